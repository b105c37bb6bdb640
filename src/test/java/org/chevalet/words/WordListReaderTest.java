package org.chevalet.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.chevalet.Patience;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.words.WordListReader.Ignored;
import org.chevalet.words.WordListReader.WordListRead;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordListReaderTest {

    private static WordListRead read(String text) {
        return WordListReader.read(text.getBytes(StandardCharsets.UTF_8)).value();
    }

    @ParameterizedTest
    @CsvSource({"UTF-8", "windows-1252", "UTF-16"})
    void findsTheEncodingOut(String encoding) {
        byte[] file = "bœuf\r\nÉTÉ\r\nnaïve\r\n".getBytes(Charset.forName(encoding));
        assertThat(WordListReader.read(file).value().words()).containsExactly("BOEUF", "ETE", "NAIVE");
    }

    @Test
    void readsLatin1AndAByteOrderMark() {
        assertThat(WordListReader.read("été\nâne\n".getBytes(StandardCharsets.ISO_8859_1))
                        .value()
                        .words())
                .containsExactly("ANE", "ETE");
        assertThat(read("\uFEFFété\nâne").words()).containsExactly("ANE", "ETE");
    }

    @Test
    void caseAccentsDuplicatesBlanksAndLineEndsMakeNoDifference() {
        List<String> words = read("zoo\r\rchat\n\n  Chat \nCHÂT\r\nArène\n").words();
        assertThat(words).containsExactly("ARENE", "CHAT", "ZOO");
        assertThat(Lexicon.of("club", words).identity().sha256())
                .isEqualTo(Lexicon.of("club", List.of("ARENE", "CHAT", "ZOO"))
                        .identity()
                        .sha256());
    }

    @Test
    void wordsThatOtherProgramsMistakeForValuesAreWords() {
        assertThat(read("no\nnull\nnan\nvrai\ntrue\nna").words())
                .containsExactly("NA", "NAN", "NO", "NULL", "TRUE", "VRAI");
    }

    @Test
    void tellsWhichLinesAreNoWords() {
        WordListRead read = read("chat\narc-en-ciel\na\n\n# une note\nanticonstitutionnellement\nchien");
        assertThat(read.words()).containsExactly("CHAT", "CHIEN");
        assertThat(read.ignoredCount()).isEqualTo(4);
        assertThat(read.ignored())
                .containsExactly(
                        new Ignored(2, "arc-en-ciel", "words.ignored-not-letters"),
                        new Ignored(3, "a", "words.ignored-too-short"),
                        new Ignored(5, "# une note", "words.ignored-not-letters"),
                        new Ignored(6, "anticonstitutionnellement", "words.ignored-too-long"));
    }

    @Test
    void refusesWhatHoldsNoWordAndWhatIsNoText() {
        assertThat(WordListReader.read(new byte[0]).refusal().key()).isEqualTo("words.none");
        assertThat(WordListReader.read("1\n2\n".getBytes(StandardCharsets.UTF_8))
                        .refusal()
                        .key())
                .isEqualTo("words.none");
        assertThat(WordListReader.read(new byte[] {'P', 'K', 3, 4, 0, 0})
                        .refusal()
                        .key())
                .isEqualTo("text.binary");
    }

    @Test
    void noiseNeverThrows() {
        Random dice = new Random(20260807);
        for (int size = 0; size < 2000; size++) {
            byte[] noise = new byte[size];
            dice.nextBytes(noise);
            assertThatCode(() -> WordListReader.read(noise)).doesNotThrowAnyException();
        }
    }

    @Test
    void manyBadLinesAreCountedButNotAllKept() {
        WordListRead read = read("chat\n" + "12\n".repeat(5000));
        assertThat(read.ignoredCount()).isEqualTo(5000);
        assertThat(read.ignored()).hasSize(WordListReader.MOST_IGNORED_TOLD);
    }

    @Test
    void readsFourHundredThousandWordsInATimeAClubAccepts() {
        Random dice = new Random(400_000);
        TreeSet<String> words = new TreeSet<>();
        while (words.size() < 400_000) {
            words.add(dice.ints(2 + dice.nextInt(14), 'a', 'z' + 1)
                    .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                    .toString());
        }
        byte[] file = String.join("\n", words).replace("e", "é").getBytes(StandardCharsets.ISO_8859_1);
        long start = System.nanoTime();
        Answer<WordListRead> read = WordListReader.read(file);
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Patience.LONGEST);
        assertThat(read.value().words()).hasSize(400_000);
    }
}
