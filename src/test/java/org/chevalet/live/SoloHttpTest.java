package org.chevalet.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import org.chevalet.live.TestSession.Play;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Solos as each rule set says, with figures around the threshold of 16 players (R§3.5). */
@QuarkusTest
class SoloHttpTest {

    /** Seven different letters that make many words, none of them a bonus move for everyone. */
    private static final String RACK = "EARSTIN";

    /** RACISTE scores 74, TERCAIS 70: its C meets no premium square. */
    private static final String BONUS_RACK = "EARSTIC";

    @ParameterizedTest
    @ValueSource(ints = {15, 16, 17})
    void theOnePlayerAboveAllOthersIsSolo(int players) {
        TestSession session = TestSession.open("fisf-2023", players).start(RACK);
        Play top = session.solutions().get(0);
        Play lower = session.below(top.points());
        session.play(1, top);
        for (int table = 2; table <= players; table++) {
            session.play(table, lower);
        }
        session.finishRound();

        assertThat(session.soloOf(1)).isEqualTo(1);
        session.assertSolo(1, players >= 16 ? 10 : 0);
        session.assertSolo(2, 0);
        assertThat(session.rank(1)).containsEntry("points", top.points());
        assertThat(session.rank(1)).containsEntry("total", top.points() + (players >= 16 ? 10 : 0));
        assertThat(session.seatSnapshot(1).getBoolean("results[0].verdict.solo"))
                .isTrue();
        assertThat(session.seatSnapshot(2).getBoolean("results[0].verdict.solo"))
                .isFalse();
    }

    @Test
    void belowTheTopTheRulebookPaysAndTheBookletDoesNot() {
        for (String ruleSet : List.of("fisf-2023", "booklet")) {
            TestSession session = TestSession.open(ruleSet, 16).start(RACK);
            Play top = session.solutions().get(0);
            Play best = session.below(top.points());
            Play lower = session.below(best.points());
            session.play(1, best);
            for (int table = 2; table <= 16; table++) {
                session.play(table, lower);
            }
            session.finishRound();

            boolean rulebook = ruleSet.equals("fisf-2023");
            assertThat(session.soloOf(1)).as(ruleSet).isEqualTo(rulebook ? 1 : null);
            session.assertSolo(1, rulebook ? 10 : 0);
        }
    }

    @Test
    void theBookletPaysNothingForTheOnlyBonusMove() {
        TestSession alone = TestSession.open("booklet", 16).start(BONUS_RACK);
        Play scrabble = alone.solutions().get(0);
        assertThat(scrabble.word()).hasSize(7);
        Play plain = alone.solutions().stream()
                .filter(play -> play.word().length() < 7)
                .findFirst()
                .orElseThrow();
        alone.play(1, scrabble);
        for (int table = 2; table <= 16; table++) {
            alone.play(table, plain);
        }
        alone.finishRound();
        alone.assertSolo(1, 0);

        TestSession two = TestSession.open("booklet", 16).start(BONUS_RACK);
        Play other = two.solutions().stream()
                .filter(play -> play.word().length() == 7 && play.points() < scrabble.points())
                .findFirst()
                .orElseThrow();
        two.play(1, scrabble);
        two.play(2, other);
        for (int table = 3; table <= 16; table++) {
            two.play(table, plain);
        }
        two.finishRound();
        two.assertSolo(1, 10);
    }

    @Test
    void equalScoresWithDifferentWordsAreNoSoloAndCorrectionsMakeAndUnmakeOne() {
        TestSession session = TestSession.open("fisf-2023", 16).start(RACK);
        List<Play> plays = session.solutions();
        Play one = plays.stream()
                .filter(play -> plays.stream()
                        .anyMatch(other ->
                                other.points() == play.points() && !other.word().equals(play.word())))
                .findFirst()
                .orElseThrow();
        Play twin = plays.stream()
                .filter(play -> play.points() == one.points() && !play.word().equals(one.word()))
                .findFirst()
                .orElseThrow();
        Play lower = session.below(one.points());
        session.play(1, one);
        session.play(2, twin);
        for (int table = 3; table <= 16; table++) {
            session.play(table, lower);
        }
        session.finishRound();
        assertThat(session.soloOf(1)).isNull();

        retype(session, 2, "ZYX", "H8").body("verdict.sanction", equalTo("NIL"));
        assertThat(session.soloOf(1)).isEqualTo(1);
        session.assertSolo(1, 10);

        retype(session, 2, twin.word(), twin.coord()).body("verdict.paid", equalTo(twin.points()));
        assertThat(session.soloOf(1)).isNull();
        session.assertSolo(1, 0);

        session.ask()
                .body(Map.of("round", 1, "table", 1, "points", 0, "sanction", "NIL", "reason", "a parlé"))
                .post("/api/games/" + session.game() + "/rulings")
                .then()
                .statusCode(200);
        assertThat(session.soloOf(1)).isEqualTo(2);
        session.ask()
                .body(Map.of("round", 1, "table", 1))
                .delete("/api/games/" + session.game() + "/rulings")
                .then()
                .statusCode(200);
        assertThat(session.soloOf(1)).isNull();
    }

    private static io.restassured.response.ValidatableResponse retype(
            TestSession session, int table, String word, String coord) {
        return session.ask()
                .body(Map.of("round", 1, "table", table, "word", word, "reference", coord, "reason", "mal lu"))
                .post("/api/games/" + session.game() + "/slips")
                .then()
                .statusCode(200);
    }

    @Test
    void aPlayerWithOnlyNilsCountsAndALateJoinerReachesTheThreshold() {
        TestSession session = TestSession.open("fisf-2023", 15).start(RACK);
        Play top = session.solutions().get(0);
        Play lower = session.below(top.points());
        session.play(1, top);
        for (int table = 2; table <= 14; table++) {
            session.play(table, lower);
        }
        session.send(15, "ZYX", "H8").statusCode(201);
        session.finishRound();
        session.assertSolo(1, 0);

        session.addPlayer("Joueur 16");
        session.assertSolo(1, 0);
        session.startDrawn();
        session.send(16, "ZYX", "H8").statusCode(201);
        session.assertSolo(1, 10);
        session.finishRound();
        session.assertSolo(1, 10);
        assertThat(session.rank(16)).containsEntry("total", 0);
        assertThat(session.rank(15)).containsEntry("total", 0);
        assertThat(session.seatSnapshot(16).<Object>get("results[0].verdict")).isNull();
    }

    @Test
    void aPlayerWhoHandedInNothingIsNoSixteenth() {
        TestSession session = TestSession.open("fisf-2023", 16).start(RACK);
        Play top = session.solutions().get(0);
        Play lower = session.below(top.points());
        session.play(1, top);
        for (int table = 2; table <= 15; table++) {
            session.play(table, lower);
        }
        session.done("slips", "table", 16, "none", true);
        session.finishRound();
        assertThat(session.soloOf(1)).isEqualTo(1);
        session.assertSolo(1, 0);
        retype(session, 16, "ZYX", "H8");
        session.assertSolo(1, 10);
    }

    @Test
    void nobodyIsSoloWhenEverySlipIsNil() {
        TestSession session = TestSession.open("fisf-2023", 2).start(RACK);
        session.send(1, "ZYX", "H8").statusCode(201);
        session.finishRound();
        assertThat(session.soloOf(1)).isNull();
    }
}
