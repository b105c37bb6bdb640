package org.chevalet.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.chevalet.core.board.Direction;
import org.junit.jupiter.api.Test;

/** What only a paper slip shows: direction, several solutions, marks; R§5.3-5.8. */
class PaperSlipTest {

    /** VERBE down: 20 at 5D, 22 at 10D making VERITEE, 30 at 10F making VERITER. */
    private static final Desk VERBE =
            Desk.later("H4 VERITE", "VERBEAT", "VERITE", "VERBE", "VERITER", "VERITEE", "BE", "TA");

    private static final SlipDetails ACROSS = SlipDetails.written(Direction.ACROSS);
    private static final SlipDetails DOWN = SlipDetails.written(Direction.DOWN);

    @Test
    void eitherTheReferenceOrTheWritingMayBeInverted() {
        assertThat(Desk.line(VERBE.claims("VERBE", "D5", 20, DOWN))).isEqualTo("20 WARNING REFERENCE_INVERTED");
        assertThat(Desk.line(VERBE.claims("VERBE", "5D", 20, ACROSS))).isEqualTo("20 WARNING WRONG_DIRECTION");
        assertThat(Desk.line(VERBE.claims("VERBE", "5D", 20, DOWN))).isEqualTo("20 NONE VALID");
    }

    @Test
    void bothInvertedIsNoPlace() {
        assertThat(Desk.line(VERBE.claims("VERBE", "D5", 20, ACROSS))).startsWith("0 NIL");
    }

    @Test
    void whenBothDirectionsFitAWrongScoreIsPaidTheLower() {
        Desk desk = Desk.later("H4 VERITE", "ERITESB", "VERITE", "VERITES");
        assertThat(Desk.line(desk.claims("VERITES", "H4", 20, DOWN))).isEqualTo("20 WARNING REFERENCE_INVERTED");
        assertThat(Desk.line(desk.claims("VERITES", "H4", 99, DOWN)))
                .isEqualTo("10 WARNING SCORE_WRONG WRONG_DIRECTION");
    }

    @Test
    void theClaimedScoreIsLookedForInTheWrittenDirection() {
        assertThat(Desk.line(VERBE.claims("VERBE", "", 30, DOWN))).isEqualTo("25 PENALTY SCORE_FOUND_ELSEWHERE");
        assertThat(Desk.line(VERBE.claims("VERBE", "", 30, ACROSS))).isEqualTo("0 NIL NO_PLACE");
    }

    @Test
    void severalSolutionsPayTheLeast() {
        SlipDetails second = SlipDetails.NONE.withOthers(Desk.slip("VERBE", "5D", 20));
        assertThat(Desk.line(VERBE.claims("VERBE", "10F", 30, second))).isEqualTo("20 NONE SEVERAL_SOLUTIONS");
    }

    @Test
    void aGoodWordBesideAnInvalidPlayedWordIsNil() {
        SlipDetails second = SlipDetails.NONE.withOthers(Desk.slip("VERTE", "5D", 20));
        assertThat(VERBE.claims("VERBE", "10F", 30, second).isNil()).isTrue();
    }

    @Test
    void oneWithASingleNewLetterIsIgnored() {
        SlipDetails second = SlipDetails.NONE.withOthers(Desk.slip("TE", "5G", 2));
        assertThat(Desk.line(VERBE.claims("VERBE", "10F", 30, second))).isEqualTo("30 NONE VALID");
    }

    @Test
    void whatIsCrossedOutIsDropped() {
        SlipDetails second = SlipDetails.NONE.withOthers(
                Desk.slip("VERTE", "5D", 20).with(SlipDetails.marked(SlipMark.CROSSED_OUT)));
        assertThat(Desk.line(VERBE.claims("VERBE", "10F", 30, second))).isEqualTo("30 NONE VALID");
        SlipDetails first = SlipDetails.marked(SlipMark.CROSSED_OUT).withOthers(Desk.slip("VERBE", "5D", 20));
        assertThat(Desk.line(VERBE.claims("VERTE", "10F", 30, first))).isEqualTo("20 NONE VALID");
        assertThat(Desk.line(VERBE.claims("VERBE", "10F", 30, SlipDetails.marked(SlipMark.CROSSED_OUT))))
                .isEqualTo("0 NIL BLANK_SLIP");
    }

