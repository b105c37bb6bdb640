package org.chevalet.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.lexicon.LexiconIdentity;
import org.junit.jupiter.api.Test;

class EmbeddedLexiconTest {

    private final Lexicon french = EmbeddedLexicon.french();

    @Test
    void isTheListThatTheRecipeDerives() {
        assertThat(french.identity())
                .isEqualTo(new LexiconIdentity(
                        "Chevalet français 1",
                        407_781,
                        "b04ef7eca9cb132b877425cc0e916df6bc0fd639f152a010d60fca1869c0ed91"));
    }

    @Test
    void hasSoManyWordsOfEachLength() {
        int[] counts = new int[Lexicon.LONGEST + 1];
        french.forEach(word -> counts[word.length()]++);

        assertThat(counts)
                .containsExactly(
                        0, 0, 81, 600, 2304, 7159, 16621, 30552, 46540, 58936, 63699, 59844, 48925, 35621, 23151,
                        13748);
    }

    @Test
    void knowsTheRareAndRefusesTheSymbols() {
        assertThat(List.of("CHANTASSIONS", "CHUSSE", "VENGERESSE", "LANDAUS", "BRRR", "ZEK", "AUTOGERER", "QI"))
                .allMatch(french::contains);
        assertThat(List.of("CM", "KG", "JANV", "LORSQU", "QU", "VITRO", "LOCALHOST", "OK", "FRANCE"))
                .noneMatch(french::contains);
    }

    @Test
    void explainsTheOverlayWords() throws IOException {
        try (InputStream in = EmbeddedLexicon.class.getResourceAsStream("/lexicon/french-overlay-words.tsv")) {
            List<String> lines = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();

            assertThat(lines).contains("AUTOGERONS\tautogérons\tautogérer\tV ind pres 1 p", "ZEK\t\t\t");
            assertThat(lines.stream().skip(1).map(line -> line.split("\t")[0])).allMatch(french::contains);
        }
    }
}
