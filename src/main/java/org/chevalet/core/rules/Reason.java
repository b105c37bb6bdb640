package org.chevalet.core.rules;

/** Why a slip is paid what it is paid, each with the section of the rulebook that says so. */
public enum Reason {
    VALID("R§5.4"),
    NO_SLIP("R§5.3"),
    BLANK_SLIP("R§5.3"),
    LATE("R§5.3"),
    WORD_NOT_ADMITTED("R§5.3"),
    CROSS_WORD_NOT_ADMITTED("R§5.3"),
    LETTER_NOT_IN_RACK("R§5.3"),
    DOES_NOT_FIT("R§5.3"),
    NO_PLACE("R§5.3"),
    FIRST_ROUND_MAXIMUM("R§5.4.2.a"),
    SCORE_MISSING("R§5.5"),
    SCORE_WRONG("R§5.5"),
    JOKER_NOT_CIRCLED("R§5.6"),
    JOKER_WRONGLY_CIRCLED("R§5.6"),
    REFERENCE_INVERTED("R§5.6"),
    SCORE_FOUND_ELSEWHERE("R§5.7"),
    RULED_BY_ARBITER("R§5.9");

    private final String section;

    Reason(String section) {
        this.section = section;
    }

    public String section() {
        return section;
    }
}
