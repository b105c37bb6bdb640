package org.chevalet.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.chevalet.core.board.Direction;
import org.chevalet.core.tile.Points;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Slips of the second round and later, R§5.3-5.8. */
class LaterWordTest {

    /**
     * R§5.4: of several readings the one that pays most. The direction in which the word was written is not known: it may
     * be the one of the reference, though the word only fits the other way from that square.
     */
    @Test
    void aWordLocatedTheOtherWayDoesNotHideTheScoreMadeInItsOwnDirection() {
        Desk re = Desk.later("H7 RE", "BDEEIRU", "RE", "REE", "REDUE");
        assertThat(Desk.line(re.claims("REDUE", "5K", 12))).isEqualTo("7 PENALTY SCORE_FOUND_ELSEWHERE");
        assertThat(Desk.line(re.claims("REDUE", "5K", 12, SlipDetails.written(Direction.DOWN))))
                .isEqualTo("7 PENALTY SCORE_FOUND_ELSEWHERE");
    }

    @Test
    void withoutAWordThereIsNothingToRead() {
        Desk desk = Desk.later("H4 VERITE", "VERBEAT", "VERITE");
        assertThat(Desk.line(desk.claims(" ", "5D", 20))).isEqualTo("0 NIL WORD_MISSING");
    }

    /** A reference that names no square is wrong like any other (R§5.4). */
    @ParameterizedTest
    @ValueSource(strings = {"H16", "P5", "5", "44"})
    void aReferenceThatIsNoneIsWrong(String reference) {
        Desk desk = Desk.later("H4 VERITE", "VERBEAT", "VERITE", "VERBE");
        assertThat(Desk.line(desk.claims("VERBE", reference, 20))).isEqualTo("15 PENALTY SCORE_FOUND_ELSEWHERE");
        assertThat(Desk.line(desk.claims("VERBE", reference, 99))).startsWith("0 NIL");
    }

    /** VERBE down: 20 at 5D, 5G, 6F and 4H; 22 at 10D making VERITEE; 30 at 10F making VERITER. */
    private static final Desk VERBE =
            Desk.later("H4 VERITE", "VERBEAT", "VERITE", "VERBE", "VERITER", "VERITEE", "BE", "DE", "VETER");

    @Test
    void aRightPlaceWithItsScoreIsPaidInFull() {
        assertThat(Desk.line(VERBE.claims("VERBE", "5D", 20))).isEqualTo("20 NONE VALID");
        assertThat(Desk.line(VERBE.claims("verbe", " 5 d ", 20))).isEqualTo("20 NONE VALID");
        assertThat(Desk.line(VERBE.scoreNotAsked("VERBE", "10F"))).isEqualTo("30 NONE VALID");
    }

    @Test
    void aWrongOrMissingScoreAtARightPlaceCostsAWarning() {
        assertThat(Desk.line(VERBE.claims("VERBE", "5D", 99))).isEqualTo("20 WARNING SCORE_WRONG");
        assertThat(Desk.line(VERBE.noScore("VERBE", "5D"))).isEqualTo("20 WARNING SCORE_MISSING");
        assertThat(Desk.line(VERBE.scoreNotAsked("VERBE", "5D"))).isEqualTo("20 NONE VALID");
    }

    @Test
    void theClaimedScoreFoundElsewhereIsPaidLessFive() {
        Verdict verdict = VERBE.claims("VERBE", "1A", 30);
        assertThat(Desk.line(verdict)).isEqualTo("25 PENALTY SCORE_FOUND_ELSEWHERE");
        assertThat(verdict.beforePenalty()).isEqualTo(Points.of(30));
        assertThat(Desk.line(VERBE.claims("VERBE", "", 30))).isEqualTo("25 PENALTY SCORE_FOUND_ELSEWHERE");
    }

    /** CHARIOTS over two triple-word squares: 9 x 13 and the bonus of 50. */
    @Test
    void aClaimed167ThatExistsElsewhereGives162() {
        Desk desk = Desk.later("4A RIVAGES", "CHAIOTS", "RIVAGES", "CHARIOTS");
        assertThat(Desk.line(desk.claims("CHARIOTS", "A1", 167))).isEqualTo("167 NONE VALID");
        assertThat(Desk.line(desk.claims("CHARIOTS", "B1", 167))).isEqualTo("162 PENALTY SCORE_FOUND_ELSEWHERE");
        assertThat(Desk.line(desk.claims("CHARIOTS", "", 167))).isEqualTo("162 PENALTY SCORE_FOUND_ELSEWHERE");
    }

