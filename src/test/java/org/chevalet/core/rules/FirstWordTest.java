package org.chevalet.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.chevalet.core.board.Placement;
import org.chevalet.core.tile.Points;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Slips of the first round, R§5.4.2.a; figures of scrabbledudragon.fr, computed again. */
class FirstWordTest {

    private static final Desk FEDAYIN = Desk.first("FEDAYIN", "FEDAYIN");

    @ParameterizedTest
    @CsvSource({"H4, 98", "H2, 94", "H3, 92", "H6, 92", "H7, 92", "H5, 90"})
    void fedayinIsPaid110FromAnyPlaceWithAWarningForItsScore(String reference, int score) {
        Verdict verdict = FEDAYIN.claims("FEDAYIN", reference, score);
        assertThat(Desk.line(verdict)).isEqualTo("110 WARNING SCORE_WRONG FIRST_ROUND_MAXIMUM");
        assertThat(verdict.reading().orElseThrow().score().placement()).isEqualTo(Placement.of("H8", "FEDAYIN"));
    }

    @Test
    void fedayinWithItsMaximumHasNoFault() {
        assertThat(Desk.line(FEDAYIN.claims("FEDAYIN", "H8", 110))).isEqualTo("110 NONE VALID");
        assertThat(Desk.line(FEDAYIN.claims("FEDAYIN", "8H", 110))).isEqualTo("110 NONE VALID");
        assertThat(Desk.line(FEDAYIN.claims("FEDAYIN", "A1", 110))).isEqualTo("110 NONE FIRST_ROUND_MAXIMUM");
        assertThat(Desk.line(FEDAYIN.claims("FEDAYIN", "", 110))).isEqualTo("110 NONE VALID");
    }

    /** What was written for a place is none, or none of the board: paid all the same, and said. */
    @Test
    void aPlaceThatDoesNotExistIsPaidTheMaximumAndToldSo() {
        assertThat(Desk.line(FEDAYIN.claims("FEDAYIN", "Z99", 110))).isEqualTo("110 NONE FIRST_ROUND_MAXIMUM");
        assertThat(Desk.line(FEDAYIN.claims("FEDAYIN", "  ", 110))).isEqualTo("110 NONE VALID");
    }

    /** R§3.8: seven of eight letters may be placed. */
    @Test
    void aWordOfMoreLettersThanMayBePlacedIsToldSo() {
        Desk eight = Desk.first("REGRESSE", "REGRESSE");
        assertThat(Desk.line(eight.with(Variant.SEVEN_OF_EIGHT).claims("REGRESSE", "H4", 70)))
                .isEqualTo("0 NIL TOO_MANY_LETTERS");
        assertThat(Desk.line(eight.with(Variant.SEVEN_AND_EIGHT).scoreNotAsked("REGRESSE", "")))
                .endsWith("NONE VALID");
    }

    @Test
    void referenceAndScoreBothMissingIsTheMaximumWithAWarning() {
        assertThat(Desk.line(FEDAYIN.noScore("FEDAYIN", ""))).isEqualTo("110 WARNING SCORE_MISSING");
    }

    @Test
    void nobodyIsWarnedForAScoreThatIsNotAsked() {
        assertThat(Desk.line(FEDAYIN.scoreNotAsked("FEDAYIN", ""))).isEqualTo("110 NONE VALID");
        assertThat(Desk.line(FEDAYIN.scoreNotAsked("fédayin", "H4"))).isEqualTo("110 NONE FIRST_ROUND_MAXIMUM");
    }

    @Test
    void anemiesIs68WhereverItIsWritten() {
        Desk desk = Desk.first("AEEIMNS", "ANEMIES", "SEMAINE");
        assertThat(desk.claims("ANÉMIES", "H8", 70).paid()).isEqualTo(Points.of(68));
        assertThat(desk.claims("SEMAINE", "H2", 70).sanction()).isEqualTo(Sanction.NONE);
    }

    @Test
    void ofEqualMaximaTheOneWrittenIsTheReading() {
        Desk desk = Desk.first("ERODAIT", "ERODAIT");
        assertThat(Desk.line(desk.claims("ERODAIT", "H4", 68))).isEqualTo("68 NONE VALID");
        assertThat(Desk.line(desk.claims("ERODAIT", "H2", 68))).isEqualTo("68 NONE VALID");
    }

    @Test
    void theMaximumCountsEveryChoiceOfTheJokerLetter() {
        Desk desk = Desk.first("ZEZANI?", "ZIZANIE");
        Verdict best = desk.claims("ZI(Z)ANIE", "H2", 1);
        Verdict other = desk.claims("ZIZANI(E)", "H2", 1);
        assertThat(best.paid()).isEqualTo(other.paid());
    }

    @Test
    void theCircleMustShowAChoiceThatGivesTheMaximum() {
        Desk desk = Desk.first("AEEIMN?", "SEMAINE");
        assertThat(Desk.line(desk.claims("(S)EMAINE", "H2", 68))).isEqualTo("68 NONE VALID");
        assertThat(Desk.line(desk.claims("SEMAINE", "H2", 68))).isEqualTo("68 WARNING JOKER_NOT_CIRCLED");
        assertThat(Desk.line(desk.claims("SE(M)AINE", "H2", 68))).isEqualTo("68 WARNING JOKER_WRONGLY_CIRCLED");
    }

    @Test
    void twoJokersInTheFirstRackAreBothCircled() {
        Desk desk = Desk.first("EAINE??", "SEMAINE");
        assertThat(Desk.line(desk.claims("(S)E(M)AINE", "", 62))).isEqualTo("62 NONE VALID");
        assertThat(Desk.line(desk.claims("(S)EMAINE", "", 62))).isEqualTo("62 WARNING JOKER_WRONGLY_CIRCLED");
        assertThat(Desk.line(desk.claims("SEMAINE", "", 62))).isEqualTo("62 WARNING JOKER_NOT_CIRCLED");
    }

    @Test
    void aWordOfTwoJokersIsPaidNothingAndIsNoNil() {
        Desk desk = Desk.first("BCDFG??", "OS");
        assertThat(Desk.line(desk.claims("(O)(S)", "", 0))).isEqualTo("0 NONE VALID");
    }

    @Test
    void aWordThatIsNoWordOrNotInTheRackIsNil() {
        assertThat(Desk.line(FEDAYIN.claims("DAFEYIN", "H8", 110))).isEqualTo("0 NIL WORD_NOT_ADMITTED");
        assertThat(Desk.line(Desk.first("FEDAYIO", "FEDAYIN").claims("FEDAYIN", "H8", 110)))
                .isEqualTo("0 NIL LETTER_NOT_IN_RACK");
    }

    @Test
    void whatTheRackLacksIsNamedWithItsJokersUsed() {
        assertThat(lacking("SEMAIN?", "(Z)OUAVE")).isEqualTo("O, U, V");
        assertThat(lacking("SEMAIN?", "ZOUAVE")).isEqualTo("O, U, V");
        assertThat(lacking("AFOLERS", "AFFOLE")).isEqualTo("F");
        assertThat(lacking("AFOLES?", "AFFOLEZ")).isEqualTo("Z");
    }

    private static Object lacking(String rack, String word) {
        return Desk.first(rack, "ZOUAVE", "AFFOLE", "AFFOLEZ")
                .claims(word, "", 10)
                .grounds()
                .get(0)
                .args()
                .get(0);
    }
}
