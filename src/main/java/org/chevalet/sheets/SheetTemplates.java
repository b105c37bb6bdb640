package org.chevalet.sheets;

import io.quarkus.qute.Engine;
import io.quarkus.qute.HtmlEscaper;
import io.quarkus.qute.RawString;
import io.quarkus.qute.ReflectionValueResolver;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.qute.TemplateLocator.TemplateLocation;
import io.quarkus.qute.Variant;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The documents' page descriptions: well-formed XHTML from {@code templates/sheets}, with or without the server. */
final class SheetTemplates {

    private static final String STYLE = "/sheets/sheets.css";

    private final Engine engine = Engine.builder()
            .addDefaults()
            .addValueResolver(new ReflectionValueResolver())
            .addResultMapper(new HtmlEscaper(List.of(Variant.TEXT_HTML)))
            .addLocator(SheetTemplates::locate)
            .build();
    private final RawString style = new RawString(text(STYLE));

    /** @param data what the template names, beside {@code print} and {@code style} */
    String render(String template, Print print, Map<String, Object> data) {
        TemplateInstance page = engine.getTemplate("sheets/" + template).instance();
        page.data("print", print).data("style", style);
        data.forEach(page::data);
        return page.render();
    }

    private static Optional<TemplateLocation> locate(String id) {
        String path = "/templates/" + id + ".html";
        return SheetTemplates.class.getResource(path) == null ? Optional.empty() : Optional.of(new Located(path));
    }

    private record Located(String path) implements TemplateLocation {

        @Override
        public Reader read() {
            return new InputStreamReader(open(path), StandardCharsets.UTF_8);
        }

        @Override
        public Optional<Variant> getVariant() {
            return Optional.of(Variant.forContentType(Variant.TEXT_HTML));
        }
    }

    private static InputStream open(String path) {
        InputStream in = SheetTemplates.class.getResourceAsStream(path);
        if (in == null) {
            throw new IllegalStateException("missing " + path);
        }
        return in;
    }

    private static String text(String path) {
        try (InputStream in = open(path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
