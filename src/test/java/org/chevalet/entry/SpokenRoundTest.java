package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** A player who hears the page: what speaks against a word, what it paid and why, where the focus is. */
@QuarkusTest
class SpokenRoundTest extends PlayerBrowserTest {

    private static PlayerBrowser started(PlayerBrowser player, TestSession session, String letters) {
        player.sit(session, 1);
        session.start(letters);
        player.waitToWrite();
        return player;
    }

    private static String focused(PlayerBrowser player) {
        return (String) player.page().evaluate("document.activeElement.id");
    }

    @Test
    void whatSpeaksAgainstAWordIsHeardBeforeEnterSendsIt() {
        TestSession session = session(1);
        PlayerBrowser player = started(laptop(), session, "SEMAIN?");
        player.write("", "ZOUAVE");
        player.find("#word").press("Enter");
        player.assertSaid("Il manque O, U, V dans le tirage. Entrée pour envoyer quand même.");
        assertThat(player.find("#send")).isFocused();
        assertThat(player.find("#send")).hasText("Envoyer quand même");
        assertThat(player.find("#receipt")).isEmpty();
        player.press("Enter");
        player.assertSaid("Bulletin reçu : ZOUAVE, joker : Z.");
    }

    /** A round cancelled or the game ended says nothing again of the round before. */
    @Test
    void aResultIsSaidOnceAndTheEndWithTotalAndRank() {
        TestSession session = session(1);
        PlayerBrowser player = started(laptop(), session, "MEEISAN");
        session.finishRound("H2", "SEMAINE");
        player.assertSaid("Top : SEMAINE");
        player.forgetSaid();
        session.start("ROUTERS");
        player.waitToWrite();
        session.done("cancel", "reason", "tirage faux", "force", true);
        session.cancelled();
        assertThat(player.find("#tablet")).hasAttribute("data-phase", "READY");
        session.done("finish", "force", true);
        player.assertSaid("La partie est terminée. Total : 0 sur 70. Votre place : 1.");
        assertThat(player.said()).noneMatch(sentence -> sentence.contains("Top : SEMAINE"));
    }

    @Test
    void aZeroIsSaidWithItsReason() {
        TestSession session = session(1);
        PlayerBrowser player = started(laptop(), session, "MEEISAN");
        player.command("H2 SEMAIEN");
        player.command("");
        player.assertReceived("SEMAIEN");
        session.finishRound("H2", "SEMAINE");
        player.assertSaid(
                "Top : SEMAINE, ligne H, colonne 2, horizontal, 70 points. Votre mot : SEMAIEN. Vous marquez 0 point. Zéro : SEMAIEN n’est pas admis.");
        player.command("mon coup");
        assertThat(player.find("#command-answer"))
                .hasText("Coup 1. Votre mot : SEMAIEN. Vous marquez 0 point. Zéro : SEMAIEN n’est pas admis.");
        session.start("ROUTERS");
        assertThat(player.find("#command-answer")).isEmpty();
        session.finishRound();
        player.assertSaid("Aucun bulletin. Vous marquez 0 point.");
    }

    @Test
    void onTheGridAWordThatDoesNotFitIsSaidAndSpaceSaysWhereTheWordBegins() {
        TestSession session = session(1);
        PlayerBrowser player = started(laptop(), session, "COEURSA");
        player.square("I11").focus();
        player.press("Space");
        player.assertSaid("ligne I, colonne 11, horizontal.");
        player.type("coeurs");
        player.press("Enter");
        player.assertSaid("COEURS dépasse de la grille à partir de I11 (cases en trop : 1).");
        player.square("H3").focus();
        player.press("Space");
        player.assertSaid("COEURS, ligne H, colonne 3, horizontal.");
        player.assertWritten("H3", "COEURS");
        player.square("H3").focus();
        player.press("Space");
        player.assertSaid("COEURS, ligne H, colonne 3, vertical.");
        player.press("Enter");
        player.assertSaid("Lettres posées : C O E U R S. Entrée pour envoyer.");
    }

