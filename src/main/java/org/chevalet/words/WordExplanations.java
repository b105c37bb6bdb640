package org.chevalet.words;

import java.util.List;
import org.chevalet.core.lexicon.LexiconIdentity;
import org.chevalet.core.tile.TileSet;
import org.chevalet.language.Messages;

/** Why a French word is valid, in words a player reads. */
public final class WordExplanations {

    private WordExplanations() {}

    /**
     * The readings of a word of a game. A word of an English list that looks like a French one has none.
     *
     * @param tiles of the game
     * @param list its word list
     * @param word capitals A-Z
     * @return each as {@code chantassions : chanter, verbe, subjonctif imparfait…}; empty for a word the dictionary does
     *     not know
     */
    public static List<String> in(TileSet tiles, LexiconIdentity list, String word, Messages messages) {
        return areFrench(tiles.name(), list) ? of(word, messages) : List.of();
    }

    /**
     * Are the words of a game French ones, which the dictionary explains?
     *
     * @param language of its tiles
     * @param list its word list
     */
    static boolean areFrench(String language, LexiconIdentity list) {
        return !"en".equals(language) || EmbeddedLexicon.is(list);
    }

    private static List<String> of(String word, Messages messages) {
        return FrenchMeanings.all().of(word).stream()
                .map(meaning -> messages.text(
                        "words.reading", meaning.form(), meaning.lemma(), GrammarTag.inWords(meaning.tag(), messages)))
                .toList();
    }
}
