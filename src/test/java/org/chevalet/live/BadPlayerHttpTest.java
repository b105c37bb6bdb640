package org.chevalet.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Awkward names stay as they are; whatever is wrong with a player or a list of them is refused in words. */
@QuarkusTest
class BadPlayerHttpTest {

    @Test
    void awkwardNamesStayAsTheyAre() {
        TestSession session = TestSession.open("fisf-2023", 0);
        List<String> names = List.of(
                "Zoé \"la rapide\" O’Neil", "L'Été & fils", "<b>gras</b><script>alert(1)</script>", "é".repeat(80));
        for (int index = 0; index < names.size(); index++) {
            session.addPlayer(names.get(index));
            assertThat(session.seatSnapshot(index + 1).getString("seat.name")).isEqualTo(names.get(index));
        }
        List<String> shown = session.console().getList("seats.name");
        assertThat(shown).containsExactlyElementsOf(names);
        assertThat(session.ask()
                        .get("/api/games/" + session.game() + "/console")
                        .contentType())
                .startsWith("application/json");
    }

    @Test
    void namesHoldNothingInvisible() {
        TestSession session = TestSession.open("fisf-2023", 0);
        String players = "/api/tournaments/" + session.tournament() + "/players";
        session.ask()
                .body("{\"name\":\"Joueur\\u0085\\u202E 0\\ud8001\\u2066\"}")
                .post(players)
                .then()
                .statusCode(201)
                .body("name", equalTo("Joueur 01"));
        for (String nothing : List.of("\u200B\u200D", "\u202E\u202C", "\uFEFF \u00A0")) {
            session.ask()
                    .body(Map.of("name", nothing))
                    .post(players)
                    .then()
                    .statusCode(422)
                    .body("code", equalTo("player.name-missing"));
        }
    }

    @Test
    void morePlayersThanTables() {
        TestSession session = TestSession.open("fisf-2023", 0);
        StringBuilder file = new StringBuilder("Nom\n");
        for (int line = 1; line <= 10_150; line++) {
            file.append("Joueur ").append(line).append('\n');
        }
        session.ask()
                .contentType("text/csv")
                .body(file.toString())
                .post("/api/tournaments/" + session.tournament() + "/players/csv?preview=true")
                .then()
                .statusCode(200)
                .body("players.size()", equalTo(9999))
                .body("refused.size()", equalTo(100))
                .body("refused[0].message", equalTo("Il ne reste plus de table libre."))
                .body("refusedMore", equalTo(51));
    }

    @Test
    void aTableIsTakenOnce() {
        TestSession session = TestSession.open("fisf-2023", 1);
        String players = "/api/tournaments/" + session.tournament() + "/players";
        session.ask()
                .body(Map.of("name", "Joueur 02", "table", 1))
                .post(players)
                .then()
                .statusCode(409)
                .body("code", equalTo("table.taken"))
                .body("message", containsString("Joueur 01"));
        session.ask()
                .body(Map.of("name", "Joueur 02", "table", 0))
                .post(players)
                .then()
                .statusCode(422);
        session.ask().body(Map.of("name", " ")).post(players).then().statusCode(422);
        session.ask().body(Map.of("name", "X")).put(players + "/999999").then().statusCode(404);
    }

    @Test
    void listsOfPlayersFromSpreadsheets() {
        TestSession session = TestSession.open("fisf-2023", 1);
        String file = "Table;Nom\n3;Éloïse O’Neil\n1;Joueur déjà là\n3;Doublon\n;Sans table\n99999;Trop\n5;\n";
        session.ask()
                .contentType("text/csv")
                .body(file.getBytes(Charset.forName("windows-1252")))
                .post("/api/tournaments/" + session.tournament() + "/players/csv?preview=true")
                .then()
                .statusCode(200)
                .body("players.name", equalTo(List.of("Éloïse O’Neil", "Sans table")))
                .body("players.table", equalTo(List.of(3, 2)))
                .body("refused.line", equalTo(List.of(4, 6, 7, 3)));
        assertThat(session.console().getList("seats")).hasSize(1);
        session.ask()
                .contentType("text/csv")
                .body("\uFEFFJoueur 10,10\nJoueur 11,11\n")
                .post("/api/tournaments/" + session.tournament() + "/players/csv?preview=false")
                .then()
                .statusCode(200);
        List<Integer> tables = session.console().getList("seats.table");
        assertThat(tables).containsExactly(1, 10, 11);
        session.ask()
                .contentType("text/csv")
                .body(new byte[] {0, 1, 2, 0})
                .post("/api/tournaments/" + session.tournament() + "/players/csv")
                .then()
                .statusCode(422)
                .body("code", equalTo("csv.unreadable"));
    }
}
