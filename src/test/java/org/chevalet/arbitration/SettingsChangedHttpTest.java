package org.chevalet.arbitration;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** Settings put right once the game is open: from now on, and found in the journal. */
@QuarkusTest
class SettingsChangedHttpTest {

    private static Map<String, Object> settings(Object seconds, boolean scoresAsked, String reason) {
        return Map.of("roundSeconds", seconds, "scoresAsked", scoresAsked, "arbiterPlays", false, "reason", reason);
    }

    @Test
    void aRoundNotYetStartedHasTheNewTimeAndOneThatRunsKeepsItsOwn() {
        TestSession session = TestSession.open("fisf-2023", 1);
        session.done("draw/typed", "letters", "MEEISAN");
        session.done("announce", "force", true);
        session.command("settings", settings(120, true, "deux minutes, comme annoncé"))
                .statusCode(200)
                .body("settings.roundSeconds", equalTo(120))
                .body("settings.scoresAsked", equalTo(true))
                .body("round.clock.remaining", equalTo(120_000))
                .body("round.draw.drawn.size()", equalTo(7));
        session.done("clock/start");
        session.command("settings", settings(60, false, "blitz"))
                .statusCode(200)
                .body("round.clock.length", equalTo(120_000));
        session.finishRound("H2", "SEMAINE");
        session.done("draw").body("round.clock.length", equalTo(60_000));
        session.ask()
                .get("/api/games/" + session.game() + "/journal?text=blitz")
                .then()
                .statusCode(200)
                .body("[0].after", containsString("blitz, 1 min par coup, scores non demandés"));
    }

    @Test
    void whatCannotBeIsRefused() {
        TestSession session = TestSession.open("fisf-2023", 1);
        session.command("settings", settings(5, true, "essai")).statusCode(422).body("field", equalTo("roundSeconds"));
        session.command("settings", settings(120, true, " "))
                .statusCode(422)
                .body("code", equalTo("ruling.reason-missing"));
        session.done("finish");
        session.command("settings", settings(120, true, "trop tard")).statusCode(409);
    }
}
