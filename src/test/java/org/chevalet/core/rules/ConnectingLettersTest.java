package org.chevalet.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Words located by letters of the board, inside the word or copied beside it, R§4.3.2, 5.2. */
class ConnectingLettersTest {

    private static final Desk MENERAI = Desk.later("H4 MENERAI", "PROABCD", "MENERAI", "PROMENERAI");

    private static final Desk VERBE = Desk.later("H4 VERITE", "VERBEAT", "VERITE", "VERBE", "VERITER");

    /** VERBE at 5D stands on the E of VERITE, between V and R. */
    private static final ConnectingLetter V = new ConnectingLetter(4, -1, 'V');

    private static final ConnectingLetter R = new ConnectingLetter(4, 1, 'R');

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
        assertThat(Desk.line(mer.claims("MERS", "B2", 6))).isEqualTo("5 WARNING SCORE_WRONG");
    }

    @Test
    void anExtensionWithItsExactScoreStandsBesideAReferenceThatFitsElsewhere() {
        Desk mer = Desk.later("H8 MER", "MERESBC", "MER", "MERE", "MERES");
        assertThat(Desk.line(mer.claims("MERE", "9G", 8))).isEqualTo("8 NONE VALID");
        assertThat(Desk.line(mer.claims("MERE", "9G", 5))).isEqualTo("8 WARNING SCORE_WRONG");
        assertThat(Desk.line(mer.claims("MERES", "9G", 9))).isEqualTo("9 NONE VALID");
        assertThat(Desk.line(mer.claims("MERES", "9F", 7))).isEqualTo("7 NONE VALID");
    }

    @Test
    void aReferenceThatDoesNotMatterIsNoFaultBesideAWrongScore() {
        Desk mer = Desk.later("H7 MER", "AABCDFG", "MER", "AMER");
        assertThat(Desk.line(mer.claims("AMER", "6H", 6))).isEqualTo("5 WARNING SCORE_WRONG");
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
    void aThirdLetterCopiedBesideItLocatesIt() {
        Desk tu = Desk.later("H8 TU, 8H TA", "ERABCDF", "TU", "TA", "TUERA");
        SlipDetails below = SlipDetails.connected(new ConnectingLetter(0, 1, 'A'));
        assertThat(Desk.line(tu.claims("TUERA", "", 6, below))).isEqualTo("6 NONE VALID");
    }

    @Test
    void inRoundTwoTwoLettersAreEnoughAfterATwoLetterWord() {
        Desk tu = Desk.later("H8 TU", "ERABCDF", "TU", "TUERA").round(2);
        assertThat(Desk.line(tu.claims("TUERA", "", 6))).isEqualTo("6 NONE VALID");
    }

    @Test
    void threeLettersLocateTwoDoWithAWarningOneDoesNot() {
        assertThat(Desk.line(VERBE.claims("VERBE", "", 20, SlipDetails.connected(V, R))))
                .isEqualTo("20 NONE VALID");
        assertThat(Desk.line(VERBE.claims("VERBE", "", 20, SlipDetails.connected(V))))
                .isEqualTo("20 WARNING TWO_CONNECTING_LETTERS");
        assertThat(Desk.line(VERBE.claims("VERBE", "", 20))).isEqualTo("15 PENALTY SCORE_FOUND_ELSEWHERE");
    }

    @Test
    void lettersThatAreNotOnTheBoardOrBreakTheChainDoNotCount() {
        SlipDetails wrong = SlipDetails.connected(V, new ConnectingLetter(4, 1, 'S'));
        assertThat(Desk.line(VERBE.claims("VERBE", "", 20, wrong))).isEqualTo("20 WARNING TWO_CONNECTING_LETTERS");
        SlipDetails chain = SlipDetails.connected(R, new ConnectingLetter(4, 2, 'I'));
        assertThat(Desk.line(VERBE.claims("VERBE", "", 20, chain))).isEqualTo("20 NONE VALID");
        SlipDetails broken = SlipDetails.connected(R, new ConnectingLetter(4, 3, 'T'));
        assertThat(Desk.line(VERBE.claims("VERBE", "", 20, broken))).isEqualTo("20 WARNING TWO_CONNECTING_LETTERS");
    }

    @Test
    void whenBothWaysAreUsedAndOneIsWrongThereIsAWarning() {
        assertThat(Desk.line(VERBE.claims("VERBE", "1A", 20, SlipDetails.connected(V, R))))
                .isEqualTo("20 WARNING REFERENCE_WRONG");
        SlipDetails wrong = SlipDetails.connected(new ConnectingLetter(0, 1, 'Z'), new ConnectingLetter(0, -1, 'Z'));
        assertThat(Desk.line(VERBE.claims("VERBE", "5D", 20, wrong))).isEqualTo("20 WARNING CONNECTING_LETTERS_WRONG");
        assertThat(Desk.line(VERBE.claims("VERBE", "5D", 20, SlipDetails.connected(V, R))))
                .isEqualTo("20 NONE VALID");
    }

    @Test
    void aLetterThatBelongsNowhereIsIgnoredWithAReferenceAsWithoutOne() {
        ConnectingLetter parasite = new ConnectingLetter(0, 1, 'Z');
        assertThat(Desk.line(VERBE.claims("VERBE", "", 20, SlipDetails.connected(V, R, parasite))))
                .isEqualTo("20 NONE VALID");
        assertThat(Desk.line(VERBE.claims("VERBE", "5D", 20, SlipDetails.connected(V, R, parasite))))
                .isEqualTo("20 NONE VALID");
        assertThat(Desk.line(VERBE.claims("VERBE", "5D", 20, SlipDetails.connected(V, parasite))))
                .isEqualTo("20 NONE VALID");
        assertThat(Desk.line(VERBE.claims("VERBE", "5D", 20, SlipDetails.connected(parasite))))
                .as("one letter locates nothing, so it is no second way of locating")
                .isEqualTo("20 NONE VALID");
    }

    @Test
    void lettersOfTheWordItselfAreNotCountedTwice() {
        ConnectingLetter e = new ConnectingLetter(4, 0, 'E');
        assertThat(Desk.line(VERBE.claims("VERBE", "", 20, SlipDetails.connected(V, e))))
                .isEqualTo("20 WARNING TWO_CONNECTING_LETTERS");
        assertThat(Desk.line(VERBE.claims("VERBE", "", 20, SlipDetails.connected(V, R, e))))
                .isEqualTo("20 NONE VALID");
        assertThat(Desk.line(VERBE.claims("VERBE", "", 20, SlipDetails.connected(e))))
                .isEqualTo("15 PENALTY SCORE_FOUND_ELSEWHERE");
        Desk tu = Desk.later("H8 TU, 8H TA", "ERABCDF", "TU", "TA", "TUERA");
        SlipDetails itself = SlipDetails.connected(new ConnectingLetter(0, 0, 'T'), new ConnectingLetter(1, 0, 'U'));
        assertThat(Desk.line(tu.claims("TUERA", "", 6, itself))).isEqualTo("6 WARNING TWO_CONNECTING_LETTERS");
        assertThat(Desk.line(tu.claims("TUERA", "H8", 6, itself))).isEqualTo("6 NONE VALID");
    }

    @Test
    void whenBothAreWrongTheClaimedScoreIsLookedForElsewhere() {
        assertThat(Desk.line(VERBE.claims("VERBE", "1A", 20, SlipDetails.connected(new ConnectingLetter(0, 1, 'Z')))))
                .isEqualTo("15 PENALTY SCORE_FOUND_ELSEWHERE");
    }

    @Test
    void lettersThatFitSeveralPlacesGiveTheClaimedScoreOrTheLeast() {
        Desk desk = Desk.later("H4 TETETER", "BABCDFG", "TETETER", "BE");
        SlipDetails between = SlipDetails.connected(new ConnectingLetter(1, -1, 'T'), new ConnectingLetter(1, 1, 'T'));
        assertThat(Desk.line(desk.claims("BE", "", 7, between))).isEqualTo("7 NONE VALID");
        assertThat(Desk.line(desk.claims("BE", "", 4, between))).isEqualTo("4 NONE VALID");
        assertThat(Desk.line(desk.claims("BE", "", 99, between))).isEqualTo("4 WARNING SCORE_WRONG");
    }

    @Test
    void aFalseConnectionAtOneOfThemIsNil() {
        Desk desk = Desk.later("H4 TETETER, 8G AT", "BABCDFG", "TETETER", "BE", "AT");
        SlipDetails between = SlipDetails.connected(new ConnectingLetter(1, -1, 'T'), new ConnectingLetter(1, 1, 'T'));
        assertThat(Desk.line(desk.claims("BE", "", 4, between))).isEqualTo("4 NONE VALID");
        assertThat(Desk.line(desk.claims("BE", "", 99, between))).isEqualTo("0 NIL FALSE_CONNECTION");
    }

    @Test
    void aRuleSetMayCountOnlyLettersOfExtendedWords() {
        RuleSet.SlipFigures strict = new RuleSet.SlipFigures(5, 3, 5, 5, 5, 3, false, true, true);
        assertThat(Desk.line(VERBE.with(strict).claims("VERBE", "", 20, SlipDetails.connected(V, R))))
                .isEqualTo("20 WARNING TWO_CONNECTING_LETTERS");
    }
}
