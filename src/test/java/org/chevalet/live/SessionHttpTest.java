package org.chevalet.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import org.junit.jupiter.api.Test;

@QuarkusTest
class SessionHttpTest {

    @Test
    void aRoundFromTheDrawToTheNext() {
        TestSession session = TestSession.open("fisf-2023", 2);
        session.done("draw").body("round.phase", equalTo("DRAWN")).body("primary", equalTo("announce"));
        assertThat(session.projection().<Object>get("round.draw")).isNull();
        session.done("announce").body("round.phase", equalTo("ANNOUNCED")).body("primary", equalTo("clock/start"));
        assertThat(session.projection().<Object>get("round.draw.text")).isNotNull();
        session.done("clock/start").body("round.clock.state", equalTo("RUNNING"));
        TestSession.Play top = session.solutions().get(0);
        session.play(1, top);
        session.send(2, "ZZZ", "H8").statusCode(201).body("inWords", equalTo("ligne H, colonne 8, horizontal"));
        session.done("clock/end").body("round.phase", equalTo("RECEIVING"));
        session.done("close")
                .body("round.phase", equalTo("CONTROL"))
                .body("candidates.find { it.chosen }.points", equalTo(top.points()))
                .body("announceSolution.found", equalTo(1));
        session.done("announce-solution").body("round.number", equalTo(2)).body("last.points", equalTo(top.points()));

        JsonPath first = session.seatSnapshot(1);
        assertThat(first.getInt("total")).isEqualTo(top.points());
        assertThat(first.getInt("rank")).isEqualTo(1);
        JsonPath second = session.seatSnapshot(2);
        assertThat(second.getString("results[0].verdict.sanction")).isEqualTo("NIL");
        assertThat(second.<Object>get("ranking")).isNull();
    }
}
