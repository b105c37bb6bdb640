package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Route;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** What the tablet tells its player: each sentence with its figures, by the field it is about. */
@QuarkusTest
class PlayerMessagesTest extends PlayerBrowserTest {

    private static final String STALE = "<script src=\"/static/bundle/entry-ZZZZZZZZ.js\"></script>";

    private static TestSession with(Map<String, ?> settings) {
        return TestSession.open(Map.of("ruleSet", "fisf-2023", "scoresAsked", true, "tablets", settings), 1);
    }

    @Test
    void joiningSaysWhichCodeAndWhichTableAreUnknown() {
        TestSession session = session(1);
        PlayerBrowser player = tablet();
        player.open("/jouer");
        player.find("#join-code").fill("0000");
        player.find("#join-table").fill("1");
        player.find("#join-form button").click();
        assertThat(player.find("#join-problem")).hasText("Code 0000 inconnu. Vérifiez les 4 chiffres à l’écran.");
        assertThat(player.find("#join-code")).hasAttribute("aria-invalid", "true");
        assertThat(player.find("#join-code")).isFocused();
        player.find("#join-code").fill(session.code());
        player.find("#join-table").fill("9");
        player.find("#join-form button").click();
        assertThat(player.find("#join-problem")).hasText("La table 9 n’est pas inscrite. Demandez à l’arbitre.");
        assertThat(player.find("#join-table")).isFocused();
        player.find("#join-table").fill("1");
        player.find("#join-form button").click();
        player.find("#join-confirm button:text-is('Non')").click();
        assertThat(player.find("#join-problem")).hasText("D’accord. Choisissez une autre table.");
        assertThat(player.find("#join-table")).hasValue("");
    }

    @Test
    void theFormSaysWhatIsWrongByItsField() {
        TestSession session = with(Map.of("assistance", 2));
        PlayerBrowser player = tablet().sit(session, 1);
        session.start("MEEIS?E");
        player.waitToWrite();
        player.find("#send").click();
        assertThat(player.find("#word-problem")).hasText("Écrivez un mot avant d’envoyer.");
        assertThat(player.find("#word")).hasAttribute("aria-invalid", "true");
        assertThat(player.find("#word")).isFocused();
        player.write("H2", "m1e");
        assertThat(player.find("#word-problem")).containsText("« 1 » ne peut pas être joué.");
        player.write("HH2", "mise");
        player.find("#word").focus();
        assertThat(player.find("#reference-problem"))
                .hasText(
                        "« HH2 » n’est pas une référence. Une lettre de A à O et un nombre de 1 à 15 : H4 (horizontal) ou 4H (vertical).");
        player.write("P2", "mise");
        assertThat(player.find("#reference-problem")).hasText("La case P2 est hors de la grille (A à O, 1 à 15).");
        player.write("A2", "mise");
        assertThat(player.find("#warnings")).containsText("Le premier mot doit passer par la case étoile H8.");
        player.write("H8", "mime");
        assertThat(player.find("#joker-text"))
                .hasText("Vous avez M et un joker : lequel est le joker ? Touchez la lettre.");
        player.write("H8", "mise");
        player.find("#send").click();
        assertThat(player.find("#warnings")).hasText("Écrivez votre score. Sans score : avertissement.");
        assertThat(player.find("#score")).isFocused();
        player.find("#score").fill("dix");
        assertThat(player.find("#score-problem")).hasText("Le score est un nombre, par exemple 70.");
        assertThat(player.find("#score")).hasAttribute("aria-invalid", "true");
        player.find("#score").fill("700");
        assertThat(player.find("#warnings")).hasText("Score 700 : est-ce bien cela ?");
        assertThat(player.find("#score"))
                .hasAccessibleDescription(Pattern.compile(".*Score 700\\s: est-ce bien cela\\s\\?"));
        player.find("#score").fill("11");
        assertThat(player.find("#notes")).containsText("Votre score : 11 ; le calcul donne 10.");
    }

