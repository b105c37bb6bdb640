package org.chevalet.sheets;

import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureNode;

/** The tags of a document, in reading order. */
final class StructureTree {

    private StructureTree() {}

    static List<PDStructureElement> elements(PDStructureNode node) {
        List<PDStructureElement> elements = new ArrayList<>();
        for (Object kid : node.getKids()) {
            if (kid instanceof PDStructureElement element) {
                elements.add(element);
                elements.addAll(elements(element));
            }
        }
        return elements;
    }

    static List<String> types(byte[] pdf) {
        return ReadPdf.read(
                pdf,
                document -> elements(document.getDocumentCatalog().getStructureTreeRoot()).stream()
                        .map(PDStructureElement::getStructureType)
                        .toList());
    }

    /** The alternative texts of the figures. */
    static List<String> alternatives(byte[] pdf) {
        return ReadPdf.read(
                pdf,
                document -> elements(document.getDocumentCatalog().getStructureTreeRoot()).stream()
                        .filter(element -> element.getStructureType().equals("Figure"))
                        .map(PDStructureElement::getAlternateDescription)
                        .toList());
    }
}
