package org.chevalet.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.chevalet.core.rules.RankingShown.When;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which ranking the hall may see, after how many rounds. */
class RankingShownTest {

    @ParameterizedTest
    @CsvSource({
        "EVERY_ROUND, 0, 0, 0",
        "EVERY_ROUND, 0, 7, 7",
        "EVERY_SOME, 3, 2, 0",
        "EVERY_SOME, 3, 3, 3",
        "EVERY_SOME, 3, 5, 3",
        "EVERY_SOME, 3, 6, 6",
        "UNTIL_ROUND, 10, 9, 9",
        "UNTIL_ROUND, 10, 10, 10",
        "UNTIL_ROUND, 10, 15, 10",
        "END, 0, 1, 0",
        "END, 0, 20, 0"
    })
    void theRankingIsThatOfARoundThatMayBeSeen(When when, int rounds, int played, int expected) {
        RankingShown shown = new RankingShown(when, rounds);
        assertThat(shown.after(played, false)).isEqualTo(expected);
        assertThat(shown.after(played, true)).as("at the end of the game").isEqualTo(played);
    }

    @ParameterizedTest
    @CsvSource({"EVERY_SOME, 0", "EVERY_SOME, 101", "UNTIL_ROUND, -1"})
    void aNumberOfRoundsIsOne(When when, int rounds) {
        assertThat(RankingShown.of(when, rounds)).isEmpty();
    }
}