    /** As on paper a slip without a score goes, and costs a warning: once that was said. */
    @Test
    void aSlipWithoutItsScoreLeavesOnlyAfterThatWasSaid() {
        PlayerBrowser player = phone();
        TestSession session = with(Map.of("assistance", 0));
        player.sit(session, 1);
        session.start("MEEISAN");
        player.waitToWrite();
        player.write("H2", "semaine");
        assertThat(player.find("#send")).hasText("Envoyer le bulletin");
        player.find("#send").click();
        player.assertSaid("Écrivez votre score. Sans score : avertissement.");
        assertThat(player.find("#send")).hasText("Envoyer quand même");
        assertThat(player.find("#receipt")).isEmpty();
        player.find("#send").click();
        player.assertReceived("SEMAINE");
    }

    /** A joker tapped whose letter was not chosen is in no word: a shorter one would be sent in its place. */
    @Test
    void aJokerWithoutItsLetterIsAskedForBeforeTheSlipGoes() {
        TestSession session = session(1);
        PlayerBrowser player = tablet().sit(session, 1);
        session.start("MEEIS?N");
        player.waitToWrite();
        player.tapSquare("H4");
        player.tapLetters("MIS");
        player.find("#rack .blank").click();
        player.find("#send").click();
        player.assertSaid("Choisissez la lettre du joker");
        assertThat(player.find("#warnings")).containsText("Choisissez la lettre du joker");
        assertThat(player.find("#send")).hasText("Envoyer quand même");
        assertThat(player.find("#receipt")).isEmpty();
        player.find("#joker-palette button:text-is('A')").click();
        assertThat(player.find("#warnings")).isHidden();
        player.find("#send").click();
        player.assertReceived("MISA");
    }

    @Test
    void aNewSlipNamesTheOneItReplaces() {
        TestSession session = session(1);
        PlayerBrowser player = tablet().sit(session, 1);
        session.start("MEEISAN");
        player.waitToWrite();
        player.write("H2", "semaine");
        player.find("#send").click();
        player.assertReceived("SEMAINE", "Vous pouvez le modifier jusqu’à la fin.");
        assertThat(player.find("#send-why")).hasText("Ce bulletin est déjà reçu. Rien à refaire.");
        player.write("H4", "mais");
        player.find("#send").click();
        assertThat(player.find("#receipt")).containsText("Votre nouveau bulletin remplace le précédent : SEMAINE.");
        session.done("clock/pause");
        assertThat(player.find("#send-why")).hasText("Partie en pause. Votre saisie est gardée.");
    }

    @Test
    void beforeTheClockTheWordIsKept() {
        TestSession session = session(1);
        PlayerBrowser player = tablet().sit(session, 1);
        session.done("draw/typed", "letters", "MEEISAN");
        session.done("announce", "force", true);
        player.write("H2", "semaine");
        assertThat(player.find("#send-why")).hasText("Le chrono n’est pas lancé. Votre mot est gardé.");
        session.done("clock/start");
        player.waitToWrite();
        player.assertWritten("H2", "semaine");
    }

    @Test
    void aServerThatCannotStoreSaysWhenTheSlipIsTriedAgain() {
        TestSession session = session(1);
        PlayerBrowser player = tablet().sit(session, 1);
        session.start("MEEISAN");
        player.waitToWrite();
        player.page().route("**/seat/slips", route -> route.fulfill(new Route.FulfillOptions().setStatus(500)));
        player.write("H2", "semaine");
        player.find("#send").click();
        assertThat(player.find("#receipt"))
                .containsText(Pattern.compile(
                        "Le serveur n’a pas pu enregistrer. Nouvel essai dans [123] s. Votre saisie est gardée."));
        player.page().unroute("**/seat/slips");
        player.assertReceived("SEMAINE");
        assertThat(player.find("#receipt")).not().containsText("Nouvel essai");
    }

