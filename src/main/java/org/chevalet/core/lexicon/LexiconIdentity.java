package org.chevalet.core.lexicon;

import java.util.Collection;

/**
 * What tells one word list from another.
 *
 * @param name the name the club gave it
 * @param wordCount words in the canonical list
 * @param sha256 lower-case hexadecimal digest of the canonical list: words A-Z of 2 to 15 letters, distinct, in ASCII
 *     order, one LF after each; never of the imported file
 */
public record LexiconIdentity(String name, int wordCount, String sha256) {

    /** The identity of a canonical list, without making a lexicon of it. */
    public static LexiconIdentity of(String name, Collection<String> words) {
        CanonicalList list = new CanonicalList();
        words.forEach(list::add);
        return list.identity(name);
    }
}
