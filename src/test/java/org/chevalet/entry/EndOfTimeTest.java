package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import org.chevalet.Patience;
import org.chevalet.live.HandClock;
import org.chevalet.live.HeardDrafts;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** What counts when the time is over, and what is said of it: page, voice and server agree. */
@QuarkusTest
class EndOfTimeTest extends PlayerBrowserTest {

    /** Beyond the three minutes of a round, and the seconds a slip may be in transit. */
    private static final int WHOLE_TIME = 184;

    @Inject
    HandClock clock;

    @Inject
    HeardDrafts drafts;

    private PlayerBrowser seated(TestSession session) {
        return laptop().withClock().sit(session, 1);
    }

    private void pass(PlayerBrowser player, int seconds) {
        player.pass(clock, seconds);
    }

    /** The server has heard of this word before time passes. */
    private void heard(TestSession session, String word) {
        drafts.await(session.game(), 1, word);
    }

    private static Object slip(TestSession session) {
        return session.console().get("seats[0].slip");
    }

    @Test
    void oneLetterLeftOnTheBoardIsNoSlipForAnybody() {
        TestSession session = session(1);
        PlayerBrowser player = seated(session);
        session.start("MEEISAN");
        player.waitToWrite();
        player.tapSquare("A1");
        player.tapLetters("M");
        heard(session, "M");
        pass(player, WHOLE_TIME);
        player.assertSaid("Temps écoulé. Aucun bulletin reçu.");
        assertThat(player.find("#receipt")).hasText("Aucun bulletin reçu.");
        session.done("close", "force", true);
        assertThat(slip(session)).isNull();
        assertThat(player.find("#stage")).containsText("L’arbitre corrige");
        assertThat(player.find("#receipt")).hasText("Aucun bulletin reçu.");
    }

    @Test
    void fromTheSecondRoundOnAWordWithoutItsPlaceIsNoSlip() {
        TestSession session = session(1).start("MEEISAN");
        session.finishRound("H2", "SEMAINE");
        PlayerBrowser player = seated(session);
        session.start("ROUTERS");
        player.waitToWrite();
        player.find("#word").fill("routes");
        heard(session, "ROUTES");
        pass(player, WHOLE_TIME);
        player.assertSaid("Temps écoulé. Aucun bulletin reçu.");
        session.done("close", "force", true);
        assertThat(slip(session)).isNull();
    }

    @Test
    void aCompleteWordIsOnItsWayAtTheEndAndThenReceived() {
        TestSession session = session(1);
        PlayerBrowser player = seated(session);
        session.start("MEEIS?N");
        player.waitToWrite();
        player.write("H2", "SEM(A)INE");
        heard(session, "SEM(A)INE");
        pass(player, WHOLE_TIME);
        player.assertSaid("Temps écoulé. Envoi de votre mot : SEMAINE, joker : A.");
        player.assertSaid("Bulletin reçu : SEMAINE, joker : A, ligne H, colonne 2, horizontal.");
        assertThat(player.said()).noneMatch(text -> text.contains("En attente d’envoi"));
        assertThat(player.find("#receipt")).containsText("Votre mot préparé a été envoyé à la fin du temps.");
    }

    @Test
    void theArbiterStopsTheTimeAndTheWordWrittenIsTaken() {
        TestSession session = session(1);
        PlayerBrowser player = seated(session);
        session.start("MEEISAN");
        player.waitToWrite();
        player.write("H2", "semaine");
        heard(session, "SEMAINE");
        session.done("clock/end", "force", true);
        player.assertSaid("L’arbitre a arrêté le temps.");
        assertThat(player.find("#receipt")).containsText("SEMAINE H2 est pris comme bulletin");
        pass(player, 4);
        Patience.await().until(() -> session.console().getString("seats[0].slip.source"), "DRAFT"::equals);
        player.assertSaid("Bulletin reçu : SEMAINE, ligne H, colonne 2, horizontal.");
        assertThat(player.find("#receipt")).containsText("Votre mot préparé a été envoyé à la fin du temps.");
    }

