package org.chevalet.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chevalet.language.Language;
import org.chevalet.sheets.braille.BrailleCode;
import org.chevalet.sheets.braille.LineDocument.Kind;
import org.chevalet.sheets.braille.LineDocument.Line;
import org.chevalet.sheets.braille.LineDocument.Piece;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where the translator of liblouis is installed, all lines of all documents have the cells it gives them. */
class LiblouisTest {

    private static final Path PROGRAM = Stream.of(
                    System.getenv().getOrDefault("PATH", "").split(":"))
            .map(folder -> Path.of(folder, "lou_translate"))
            .filter(Files::isExecutable)
            .findFirst()
            .orElse(Path.of("lou_translate"));

    @TempDir
    Path folder;

    @Test
    void french() throws IOException, InterruptedException {
        compare(Language.FR, "fr-bfu-comp6.utb");
    }

    @Test
    void english() throws IOException, InterruptedException {
        compare(Language.EN, "en-ueb-g1.ctb");
    }

    private void compare(Language language, String table) throws IOException, InterruptedException {
        Assumptions.assumeTrue(
                Files.isExecutable(PROGRAM), "lou_translate is not installed: nothing to compare braille with.");
        BrailleCode code = BrailleCode.of(language);
        List<String> lines = SampleLines.documents(language).stream()
                .flatMap(document -> document.parts().stream())
                .flatMap(part -> part.blocks().stream())
                .flatMap(block -> block.lines().stream())
                .filter(LiblouisTest::isPlain)
                .map(LiblouisTest::text)
                .distinct()
                .toList();
        List<String> given = language == Language.FR
                ? lines.stream().map(LiblouisTest::close).toList()
                : lines;
        List<String> cells = translated(given, table);
        assertThat(cells).hasSameSizeAs(lines).hasSizeGreaterThan(500);
        List<String> different = Stream.iterate(0, at -> at < lines.size(), at -> at + 1)
                .filter(at -> !code.cells(lines.get(at)).equals(cells.get(at)))
                .map(at -> lines.get(at) + ": " + code.cells(lines.get(at)) + ", liblouis " + cells.get(at))
                .toList();
        assertThat(different).isEmpty();
    }

    /** Jokers and rows of the board have signs of our own, which the documents explain. */
    private static boolean isPlain(Line line) {
        return line.pieces().stream()
                .noneMatch(piece -> piece.kind() == Kind.ROW
                        || piece.kind() == Kind.WORD && piece.text().contains("("));
    }

    private static String text(Line line) {
        return line.pieces().stream().map(LiblouisTest::text).collect(Collectors.joining(" "));
    }

    private static String text(Piece piece) {
        return piece.kind() == Kind.TILES ? piece.text().toLowerCase(Locale.ROOT) : piece.text();
    }

    /** The French code writes these signs close to the word, liblouis leaves them where print has them. */
    private static String close(String line) {
        return line.replaceAll("[ \u00a0\u202f]+([:;!?%»])(?=[ \u00a0\u202f]|$)", "$1")
                .replaceAll("«[ \u00a0\u202f]+", "«");
    }

    private List<String> translated(List<String> texts, String table) throws IOException, InterruptedException {
        Path in = Files.write(folder.resolve("in.txt"), texts);
        Path out = folder.resolve("out.txt");
        Process process = new ProcessBuilder(PROGRAM.toString(), "--forward", "en-us-brf.dis," + table)
                .redirectInput(in.toFile())
                .redirectOutput(out.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertThat(process.waitFor()).isZero();
        return Files.readAllLines(out, StandardCharsets.US_ASCII);
    }
}
