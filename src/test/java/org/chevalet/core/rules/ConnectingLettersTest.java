package org.chevalet.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Words located by the letters of the board they hold, R§4.3.2, 5.2. */
class ConnectingLettersTest {

    private static final Desk MENERAI = Desk.later("H4 MENERAI", "PROABCD", "MENERAI", "PROMENERAI");

    @Test
    void extendingAWordOfThreeLettersOrMoreNeedsNoReference() {
        assertThat(Desk.line(MENERAI.claims("PROMENERAI", "H1", 39))).isEqualTo("39 NONE VALID");
        assertThat(Desk.line(MENERAI.claims("PROMENERAI", "", 39))).isEqualTo("39 NONE VALID");
        assertThat(Desk.line(MENERAI.scoreNotAsked("PROMENERAI", ""))).isEqualTo("39 NONE VALID");
    }

    @Test
    void norDoesAWrongReferenceMatter() {
        assertThat(Desk.line(MENERAI.claims("PROMENERAI", "5A", 39))).isEqualTo("39 NONE VALID");
        Desk mer = Desk.later("H7 MER", "SABCDFG", "MER", "MERS");
        assertThat(Desk.line(mer.claims("MERS", "B2", 5))).isEqualTo("5 NONE VALID");
    }

    @Test
    void extendingATwoLetterWordWithoutReferenceCostsAWarning() {
        Desk tu = Desk.later("H8 TU, 8H TA", "ERABCDF", "TU", "TA", "TUERA");
        assertThat(Desk.line(tu.claims("TUERA", "", 6))).isEqualTo("6 WARNING TWO_CONNECTING_LETTERS");
        assertThat(Desk.line(tu.claims("TUERA", "B2", 6)))
                .isEqualTo("6 WARNING REFERENCE_WRONG TWO_CONNECTING_LETTERS");
        assertThat(Desk.line(tu.claims("TUERA", "H8", 6))).isEqualTo("6 NONE VALID");
    }

    @Test
    void inRoundTwoTwoLettersAreEnoughAfterATwoLetterWord() {
        Desk tu = Desk.later("H8 TU", "ERABCDF", "TU", "TUERA").round(2);
        assertThat(Desk.line(tu.claims("TUERA", "", 6))).isEqualTo("6 NONE VALID");
    }
}
