package org.chevalet.live;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.json.JsonObject;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** Which drafts may become slips at the end of the time: the same rule as on the tablet's page. */
class DraftWitnessTest {

    private static JsonObject told(int round, String word, String reference) {
        return new JsonObject()
                .put("round", round)
                .put("attempt", 1)
                .put("word", word)
                .put("reference", reference)
                .put("score", null)
                .put("complete", true);
    }

    private static boolean isComplete(JsonObject told, boolean scoresAsked) {
        return DraftWitness.read(told, Instant.EPOCH)
                .orElseThrow()
                .complete(scoresAsked)
                .isPresent();
    }

    @Test
    void twoLettersAtLeastMakeAWord() {
        assertThat(isComplete(told(1, "T", "A1"), false)).isFalse();
        assertThat(isComplete(told(1, "(T)", "A1"), false)).isFalse();
        assertThat(isComplete(told(1, "TU", "A1"), false)).isTrue();
    }

    @Test
    void fromTheSecondRoundOnThePlaceIsPartOfIt() {
        assertThat(isComplete(told(1, "SEMAINE", ""), false)).isTrue();
        assertThat(isComplete(told(2, "SEMAINE", ""), false)).isFalse();
        assertThat(isComplete(told(2, "SEMAINE", "H2"), false)).isTrue();
    }

    @Test
    void theScoreIsPartOfItWhereItIsAsked() {
        assertThat(isComplete(told(2, "SEMAINE", "H2"), true)).isFalse();
        assertThat(isComplete(told(2, "SEMAINE", "H2").put("score", 70), true)).isTrue();
        assertThat(isComplete(told(2, "SEMAINE", "H2").put("score", 7000), true))
                .isFalse();
    }

    @Test
    void whatTheTabletItselfDoesNotCallCompleteIsNone() {
        assertThat(isComplete(told(1, "SEMAINE", "").put("complete", false), false))
                .isFalse();
    }
}
