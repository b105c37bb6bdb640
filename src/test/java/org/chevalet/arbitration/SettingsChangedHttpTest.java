package org.chevalet.arbitration;

import static org.assertj.core.api.Assertions.assertThat;
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

    /** A score was written and counts: not asking for one any more takes nothing away from a round played before. */
    @Test
    void aRoundPlayedBeforeIsJudgedAsItWasPlayed() {
        TestSession session = TestSession.open("fisf-2023", 1);
        session.command("settings", settings(60, true, "scores écrits")).statusCode(200);
        session.start("MEEISAN");
        session.done("slips", "table", 1, "word", "MINEES", "reference", "H4", "score", 11);
        session.finishRound("H2", "SEMAINE");
        session.command("settings", settings(60, false, "sans score")).statusCode(200);
        session.command(
                        "slips",
                        Map.of(
                                "round",
                                1,
                                "table",
                                1,
                                "word",
                                "MINEES",
                                "reference",
                                "H4",
                                "score",
                                18,
                                "reason",
                                "score mal lu"))
                .statusCode(200);
        session.ask()
                .get("/api/games/" + session.game() + "/rounds/1/slips")
                .then()
                .statusCode(200)
                .body("seats[0].slip.score", equalTo(18));
        assertThat(session.console().getBoolean("past[0].scoresAsked")).isTrue();
        assertThat(session.console().getBoolean("round.scoresAsked")).isFalse();
    }

    @Test
    void whatCannotBeIsRefused() {
        TestSession session = TestSession.open("fisf-2023", 1);
        session.command("settings", settings(5, true, "essai")).statusCode(422).body("field", equalTo("roundSeconds"));
        session.command("settings", settings(20, true, "essai"))
                .statusCode(422)
                .body("code", equalTo("tournament.round-signal"))
                .body("field", equalTo("roundSeconds"));
        session.command("settings", settings(120, true, " "))
                .statusCode(422)
                .body("code", equalTo("ruling.reason-missing"));
        session.done("finish");
        session.command("settings", settings(120, true, "trop tard")).statusCode(409);
    }
}
