package org.chevalet.core.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.chevalet.words.EmbeddedLexicon;
import org.junit.jupiter.api.Test;

/** The structures behind the lexicon, each against the words themselves. */
class AutomataTest {

    private static final int EVERY = 97;

    private final Lexicon french = EmbeddedLexicon.french();
    private final WordGraph graph = french.graph();
    private final Gaddag gaddag = french.gaddag();
    private final Anagrams anagrams = french.anagrams();

    @Test
    void gaddagReadsEveryWordFromEveryLetter() {
        for (String word : sample()) {
            for (int from = 0; from < word.length(); from++) {
                assertThat(readFrom(word, from)).as(word + " from " + from).isTrue();
            }
        }
    }

    /** Left from a letter, then the turn and the rest to the right. */
    private boolean readFrom(String word, int from) {
        long state = gaddag.root();
        int arc = Gaddag.NO_ARC;
        for (int position = from; position >= 0; position--) {
            arc = Gaddag.arcOrNone(state, word.charAt(position) - 'A');
            state = gaddag.state(arc);
        }
        return from == word.length() - 1
                ? WordGraph.isWord(state)
                : WordGraph.isWord(graph.next(gaddag.turn(arc), word.substring(from + 1)));
    }

    @Test
    void gaddagReadsNothingElse() {
        assertThat(Gaddag.arcOrNone(gaddag.state(Gaddag.arcOrNone(gaddag.root(), 'J' - 'A')), 'Q' - 'A'))
                .isEqualTo(Gaddag.NO_ARC);
        assertThat(gaddag.turn(Gaddag.NO_ARC)).isEqualTo(WordGraph.DEAD_END);
        assertThat(gaddag.state(Gaddag.NO_ARC)).isEqualTo(Gaddag.DEAD_END);
    }

    @Test
    void whatAStateNeedsIsInEveryWordThatGoesOn() {
        assertThat(WordGraph.needed(graph.next(graph.root(), "ACQ"))).isEqualTo(mask("U"));
        for (String word : sample()) {
            for (int read = 0; read < word.length(); read++) {
                int needed = WordGraph.needed(graph.next(graph.root(), word.substring(0, read)));
                assertThat(needed & ~mask(word.substring(read))).as(word).isZero();
            }
            for (int from = 0; from < word.length(); from++) {
                long state = gaddag.root();
                for (int position = from; position > 0; position--) {
                    state = gaddag.state(Gaddag.arcOrNone(state, word.charAt(position) - 'A'));
                    String further = word.substring(0, position) + word.substring(from + 1);
                    assertThat(WordGraph.needed(state) & ~mask(further))
                            .as(word)
                            .isZero();
                }
            }
        }
    }

    /** Those of some letters that states may need. */
    private static int mask(String letters) {
        return WordGraph.shortened(
                letters.chars().map(letter -> 1 << letter - 'A').reduce(0, (some, other) -> some | other));
    }

    @Test
    void endingsAreTheHooks() {
        long chat = graph.next(graph.root(), "CHAT");
        assertThat(letters(graph.endings(chat))).isEqualTo(hooks(french, "CHAT"));

        long tahc = gaddag.root();
        for (char letter : "TAHC".toCharArray()) {
            tahc = gaddag.state(Gaddag.arcOrNone(tahc, letter - 'A'));
        }
        StringBuilder before = new StringBuilder();
        french.lettersBefore("CHAT").forEach(before::append);
        assertThat(letters(gaddag.endings(tahc))).isEqualTo(before.toString());
    }

    private static String hooks(Lexicon lexicon, String word) {
        StringBuilder hooks = new StringBuilder();
        lexicon.lettersAfter(word).forEach(hooks::append);
        return hooks.toString();
    }

    private static String letters(int mask) {
        StringBuilder letters = new StringBuilder();
        for (int letter = 0; letter < 26; letter++) {
            if ((mask >>> letter & 1) != 0) {
                letters.append((char) ('A' + letter));
            }
        }
        return letters.toString();
    }

    @Test
    void groupsHoldTheAnagrams() {
        assertThat(group("AEIMNRS")).contains("MARINES");
        for (String word : sample()) {
            if (word.length() >= Anagrams.SHORTEST) {
                assertThat(group(word))
                        .contains(word)
                        .allMatch(other -> sorted(other).equals(sorted(word)));
            }
        }
        assertThat(group("QQQQQQQ")).isEmpty();
    }

    private static String sorted(String word) {
        return word.chars()
                .sorted()
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static long key(String letters) {
        return letters.chars().mapToLong(letter -> Anagrams.key(letter - 'A')).sum();
    }

    private TreeSet<String> group(String letters) {
        TreeSet<String> words = new TreeSet<>();
        int group = anagrams.group(key(letters));
        if (group != 0) {
            int word = anagrams.firstWord(group);
            for (int index = 0; index < anagrams.size(group); index++, word += anagrams.length(group)) {
                StringBuilder text = new StringBuilder();
                for (int position = 0; position < anagrams.length(group); position++) {
                    text.append((char) ('A' + anagrams.letter(word, position)));
                }
                words.add(text.toString());
            }
        }
        return words;
    }

    @Test
    void completionsLeaveNoLetterOutThatHasAGroup() {
        for (String word : sample()) {
            if (word.length() >= Anagrams.SHORTEST) {
                long key = key(word.substring(1));
                assertThat(anagrams.completions(key, word.length()) & lettersWithAGroup(key))
                        .as(word)
                        .isEqualTo(lettersWithAGroup(key));
            }
        }
    }

    private int lettersWithAGroup(long key) {
        int letters = 0;
        for (int letter = 0; letter < 26; letter++) {
            letters |= anagrams.group(key + Anagrams.key(letter)) == 0 ? 0 : 1 << letter;
        }
        return letters;
    }

    @Test
    void completionsNameFewLettersInVain() {
        int named = 0;
        int longWords = 0;
        Random dice = new Random(11);
        for (int count = 0; count < 10_000; count++) {
            long key = dice.nextLong();
            named += anagrams.completions(key, 8) == 0 ? 0 : 1;
            longWords += anagrams.completions(key, 15) == 0 ? 0 : 1;
        }

        assertThat(named).isLessThan(500);
        assertThat(longWords).isLessThan(1000);
    }

    @Test
    void staysWithin32MegabytesOfHeap() {
        long bytes = 8L * graph.arcs().length
                + 8L * gaddag.arcs().length
                + 8L * anagrams.groups().entries().length
                + 4L * anagrams.completions().named().length
                + 8L * anagrams.completions().any().length
                + anagrams.words().length;

        assertThat(bytes).isLessThan(32L * 1024 * 1024);
    }

    @Test
    void anEmptyListHasNoWords() {
        Lexicon none = Lexicon.of("none", List.of());

        assertThat(none.contains("AA")).isFalse();
        assertThat(none.startingWith("")).isEmpty();
        assertThat(none.identity().wordCount()).isZero();
    }

    private List<String> sample() {
        List<String> all = french.startingWith("");
        return IntStream.range(0, all.size() / EVERY)
                .mapToObj(index -> all.get(index * EVERY))
                .toList();
    }
}
