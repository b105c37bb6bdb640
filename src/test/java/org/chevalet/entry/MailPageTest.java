package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** A player calls the arbiter, and reads what he writes. */
@QuarkusTest
class MailPageTest extends PlayerBrowserTest {

    private static void arbiter(TestSession session, String path, Map<String, ?> body) {
        session.ask()
                .body(body)
                .post("/api/games/" + session.game() + "/" + path)
                .then()
                .statusCode(200);
    }

    @Test
    void theArbiterIsCalledAndSeesIt() {
        TestSession session = session(1);
        PlayerBrowser player = phone();
        player.open("/jouer/" + session.code());
        player.find("#call").click();
        assertThat(player.find("#called")).hasText("Levez la main : l’arbitre vient.");
        player.sit(session, 1);
        player.find("#call").click();
        assertThat(player.find("#called")).hasText("L’arbitre est appelé. Levez aussi la main.");
        player.page().reload();
        assertThat(player.find("#called")).hasText("L’arbitre est appelé. Levez aussi la main.");
        arbiter(session, "calls/1/seen", Map.of());
        assertThat(player.find("#called")).hasText("L’arbitre a vu votre appel : il vient.");
    }

    @Test
    void aMessageStaysUntilItIsRead() {
        TestSession session = session(1);
        PlayerBrowser player = tablet().sit(session, 1);
        arbiter(session, "messages", Map.of("tables", List.of(1), "text", "Écrivez <b>lisiblement</b>."));
        assertThat(player.find("#notices p")).hasText("Écrivez <b>lisiblement</b>.");
        player.page().reload();
        player.find("#notices button").click();
        assertThat(player.find("#notices")).isHidden();
        player.page().reload();
        assertThat(player.find("#mail")).isVisible();
        assertThat(player.find("#notices")).isHidden();
        player.find("#mail summary").click();
        assertThat(player.find("#mail-body")).hasText("Écrivez <b>lisiblement</b>.");
    }

    @Test
    void adaptedTimeIsToldToItsPlayerAndMarksTheRankingOnTheWall() {
        TestSession session = session(1);
        PlayerBrowser player = tablet().sit(session, 1);
        arbiter(session, "extra-time", Map.of("table", 1, "seconds", 60, "reason", "vue basse"));
        assertThat(player.find("#stage")).containsText("Temps adapté : 60 secondes de plus à chaque coup.");
        session.start("MEEISAN");
        session.finishRound("H2", "SEMAINE");
        PlayerBrowser wall = laptop();
        wall.open("/ecran/" + session.game());
        assertThat(wall.find("#ranking caption")).hasText("Classement – temps adapté");
    }
}
