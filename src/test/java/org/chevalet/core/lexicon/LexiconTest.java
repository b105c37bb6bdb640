package org.chevalet.core.lexicon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.chevalet.core.tile.Letter;
import org.junit.jupiter.api.Test;

class LexiconTest {

    private static final List<String> SOME = List.of("AA", "AH", "AHA", "BAH", "BAHS", "CHANTASSIONS", "ZOO");

    private final Lexicon lexicon = Lexicon.of("some", SOME);

    @Test
    void holdsItsWordsAndNoOthers() {
        assertThat(SOME).allMatch(lexicon::contains);
        assertThat(List.of("", "A", "A A", "AB", "BA", "CHANTASSION", "ZOOS", "zoo", "É", "HA", "AAAAAAAAAAAAAAAA"))
                .noneMatch(lexicon::contains);
    }

    @Test
    void identityIsTheDigestOfTheCanonicalList() {
        LexiconIdentity identity = Lexicon.of("two", List.of("AA", "ZOO")).identity();

        // printf 'AA\nZOO\n' | sha256sum
        assertThat(identity)
                .isEqualTo(new LexiconIdentity(
                        "two", 2, "9252fc542e13f5b8fb6adaedcbff850f340672a2721a6f9b694f6d59a85b55eb"));
    }

    @Test
    void findsTheLettersThatHook() {
        assertThat(lexicon.lettersBefore("AH")).containsExactly(new Letter('B'));
        assertThat(lexicon.lettersAfter("BAH")).containsExactly(new Letter('S'));
        assertThat(lexicon.lettersAfter("ZOO")).isEmpty();
    }

    @Test
    void listsWordsInOrder() {
        List<String> words = new ArrayList<>();
        lexicon.forEach(words::add);

        assertThat(words).isEqualTo(SOME);
        assertThat(lexicon.startingWith("AH")).containsExactly("AH", "AHA");
        assertThat(lexicon.startingWith("")).isEqualTo(SOME);
        assertThat(lexicon.startingWith("AX")).isEmpty();
        assertThat(lexicon.startingWith("é")).isEmpty();
    }

    @Test
    void packsAndLoads() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        lexicon.save(packed);

        Lexicon loaded = Lexicon.load(new ByteArrayInputStream(packed.toByteArray()));

        assertThat(loaded.identity()).isEqualTo(lexicon.identity());
        assertThat(loaded.startingWith("")).isEqualTo(SOME);
    }

    @Test
    void refusesADamagedPack() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        lexicon.save(packed);
        byte[] cut = Arrays.copyOf(packed.toByteArray(), packed.size() - 1);
        byte[] other = "not a packed lexicon at all".getBytes(StandardCharsets.US_ASCII);

        assertThatThrownBy(() -> Lexicon.load(new ByteArrayInputStream(cut))).isInstanceOf(IOException.class);
        assertThatThrownBy(() -> Lexicon.load(new ByteArrayInputStream(other))).isInstanceOf(IOException.class);
    }

    @Test
    void refusesListsThatAreNotCanonical() {
        for (List<String> bad : List.of(List.of("BA", "AB"), List.of("AB", "AB"), List.of("A"), List.of("été"))) {
            assertThatThrownBy(() -> Lexicon.of("bad", bad)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void holdsRandomListsExactly() {
        Random random = new Random(20_240_611);
        for (int round = 0; round < 50; round++) {
            TreeSet<String> words = new TreeSet<>();
            for (int count = 0; count < 300; count++) {
                words.add(randomWord(random));
            }
            Lexicon some = Lexicon.of("random", words);

            assertThat(some.startingWith("")).containsExactlyElementsOf(words);
            for (int probe = 0; probe < 300; probe++) {
                String word = randomWord(random);
                assertThat(some.contains(word)).as(word).isEqualTo(words.contains(word));
            }
        }
    }

    private static String randomWord(Random random) {
        StringBuilder word = new StringBuilder();
        int length = 2 + random.nextInt(random.nextBoolean() ? 3 : 14);
        for (int position = 0; position < length; position++) {
            word.append((char) ('A' + random.nextInt(3)));
        }
        return word.toString();
    }
}
