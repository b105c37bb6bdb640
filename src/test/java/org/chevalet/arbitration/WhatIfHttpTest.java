package org.chevalet.arbitration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.Map;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** Any word at any place of any round: SEMAINE at H2, then ROUTERS in hand. */
@QuarkusTest
class WhatIfHttpTest {

    private static ValidatableResponse ask(TestSession session, int round, String word, String reference) {
        return session.ask()
                .queryParam("word", word)
                .queryParam("reference", reference)
                .get("/api/games/" + session.game() + "/rounds/" + round + "/what-if")
                .then();
    }

    private static TestSession second() {
        return TestSession.open("fisf-2023", 2)
                .start("SEMAINE")
                .finishRound("H2", "SEMAINE")
                .start("ROUTERS");
    }

    @Test
    void aWordIsWorthWhatItsRoundGives() {
        TestSession session = second();
        ask(session, 1, "semaine", "h2")
                .statusCode(200)
                .body("points", equalTo(70))
                .body("top", equalTo(70))
                .body("words[0].word", equalTo("SEMAINE"))
                .body("words[0].counts", equalTo(true))
                .body("verdict.paid", equalTo(70));
        ask(session, 2, "SEMAINE", "H2")
                .body("points", nullValue())
                .body("cannot", notNullValue())
                .body("verdict.paid", equalTo(0));
        ask(session, 2, "MORTS", "4H").body("points", equalTo(12)).body("verdict.paid", equalTo(12));
        assertThat(session.console().getInt("round.number")).isEqualTo(2);
    }

    @Test
    void aWordThatIsNotAdmittedIsCountedAllTheSame() {
        TestSession session = second();
        ask(session, 1, "EMAINES", "H2")
                .body("points", equalTo(68))
                .body("words[0].counts", equalTo(false))
                .body("verdict.paid", equalTo(0))
                .body("verdict.sanction", equalTo("NIL"))
                .body("verdict.reasons.code", hasItem(containsString("WORD")));
    }

    @Test
    void oddWordsAndRoundsAreRefusedInWords() {
        TestSession session = second();
        ask(session, 1, "", "H2").statusCode(422).body("code", equalTo("slip.word-missing"));
        ask(session, 1, "S3MAINE", "H2").statusCode(422).body("code", equalTo("word.bad-character"));
        ask(session, 1, "SEMAINE", "Z99").statusCode(422);
        ask(session, 9, "SEMAINE", "H2").statusCode(404).body("code", equalTo("round.unknown"));
        ask(session, 1, "SEMAINE", "")
                .statusCode(200)
                .body("points", nullValue())
                .body("verdict.paid", equalTo(70));
    }

    @Test
    void anArbiterWhoPlaysIsToldNothingBeforeTheClose() {
        TestSession session = TestSession.open(Map.of("arbiterPlays", true), 1).start("SEMAINE");
        ask(session, 1, "SEMAINE", "H2").statusCode(403).body("code", equalTo("solutions.hidden"));
        session.closeRound();
        ask(session, 1, "SEMAINE", "H2").statusCode(200).body("points", equalTo(70));
    }
}
