package org.chevalet.arbitration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** Two consoles that do the same at the same moment: it is done once. */
@QuarkusTest
class TwoConsolesHttpTest {

    private static List<Integer> together(TestSession session, String command, Map<String, Object> body) {
        List<CompletableFuture<Integer>> both = IntStream.range(0, 2)
                .mapToObj(console -> CompletableFuture.supplyAsync(() -> session.ask()
                        .body(body)
                        .post("/api/games/" + session.game() + "/" + command)
                        .statusCode()))
                .toList();
        return both.stream().map(CompletableFuture::join).sorted().toList();
    }

    @Test
    void aRoundIsClosedOnceAndAnnouncedOnce() {
        TestSession session = TestSession.open("fisf-2023", 3).start("SEMAINE");
        session.done("slips", "table", 1, "word", "SEMAINE", "reference", "H2");
        Map<String, Object> body = Map.of("round", 1, "force", true);
        for (String command : List.of("clock/end", "close", "announce-solution")) {
            assertThat(together(session, command, body)).as(command).containsExactly(200, 409);
        }
        List<String> journal = session.ask()
                .get("/api/games/" + session.game() + "/journal")
                .then()
                .extract()
                .jsonPath()
                .getList("type");
        assertThat(journal).containsOnlyOnce("time-ended", "round-closed", "solution-announced");
        session.command("close", body).statusCode(409).body("code", equalTo("game.moved-on"));
        assertThat(session.console().getInt("round.number")).isEqualTo(2);
    }

    @Test
    void takingTheHandIsReadInTheJournalAndMovesNothing() {
        TestSession session = TestSession.open("fisf-2023", 1).start("SEMAINE");
        int before = session.console().getInt("version");
        session.command("hand", Map.of("window", "console0002")).statusCode(200);
        List<String> told = session.ask()
                .get("/api/games/" + session.game() + "/journal?text=pris la main")
                .jsonPath()
                .getList("text");
        assertThat(told).containsExactly("Une autre console a pris la main");
        assertThat(session.console().getInt("version")).isEqualTo(before);
    }

    @Test
    void theSameSlipTypedTwiceIsKeptOnceAndTheLastOfTwoCounts() {
        TestSession session = TestSession.open("fisf-2023", 1).start("SEMAINE").closeRound();
        Map<String, Object> slip = Map.of("round", 1, "table", 1, "word", "SEMAINE", "reference", "H2");
        int before = session.console().getInt("version");
        assertThat(together(session, "slips", slip)).containsExactly(200, 200);
        assertThat(session.console().getInt("version")).isEqualTo(before + 1);
        session.done("slips", "table", 1, "word", "MENAIS", "reference", "H4");
        assertThat(session.console().getString("seats[0].slip.word")).isEqualTo("MENAIS");
    }
}
