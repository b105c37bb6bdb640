package org.chevalet.live;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.Test;

/** A player takes his own sheet along, in braille or as text. */
@QuarkusTest
class SeatSheetHttpTest {

    private static String sheet(TestSession session, int table, String file) {
        return session.seat(table)
                .get("/api/games/" + session.game() + "/seat/sheet." + file)
                .then()
                .statusCode(200)
                .extract()
                .asString();
    }

    @Test
    void itHoldsHisRoundsAndNothingOfTheOthersNorOfWhatIsNotAnnounced() {
        TestSession session = TestSession.open("fisf-2023", 2).start("MEEISAN");
        assertThat(sheet(session, 1, "txt?lang=fr")).doesNotContain("MEEISAN", "Coup 1");
        session.send(1, "SEMAINE", "H2");
        session.send(2, "MENAIS", "8H");
        assertThat(sheet(session, 1, "txt?lang=fr")).doesNotContain("MEEISAN", "SEMAINE");
        session.closeRound();
        assertThat(sheet(session, 1, "txt?lang=fr")).doesNotContain("MEEISAN", "SEMAINE");
        session.done("master", "coord", "H2", "word", "SEMAINE");
        assertThat(sheet(session, 1, "txt?lang=fr")).doesNotContain("MEEISAN", "SEMAINE");
        session.finishRoundControlled();
        String own = sheet(session, 1, "txt?lang=fr");
        assertThat(own)
                .contains("Coup 1\r\nTirage MEEISAN\r\nTop SEMAINE H2 70 points\r\nMon bulletin SEMAINE H2 70 points")
                .doesNotContain("MENAIS");
        assertThat(sheet(session, 2, "brf?lang=fr"))
                .contains(".COUP ,*\r\n.TIRAGE MEEISAN\r\n.TOP ..SEMAINE .H,< ,]# POINTS\r\n.MON BULLETIN ..MENAIS ");
        assertThat(sheet(session, 2, "unicode?lang=en")).matches("[\u2800-\u283f\r\n\f]+");
    }

    @Test
    void itIsKeptUnderTheNameOfTheTournamentAndTheTable() {
        TestSession session = TestSession.open("fisf-2023", 1);
        session.seat(1)
                .get("/api/games/" + session.game() + "/seat/sheet.brf?lang=fr")
                .then()
                .statusCode(200)
                .contentType("application/x-brf")
                .header("Cache-Control", "no-store")
                .header("Content-Disposition", containsString("Feuille%20de%20route%2C%20table%201.brf"));
        session.seat(1)
                .get("/api/games/" + session.game() + "/seat/sheet.unicode?lang=fr")
                .then()
                .header("Content-Disposition", containsString("Feuille%20de%20route%2C%20table%201.braille.txt"));
    }

    @Test
    void onlyTheSeatItselfGetsIt() {
        TestSession session = TestSession.open("fisf-2023", 1);
        String address = "/api/games/" + session.game() + "/seat/sheet.brf";
        given().get(address).then().statusCode(401).body("code", equalTo("seat.unknown-token"));
        given().header("X-Seat-Token", "x").get(address).then().statusCode(401);
        session.seat(1).get(address + "?cells=99").then().statusCode(422).body("code", equalTo("sheets.braille.cells"));
    }
}
