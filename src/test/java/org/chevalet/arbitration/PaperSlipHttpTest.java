package org.chevalet.arbitration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** What only a paper slip shows, typed at the console, R§4.3.2, 5.2-5.8: SEMAINE at H2, then ROUTERS in hand. */
@QuarkusTest
class PaperSlipHttpTest {

    private static final Map<String, Object> OFFICIAL = Map.of("scoresAsked", true);

    private static TestSession first(int players) {
        return TestSession.open(OFFICIAL, players).start("MEEISAN");
    }

    private static TestSession second(int players) {
        return first(players).finishRound("H2", "SEMAINE").start("ROUTERS");
    }

    private static Map<String, Object> paper(int table, String word, String reference, Integer score) {
        Map<String, Object> slip = new HashMap<>();
        slip.put("table", table);
        slip.put("word", word);
        slip.put("reference", reference);
        slip.put("score", score);
        return slip;
    }

    private static ValidatableResponse type(TestSession session, Map<String, Object> slip, Map<String, ?> details) {
        Map<String, Object> body = new HashMap<>(slip);
        body.put("details", details);
        return session.command("slips", body);
    }

    private static void verdict(ValidatableResponse answer, int paid, String sanction, String reason) {
        answer.statusCode(200)
                .body("verdict.paid", equalTo(paid))
                .body("verdict.sanction", equalTo(sanction))
                .body("verdict.reasons.code", hasItem(reason));
    }

    private static Map<String, Object> marks(String... marks) {
        return Map.of("marks", List.of(marks));
    }

    @Test
    void marksDecideAndAnIllegibleSlipNeedsNoWord() {
        TestSession session = first(1);
        Map<String, Object> semaine = paper(1, "SEMAINE", "H2", 70);
        verdict(type(session, semaine, Map.of()), 70, "NONE", "VALID");
        verdict(type(session, semaine, marks("HARD_TO_READ")), 70, "WARNING", "HARD_TO_READ");
        verdict(type(session, semaine, marks("SEVERAL_SLIPS")), 0, "NIL", "SEVERAL_SLIPS");
        verdict(type(session, semaine, marks("AFTER_TIME")), 0, "NIL", "LATE");
        verdict(type(session, semaine, marks("MISCONDUCT")), 0, "NIL", "MISCONDUCT");
        verdict(type(session, paper(1, "", "", null), marks("ILLEGIBLE")), 0, "NIL", "ILLEGIBLE");
        type(session, paper(1, "", "", null), marks("HARD_TO_READ"))
                .statusCode(422)
                .body("code", equalTo("slip.word-missing"));
        type(session, semaine, marks("LOUD")).statusCode(400);
    }

    @Test
    void severalSolutionsAndCrossedOutOnes() {
        TestSession session = first(1);
        Map<String, Object> semaine = paper(1, "SEMAINE", "H2", 70);
        Map<String, Object> other = Map.of("word", "MAINS", "reference", "H4", "score", 16);
        verdict(type(session, semaine, Map.of("others", List.of(other))), 16, "NONE", "SEVERAL_SOLUTIONS");
        Map<String, Object> crossed = new HashMap<>(other);
        crossed.put("crossedOut", true);
        verdict(type(session, semaine, Map.of("others", List.of(crossed))), 70, "NONE", "VALID");
        Map<String, Object> first = Map.of("marks", List.of("CROSSED_OUT"), "others", List.of(other));
        verdict(type(session, semaine, first), 16, "NONE", "VALID");
        type(session, semaine, Map.of("others", List.of(Map.of("word", "M1"))))
                .statusCode(422)
                .body("code", equalTo("word.bad-character"))
                .body("details.field", equalTo("others"));
        type(session, semaine, Map.of("others", List.of(other, other, other, other, other, other)))
                .statusCode(422)
                .body("code", equalTo("slip.solutions"));
    }

    private static Map<String, Object> letter(int along, int aside, String symbol) {
        return Map.of("along", along, "aside", aside, "symbol", symbol);
    }

    @Test
    void connectingLettersTakeThePlaceOfAReference() {
        TestSession session = second(1);
        Map<String, Object> morts = paper(1, "MORTS", "", 12);
        Map<String, Object> left = letter(0, -1, "E");
        Map<String, Object> right = letter(0, 1, "A");
        verdict(type(session, morts, Map.of("connecting", List.of(left, right))), 12, "NONE", "VALID");
        verdict(type(session, morts, Map.of("connecting", List.of(left))), 12, "WARNING", "TWO_CONNECTING_LETTERS");
        verdict(type(session, morts, Map.of()), 7, "PENALTY", "SCORE_FOUND_ELSEWHERE");
        type(session, morts, Map.of("connecting", List.of(letter(0, 1, "?"))))
                .statusCode(422)
                .body("code", equalTo("slip.connecting"));
    }

    @Test
    void theDirectionWrittenMayContradictTheReference() {
        TestSession session = second(1);
        Map<String, Object> down = Map.of("direction", "DOWN");
        Map<String, Object> across = Map.of("direction", "ACROSS");
        verdict(type(session, paper(1, "MORTS", "4H", 12), down), 12, "NONE", "VALID");
        verdict(type(session, paper(1, "MORTS", "H4", 12), down), 12, "WARNING", "REFERENCE_INVERTED");
        verdict(type(session, paper(1, "MORTS", "4H", 12), across), 12, "WARNING", "WRONG_DIRECTION");
        verdict(type(session, paper(1, "MORTS", "H4", 12), across), 0, "NIL", "SQUARE_TAKEN");
    }

