package org.chevalet.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Formats and forms of play (R§3.8), from the tournament page to the screens of the game. */
@QuarkusTest
class FormulaHttpTest {

    private static ValidatableResponse made(Map<String, Object> settings) {
        TestSession any = TestSession.open("fisf-2023", 0);
        return any.ask().body(settings).post("/api/tournaments").then();
    }

    @ParameterizedTest
    @CsvSource({
        "joker+explosive, DUPLICATE, variant.impossible-pair, ensemble",
        "seven-of-eight+seven-and-eight, DUPLICATE, variant.impossible-pair, ensemble",
        "9-of-8, DUPLICATE, variant.limits, 9 lettres",
        "belote, DUPLICATE, variant.unknown, belote",
        "normal, CHESS, form.unknown, CHESS"
    })
    void whatCannotBePlayedIsRefusedInWords(String variant, String form, String code, String said) {
        made(Map.of("name", "Essai", "variant", variant, "form", form))
                .statusCode(422)
                .body("code", equalTo(code), "message", containsString(said));
    }

    @Test
    void toppingLooksForTheTop() {
        made(Map.of("name", "Essai", "form", "TOPPING", "reference", "ROOM_BEST"))
                .statusCode(422)
                .body("code", equalTo("formula.topping-room"));
    }

    @Test
    void centresThatDoNotReadAreRefusedBesideTheirField() {
        made(Map.of("name", "Essai", "centres", "Nantes")).statusCode(422).body("code", equalTo("centre.format"));
        made(Map.of("name", "Essai", "centres", "Nantes 1, Rennes 1"))
                .statusCode(422)
                .body("code", equalTo("centre.twice"));
    }

    @Test
    void theFormulaIsKeptAndShownAgain() {
        long id = made(Map.of(
                        "name", "Essai",
                        "variant", "7 sur 8+joker",
                        "form", "SUDDEN_DEATH",
                        "tieBreaks", List.of("TOPS", "BEST_MOVE"),
                        "reference", "ROOM_BEST",
                        "centres", "Nantes 1; Rennes 51"))
                .statusCode(201)
                .extract()
                .jsonPath()
                .getLong("id");
        TestSession any = TestSession.open("fisf-2023", 0);
        any.ask()
                .get("/api/tournaments/" + id)
                .then()
                .statusCode(200)
                .body("variant", equalTo("joker+seven-of-eight"))
                .body("form", equalTo("SUDDEN_DEATH"))
                .body("tieBreaks", contains("TOPS", "BEST_MOVE"))
                .body("reference", equalTo("ROOM_BEST"))
                .body("centres", equalTo("Nantes 1, Rennes 51"));
    }

    @Test
    void aTournamentWithoutChoiceIsTheNormalGame() {
        TestSession session = TestSession.open("fisf-2023", 1);
        session.ask()
                .get("/api/tournaments/" + session.tournament())
                .then()
                .body("variant", equalTo("normal"))
                .body("form", equalTo("DUPLICATE"))
                .body("reference", nullValue());
        JsonPath screen = session.projection();
        assertThat(screen.getString("formula.variant")).isEqualTo("normal");
        assertThat(screen.getInt("formula.rackSize")).isEqualTo(7);
    }

    @Test
    void sevenOfEightDrawsEightLettersAndEveryScreenSaysSo() {
        TestSession session = TestSession.open(Map.of("variant", "seven-of-eight", "roundSeconds", 120), 1);
        session.done("draw");
        assertThat(session.console().getList("round.draw.drawn")).hasSize(8);
        assertThat(session.console().getString("formula.variant")).isEqualTo("seven-of-eight");
        session.command("draw/typed", "letters", "MEEISAR")
                .statusCode(422)
                .body("code", equalTo("draw.too-few"), "message", containsString("8"));
        session.done("draw/typed", "letters", "MEEISARD");
        session.done("announce", "force", true);
        assertThat(session.projection().getList("round.draw.drawn")).hasSize(8);
        assertThat(session.projection().getLong("round.clock.length")).isEqualTo(120_000);
    }

    @Test
    void aJokerGameDrawsOneJokerAndReplacesItByItsLetter() {
        TestSession session = TestSession.open(Map.of("variant", "joker"), 1);
        session.command("draw/typed", "letters", "ATIOEXG").statusCode(422).body("code", equalTo("draw.joker-wanted"));
        session.command("draw/typed", "letters", "??IOEXG").statusCode(422).body("code", equalTo("draw.one-joker"));
        session.done("draw/typed", "letters", "?TIOEXG");
        session.done("announce", "force", true);
        session.done("clock/start");
        session.closeRound();
        session.done("master", "coord", "H8", "word", "I(N)TOX", "reason", "comme publié");
        session.done("announce-solution");

        assertThat(session.projection().getString("last.word")).isEqualTo("InTOX");
        assertThat(session.projection().getString("board.rows[7]"))
                .as("a real N took the place of the joker")
                .isEqualTo(".......INTOX...");
    }

    @Test
    void anExplosiveGameShowsNoJokerWhileTheBagHasItsLetter() {
        TestSession session = TestSession.open(Map.of("variant", "explosive"), 1);
        session.done("draw/typed", "letters", "EGVHUK?");
        JsonPath shown = session.console();
        assertThat(shown.getString("round.draw.text")).doesNotContain("?").hasSize(7);
        assertThat(shown.getString("bag.letters")).contains("??");
    }

    @Test
    void aSuddenDeathGivesItsOwnTimes() {
        TestSession session = TestSession.open(Map.of("form", "SUDDEN_DEATH"), 2);
        session.done("draw");
        assertThat(session.projection().getLong("round.clock.length")).isEqualTo(80_000);
        assertThat(session.projection().getLong("round.clock.signalAt")).isEqualTo(20_000);
        assertThat(session.projection().getString("formula.form")).isEqualTo("SUDDEN_DEATH");
    }
}
