package org.chevalet.core.lexicon;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.chevalet.core.tile.Letter;

/** A word list that answers quickly. Immutable; shared by all threads. */
public final class Lexicon {

    /** Letters of the shortest and of the longest word. */
    public static final int SHORTEST = 2;

    public static final int LONGEST = 15;

    private static final Pattern WORD = Pattern.compile("[A-Z]{" + SHORTEST + "," + LONGEST + "}");

    private final LexiconIdentity identity;
    private final WordGraph graph;
    private final Gaddag gaddag;
    private final Anagrams anagrams;

    Lexicon(LexiconIdentity identity, WordGraph graph, Gaddag gaddag, Anagrams anagrams) {
        this.identity = identity;
        this.graph = graph;
        this.gaddag = gaddag;
        this.anagrams = anagrams;
    }

    /**
     * Makes a lexicon of a canonical list.
     *
     * @param name the name the list goes by
     * @param words capitals A-Z, 2 to 15 letters, distinct, in ASCII order
     * @throws IllegalArgumentException when the list is not canonical
     */
    public static Lexicon of(String name, Collection<String> words) {
        WordGraphBuilder builder = new WordGraphBuilder();
        CanonicalList list = new CanonicalList();
        int[] letterCounts = new int[Letter.ALPHABET_SIZE];
        for (String word : words) {
            if (!isPlayable(word)) {
                throw new IllegalArgumentException("not 2 to 15 capitals: " + word);
            }
            builder.add(word);
            list.add(word);
            word.chars().forEach(letter -> letterCounts[letter - 'A']++);
        }
        float[] shares = WalkOrder.letterShares(letterCounts);
        WordGraph graph = builder.build(shares);
        return new Lexicon(
                list.identity(name), graph, GaddagBuilder.of(graph, shares), AnagramsBuilder.of(List.copyOf(words)));
    }

    /** True for 2 to 15 capitals A-Z: what a canonical list may hold. */
    public static boolean isPlayable(String word) {
        return WORD.matcher(word).matches();
    }

    /**
     * Reads what {@link #save} wrote.
     *
     * @throws IOException when the stream breaks off or is no packed lexicon of this version
     */
    public static Lexicon load(InputStream in) throws IOException {
        return PackedLexicon.read(in);
    }

    /** Writes the lexicon in its packed form, which loads in milliseconds. */
    public void save(OutputStream out) throws IOException {
        PackedLexicon.write(this, out);
    }

    public LexiconIdentity identity() {
        return identity;
    }

    /** The automaton of the words, read forwards. */
    public WordGraph graph() {
        return graph;
    }

    /** The automaton of the words, read from any letter outwards. */
    public Gaddag gaddag() {
        return gaddag;
    }

    /** The words by their letters. */
    public Anagrams anagrams() {
        return anagrams;
    }

    /** @param word capitals A-Z; anything else is not a word */
    public boolean contains(String word) {
        return isPlayable(word) && WordGraph.isWord(graph.next(graph.root(), word));
    }

    /** The letters that make another word when put before this one, in alphabetical order. */
    public List<Letter> lettersBefore(String word) {
        return IntStream.range(0, Letter.ALPHABET_SIZE)
                .mapToObj(Letter::ofIndex)
                .filter(letter -> contains(letter + word))
                .toList();
    }

    /** The letters that make another word when put after this one, in alphabetical order. */
    public List<Letter> lettersAfter(String word) {
        return IntStream.range(0, Letter.ALPHABET_SIZE)
                .mapToObj(Letter::ofIndex)
                .filter(letter -> contains(word + letter))
                .toList();
    }

    /** Every word, in ASCII order. */
    public void forEach(Consumer<String> action) {
        walk(graph.root(), new StringBuilder(LONGEST), action);
    }

    private void walk(long state, StringBuilder prefix, Consumer<String> action) {
        for (int letters = WordGraph.letters(state); letters != 0; letters &= letters - 1) {
            int letter = Integer.numberOfTrailingZeros(letters);
            long next = graph.follow(state, letter);
            prefix.append((char) ('A' + letter));
            if (WordGraph.isWord(next)) {
                action.accept(prefix.toString());
            }
            walk(next, prefix, action);
            prefix.setLength(prefix.length() - 1);
        }
    }

    /** Every word that starts with {@code prefix}, itself included when it is one, in ASCII order. */
    public List<String> startingWith(String prefix) {
        List<String> words = new ArrayList<>();
        if (contains(prefix)) {
            words.add(prefix);
        }
        if (prefix.matches("[A-Z]*")) {
            walk(graph.next(graph.root(), prefix), new StringBuilder(prefix), words::add);
        }
        return List.copyOf(words);
    }

    @Override
    public String toString() {
        return identity.name() + " (" + identity.wordCount() + ")";
    }
}