    @Test
    void ofTwoValidFirstWordsTheLowerCounts() {
        Desk desk = Desk.first("FEDAYIN", "FEDAYIN", "FEDA");
        SlipDetails second = SlipDetails.NONE.withOthers(Desk.slip("FEDA", "H5", 24));
        Verdict verdict = desk.claims("FEDAYIN", "H8", 110, second);
        assertThat(verdict.paid()).isEqualTo(desk.claims("FEDA", "H5", 24).paid());
        RuleSet.SlipFigures strict = new RuleSet.SlipFigures(5, 3, 5, 5, 5, 3, true, false, true);
        assertThat(Desk.line(desk.with(strict).claims("FEDAYIN", "H8", 110, second)))
                .isEqualTo("0 NIL SEVERAL_SOLUTIONS");
    }

    @Test
    void hardToReadIsAWarningButOneAtMost() {
        SlipDetails hard = SlipDetails.marked(SlipMark.HARD_TO_READ);
        assertThat(Desk.line(VERBE.claims("VERBE", "5D", 20, hard))).isEqualTo("20 WARNING HARD_TO_READ");
        Verdict two = VERBE.claims("VERBE", "5D", 99, hard);
        assertThat(Desk.line(two)).isEqualTo("20 WARNING SCORE_WRONG HARD_TO_READ");
        assertThat(two.warnings()).isEqualTo(1);
    }

    @Test
    void aWarningIsNotAddedToAPenaltyOrANil() {
        SlipDetails hard = SlipDetails.marked(SlipMark.HARD_TO_READ);
        assertThat(VERBE.claims("VERBE", "", 30, hard).warnings()).isZero();
        assertThat(VERBE.claims("VERBO", "", 30, hard).warnings()).isZero();
    }

    @Test
    void aDisciplinaryWarningIsAddedToAnything() {
        SlipDetails talking = SlipDetails.marked(SlipMark.TALKING);
        Verdict clean = VERBE.claims("VERBE", "5D", 20, talking);
        assertThat(Desk.line(clean)).isEqualTo("20 WARNING TALKING");
        assertThat(clean.warnings()).isEqualTo(1);
        assertThat(VERBE.claims("VERBE", "5D", 99, talking).warnings()).isEqualTo(2);
        Verdict penalty = VERBE.claims("VERBE", "", 30, talking);
        assertThat(Desk.line(penalty)).isEqualTo("25 PENALTY SCORE_FOUND_ELSEWHERE TALKING");
        assertThat(penalty.warnings()).isEqualTo(1);
        assertThat(VERBE.claims("VERBO", "5D", 20, talking).warnings()).isEqualTo(1);
    }

    @Test
    void marksThatMakeANil() {
        assertThat(Desk.line(VERBE.claims("VERBE", "5D", 20, SlipDetails.marked(SlipMark.ILLEGIBLE))))
                .isEqualTo("0 NIL ILLEGIBLE");
        assertThat(Desk.line(VERBE.claims("VERBE", "5D", 20, SlipDetails.marked(SlipMark.SEVERAL_SLIPS))))
                .isEqualTo("0 NIL SEVERAL_SLIPS");
        assertThat(Desk.line(VERBE.claims("VERBE", "5D", 20, SlipDetails.marked(SlipMark.AFTER_TIME))))
                .isEqualTo("0 NIL LATE");
        assertThat(Desk.line(VERBE.claims("VERBE", "5D", 20, SlipDetails.marked(SlipMark.MISCONDUCT))))
                .isEqualTo("0 NIL MISCONDUCT");
    }

    @Test
    void aFalseConnectionIsNilOnlyIfTheArbiterHoldsItPlausible() {
        Desk desk = Desk.later("H4 VERITE", "VERBEAT", "VERITE", "VERBE", "VERITER");
        Verdict proposed = desk.claims("VERBE", "5D", 22);
        assertThat(Desk.line(proposed)).isEqualTo("20 WARNING SCORE_WRONG");
        assertThat(proposed.doubtful()).hasSize(1);
        SlipDetails plausible = SlipDetails.marked(SlipMark.PLAUSIBLE_CROSS_WORD);
        assertThat(Desk.line(desk.claims("VERBE", "5D", 22, plausible))).isEqualTo("0 NIL FALSE_CONNECTION");
        assertThat(Desk.line(desk.claims("VERBE", "5D", 20, plausible))).isEqualTo("20 NONE VALID");
    }
}
