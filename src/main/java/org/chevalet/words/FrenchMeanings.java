package org.chevalet.words;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import morfologik.fsa.FSA;
import morfologik.stemming.Dictionary;
import morfologik.stemming.DictionaryLookup;
import org.chevalet.words.FrenchRecipe.Entry;

/**
 * Why a French word is valid: the accented forms it stands for, each with its lemma and grammatical tag. The forms are
 * found by walking the dictionary's automaton with every letter that folds to the capital at hand, so nothing but the
 * dictionary itself is kept in memory. Immutable; shared by all threads.
 */
public final class FrenchMeanings {

    /** Letters of French and of what it borrows end here: {@code ſ} (U+017F) closes the Latin letters with marks. */
    private static final int LAST_LETTER = 0x17F;

    private static final int LONGEST_FOLD = 2;

    /** Capitals, one or two (OE, AE), to the UTF-8 bytes of the small letters that fold to them. */
    private static final Map<String, List<byte[]>> SPELLINGS = spellings();

    private final Dictionary dictionary;
    private final FSA automaton;
    private final byte separator;
    private final Map<String, List<Entry>> overlay;

    private FrenchMeanings(Dictionary dictionary, Map<String, List<Entry>> overlay) {
        this.dictionary = dictionary;
        this.automaton = dictionary.fsa;
        this.separator = dictionary.metadata.getSeparator();
        this.overlay = overlay;
    }

    /** Loads on first use: a tenth of a second. */
    private static final class Holder {
        static final FrenchMeanings ALL = new FrenchMeanings(FrenchRecipe.dictionary(), readOverlay());
    }

    public static FrenchMeanings all() {
        return Holder.ALL;
    }

    /**
     * What the dictionary knows of a word.
     *
     * @param word capitals A-Z
     * @return each form once per lemma and tag, in the order of forms; empty for a word it does not know
     */
    public List<WordMeaning> of(String word) {
        List<String> forms = new ArrayList<>();
        walk(word, automaton.getRootNode(), "", forms);
        DictionaryLookup lookup = new DictionaryLookup(dictionary);
        List<Entry> entries = new ArrayList<>(overlay.getOrDefault(word, List.of()));
        for (String form : forms) {
            lookup.lookup(form).stream().map(FrenchRecipe::entry).forEach(entries::add);
        }
        return entries.stream()
                .filter(FrenchRecipe::isPlayable)
                .filter(entry -> !askedFirstPerson(entry))
                .map(entry ->
                        new WordMeaning(entry.form(), entry.lemma(), entry.tag().replace("  ", " ")))
                .distinct()
                .toList();
    }

    /** {@code fêtè} of {@code fêtè-je} never stands alone; its capitals are those of {@code fête}. */
    private static boolean askedFirstPerson(Entry entry) {
        return entry.form().endsWith("è") && entry.tag().equals("V ind pres 1 s");
    }

    private void walk(String rest, int node, String form, List<String> forms) {
        if (rest.isEmpty()) {
            if (automaton.getArc(node, separator) != 0) {
                forms.add(form);
            }
            return;
        }
        for (int length = 1; length <= Math.min(LONGEST_FOLD, rest.length()); length++) {
            for (byte[] letter : SPELLINGS.getOrDefault(rest.substring(0, length), List.of())) {
                int next = step(node, letter);
                if (next != 0) {
                    walk(rest.substring(length), next, form + new String(letter, StandardCharsets.UTF_8), forms);
                }
            }
        }
    }

    /** The node after these bytes; 0 when there is none. */
    private int step(int node, byte[] letter) {
        int at = node;
        for (byte part : letter) {
            int arc = automaton.getArc(at, part);
            if (arc == 0 || automaton.isArcTerminal(arc)) {
                return 0;
            }
            at = automaton.getEndNode(arc);
        }
        return at;
    }

    private static Map<String, List<byte[]>> spellings() {
        return IntStream.rangeClosed('a', LAST_LETTER)
                .mapToObj(Character::toString)
                .filter(letter -> letter.equals(letter.toLowerCase(Locale.ROOT)))
                .filter(letter -> FrenchRecipe.fold(letter).matches("[A-Z]{1,2}"))
                .collect(Collectors.groupingBy(
                        FrenchRecipe::fold,
                        Collectors.mapping(
                                letter -> letter.getBytes(StandardCharsets.UTF_8), Collectors.toUnmodifiableList())));
    }

    /** The words of the overlays; those added without lemma and tag have nothing to tell. */
    private static Map<String, List<Entry>> readOverlay() {
        Map<String, List<Entry>> overlay = new HashMap<>();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(FrenchMeanings.class.getResourceAsStream("/lexicon/french-overlay-words.tsv")),
                StandardCharsets.UTF_8))) {
            lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .filter(cells -> !cells[1].isEmpty())
                    .forEach(cells -> overlay.computeIfAbsent(cells[0], word -> new ArrayList<>())
                            .add(new Entry(cells[1], cells[2], cells[3])));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return overlay;
    }
}
