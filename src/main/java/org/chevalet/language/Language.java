package org.chevalet.language;

import java.util.Locale;

/** The languages of screens and documents: French first. */
public enum Language {
    FR,
    EN;

    /** The language of a tag such as {@code en-GB} or {@code fr}; French for everything else. */
    public static Language of(String tag) {
        return tag.toLowerCase(Locale.ROOT).startsWith("en") ? EN : FR;
    }

    public Locale locale() {
        return this == EN ? Locale.ENGLISH : Locale.FRENCH;
    }

    /** Lower-case code for {@code lang} attributes and file names: {@code fr}, {@code en}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