    @Test
    void whatWasNotedIsShownAgainAndSurvivesTheJourneyThroughAFile() {
        TestSession session = second(1);
        Map<String, Object> details = Map.of(
                "direction", "DOWN",
                "connecting", List.of(letter(0, -1, "E"), letter(0, 1, "A")),
                "marks", List.of("HARD_TO_READ"),
                "others", List.of(Map.of("word", "ROUTES", "reference", "9C", "crossedOut", true)));
        verdict(type(session, paper(1, "MORTS", "", 12), details), 12, "WARNING", "HARD_TO_READ");
        session.finishRound();
        byte[] file = session.ask()
                .get("/api/tournaments/" + session.tournament() + "/export")
                .then()
                .statusCode(200)
                .extract()
                .asByteArray();
        long copy = session.ask()
                .body(file)
                .post("/api/tournaments/import")
                .then()
                .statusCode(201)
                .extract()
                .jsonPath()
                .getLong("gameId");
        session.ask()
                .get("/api/games/" + copy + "/rounds/2/slips")
                .then()
                .body("seats[0].slip.word", equalTo("MORTS"))
                .body("seats[0].slip.details.direction", equalTo("DOWN"))
                .body("seats[0].slip.details.connecting.symbol", contains("E", "A"))
                .body("seats[0].slip.details.marks", contains("HARD_TO_READ"))
                .body("seats[0].slip.details.others[0].word", equalTo("ROUTES"))
                .body("seats[0].slip.details.others[0].details.marks", contains("CROSSED_OUT"))
                .body("seats[0].verdict.reasons.code", hasItem("HARD_TO_READ"));
    }

    @Test
    void anOrdinarySlipShowsNoDetailsAndOneReading() {
        TestSession session = first(1);
        type(session, paper(1, "SEMAINE", "H2", 70), null)
                .body("snapshot.seats[0].slip.details", nullValue())
                .body("verdict.readings", empty())
                .body("verdict.repeats", nullValue());
    }

    @Test
    void theReadingsConsideredAreShownAndAnotherMayBeChosen() {
        TestSession session = second(1);
        ValidatableResponse answer = type(session, paper(1, "ROUTER", "8D", 8), null);
        verdict(answer, 7, "WARNING", "SCORE_WRONG");
        answer.body("verdict.readings", hasSize(2))
                .body("verdict.readings.paid", hasItems(7, 3))
                .body("verdict.readings.doubtful", contains(false, false))
                .body("verdict.readings.counts", contains(true, false));
        Map<String, Object> choice =
                Map.of("round", 2, "table", 1, "coord", "3D", "word", "ROUTER", "paid", 3, "reason", "le 8 est un 3");
        session.command("readings", choice).statusCode(422).body("code", equalTo("slip.not-closed"));
        session.closeRound();
        Map<String, Object> unknown = new HashMap<>(choice);
        unknown.put("paid", 4);
        session.command("readings", unknown).statusCode(422).body("code", equalTo("reading.unknown"));
        Map<String, Object> silent = new HashMap<>(choice);
        silent.put("reason", " ");
        session.command("readings", silent).statusCode(422).body("code", equalTo("ruling.reason-missing"));
        session.command("readings", choice)
                .statusCode(200)
                .body("seats[0].verdict.paid", equalTo(3))
                .body("seats[0].verdict.sanction", equalTo("PENALTY"))
                .body("seats[0].verdict.ruled", equalTo(true))
                .body("seats[0].verdict.readings", hasSize(2))
                .body("seats[0].verdict.readings.counts", contains(false, true));
        session.ask()
                .get("/api/games/" + session.game() + "/journal")
                .then()
                .body(
                        "text",
                        hasItem("Coup 2 : lecture choisie, table 1 (Joueur 01) : ROUTER en 3D, 3 points. "
                                + "le 8 est un 3"));
    }

    @Test
    void aFalseCrossWordIsForTheArbiterToJudge() {
        TestSession session = second(1);
        ValidatableResponse answer = type(session, paper(1, "ROUTER", "8D", 17), null);
        verdict(answer, 7, "WARNING", "SCORE_WRONG");
        answer.body("verdict.readings.doubtful", contains(false, true, true, true, true, true, true))
                .body("verdict.readings[1].doubtful", equalTo(true))
                .body("verdict.readings[1].coord", equalTo("9C"))
                .body("verdict.readings[1].points", equalTo(17))
                .body("verdict.readings[1].reasons.code", contains("FALSE_CONNECTION"));
        session.closeRound();
        Map<String, Object> choice = Map.of(
                "round", 2, "table", 1, "coord", "9C", "word", "ROUTER", "paid", 0, "reason", "SEMAINER plausible");
        session.command("readings", choice)
                .statusCode(200)
                .body("seats[0].verdict.paid", equalTo(0))
                .body("seats[0].verdict.sanction", equalTo("NIL"))
                .body("seats[0].verdict.reasons.code", contains("RULED_BY_ARBITER", "FALSE_CONNECTION"));
        assertThat(session.done("announce-solution").extract().jsonPath().getList("past"))
                .hasSize(2);
    }
}
