package org.chevalet.arbitration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** Who plays: namesakes, pairs, late arrivals, leavers, tables changed. */
@QuarkusTest
class PeopleHttpTest {

    private static ValidatableResponse add(TestSession session, String name, Object... more) {
        Map<String, Object> body = new HashMap<>(Map.of("name", name));
        for (int index = 0; index < more.length; index += 2) {
            body.put((String) more[index], more[index + 1]);
        }
        return session.ask().body(body).post(players(session)).then();
    }

    private static String players(TestSession session) {
        return "/api/tournaments/" + session.tournament() + "/players";
    }

    private static ValidatableResponse file(TestSession session, boolean preview, String... lines) {
        return session.ask()
                .body(String.join("\n", lines))
                .post(players(session) + "/csv?preview=" + preview)
                .then()
                .statusCode(200);
    }

    @Test
    void aPlayerAddedTwiceIsAskedAboutAndNamesakesAreKeptApartByTheirTable() {
        TestSession session = TestSession.open("fisf-2023", 1);
        for (String same : List.of("Joueur 01", "  joueur   01 ", "JOUEUR-01", "Jôueur 01")) {
            add(session, same)
                    .statusCode(409)
                    .body("code", equalTo("player.same-name"))
                    .body("message", equalTo("Joueur 01 est déjà à la table 1. Même nom, deux personnes ?"));
        }
        int player = add(session, "Joueur 01", "namesake", true)
                .statusCode(201)
                .body("table", equalTo(2))
                .extract()
                .path("id");
        session.ask()
                .body(Map.of("name", "Joueur 01", "table", 7, "namesake", true))
                .put(players(session) + "/" + player)
                .then()
                .statusCode(200);
        session.start("SEMAINE");
        session.done("slips", "table", 7, "word", "SEMAINE", "reference", "H2");
        session.finishRound("H2", "SEMAINE");
        assertThat(session.rank(7)).containsEntry("name", "Joueur 01").containsEntry("points", 70);
        assertThat(session.rank(1)).containsEntry("name", "Joueur 01").containsEntry("points", 0);
    }

    @Test
    void aPlayerKeepsHisOwnNameWhenHisTableChanges() {
        TestSession session = TestSession.open("fisf-2023", 2).start("SEMAINE");
        session.done("slips", "table", 2, "word", "SEMAINE", "reference", "H2");
        int player = session.console().getInt("seats[1].player");
        session.ask()
                .body(Map.of("name", "Joueur 02", "table", 9))
                .put(players(session) + "/" + player)
                .then()
                .statusCode(200)
                .body("table", equalTo(9));
        assertThat(session.console().getString("seats[1].slip.word")).isEqualTo("SEMAINE");
        session.finishRound("H2", "SEMAINE");
        assertThat(session.rank(9)).containsEntry("points", 70);
    }

    @Test
    void aFileSaysWhichNamesAreAlikeAndAPairIsOneEntry() {
        TestSession session = TestSession.open("fisf-2023", 1);
        file(
                        session,
                        true,
                        "table;joueur 1;joueur 2",
                        "4;Joueur 01;",
                        "5;Joueur 05;Joueur 06",
                        "6;joueur 05 / joueur 06;")
                .body("players.name", contains("Joueur 01", "Joueur 05 / Joueur 06", "joueur 05 / joueur 06"))
                .body("players.namesake", contains(equalTo(1), nullValue(), equalTo(5)));
        file(session, false, "table;joueur 1;joueur 2", "5;Joueur 05;Joueur 06");
        session.start("SEMAINE");
        session.done("slips", "table", 5, "word", "SEMAINE", "reference", "H2")
                .body("snapshot.missing", contains(1))
                .body("snapshot.seats[1].name", equalTo("Joueur 05 / Joueur 06"));
    }

    @Test
    void lateArrivalsLeaversAndEmptyTables() {
        TestSession session = TestSession.open("fisf-2023", 4).start("SEMAINE");
        for (int empty : List.of(2, 3)) {
            int player = session.console().getInt("seats.find { it.table == " + empty + " }.player");
            session.ask().delete(players(session) + "/" + player).then().statusCode(204);
        }
        assertThat(session.console().getList("missing")).isEqualTo(List.of(1, 4));
        session.finishRound("H2", "SEMAINE");
        add(session, "Joueur 05").statusCode(201).body("table", equalTo(2));
        session.start("ROUTERS");
        assertThat(session.console().getList("missing")).isEqualTo(List.of(1, 2, 4));
        assertThat(session.console().getList("past[0].missing"))
                .as("he came after the round")
                .isEqualTo(List.of(1, 4));
        session.ask()
                .body(Map.of("table", 3, "word", "SEMAINE", "reference", "H2", "round", 2))
                .post("/api/games/" + session.game() + "/slips")
                .then()
                .statusCode(404)
                .body("message", containsString("3"));
    }

    @Test
    void whoeverIsAddedAgainAfterLeavingComesBackToWhatHeHasPlayed() {
        TestSession session = TestSession.open("fisf-2023", 2).start("SEMAINE");
        session.send(2, "SEMAINE", "H2").statusCode(201);
        session.finishRound("H2", "SEMAINE");
        int player = session.console().getInt("seats.find { it.table == 2 }.player");
        session.ask().delete(players(session) + "/" + player).then().statusCode(204);
        add(session, "JOUEUR 02").statusCode(201).body("table", equalTo(2)).body("id", equalTo(player));
        assertThat(session.rank(2)).containsEntry("points", 70);
        assertThat(session.projection().getList("ranking")).hasSize(2);
    }

    @Test
    void namesAreKeptAsTheyAreTyped() {
        TestSession session = TestSession.open("fisf-2023", 0);
        List<String> names =
                List.of("L’Éloïse d'Orléans", "\"Cie\" & <b>fils</b>", "É".repeat(80), "É".repeat(79) + "a");
        names.forEach(name -> add(session, name).statusCode(201));
        assertThat(session.console().getList("seats.name")).isEqualTo(names);
    }
}
