package org.chevalet.arbitration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** Paper slips typed twice, by two people who do not see each other's entry. */
@QuarkusTest
class SecondReadingHttpTest {

    private static ValidatableResponse pass(TestSession session, int round) {
        return session.ask()
                .get("/api/games/" + session.game() + "/rounds/" + round + "/second-readings")
                .then();
    }

    private static TestSession typedOnce() {
        TestSession session = TestSession.open("fisf-2023", 4).start("SEMAINE");
        session.done("slips", "table", 1, "word", "SEMAINE", "reference", "H2");
        session.done("slips", "table", 2, "word", "MENAIS", "reference", "H4");
        session.done("slips", "table", 3, "none", true);
        return session;
    }

    private static ValidatableResponse again(TestSession session, int table, String word, String reference) {
        return session.command("second-readings", Map.of("table", table, "word", word, "reference", reference));
    }

    @Test
    void onlyWhatDiffersIsListedAndTheSecondArbiterIsToldNothing() {
        TestSession session = typedOnce();
        pass(session, 1).body("waiting", contains(1, 2, 3)).body("differences", empty());
        String told =
                again(session, 1, "semaine", "h 2").statusCode(200).extract().asString();
        assertThat(told).doesNotContain("SEMAINE", "differ");
        again(session, 2, "MENAIS", "H3").statusCode(200).body("waiting", equalTo(1));
        session.command("second-readings", Map.of("table", 3, "none", true)).statusCode(200);
        pass(session, 1)
                .body("waiting", empty())
                .body("alike", equalTo(2))
                .body("differences.table", contains(2))
                .body("differences[0].first.reference", equalTo("H4"))
                .body("differences[0].second.reference", equalTo("H3"));
        again(session, 4, "MAINS", "H4").statusCode(200);
        pass(session, 1).body("differences[1].first", nullValue());
    }

    @Test
    void aSecondEntryAndItsSettlingTriedOutKeepNothing() {
        TestSession session = typedOnce();
        Map<String, Object> entry = Map.of("table", 2, "word", "MENAIS", "reference", "H3");
        session.command("second-readings?preview=true", entry).statusCode(200).body("waiting", contains(1, 2, 3));
        pass(session, 1).body("waiting", contains(1, 2, 3)).body("differences", empty());

        again(session, 2, "MENAIS", "H3").statusCode(200);
        int version = session.console().getInt("version");
        for (boolean second : List.of(true, false)) {
            session.command("second-readings/settle?preview=true", Map.of("table", 2, "second", second))
                    .statusCode(200);
            pass(session, 1)
                    .body("differences.table", contains(2))
                    .body("differences[0].first.reference", equalTo("H4"))
                    .body("differences[0].second.reference", equalTo("H3"));
        }
        assertThat(session.console().getInt("version")).isEqualTo(version);
        assertThat(session.console().getString("seats.find { it.table == 2 }.slip.reference"))
                .isEqualTo("H4");
    }

    @Test
    void aDifferenceIsSettledByTheOneOrTheOther() {
        TestSession session = typedOnce();
        again(session, 1, "SEMAINES", "H2");
        again(session, 2, "SEMAINE", "H2");
        session.command("second-readings/settle", Map.of("table", 1, "second", false))
                .statusCode(200)
                .body("differences.table", contains(2));
        session.finishRound("H2", "SEMAINE").start("ROUTERS");
        session.command(
                        "second-readings/settle",
                        Map.of("round", 1, "table", 2, "second", true, "reason", "double saisie"))
                .statusCode(200)
                .body("differences", empty())
                .body("alike", equalTo(2));
        assertThat(session.rank(2)).containsEntry("points", 70);
        session.ask()
                .get("/api/games/" + session.game() + "/journal")
                .then()
                .body("text", hasItem("Coup 1 : bulletin corrigé, table 2 (Joueur 02) : double saisie"));
    }

    @Test
    void whatWasNotedOnTheSlipStaysWhenTheSecondEntryCounts() {
        TestSession session = TestSession.open("fisf-2023", 1).start("SEMAINE");
        session.done(
                "slips",
                "table",
                1,
                "word",
                "MENAIS",
                "reference",
                "H4",
                "details",
                Map.of("marks", List.of("HARD_TO_READ")));
        again(session, 1, "SEMAINE", "H2");
        session.command("second-readings/settle", Map.of("table", 1, "second", true))
                .statusCode(200);
        assertThat(session.console().getString("seats[0].slip.word")).isEqualTo("SEMAINE");
        assertThat(session.console().getList("seats[0].slip.details.marks")).isEqualTo(List.of("HARD_TO_READ"));
    }

    @Test
    void aRoundBegunAnewIsReadAnewAndTabletsAreNotRead() {
        TestSession session = typedOnce();
        session.send(4, "SEMAINE", "H2").statusCode(201);
        pass(session, 1).body("waiting", contains(1, 2, 3));
        again(session, 1, "SEMAINE", "H2");
        session.done("cancel", "reason", "tirage mal entendu", "cancelled", 1);
        session.start("ROUTERS");
        pass(session, 1).body("waiting", empty()).body("alike", equalTo(0));
    }

    @Test
    void oddReadingsAreRefusedInWords() {
        TestSession session = typedOnce();
        again(session, 9, "SEMAINE", "H2").statusCode(404).body("code", equalTo("table.unknown"));
        again(session, 1, "", "H2").statusCode(422).body("code", equalTo("slip.word-missing"));
        again(session, 1, "A".repeat(400), "H2").statusCode(422).body("code", equalTo("slip.word-too-long"));
        session.command("second-readings/settle", Map.of("table", 1, "second", true))
                .statusCode(422)
                .body("code", equalTo("second.none"));
        session.command("second-readings", Map.of("round", 2, "table", 1)).statusCode(404);
        pass(session, 8).statusCode(404);
    }
}