    @Test
    void beforeTheClockEnterSaysThatItIsNotStarted() {
        TestSession session = session(1);
        PlayerBrowser player = laptop().sit(session, 1);
        session.done("draw/typed", "letters", "MEEISAN");
        session.done("announce", "force", true);
        player.write("H2", "semaine");
        player.find("#word").press("Enter");
        player.assertSaid("Le chrono n’est pas lancé. Votre mot est gardé.");
        player.command("H2 SEMAINE");
        assertThat(player.find("#command-answer")).containsText("Le chrono n’est pas lancé.");
        assertThat(player.find("#command-answer")).not().containsText("Entrée pour envoyer");
        player.command("effacer");
        player.command("effacer");
        player.assertSaid("Rien à effacer.");
    }

    @Test
    void theFocusIsNeverLost() {
        TestSession session = session(1);
        PlayerBrowser player = laptop().sit(session, 1);
        assertThat(focused(player)).isEqualTo("round-title");
        player.find("#practice button.primary").focus();
        session.start("MEEISAN");
        player.waitToWrite();
        assertThat(focused(player)).isEqualTo("round-title");
        player.find("#word").focus();
        session.done("clock/end", "force", true);
        assertThat(player.find("#slip")).isHidden();
        assertThat(focused(player)).isEqualTo("entry-title");
    }

    @Test
    void everySettingHasItsName() {
        TestSession session = session(1);
        PlayerBrowser player = laptop().sit(session, 1);
        player.find("#settings summary").click();
        for (String name : List.of("Taille du texte", "Couleurs", "Clavier", "Temps annoncé", "Lecture des cases")) {
            assertThat(player.find("#settings")
                            .getByRole(
                                    AriaRole.COMBOBOX,
                                    new Locator.GetByRoleOptions().setName(name).setExact(true)))
                    .isVisible();
        }
    }

    @Test
    void aMessageIsSaidOnceAndStandsApartFromCorrections() {
        TestSession session = session(1);
        PlayerBrowser player = started(laptop(), session, "MEEISAN");
        player.command("H2 SEMAINE");
        player.command("");
        player.assertReceived("SEMAINE");
        session.finishRound("H2", "SEMAINE");
        session.ask()
                .body(Map.of("tables", List.of(1), "text", "Pause à midi."))
                .post("/api/games/" + session.game() + "/messages")
                .then()
                .statusCode(200);
        player.assertSaid("Message de l’arbitre : Pause à midi.");
        session.command("rulings", Map.of("round", 1, "table", 1, "points", 60, "reason", "bulletin mal lu"))
                .statusCode(200);
        player.assertSaid("Votre coup 1 a été corrigé");
        assertThat(player.said().stream().filter(text -> text.contains("Pause à midi")))
                .hasSize(1);
        assertThat(player.find("#notices h2"))
                .hasText(new String[] {"Correction de l’arbitre", "Messages de l’arbitre"});
    }

    @Test
    void whatIsOverIsNotFoundInTheSpokenPartsAnyMore() {
        TestSession session = session(1);
        PlayerBrowser player = laptop();
        player.open("/jouer/" + session.code());
        player.find("#join-table").fill("9");
        player.find("#join-form button[type=submit]").click();
        assertThat(player.find("#live-assertive")).containsText("table 9");
        player.find("#join-table").fill("1");
        player.find("#join-form button[type=submit]").click();
        player.find("#join-confirm button.primary").click();
        assertThat(player.find("#live-polite")).containsText("Vous êtes à votre place");
        assertThat(player.find("#live-assertive")).isEmpty();
    }

    @Test
    void atLevelThreeAWordThatIsNotInTheListIsHeardBeforeItGoes() {
        TestSession session = TestSession.open(Map.of("ruleSet", "fisf-2023", "tablets", Map.of("assistance", 3)), 1);
        PlayerBrowser player = started(laptop(), session, "MEEISAN");
        player.write("H4", "amien");
        assertThat(player.find("#warnings")).containsText("AMIEN n’est pas admis");
        assertThat(player.find("#send")).hasText("Envoyer quand même");
        player.find("#word").press("Enter");
        player.assertSaid("AMIEN n’est pas admis");
        assertThat(player.find("#receipt")).isEmpty();
        player.press("Enter");
        player.assertReceived("AMIEN");
    }

