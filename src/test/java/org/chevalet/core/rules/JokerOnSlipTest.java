package org.chevalet.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Joker lines of the decision table, R§5.3-5.8. */
class JokerOnSlipTest {

    /** The rack lacks one E of VERBE at 10F, 30 points: a joker is 29 for the first E, 27 for the one on a triple letter. */
    private static final Desk ONE_E = Desk.later("H4 VERITE", "VERB?AT", "VERITE", "VERBE", "VERITER");

    private static final Desk BOTH = Desk.later("H4 VERITE", "VERBE?T", "VERITE", "VERBE", "VERITER");

    @Test
    void aCircleThatMatchesTheScoreIsInOrder() {
        assertThat(Desk.line(ONE_E.claims("V(E)RBE", "10F", 29))).isEqualTo("29 NONE VALID");
        assertThat(Desk.line(ONE_E.claims("V?ERBE", "10F", 29))).isEqualTo("29 NONE VALID");
    }

    @Test
    void aPossibleScoreIsPaidWithAWarningWhenTheCircleIsMissingOrWrong() {
        assertThat(Desk.line(ONE_E.claims("VERBE", "10F", 29))).isEqualTo("29 WARNING JOKER_NOT_CIRCLED");
        assertThat(Desk.line(ONE_E.claims("VE(R)BE", "10F", 29))).isEqualTo("29 WARNING JOKER_WRONGLY_CIRCLED");
    }

    @Test
    void withoutUsableScoreThePossibleCircleCounts() {
        assertThat(Desk.line(BOTH.noScore("VERBE", "10F"))).isEqualTo("30 WARNING SCORE_MISSING");
        assertThat(Desk.line(BOTH.scoreNotAsked("VERBE", "10F"))).isEqualTo("30 NONE VALID");
        assertThat(Desk.line(BOTH.claims("(V)ERBE", "10F", 1))).isEqualTo("18 WARNING SCORE_WRONG");
    }

    @Test
    void withoutScoreAndCircleTheLeastChoiceForTheLackingLettersCounts() {
        assertThat(Desk.line(ONE_E.noScore("VERBE", "10F"))).isEqualTo("27 WARNING SCORE_MISSING JOKER_NOT_CIRCLED");
        assertThat(Desk.line(ONE_E.scoreNotAsked("VERBE", "10F"))).isEqualTo("27 WARNING JOKER_NOT_CIRCLED");
    }

    @Test
    void aJokerMayStandForALetterTheRackHolds() {
        assertThat(Desk.line(BOTH.claims("(V)ERBE", "10F", 18))).isEqualTo("18 NONE VALID");
        assertThat(Desk.line(BOTH.claims("VERBE", "10F", 18))).isEqualTo("18 WARNING JOKER_NOT_CIRCLED");
    }

    @Test
    void aJokerOfTheBoardMayBeCircledOrNot() {
        Desk desk = Desk.later("H4 VeRITE", "VERBEAT", "VERITE", "VERBE");
        assertThat(Desk.line(desk.claims("VERB(E)", "5D", 18))).isEqualTo("18 NONE VALID");
        assertThat(Desk.line(desk.claims("VERBE", "5D", 18))).isEqualTo("18 NONE VALID");
    }

    @Test
    void lowerCaseIsAWayOfTypingWhenTheRackHasNoJoker() {
        Desk desk = Desk.later("H4 VERITE", "VERBEAT", "VERITE", "VERBE");
        assertThat(Desk.line(desk.claims("VERBe", "5D", 20))).isEqualTo("20 NONE VALID");
    }

    @Test
    void moreLowerCaseLettersThanTheRackHasJokersAreAWayOfTypingToo() {
        assertThat(Desk.line(BOTH.claims("VErbE", "10F", 30))).isEqualTo("30 NONE VALID");
        assertThat(Desk.line(BOTH.claims("VErBE", "10F", 30))).isEqualTo("30 WARNING JOKER_WRONGLY_CIRCLED");
    }

    @Test
    void aJokerOfTheBoardCircledIsNoOtherLetterCircled() {
        Desk desk = Desk.later("H4 VeRITE", "VRB?ATS", "VERITE", "VERBE");
        assertThat(Desk.line(desk.scoreNotAsked("VERB(E)", "5D"))).endsWith("WARNING JOKER_NOT_CIRCLED");
    }
}