    @Test
    void ofSeveralReadingsTheOneThatPaysMostCounts() {
        Verdict dearer = VERBE.claims("VERBE", "5D", 30);
        assertThat(Desk.line(dearer)).isEqualTo("25 PENALTY SCORE_FOUND_ELSEWHERE");
        assertThat(dearer.considered()).hasSize(2);
        assertThat(Desk.line(VERBE.claims("VERBE", "5D", 22))).isEqualTo("20 WARNING SCORE_WRONG");
    }

    @Test
    void aScoreThatExistsInTheOtherDirectionOnlyIsNil() {
        assertThat(Desk.line(VERBE.claims("VERBE", "A1", 30))).isEqualTo("0 NIL NOT_CONNECTED");
    }

    @Test
    void aScoreOfFourElsewhereIsNilAndOneOfFiveAPenaltyWithNothingLeft() {
        Desk desk = Desk.later("H4 VERITE", "BDVERBA", "VERITE", "BE", "DE");
        assertThat(desk.claims("BE", "5G", 4).paid()).isEqualTo(Points.of(4));
        assertThat(desk.claims("BE", "1A", 4).sanction()).isEqualTo(Sanction.NIL);
        assertThat(desk.claims("DE", "9G", 5).paid()).isEqualTo(Points.of(5));
        assertThat(Desk.line(desk.claims("DE", "1A", 5))).isEqualTo("0 PENALTY SCORE_FOUND_ELSEWHERE");
    }

    @Test
    void neitherPlaceNorScoreIsNil() {
        assertThat(Desk.line(VERBE.noScore("VERBE", ""))).isEqualTo("0 NIL NO_PLACE");
        assertThat(Desk.line(VERBE.claims("VERBE", "", 31))).isEqualTo("0 NIL NO_PLACE");
        assertThat(Desk.line(VERBE.scoreNotAsked("VERBE", "Z99"))).isEqualTo("0 NIL NO_PLACE");
    }

    @Test
    void anInvertedReferenceIsAWarning() {
        assertThat(Desk.line(VERBE.claims("VERBE", "D5", 20))).isEqualTo("20 WARNING REFERENCE_INVERTED");
        assertThat(Desk.line(VERBE.claims("VERBE", "D5", 21))).isEqualTo("20 WARNING SCORE_WRONG REFERENCE_INVERTED");
    }

    @Test
    void faultsWorthANil() {
        assertThat(Desk.line(VERBE.claims("VERBA", "5D", 20))).isEqualTo("0 NIL WORD_NOT_ADMITTED SQUARE_TAKEN");
        assertThat(Desk.line(VERBE.claims("VERBE", "10E", 21))).isEqualTo("0 NIL CROSS_WORD_NOT_ADMITTED");
        assertThat(Desk.line(VERBE.claims("VERBE", "4D", 21))).isEqualTo("0 NIL SQUARE_TAKEN");
        assertThat(Desk.line(VERBE.claims("VERBE", "5L", 21))).isEqualTo("0 NIL OFF_THE_BOARD");
        assertThat(Desk.line(VERBE.claims("DE", "5G", 3))).isEqualTo("0 NIL LETTER_NOT_IN_RACK");
        assertThat(Desk.line(VERBE.claims("", "", 3))).isEqualTo("0 NIL WORD_MISSING");
        assertThat(Desk.line(VERBE.noScore("", ""))).isEqualTo("0 NIL BLANK_SLIP");
        assertThat(Desk.line(VERBE.claims("VERB3", "5D", 20))).isEqualTo("0 NIL UNREADABLE_WORD");
    }

    @Test
    void aWordNotWrittenInFullIsNil() {
        Desk desk = Desk.later("H4 MENERAI", "PROABCD", "PROMENERAI", "MENERAI", "PROM");
        assertThat(Desk.line(desk.claims("PROM", "H1", 9))).isEqualTo("0 NIL WORD_INCOMPLETE");
    }

    @Test
    void everyNilTellsAllItsFaults() {
        Desk desk = Desk.later("H4 VERITE", "AAAAAAA", "VERITE");
        assertThat(Desk.line(desk.claims("BE", "5G", 4))).isEqualTo("0 NIL WORD_NOT_ADMITTED LETTER_NOT_IN_RACK");
    }

    @Test
    void anInvertedReferenceOfAnExtensionIsNoFault() {
        Desk desk = Desk.later("H7 MENERAI", "PROAXIT", "PROMENERAI");
        for (String reference : new String[] {"H4", "4H", "H1", ""}) {
            Verdict verdict = desk.claims("PROMENERAI", reference, 16);
            assertThat(verdict.paid()).as(reference).isEqualTo(Points.of(16));
            assertThat(verdict.sanction()).as(reference).isEqualTo(Sanction.NONE);
        }
    }
}
