package org.chevalet.formats;

import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.language.WrittenText;

/**
 * Reads Eliot's saves (XML version 2), the field's only open interchange. Nothing outside the file is ever asked for: a
 * document type is refused as such, and with it every entity.
 */
final class EliotSaveReader {

    private static final String CLOSING = "</EliotGame>";
    private static final int DEEPEST = 12;

    private EliotSaveReader() {}

    /**
     * Reads a save.
     *
     * @return the save, or one sentence: {@code eliot.doctype}, {@code eliot.cut} (line), {@code eliot.malformed} (line),
     *     {@code eliot.other-xml} (element), or a refusal of {@link EliotSaveParts}
     */
    static Answer<EliotSave> read(WrittenText text) {
        String xml = String.join("\n", text.lines()).strip();
        EliotSaveParts parts = new EliotSaveParts();
        XMLStreamReader reader = null;
        try {
            reader = factory().createXMLStreamReader(new StringReader(xml));
            Optional<Refusal> refused = parse(reader, parts);
            return refused.isPresent() ? Answer.refuse(refused.get()) : parts.save();
        } catch (XMLStreamException broken) {
            int line = reader == null ? 1 : Math.max(1, reader.getLocation().getLineNumber());
            return Answer.refuse(xml.contains(CLOSING) ? "eliot.malformed" : "eliot.cut", line);
        }
    }

    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
        factory.setXMLResolver((publicId, systemId, base, namespace) -> {
            throw new XMLStreamException("nothing outside the file is read");
        });
        return factory;
    }

    private static Optional<Refusal> parse(XMLStreamReader reader, EliotSaveParts parts) throws XMLStreamException {
        int depth = 0;
        Optional<Refusal> refused = Optional.empty();
        while (reader.hasNext() && refused.isEmpty()) {
            switch (reader.next()) {
                case XMLStreamConstants.DTD, XMLStreamConstants.ENTITY_REFERENCE ->
                    refused = Optional.of(Refusal.of("eliot.doctype"));
                case XMLStreamConstants.START_ELEMENT -> refused = start(reader, depth++, parts);
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> parts.text(reader.getText());
                case XMLStreamConstants.END_ELEMENT -> {
                    depth--;
                    parts.end(reader.getLocalName());
                }
                default -> {
                    // comments and instructions say nothing about the game
                }
            }
        }
        return refused;
    }

    private static Optional<Refusal> start(XMLStreamReader reader, int depth, EliotSaveParts parts) {
        String name = reader.getLocalName();
        int line = reader.getLocation().getLineNumber();
        if (depth == 0) {
            return root(name, reader.getAttributeValue(null, "format"));
        }
        if (depth > DEEPEST) {
            return Optional.of(Refusal.of("eliot.malformed", line));
        }
        return parts.start(name, line, attribute -> {
            String value = reader.getAttributeValue(null, attribute);
            return value == null ? "" : value;
        });
    }

    private static Optional<Refusal> root(String name, String format) {
        if (!name.equals("EliotGame")) {
            return Optional.of(Refusal.of("eliot.other-xml", name));
        }
        return List.of("2").contains(format == null ? "" : format.strip())
                ? Optional.empty()
                : Optional.of(Refusal.of("eliot.version", format == null ? "?" : format));
    }
}
