package org.chevalet.words;

/**
 * One reading of a word.
 *
 * @param form as written, with its accents: {@code chantassions}
 * @param lemma the dictionary's headword: {@code chanter}
 * @param tag the dictionary's grammatical tag: {@code V sub impa 1 p}
 */
public record WordMeaning(String form, String lemma, String tag) {}
