package org.chevalet.core.rules;

/** Says whether a word is admitted: by the lexicon, or as it was recorded when the round was closed. */
@FunctionalInterface
public interface WordCheck {

    /** @param word capitals A-Z */
    boolean admits(String word);
}
