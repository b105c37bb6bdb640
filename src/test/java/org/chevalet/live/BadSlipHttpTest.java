package org.chevalet.live;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Whatever is wrong with a slip or a ruling, it is refused in words, and what was handed in before stays. */
@QuarkusTest
class BadSlipHttpTest {

    private static final String RACK = "EARSTIN";

    @Test
    void slipsOfABadForm() {
        TestSession session = TestSession.open("fisf-2023", 1).start(RACK);
        session.send(1, "RASER", "Z99").statusCode(422).body("code", equalTo("coord.off-board"));
        session.send(1, "RASER", "huit").statusCode(422).body("code", equalTo("coord.format"));
        session.send(1, "", "H8").statusCode(422).body("code", equalTo("slip.word-missing"));
        session.send(1, "RA$ER", "H8").statusCode(422).body("code", equalTo("word.bad-character"));
        session.send(1, "R".repeat(3000), "H8").statusCode(422).body("code", equalTo("slip.word-too-long"));
        session.seat(1)
                .body(session.slip("RASER", "H8"))
                .post("/api/games/" + session.game() + "/seat/slips")
                .then()
                .statusCode(422)
                .body("code", equalTo("slip.key-missing"));
        given().contentType(ContentType.JSON)
                .header("X-Seat-Token", "stolen")
                .header("Idempotency-Key", "k")
                .body(session.slip("RASER", "H8"))
                .post("/api/games/" + session.game() + "/seat/slips")
                .then()
                .statusCode(401)
                .body("code", equalTo("seat.unknown-token"));
        Map<String, Object> other = session.slip("RASER", "H8");
        other.put("round", 2);
        session.send(1, "k1", other).statusCode(412).body("code", equalTo("slip.other-round"));
        assertThat(session.seatSnapshot(1).<Object>get("received")).isNull();
    }

    @Test
    void aSlipTooEarlyAndTwiceTheSame() {
        TestSession session = TestSession.open("fisf-2023", 1);
        session.send(1, "RASER", "H8").statusCode(409).body("code", equalTo("slip.too-early"));
        session.start(RACK);
        String key = UUID.randomUUID().toString();
        session.send(1, key, session.slip("RASER", "H8")).statusCode(201);
        session.send(1, key, session.slip("RASER", "H8")).statusCode(200).header("Idempotent-Replay", "true");
        session.send(1, key, session.slip("TRAIN", "H8")).statusCode(422).body("code", equalTo("slip.key-reused"));
        session.send(1, "TRAIN", "H8").statusCode(201);
        assertThat(session.seatSnapshot(1).getString("received.word")).isEqualTo("TRAIN");
    }

    @Test
    void aPlayerCannotTakeTheKeyOfAPaperSlip() {
        TestSession session = TestSession.open("fisf-2023", 2).start(RACK);
        session.send(1, "paper-2", session.slip("RASER", "H8"))
                .statusCode(422)
                .body("code", equalTo("slip.key-missing"));
        for (int table = 1; table <= 2; table++) {
            session.done("slips", "table", table, "word", "RASER", "reference", "H8");
        }
    }

    @Test
    void aTabletWhoseClockIsMadStillSendsItsSlipAndTheExportStaysReadable() {
        TestSession session = TestSession.open("fisf-2023", 1).start(RACK);
        Map<String, Object> slip = session.slip("RASER", "H8");
        slip.put("tapServerMs", 9_000_000_000_000_000_000L);
        session.send(1, "k1", slip).statusCode(201);
        byte[] whole = session.ask()
                .get("/api/tournaments/" + session.tournament() + "/export")
                .then()
                .statusCode(200)
                .extract()
                .asByteArray();
        session.ask()
                .contentType("application/json")
                .body(whole)
                .post("/api/tournaments/import")
                .then()
                .statusCode(201);
    }

    @Test
    void aWordOfAccentsAloneAndAReasonOfControlSignsAreEmpty() {
        TestSession session = TestSession.open("fisf-2023", 1).start(RACK);
        session.send(1, "\u0301", "H8").statusCode(422).body("code", equalTo("slip.word-missing"));
        session.command("rulings", "table", 1, "points", 3, "reason", "\u0000\u0007")
                .statusCode(422)
                .body("code", equalTo("ruling.reason-missing"));
    }

    @Test
    void whatIsRefusedIsShownInALineWithoutItsHiddenSigns() {
        TestSession session = TestSession.open("fisf-2023", 1).start(RACK);
        String sentence = session.send(1, "RASER", "\u202E\u0007" + "Q".repeat(5000))
                .statusCode(422)
                .extract()
                .path("message");
        assertThat(sentence).hasSizeLessThan(600).contains("QQQ…").doesNotContain("\u202E", "\u0007");
    }

    @Test
    void rulingsAndReasonsOfABadForm() {
        TestSession session = TestSession.open("fisf-2023", 1).start(RACK);
        String tooLong = "x".repeat(501);
        session.command("cancel", "reason", tooLong)
                .statusCode(422)
                .body("code", equalTo("reason.too-long"))
                .body("field", equalTo("reason"));
        session.command("finish", "reason", tooLong).statusCode(422);
        session.command("slips", "table", 1, "word", "RASER", "reason", tooLong).statusCode(422);
        session.command("slips", "table", "", "word", "RASER")
                .statusCode(422)
                .body("message", equalTo("Indiquez le numéro de la table."));
        session.command("slips", "table", 1, "word", "RASER", "score", 1.5)
                .statusCode(422)
                .body("code", equalTo("slip.score"));
        session.closeRound();
        session.command("rulings", "table", 1, "points", 3, "reason", tooLong).statusCode(422);
        session.command("rulings", "table", 1, "reason", "pour voir")
                .statusCode(422)
                .body("code", equalTo("ruling.points-missing"));
        session.command("rulings", "table", 1, "points", 1.5, "reason", "pour voir")
                .statusCode(422)
                .body("code", equalTo("ruling.points"));
        session.done("rulings", "table", 1, "points", 3, "reason", "pour voir");
    }

    @Test
    void aSlipAfterTheEndOfTheGame() {
        TestSession session = TestSession.open("fisf-2023", 1).start(RACK).finishRound();
        session.done("finish");
        session.send(1, "RASER", "H8").statusCode(409).body("message", equalTo("La partie est terminée."));
        session.command("slips", "table", 1, "word", "RASER").statusCode(409).body("code", equalTo("game.over"));
    }
}