    @Test
    void aWordStillUnderWayIsNotReproachedThatItTouchesNoOther() {
        TestSession session = session(1).start("MEEISAN");
        session.finishRound("H2", "SEMAINE");
        PlayerBrowser player = started(tablet(1280, 800), session, "ROUTERS");
        player.tapSquare("A1");
        player.tapLetters("ROUTE");
        assertThat(player.find("#send")).hasText("Envoyer le bulletin");
        assertThat(player.find("#warnings")).isHidden();
        player.find("#send").click();
        assertThat(player.find("#warnings")).hasText("Le mot doit toucher un mot déjà posé.");
        assertThat(player.find("#send")).hasText("Envoyer quand même");
        player.find("#send").click();
        player.assertReceived("ROUTE");
    }

    @Test
    void aTileOfTheRackTappedAgainComesBack() {
        TestSession session = session(1);
        PlayerBrowser player = started(tablet(1280, 800), session, "MEEISAN");
        player.tapLetters("MAIS");
        assertThat(player.find("#word")).hasValue("MAIS");
        player.find("#rack button.tile.used .letter:text-is('I')").click();
        assertThat(player.find("#word")).hasValue("MAS");
        player.tapSquare("H4");
        player.find("#rack button.tile.used .letter:text-is('M')").click();
        player.assertWritten("H4", "AS");
    }

    @Test
    void theDigitKeysOfAFrenchKeyboardJoinToo() {
        TestSession session = session(1);
        PlayerBrowser player = laptop();
        player.open("/jouer");
        String keys = "à&é\"'(-è_ç";
        String code = session.code()
                .chars()
                .mapToObj(digit -> keys.substring(digit - '0', digit - '0' + 1))
                .reduce("", String::concat);
        player.find("#join-code").fill(code);
        player.find("#join-table").fill("&");
        player.find("#join-form button[type=submit]").click();
        assertThat(player.find("#join-confirm .who")).containsText("Joueur 01");
    }

    @Test
    void whoComesLateIsNotReproachedTheRoundsBefore() {
        TestSession session = session(2).start("MEEISAN");
        session.send(2, "SEMAINE", "H2").statusCode(201);
        session.finishRound("H2", "SEMAINE");
        PlayerBrowser player = laptop().sit(session, 1);
        assertThat(player.find(".result .paid")).hasText("Coup joué avant votre arrivée : il compte zéro.");
        assertThat(player.find(".result")).not().containsText("Aucun bulletin");
        assertThat(player.find(".result .top")).containsText("SEMAINE");
        PlayerBrowser other = laptop().sit(session(1), 1);
        assertThat(other.find(".waiting")).isVisible();
    }

    @Test
    void aSoloBelowTheTopIsExplainedAndATopNobodyFoundIsSaidSo() {
        TestSession session = session(2);
        PlayerBrowser player = started(laptop(), session, "MEEISAN");
        player.command("H4 AMIE");
        player.command("");
        player.assertReceived("AMIE");
        session.finishRound("H2", "SEMAINE");
        assertThat(player.find(".result .tag")).hasText("Solo");
        assertThat(player.find(".result"))
                .containsText("Solo : de tous les joueurs, vous avez seul le meilleur score.");
        assertThat(player.find(".result")).containsText("Trouvé par personne.");
    }

    @Test
    void signsStayWithTheirWordsAtTheEndOfALine() {
        PlayerBrowser player = laptop();
        player.open("/jouer");
        Page page = player.page();
        String help = (String) page.evaluate("document.querySelector('#help .help').textContent");
        assertThat(help)
                .contains("Joker\u00a0: touchez-le")
                .contains("«\u00a0Préparer\u00a0»")
                .doesNotContain(" :", "« ");
        assertThat((String) page.evaluate(
                        "JSON.parse(document.getElementById('messages').textContent)['tablet.result.top']"))
                .isEqualTo("Top\u00a0:");
    }
}
