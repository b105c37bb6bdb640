package org.chevalet.arbitration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** The retained word of a round played is corrected: later rounds are paid as if they had been played on the right board. */
@QuarkusTest
class LaterRoundsFollowHttpTest {

    private static TestSession played(String first) {
        TestSession session = TestSession.open("fisf-2023", 3).start("EARSTIN");
        session.closeRound();
        session.done("master", "coord", "H8", "word", first, "reason", "essai", "force", true);
        session.finishRoundControlled();
        session.start("INSDULE");
        session.send(1, "DEUILS", "12C").statusCode(201);
        session.send(2, "DINEUSE", "11E").statusCode(201);
        session.closeRound();
        session.done("master", "coord", "11E", "word", "DINEUSE", "reason", "essai", "force", true);
        session.finishRoundControlled();
        return session;
    }

    private static Object paid(TestSession session, int table) {
        return session.ask()
                .get("/api/games/" + session.game() + "/rounds/2/slips")
                .then()
                .statusCode(200)
                .extract()
                .path("seats[" + (table - 1) + "].verdict.paid");
    }

    private static void correct(TestSession session, String word) {
        session.command("corrections", Map.of("round", 1, "coord", "H8", "word", word, "reason", "mal lu"))
                .statusCode(200);
    }

    @Test
    void slipsOfLaterRoundsAreJudgedByEveryWordTheyMakeNow() {
        TestSession right = played("RATE");
        TestSession corrected = played("TARE");
        correct(corrected, "RATE");
        assertThat(paid(corrected, 1)).isEqualTo(paid(right, 1)).isEqualTo(22);
        assertThat(paid(corrected, 2)).isEqualTo(paid(right, 2));
        corrected
                .command(
                        "slips",
                        Map.of("round", 2, "table", 3, "word", "ENDUIS", "reference", "12C", "reason", "oubli"))
                .statusCode(200);
        assertThat(paid(corrected, 3)).isEqualTo(22);
        assertThat(paid(corrected, 1)).isEqualTo(22);
    }

    /** INS is kept; the word of the second round stands on the E of either word. */
    private static TestSession secondWordOnTheLastLetter() {
        TestSession session = TestSession.open("fisf-2023", 1).start("EARSTIN");
        session.closeRound();
        session.done("master", "coord", "H8", "word", "TARE", "reason", "essai", "force", true);
        session.finishRoundControlled();
        session.start("INSDOLM");
        TestSession.Play word = session.solutions().stream()
                .filter(play -> play.coord().startsWith("11"))
                .findFirst()
                .orElseThrow();
        session.closeRound();
        session.done("master", "coord", word.coord(), "word", word.word(), "reason", "essai", "force", true);
        return session.finishRoundControlled();
    }

    private static int best(TestSession session, int round) {
        return session.ask()
                .get("/api/games/" + session.game() + "/rounds/" + round + "/solutions?size=1")
                .then()
                .statusCode(200)
                .extract()
                .path("plays[0].points");
    }

    @Test
    void topsOfLaterRoundsAreThoseOfTheRightBoardAndComeBackWithUndo() {
        TestSession session = secondWordOnTheLastLetter();
        int before = session.console().getInt("past[1].top");
        assertThat(best(session, 2)).isEqualTo(before);
        session.command(
                        "corrections?preview=true",
                        Map.of("round", 1, "coord", "H8", "word", "RATE", "reason", "mal lu"))
                .statusCode(200)
                .body("tops[0].round", equalTo(2))
                .body("tops[0].before", equalTo(before));
        correct(session, "RATE");
        int after = session.console().getInt("past[1].top");
        assertThat(after).isNotEqualTo(before).isEqualTo(best(session, 2));
        long mark = session.ask()
                .get("/api/games/" + session.game() + "/undo")
                .then()
                .extract()
                .jsonPath()
                .getLong("mark");
        session.command("undo", Map.of("mark", mark)).statusCode(200).body("past[1].top", equalTo(before));
    }
}
