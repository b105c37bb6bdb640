package org.chevalet.arbitration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** The top for tables that hand it in alike, and sanctions given while slips are typed. */
@QuarkusTest
class TypedTopHttpTest {

    private static final String RACK = "EARSTIN";

    private static ValidatableResponse top(TestSession session, List<Integer> tables) {
        return session.command("slips/top", "tables", tables);
    }

    private static ValidatableResponse rule(TestSession session, Map<String, ?> ruling) {
        Map<String, Object> body = new HashMap<>(ruling);
        body.put("reason", "vu à la saisie");
        return session.command("rulings", body);
    }

    private static List<Integer> paid(TestSession session) {
        return session.console().getList("seats.verdict.paid");
    }

    @Test
    void theTopIsWrittenDownForEachTableNamed() {
        TestSession session = TestSession.open("fisf-2023", 4).start(RACK);
        session.send(1, "RASER", "H8").statusCode(201);
        int best = session.solutions().get(0).points();
        top(session, List.of(2, 4, 2)).statusCode(200).body("missing", equalTo(List.of(3)));
        top(session, List.of(2, 4)).statusCode(200);
        session.closeRound();
        assertThat(paid(session)).isEqualTo(List.of(paid(session).get(0), best, 0, best));
        top(session, List.of(3)).statusCode(200).body("seats[2].verdict.paid", equalTo(best));
    }

    @Test
    void oneWrongTableAndNobodyGetsIt() {
        TestSession session = TestSession.open("fisf-2023", 2).start(RACK);
        top(session, List.of(1, 9)).statusCode(404).body("code", equalTo("table.unknown"));
        top(session, List.of()).statusCode(422).body("code", equalTo("table.missing"));
        assertThat(session.console().getList("missing")).isEqualTo(List.of(1, 2));
    }

    @Test
    void anArbiterWhoPlaysDoesNotKnowTheTopBeforeTheClose() {
        TestSession session = TestSession.open(Map.of("arbiterPlays", true), 2).start(RACK);
        top(session, List.of(1)).statusCode(403).body("code", equalTo("solutions.hidden"));
    }

    @Test
    void beforeTheLettersArePublicThereIsNothingToType() {
        TestSession session = TestSession.open("fisf-2023", 1);
        top(session, List.of(1)).statusCode(409).body("code", equalTo("slip.too-early"));
    }

    @Test
    void aNilDecidedWhileTypingStandsAfterTheClose() {
        TestSession session = TestSession.open("fisf-2023", 2).start(RACK);
        session.play(1, session.solutions().get(0));
        rule(session, Map.of("table", 1, "sanction", "NIL")).statusCode(200);
        JsonPath open = session.console();
        assertThat(open.getString("seats[0].verdict.sanction")).isEqualTo("NIL");
        assertThat(open.getBoolean("seats[0].verdict.ruled")).isTrue();
        session.done("clock/end", "force", true);
        session.done("close", "force", true)
                .body("seats[0].verdict.paid", equalTo(0))
                .body("seats[0].verdict.ruled", equalTo(true));
    }

    @Test
    void aPenaltyTakesItsPointsFromWhatTheSlipIsPaid() {
        TestSession session = TestSession.open("fisf-2023", 2).start(RACK);
        int best = session.solutions().get(0).points();
        session.play(1, session.solutions().get(0));
        rule(session, Map.of("table", 1, "sanction", "PENALTY"))
                .statusCode(422)
                .body("code", equalTo("ruling.points-missing"));
        session.closeRound();
        rule(session, Map.of("table", 1, "sanction", "PENALTY"))
                .statusCode(200)
                .body("seats[0].verdict.paid", equalTo(best - 5));
        rule(session, Map.of("table", 2, "sanction", "PENALTY")).body("seats[1].verdict.paid", equalTo(0));
    }

    @Test
    void anAverageIsNotWrittenDown() {
        TestSession session = TestSession.open("fisf-2023", 2).start(RACK);
        rule(session, Map.of("table", 1, "sanction", "AVERAGE", "points", 3))
                .statusCode(422)
                .body("code", equalTo("ruling.average"));
    }

    @Test
    void aNilWithPointsContradictsItself() {
        TestSession session = TestSession.open("fisf-2023", 1).start(RACK);
        rule(session, Map.of("table", 1, "sanction", "NIL", "points", 12))
                .statusCode(422)
                .body("code", equalTo("ruling.nil-with-points"));
    }
}