    @Test
    void aWarningSaysWhichOneItIsAndWhatTheNextOnesCost() {
        TestSession session = with(Map.of("assistance", 0));
        PlayerBrowser player = tablet().sit(session, 1);
        session.start("MEEISAN");
        player.waitToWrite();
        player.write("H2", "semaine");
        player.find("#send").click();
        assertThat(player.find("#send")).hasText("Envoyer quand même");
        player.find("#send").click();
        player.assertReceived("SEMAINE");
        session.finishRound("H2", "SEMAINE");
        assertThat(player.find(".result")).containsText("Score absent : 70 compté.");
        assertThat(player.find(".result"))
                .containsText("C’est votre premier avertissement ; à partir du 4e, chacun coûte 5 points.");
    }

    /** The page of a newer program is taken between two rounds, never in the middle of one. */
    @Test
    void anotherVersionOfThePageIsToldAndTakenAfterTheRound() {
        TestSession session = session(1);
        PlayerBrowser player = tablet().sit(session, 1);
        session.start("MEEISAN");
        player.waitToWrite();
        AtomicInteger loaded = afterStartingAnew(player, PlayerMessagesTest::answerWithAnotherVersion);
        player.reconnect();
        assertThat(player.find("#stale")).isVisible();
        assertThat(player.find("#stale"))
                .hasText("L’application a été mise à jour ; elle se rechargera à la fin du coup.");
        org.assertj.core.api.Assertions.assertThat(loaded).hasValue(0);
        session.finishRound("H2", "SEMAINE");
        player.page().waitForCondition(() -> loaded.get() > 0);
        assertThat(player.find(".result")).isVisible();
    }

    /** A slow network answers only when the round is over: the newer page is taken all the same. */
    @Test
    void anotherVersionHeardOfAfterTheRoundIsTakenAtOnce() {
        TestSession session = session(1);
        PlayerBrowser player = tablet().sit(session, 1);
        session.start("MEEISAN");
        player.waitToWrite();
        List<Route> asked = new CopyOnWriteArrayList<>();
        AtomicInteger loaded = afterStartingAnew(player, asked::add);
        player.reconnect();
        player.page().waitForCondition(() -> !asked.isEmpty());
        session.finishRound("H2", "SEMAINE");
        assertThat(player.find(".result")).isVisible();
        org.assertj.core.api.Assertions.assertThat(loaded).hasValue(0);
        asked.forEach(PlayerMessagesTest::answerWithAnotherVersion);
        player.page().waitForCondition(() -> loaded.get() > 0);
        assertThat(player.find(".result")).isVisible();
    }

    @Test
    void aTileLetGoOverATakenSquareSaysSoButNotAsPaper() {
        for (int level : new int[] {0, 1}) {
            TestSession session =
                    TestSession.open(Map.of("ruleSet", "fisf-2023", "tablets", Map.of("assistance", level)), 1);
            PlayerBrowser player = tablet(1280, 800).sit(session, 1);
            session.start("MEEISAN").finishRound("H2", "SEMAINE");
            session.start("OUTAGES");
            player.waitToWrite();
            player.drag(player.find("#rack [data-place='0']"), player.square("H3"));
            if (level == 0) {
                assertThat(player.find("#notes")).isHidden();
            } else {
                assertThat(player.find("#notes")).hasText("La case H3 est déjà occupée par E.");
            }
            player.assertWritten("", "");
        }
    }

    /** @return how often the page was loaded since; what it asks of the server's page is answered by the test */
    private static AtomicInteger afterStartingAnew(PlayerBrowser player, Consumer<Route> answer) {
        AtomicInteger loaded = new AtomicInteger();
        player.page().onLoad(page -> loaded.incrementAndGet());
        player.page().route("**/jouer", route -> {
            if (route.request().isNavigationRequest()) {
                route.resume();
            } else {
                answer.accept(route);
            }
        });
        return loaded;
    }

    private static void answerWithAnotherVersion(Route route) {
        route.fulfill(new Route.FulfillOptions().setContentType("text/html").setBody(STALE));
    }
}
