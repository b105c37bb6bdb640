package org.chevalet.core.lexicon;

/** A word list that answers quickly. Immutable; shared by all threads. */
public final class Lexicon {

    private final LexiconIdentity identity;

    Lexicon(LexiconIdentity identity) {
        this.identity = identity;
    }

    public LexiconIdentity identity() {
        return identity;
    }

    /** @param word capitals A-Z; anything else is not a word */
    public boolean contains(String word) {
        throw new UnsupportedOperationException(word);
    }
}
