package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.chevalet.live.HandClock;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** A word written and not sent yet: the player knows that it is kept, that it is not the slip, and does not lose it. */
@QuarkusTest
class KeptWordTest extends PlayerBrowserTest {

    private static final String SAVED = "Enregistré sur cet appareil, pas encore envoyé.";

    @Inject
    HandClock clock;

    @Test
    void thePageSaysThatTheWordIsKeptAndNotSentYet() {
        PlayerBrowser player = writing(tablet(), session(1));
        assertThat(player.find("#saved")).isHidden();
        player.write("H2", "semaine");
        assertThat(player.find("#saved")).isVisible();
        assertThat(player.find("#saved")).hasText(SAVED);
        player.find("#send").click();
        player.assertReceived("SEMAINE");
        assertThat(player.find("#saved")).isHidden();
        player.write("H2", "semain");
        assertThat(player.find("#saved")).isVisible();
    }

    @Test
    void aDeviceThatKeepsNothingDoesNotSaySo() {
        PlayerBrowser player = tablet();
        player.page().addInitScript("""
                const set = Storage.prototype.setItem;
                Storage.prototype.setItem = function (name, text) {
                  if (name.startsWith('chevalet.round')) throw new Error('full');
                  set.call(this, name, text);
                };
                """);
        writing(player, session(1));
        player.write("H2", "semaine");
        assertThat(player.find("#no-storage")).isVisible();
        assertThat(player.find("#saved")).isHidden();
    }

    @Test
    void inARoundTheBrowserAsksBeforeThePageIsLeft() {
        TestSession session = session(1);
        PlayerBrowser player = tablet().sit(session, 1);
        List<String> asked = new ArrayList<>();
        player.page().onDialog(dialog -> {
            asked.add(dialog.type());
            dialog.accept();
        });
        player.find("#settings summary").click();
        player.page().reload();
        assertThat(asked).isEmpty();
        session.start("MEEISAN");
        player.waitToWrite();
        player.tapLetters("MISE");
        player.page().reload();
        assertThat(asked).containsExactly("beforeunload");
        player.waitToWrite();
        player.assertWritten("", "MISE");
        player.find("#settings summary").click();
        player.find("#leave").click();
        player.find("#leave-yes").click();
        assertThat(player.find("#join-form")).isVisible();
        assertThat(asked).hasSize(1);
    }

    @Test
    void inTheLastStretchTheButtonNamesWhatItSends() {
        PlayerBrowser player = writing(tablet().withClock(), session(1));
        player.write("H2", "semaine");
        assertThat(player.find("#send")).hasText("Envoyer le bulletin");
        player.pass(clock, 155);
        assertThat(player.find("#signal")).isVisible();
        assertThat(player.find("#send")).hasText("Envoyer SEMAINE H2");
        player.find("#send").click();
        player.assertReceived("SEMAINE");
        assertThat(player.find("#send")).hasText("Bulletin envoyé");
    }
}
