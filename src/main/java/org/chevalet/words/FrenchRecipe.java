package org.chevalet.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import morfologik.stemming.Dictionary;
import morfologik.stemming.DictionaryLookup;
import morfologik.stemming.WordData;
import org.chevalet.core.lexicon.Lexicon;

/**
 * Derives the French word list from the dictionary {@code org.languagetool:french-pos-dict} (form, lemma and tag of
 * 666,726 entries) and three overlays written by hand: verbs conjugated like a model, words struck out, words added.
 */
final class FrenchRecipe {

    /** Tag classes of playable words; left out: Z proper name, S abbreviation, M punctuation, Y number in digits. */
    private static final Set<String> CLASSES =
            Set.of("A", "C", "D", "I", "J", "K", "N", "P", "R", "T", "V", "P+D", "P+R");

    /** Classes in which an elided form has its lemma less the final e: QU', LORSQU'. */
    private static final Set<String> ELIDING_CLASSES = Set.of("A", "C", "D", "P", "R");

    private static final int LONGEST_UNIT_SYMBOL = 3;
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern HAS_VOWEL = Pattern.compile(".*[AEIOUY].*");

    /** An entry of the dictionary, or one conjugated from a model. */
    record Entry(String form, String lemma, String tag) {

        String tagClass() {
            return tag.split(" ", 2)[0];
        }

        boolean isVerb() {
            return tagClass().equals("V");
        }
    }

    private final TreeSet<String> words = new TreeSet<>();
    private final Set<String> conjugatedWords = new HashSet<>();
    private final List<Entry> conjugated = new ArrayList<>();
    private final Map<String, List<Entry>> models = new HashMap<>();

    private FrenchRecipe() {}

    /**
     * Follows the recipe.
     *
     * @param verbs lines {@code verb model}
     * @param exclusions words of the dictionary that are not playable
     * @param additions words it lacks
     */
    static FrenchRecipe follow(List<String> verbs, Collection<String> exclusions, Collection<String> additions) {
        FrenchRecipe recipe = new FrenchRecipe();
        verbs.forEach(line -> recipe.models.put(model(line), new ArrayList<>()));
        recipe.readDictionary();
        verbs.forEach(recipe::conjugate);
        recipe.words.removeAll(exclusions);
        recipe.words.addAll(additions);
        return recipe;
    }

    /** The canonical list. */
    Collection<String> words() {
        return words;
    }

    /** The forms of the overlay's verbs that the dictionary does not have, once for each tag. */
    List<Entry> conjugated() {
        return conjugated;
    }

    /** Capitals without accents: {@code œ} gives OE, {@code é} gives E. */
    static String fold(String form) {
        String letters = form.replace("œ", "oe").replace("æ", "ae");
        String bare = MARKS.matcher(Normalizer.normalize(letters, Normalizer.Form.NFD))
                .replaceAll("");
        return bare.toUpperCase(Locale.ROOT);
    }

    private void readDictionary() {
        for (WordData data : new DictionaryLookup(dictionary())) {
            Entry entry = entry(data);
            if (!entry.form().equals(entry.form().toLowerCase(Locale.ROOT))) {
                continue;
            }
            List<Entry> forms = models.get(entry.lemma());
            if (forms != null && entry.isVerb()) {
                forms.add(entry);
            }
            if (isPlayable(entry)) {
                words.add(fold(entry.form()));
            }
        }
    }

    static Entry entry(WordData data) {
        String tag = String.valueOf(data.getTag());
        // The last character of a tag is a frequency class (fsa.dict.frequency-included).
        return new Entry(data.getWord().toString(), String.valueOf(data.getStem()), tag.substring(0, tag.length() - 1));
    }

    static Dictionary dictionary() {
        ClassLoader loader = Objects.requireNonNull(FrenchRecipe.class.getClassLoader());
        try (InputStream automaton = loader.getResourceAsStream("org/languagetool/resource/fr/french.dict");
                InputStream features = loader.getResourceAsStream("org/languagetool/resource/fr/french.info")) {
            return Dictionary.read(Objects.requireNonNull(automaton), Objects.requireNonNull(features));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static boolean isPlayable(Entry entry) {
        String word = fold(entry.form());
        String tagClass = entry.tagClass();
        boolean elided = ELIDING_CLASSES.contains(tagClass) && entry.lemma().equals(entry.form() + "e");
        // BRRR, PFFT and HMM stay; other words without a vowel are symbols.
        boolean sounds = HAS_VOWEL.matcher(word).matches() || tagClass.equals("I");
        return Lexicon.isPlayable(word) && CLASSES.contains(tagClass) && sounds && !elided && !isUnitSymbol(entry);
    }

    /** {@code cm} of lemma {@code m}, {@code dalm} of lemma {@code lm}. */
    private static boolean isUnitSymbol(Entry entry) {
        return entry.tagClass().equals("N")
                && entry.tag().endsWith(" sp")
                && !entry.lemma().equals(entry.form())
                && entry.lemma().length() <= LONGEST_UNIT_SYMBOL;
    }

    private static String model(String line) {
        return line.split("\\s+")[1];
    }

    /** Every form of the model, with the part before the longest common ending of the two infinitives replaced. */
    private void conjugate(String line) {
        String verb = line.split("\\s+")[0];
        String model = model(line);
        int ending = commonEnding(verb, model);
        String modelStem = model.substring(0, model.length() - ending);
        String verbStem = verb.substring(0, verb.length() - ending);
        for (Entry entry : Objects.requireNonNull(models.get(model))) {
            if (!entry.form().startsWith(modelStem)) {
                throw new IllegalStateException(entry + " does not start like its model " + model);
            }
            add(new Entry(verbStem + entry.form().substring(modelStem.length()), verb, entry.tag()));
        }
    }

    private void add(Entry conjugatedForm) {
        String word = fold(conjugatedForm.form());
        if (Lexicon.isPlayable(word) && words.add(word)) {
            conjugatedWords.add(word);
        }
        if (conjugatedWords.contains(word)) {
            conjugated.add(conjugatedForm);
        }
    }

    private static int commonEnding(String one, String other) {
        int length = 0;
        while (length < one.length()
                && length < other.length()
                && one.charAt(one.length() - 1 - length) == other.charAt(other.length() - 1 - length)) {
            length++;
        }
        return length;
    }
}