    @Test
    void theArbiterStopsTheTimeAndNothingWasWritten() {
        TestSession session = session(1);
        PlayerBrowser player = seated(session);
        session.start("MEEISAN");
        player.waitToWrite();
        session.done("clock/end", "force", true);
        player.assertSaid("L’arbitre a arrêté le temps. Aucun bulletin reçu.");
    }

    @Test
    void inTheLastStretchABetterWordUnsentIsOfferedToBeSent() {
        TestSession session = session(1);
        PlayerBrowser player = seated(session);
        sendThenWriteOn(session, player);
        assertThat(player.find("#unsent")).isHidden();
        pass(player, 155);
        pass(player, 2);
        assertThat(player.find("#unsent"))
                .containsText("C’est AMENS qui compte pour l’instant : SEMAINE H2 n’est pas envoyé.");
        player.assertSaid("C’est AMENS qui compte pour l’instant : SEMAINE H2 n’est pas envoyé.");
        player.find("#unsent-send").click();
        player.assertReceived("SEMAINE");
        assertThat(player.find("#unsent")).isHidden();
    }

    @Test
    void atTheEndTheSlipSentCountsAndThePageSaysThatTheOtherWordDoesNot() {
        TestSession session = session(1);
        PlayerBrowser player = seated(session);
        sendThenWriteOn(session, player);
        pass(player, WHOLE_TIME);
        player.assertSaid(
                "Temps écoulé. Bulletin reçu : AMENS. C’est AMENS qui compte : SEMAINE H2 n’a pas été envoyé.");
        assertThat(player.find("#unsent")).containsText("C’est AMENS qui compte : SEMAINE H2 n’a pas été envoyé.");
        assertThat(player.find("#unsent-send")).isHidden();
        assertThat(session.console().getString("seats[0].slip.word")).isEqualTo("AMENS");
        session.finishRoundReceived();
        assertThat(player.find("#unsent")).isHidden();
    }

    private static void sendThenWriteOn(TestSession session, PlayerBrowser player) {
        session.start("MEEISAN");
        player.waitToWrite();
        player.write("H4", "amens");
        player.find("#send").click();
        player.assertReceived("AMENS");
        player.write("H2", "semaine");
    }

    @Test
    void aSlipThatDoesNotGetThroughIsSaidToWait() {
        TestSession session = session(1);
        PlayerBrowser player = laptop().sit(session, 1);
        session.start("MEEISAN");
        player.waitToWrite();
        player.cut(true);
        player.write("H2", "semaine");
        player.find("#send").click();
        player.assertSaid("En attente d’envoi. Bulletin gardé, il part dès le retour de la connexion.");
        player.cut(false);
        player.assertSaid("Bulletin reçu : SEMAINE");
    }

    @Test
    void theMarksOfThePracticeMinuteAreNotThoseOfTheRound() {
        TestSession session = session(1);
        PlayerBrowser player = seated(session);
        player.find("#practice button.primary").click();
        pass(player, 35);
        player.assertSaid("30 secondes");
        player.find("#practice button.quiet").click();
        session.start("MEEISAN");
        player.waitToWrite();
        player.forgetSaid();
        pass(player, 155);
        player.assertSaid("30 secondes");
    }

    @Test
    void whatIsKeptIsSaidOfSomethingWrittenOnly() {
        TestSession session = session(1);
        PlayerBrowser player = seated(session);
        session.done("draw/typed", "letters", "MEEISAN");
        session.done("announce", "force", true);
        assertThat(player.find("#send-why")).hasText("Le chrono n’est pas lancé.");
        session.done("clock/start");
        player.waitToWrite();
        session.done("clock/pause");
        assertThat(player.find("#send-why")).hasText("Partie en pause.");
        assertThat(player.find("#stage")).not().containsText("gardée");
        player.write("H2", "semaine");
        assertThat(player.find("#send-why")).hasText("Partie en pause. Votre saisie est gardée.");
    }
}
