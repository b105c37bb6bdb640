package org.chevalet.sheets;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.chevalet.access.TestArbiter;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.GameEvent.ExtraTimeGiven;
import org.chevalet.core.game.GameScript;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.tournament.GameBatch;
import org.chevalet.tournament.GameEntity;
import org.chevalet.tournament.GameRepository;
import org.chevalet.tournament.TournamentEntity;
import org.junit.jupiter.api.Test;

@QuarkusTest
class SheetsHttpTest {

    @Inject
    GameRepository repository;

    private long game() {
        GameScript script = new GameScript("SEMAINE").seat(1, "A & <b>B</b>");
        script.round(RoundNumber.FIRST, "", "MEEISAN", "H2", "SEMAINE", 70);
        return store(script);
    }

    private long store(GameScript script) {
        long id = QuarkusTransaction.requiringNew().call(SheetsHttpTest::emptyGame);
        GameBatch batch = new GameBatch(List.of(), script.journal(), "READY", 2, Optional.empty());
        repository.write(id, () -> Answer.of(batch));
        return id;
    }

    private static long emptyGame() {
        TournamentEntity tournament = new TournamentEntity();
        tournament.name = "Tournoi « d’été »";
        tournament.createdAt = Instant.parse("2026-01-15T19:00:00Z");
        tournament.ruleSet = "fisf-2023";
        tournament.roundSeconds = 180;
        tournament.persist();
        GameEntity game = new GameEntity();
        game.tournamentId = tournament.id;
        game.joinCode = "4821";
        game.openedAt = Instant.parse("2026-01-15T19:00:00Z");
        game.phase = "READY";
        game.round = 1;
        game.persist();
        return game.id;
    }

    private static String text(String address) {
        byte[] pdf = TestArbiter.asArbiter()
                .get(address)
                .then()
                .statusCode(200)
                .contentType("application/pdf")
                .extract()
                .asByteArray();
        return ReadPdf.text(pdf);
    }

    @Test
    void everyDocumentComesInTheLanguageAsked() {
        String sheets = "/api/games/" + game() + "/sheets/";
        assertThat(text(sheets + "game.pdf")).contains("Tournoi « d’été »", "1 AEEIMNS SEMAINE H2 70 70 = 0");
        assertThat(text(sheets + "game.pdf?lang=en")).contains("Top: 70 points in 1 round");
        assertThat(text(sheets + "standings.pdf")).contains("Palmarès", "A & <b>B</b>");
        assertThat(text(sheets + "players.pdf")).contains("Feuille de route", "A & <b>B</b>", "aucun bulletin");
        assertThat(text(sheets + "players/1.pdf")).contains("Table 1", "1 / 1");
    }

    @Test
    void solutionsAndRankingComeInBrailleAndAsText() {
        String sheets = "/api/games/" + game() + "/sheets/";
        String solutions = lines(sheets + "solutions.txt", "text/plain;charset=UTF-8");
        assertThat(solutions).contains("Tournoi « d’été »", "Top SEMAINE H2 70 points", "\f");
        assertThat(lines(sheets + "solutions.brf", "application/x-brf")).contains(".TOP ..SEMAINE .H,< ,]# POINTS");
        assertThat(lines(sheets + "standings.txt", "text/plain;charset=UTF-8")).contains("Palmarès", "A & <b>B</b>");
        assertThat(lines(sheets + "standings.unicode", "text/plain;charset=UTF-8"))
                .matches("[\u2800-\u283f\r\n\f]+");
        TestArbiter.asArbiter()
                .get(sheets + "standings.brf?cells=99")
                .then()
                .statusCode(422)
                .body("message", equalTo("Une ligne de braille a de 28 à 42 cellules, et non « 99 »."));
        given().get(sheets + "solutions.brf").then().statusCode(401);
    }

    private static String lines(String address, String type) {
        byte[] file = TestArbiter.asArbiter()
                .get(address)
                .then()
                .statusCode(200)
                .contentType(type)
                .extract()
                .asByteArray();
        return new String(file, StandardCharsets.UTF_8);
    }

    @Test
    void aGameWithAdaptedTimeIsMarkedOnEveryDocument() {
        GameScript script = new GameScript("SEMAINE").seat(1, "Zoé");
        script.event(new ExtraTimeGiven(GameScript.player(1), Duration.ofSeconds(60), "vue basse"));
        script.round(RoundNumber.FIRST, "", "MEEISAN", "H2", "SEMAINE", 70);
        String adapted = "/api/games/" + store(script) + "/sheets/";
        String usual = "/api/games/" + game() + "/sheets/";
        for (String sheet : List.of("game.pdf", "standings.pdf", "players.pdf")) {
            assertThat(text(adapted + sheet)).contains("Temps adapté").doesNotContain("vue basse");
            assertThat(text(usual + sheet)).doesNotContain("Temps adapté");
        }
    }

    @Test
    void onlyTheArbiterGetsThem() {
        given().get("/api/games/" + game() + "/sheets/game.pdf").then().statusCode(401);
    }

    @Test
    void whatIsNotThereIsSaid() {
        TestArbiter.asArbiter()
                .get("/api/games/999999/sheets/game.pdf")
                .then()
                .statusCode(404)
                .body("code", equalTo("game.unknown"));
        String sheets = "/api/games/" + game() + "/sheets/";
        TestArbiter.asArbiter()
                .get(sheets + "players/7.pdf")
                .then()
                .statusCode(404)
                .body("message", equalTo("Personne ne joue à la table 7."));
        TestArbiter.asArbiter()
                .get(sheets + "players/x.pdf?lang=en")
                .then()
                .statusCode(422)
                .body("code", equalTo("table.format"));
        String empty = "/api/games/" + store(new GameScript("TU")) + "/sheets/";
        TestArbiter.asArbiter()
                .get(empty + "players.pdf")
                .then()
                .statusCode(404)
                .body("code", equalTo("sheets.no-players"));
    }
}
