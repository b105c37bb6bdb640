package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Route;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.chevalet.core.rules.Slip;
import org.chevalet.live.LiveGames;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** A slip between the tap that sends it and the server's answer, which may be long in coming. */
@QuarkusTest
class WaitingSlipTest extends PlayerBrowserTest {

    private static final String SLIPS = "**/seat/slips";

    @Inject
    LiveGames games;

    private static void send(PlayerBrowser player, String reference, String word) {
        player.write(reference, word);
        assertThat(player.find("#send")).not().hasAttribute("aria-disabled", "true");
        player.find("#send").click();
    }

    private List<String> words(TestSession session) {
        return games.find(session.game()).value().slips().stream()
                .map(Slip::written)
                .map(slip -> slip.word().toString())
                .toList();
    }

    @Test
    void theLineUnderTheButtonSaysHowFarTheSlipIs() {
        TestSession session = session(1);
        PlayerBrowser player = writing(tablet(), session);
        Deque<Route> held = new ArrayDeque<>();
        player.page().route(SLIPS, held::add);
        send(player, "H2", "semaine");
        assertThat(player.find("#send-why")).hasText("Envoi en cours…");
        assertThat(player.find("#send")).hasAttribute("aria-disabled", "true");
        assertThat(player.find("#send-why")).hasText("En attente d’envoi.");
        assertThat(player.find("#receipt")).containsText("En attente d’envoi. Bulletin gardé");
        held.pop().resume();
        player.assertReceived("SEMAINE");
        assertThat(player.find("#send-why")).hasText("Ce bulletin est déjà reçu. Rien à refaire.");
    }

    /** Whoever finds better while the network is gone need not wait for it: both leave in their order, the last counts. */
    @Test
    void aBetterWordFoundMeanwhileLeavesAfterTheFirst() {
        TestSession session = session(1);
        PlayerBrowser player = writing(tablet(), session);
        player.page().route(SLIPS, Route::abort);
        send(player, "H4", "mise");
        assertThat(player.find("#send-why")).hasText("En attente d’envoi.");
        player.write("H4", "mines");
        assertThat(player.find("#send")).hasText("Remplacer le bulletin");
        send(player, "H2", "semaine");
        assertThat(player.find("#send")).hasAttribute("aria-disabled", "true");
        player.page().reload();
        assertThat(player.find("#send")).hasAttribute("aria-disabled", "true");
        player.assertWritten("H2", "semaine");
        player.page().unroute(SLIPS);
        player.assertReceived("SEMAINE");
        assertThat(player.find("#receipt")).containsText("Votre nouveau bulletin remplace le précédent : MISE.");
        assertThat(words(session)).containsExactly("MISE", "SEMAINE");
    }

    @Test
    void whereSlipsMayNotBeReplacedTheOneOnItsWayStays() {
        TestSession session = TestSession.open(Map.of("tablets", Map.of("replaces", false)), 1);
        PlayerBrowser player = writing(tablet(), session);
        player.page().route(SLIPS, Route::abort);
        send(player, "H4", "mise");
        player.write("H2", "semaine");
        assertThat(player.find("#send")).hasAttribute("aria-disabled", "true");
        assertThat(player.find("#send-why")).hasText("En attente d’envoi.");
        player.page().unroute(SLIPS);
        player.assertReceived("MISE");
        assertThat(words(session)).containsExactly("MISE");
    }
}
