package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.chevalet.live.HandClock;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** The player's hand at work: tiles dragged, tapped and put by, the rack arranged, all four ways to one slip. */
@QuarkusTest
class TabletHandTest extends PlayerBrowserTest {

    @Inject
    HandClock clock;

    private static Locator tile(PlayerBrowser player, int place) {
        return player.find("#rack [data-place='" + place + "']");
    }

    @Test
    void tilesAreDraggedSwappedAndGivenBack() {
        TestSession session = session(1);
        PlayerBrowser player = tablet(1280, 800).sit(session, 1);
        session.start("MEEIS?N");
        player.waitToWrite();
        player.drag(tile(player, 0), player.square("H2"));
        player.drag(tile(player, 3), player.square("H4"));
        assertThat(player.find("td.draft")).hasCount(2);
        player.find("#send").click();
        assertThat(player.find("#word-problem")).hasText("Il reste une case vide en H3 au milieu du mot.");
        player.drag(tile(player, 4), player.square("H3"));
        player.assertWritten("H2", "MSI");
        player.drag(player.square("H3"), player.square("H4"));
        player.assertWritten("H2", "MIS");
        player.drag(player.square("H4"), player.find("#reference-hint"));
        player.assertWritten("H2", "MI");
        player.drag(tile(player, 5), player.square("H4"));
        player.find("#joker-palette button:text-is('L')").click();
        player.assertWritten("H2", "MI(L)");
        player.find("#send").click();
        player.assertReceived("ligne H, colonne 2, horizontal");
    }

    @Test
    void aDragTakenAwayByTheSystemChangesNothing() {
        TestSession session = session(1);
        PlayerBrowser player = tablet(1280, 800).sit(session, 1);
        session.start("MEEISAN");
        player.waitToWrite();
        BoundingBox box = tile(player, 0).boundingBox();
        player.page().mouse().move(box.x + 10, box.y + 10);
        player.page().mouse().down();
        player.page().mouse().move(box.x - 200, box.y + 200);
        assertThat(player.find(".ghost")).hasCount(1);
        player.page().evaluate("document.dispatchEvent(new PointerEvent('pointercancel'))");
        assertThat(player.find(".ghost")).hasCount(0);
        player.page().mouse().up();
        player.assertWritten("", "");
    }

    @Test
    void aFingerThatLeavesTheButtonSendsNothing() {
        TestSession session = session(1);
        PlayerBrowser player = tablet(1280, 800).sit(session, 1);
        session.start("MEEISAN");
        player.waitToWrite();
        player.write("H2", "semaine");
        BoundingBox send = player.find("#send").boundingBox();
        player.page().mouse().move(send.x + 20, send.y + 20);
        player.page().mouse().down();
        player.page().mouse().move(send.x + 20, send.y - 300);
        player.page().mouse().up();
        assertThat(player.find(".receipt")).hasCount(0);
        AtomicInteger sent = new AtomicInteger();
        player.page().onRequest(request -> sent.addAndGet(request.url().endsWith("/slips") ? 1 : 0));
        player.find("#send").dblclick();
        player.assertReceived("SEMAINE");
        assertThat(sent).hasValue(1);
    }

    @Test
    void theRackIsArrangedAndKeepsItsOrder() {
        TestSession session = session(1);
        PlayerBrowser player = tablet(1280, 800).sit(session, 1);
        session.start("MEEISAN");
        player.waitToWrite();
        player.drag(tile(player, 6), tile(player, 0));
        assertThat(player.find("#rack .letter").last()).hasText("A");
        List<String> arranged = player.find("#rack .letter").allTextContents();
        player.page().reload();
        player.waitToWrite();
        assertThat(player.find("#rack .letter")).hasText(arranged.toArray(String[]::new));
        player.find("#shuffle").click();
        assertThat(player.find("#rack .letter")).hasCount(7);
        player.find("#unshuffle").click();
        assertThat(player.find("#rack .letter")).hasText(new String[] {"M", "E", "E", "I", "S", "A", "N"});
    }

    @Test
    void aWordIsPutByAndCountsUnlessAnotherIsSent() {
        TestSession session = session(1);
        PlayerBrowser player = tablet(1280, 800).sit(session, 1);
        session.start("MEEISAN");
        player.waitToWrite();
        player.write("H2", "semaine");
        player.find("#prepare").click();
        assertThat(player.find("#prepared")).containsText("Préparé : SEMAINE H2");
        player.assertWritten("", "");
        player.page().reload();
        assertThat(player.find("#prepared")).containsText("SEMAINE H2");
        player.write("H4", "amie");
        player.find("#clear").click();
        assertThat(player.find("#undo-line")).isVisible();
        player.find("#undo-clear").click();
        player.assertWritten("H4", "amie");
        player.find("#clear").click();
        player.find("#take-up").click();
        player.assertWritten("H2", "semaine");
        assertThat(player.find("#prepared")).isHidden();
        player.find("#send").click();
        player.assertReceived("SEMAINE");
    }

    /** In the last stretch the one button sends the word put by, if nothing complete stands in the fields. */
    @Test
    void theWordPutByIsOneTapAwayInTheLastStretch() {
        TestSession session = session(1);
        PlayerBrowser player = tablet(1280, 800).withClock().sit(session, 1);
        session.done("draw/typed", "letters", "MEEISAN");
        session.done("announce", "force", true);
        assertThat(player.find("#slip")).isVisible();
        player.write("H2", "semaine");
        player.find("#prepare").click();
        session.done("clock/start");
        player.waitToWrite();
        player.pass(clock, 152);
        Locator send = player.find("#send");
        assertThat(send).hasText("Envoyer le bulletin préparé : SEMAINE H2");
        send.click();
        player.assertReceived("SEMAINE");
    }

    @Test
    void fourWaysMakeTheSameSlip() {
        TestSession session = session(4);
        PlayerBrowser taps = tablet().sit(session, 1);
        PlayerBrowser fields = phone().sit(session, 2);
        PlayerBrowser drags = tablet(1280, 800).sit(session, 3);
        PlayerBrowser commands = laptop().sit(session, 4);
        session.start("MEEIS?N");
        List.of(taps, fields, drags, commands).forEach(PlayerBrowser::waitToWrite);

        taps.tapSquare("E8");
        taps.find("#turn").click();
        taps.tapLetters("MISE");
        taps.find("#rack .blank").click();
        taps.find("#joker-palette button:text-is('S')").click();
        fields.write("8e", "m i s e ?s");
        for (int at = 0; at < 5; at++) {
            drags.drag(tile(drags, new int[] {0, 3, 4, 1, 5}[at]), drags.square((char) ('E' + at) + "8"));
        }
        drags.find("#joker-palette button:text-is('S')").click();
        commands.command("8E MISE(S)");
        for (PlayerBrowser player : List.of(taps, fields, drags, commands)) {
            player.find("#send").click();
            player.assertReceived("ligne E, colonne 8, vertical");
        }
        assertThat(session.console().getList("seats.slip.word", String.class)).containsOnly("MISE(S)");
    }
}
