package org.chevalet.core.rules;

/**
 * Why a slip is paid what it is paid, each with the part of the rulebook that says so. Where our source gives only the
 * span of sections of the decision table, the span is cited.
 */
public enum Reason {
    VALID("R§5.4"),

    NO_SLIP(Section.TABLE),
    BLANK_SLIP(Section.TABLE),
    LATE(Section.TABLE),
    UNREADABLE_WORD(Section.TABLE),
    WORD_MISSING(Section.TABLE),
    WORD_NOT_ADMITTED(Section.TABLE),
    CROSS_WORD_NOT_ADMITTED(Section.TABLE),
    LETTER_NOT_IN_RACK(Section.TABLE),
    DOES_NOT_FIT(Section.TABLE),
    OFF_THE_BOARD(Section.TABLE),
    SQUARE_TAKEN(Section.TABLE),
    WORD_INCOMPLETE("R§5.2.1"),
    NO_NEW_LETTER("R§5.2.1"),
    NOT_CONNECTED(Section.TABLE),
    TOO_MANY_LETTERS("R§3.8"),
    NO_PLACE(Section.TABLE),
    SCORE_TOO_LOW(Section.TABLE),
    FALSE_CONNECTION(Section.TABLE),
    ILLEGIBLE(Section.TABLE),
    SEVERAL_SLIPS(Section.TABLE),
    SEVERAL_SOLUTIONS(Section.TABLE),
    MISCONDUCT("R§6.1"),

    FIRST_ROUND_MAXIMUM("R§5.4.2.a"),
    SCORE_MISSING(Section.TABLE),
    SCORE_WRONG(Section.TABLE),
    JOKER_NOT_CIRCLED(Section.TABLE),
    JOKER_WRONGLY_CIRCLED(Section.TABLE),
    REFERENCE_INVERTED(Section.TABLE),
    REFERENCE_WRONG(Section.TABLE),
    WRONG_DIRECTION(Section.TABLE),
    TWO_CONNECTING_LETTERS("R§4.3.2"),
    CONNECTING_LETTERS_WRONG("R§4.3.2"),
    HARD_TO_READ(Section.TABLE),
    TALKING("R§5.8"),
    SCORE_FOUND_ELSEWHERE(Section.TABLE),

    AVERAGE("R§5.9"),
    RULED_BY_ARBITER("R§5.9");

    private final String section;

    Reason(String section) {
        this.section = section;
    }

    public String section() {
        return section;
    }

    /** Where the source pins no single section. */
    private static final class Section {
        static final String TABLE = "R§5.3-5.8";
    }
}
