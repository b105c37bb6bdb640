package org.chevalet.words;

import java.util.List;
import org.chevalet.language.Messages;

/** Why a French word is valid, in words a player reads. */
public final class WordExplanations {

    private WordExplanations() {}

    /**
     * The readings of a word.
     *
     * @param word capitals A-Z
     * @return each as {@code chantassions : chanter, verbe, subjonctif imparfait…}; empty for a word the dictionary does
     *     not know
     */
    public static List<String> of(String word, Messages messages) {
        return FrenchMeanings.all().of(word).stream()
                .map(meaning -> messages.text(
                        "words.reading", meaning.form(), meaning.lemma(), GrammarTag.inWords(meaning.tag(), messages)))
                .toList();
    }
}
