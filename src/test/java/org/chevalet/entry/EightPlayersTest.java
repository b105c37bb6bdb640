package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chevalet.core.board.Coord;
import org.chevalet.live.HeardDrafts;
import org.chevalet.live.TestSession;
import org.chevalet.live.TestSession.Play;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * One arbiter and eight players in browsers of their own, three rounds: by keys alone, by commands, on a phone, cut off
 * across the end of the time, reloading at every step, too late, on two devices, with nonsense. Every score is right.
 */
@QuarkusTest
class EightPlayersTest extends PlayerBrowserTest {

    private static final int KEYS = 1;
    private static final int COMMANDS = 2;
    private static final int PHONE = 3;
    private static final int CUT = 4;
    private static final int RELOADING = 5;
    private static final int LATE = 6;
    private static final int TWO_DEVICES = 7;
    private static final int NONSENSE = 8;

    /** Each round's letters are all laid by its top, so the next rack is all new. */
    private static final List<String> RACKS = List.of("MEEISAN", "OUTAGES", "CHALETS");

    @Inject
    HeardDrafts drafts;

    private final Map<Integer, PlayerBrowser> players = new HashMap<>();
    private final Map<Integer, Integer> expected = new HashMap<>();
    private TestSession session;

    @BeforeEach
    void everybodySits() {
        session = session(8);
        sit(KEYS, laptop());
        sit(COMMANDS, laptop());
        sit(PHONE, phone());
        for (int table : List.of(CUT, RELOADING, LATE, TWO_DEVICES, NONSENSE)) {
            sit(table, tablet());
        }
    }

    private void sit(int table, PlayerBrowser device) {
        players.put(table, device.sit(session, table));
        expected.put(table, 0);
    }

    @Test
    void everyScoreIsRight() {
        RACKS.forEach(this::round);
        session.done("finish", "round", session.round(), "force", true);
        players.forEach((table, player) -> {
            assertThat(player.find(".finished .paid")).containsText("Total : " + expected.get(table) + " sur");
            assertThat(session.rank(table)).containsEntry("points", expected.get(table));
        });
    }

    private void round(String letters) {
        session.done("draw/typed", "letters", letters);
        session.done("announce", "force", true);
        players.values().forEach(player -> assertThat(player.find("#slip")).isVisible());
        reload();
        session.done("clock/start");
        players.values().forEach(PlayerBrowser::waitToWrite);
        List<Play> plays = session.solutions();
        Play top = plays.get(0);

        writesByKeys(top);
        writesByCommands(plays.get(1));
        fills(PHONE, plays.get(2));
        sends(PHONE, plays.get(2));
        movesToAnotherDevice(plays.get(3));
        fills(NONSENSE, new Play("O12", "ZYXWV", 0));
        sends(NONSENSE, new Play("O12", "ZYXWV", 0));
        writesAndReloads(plays.get(4));
        cutsTheCable(top);
        players.get(LATE).find("#word").fill("z");

        session.done("clock/end", "force", true);
        session.send(LATE, top.word(), top.coord()).statusCode(410);
        players.get(CUT).cut(false);
        players.get(CUT).assertReceived(top.word());
        assertThat(players.get(LATE).find("#receipt")).containsText("Aucun bulletin reçu");
        session.done("close", "force", true);
        reload();
        session.done("master", "coord", top.coord(), "word", top.word());
        session.finishRoundControlled();
        credit(KEYS, top);
        credit(COMMANDS, plays.get(1));
        credit(PHONE, plays.get(2));
        credit(TWO_DEVICES, plays.get(3));
        credit(RELOADING, plays.get(4));
        credit(CUT, top);
        players.forEach((table, player) ->
                assertThat(player.find(".result .total")).containsText("Total : " + expected.get(table) + " sur"));
        reload();
        assertThat(players.get(RELOADING).find(".result")).isVisible();
    }

    private void credit(int table, Play play) {
        expected.merge(table, play.points(), Integer::sum);
    }

    private void reload() {
        players.get(RELOADING).page().reload();
        assertThat(players.get(RELOADING).find("#connection")).hasClass("connection on");
    }

    /** From the first free square of the word, its own letters one by one. */
    private void writesByKeys(Play play) {
        PlayerBrowser player = players.get(KEYS);
        Coord coord = Coord.of(play.coord());
        player.find("#grid [tabindex='0']").focus();
        player.press("Control+Home");
        int along = firstOwn(play);
        steps(player, "ArrowDown", coord.row() + (coord.isAcross() ? 0 : along));
        steps(player, "ArrowRight", coord.column() + (coord.isAcross() ? along : 0));
        if (!coord.isAcross()) {
            player.press("Space", "Space");
        }
        for (int at = along; at < play.word().length(); at++) {
            if (isOwn(play, at)) {
                player.type(play.word().substring(at, at + 1));
            }
        }
        player.assertWritten(play.coord(), play.word());
        player.press("Enter", "Enter");
        player.assertReceived(play.word());
    }

    private static void steps(PlayerBrowser player, String key, int times) {
        for (int step = 0; step < times; step++) {
            player.press(key);
        }
    }

    private int firstOwn(Play play) {
        int at = 0;
        while (!isOwn(play, at)) {
            at++;
        }
        return at;
    }

    private boolean isOwn(Play play, int at) {
        Coord coord = Coord.of(play.coord());
        List<String> rows = session.projection().getList("board.rows");
        int row = coord.row() + (coord.isAcross() ? 0 : at);
        int column = coord.column() + (coord.isAcross() ? at : 0);
        return rows.get(row).charAt(column) == '.';
    }

    private void writesByCommands(Play play) {
        PlayerBrowser player = players.get(COMMANDS);
        player.command(play.coord() + " " + play.word());
        assertThat(player.find("#command-answer")).containsText("Entrée pour envoyer");
        player.find("#command").press("Enter");
        player.assertReceived(play.word());
    }

    private void fills(int table, Play play) {
        players.get(table).write(play.coord(), play.word());
    }

    private void sends(int table, Play play) {
        players.get(table).find("#send").click();
        players.get(table).assertReceived(play.word());
    }

    /** The other device gets the seat from the arbiter; the word sent from the first is replaced by the second's. */
    private void movesToAnotherDevice(Play play) {
        PlayerBrowser first = players.get(TWO_DEVICES);
        first.write(play.coord(), play.word());
        PlayerBrowser second = tablet();
        second.open("/jouer/" + session.code());
        second.find("#join-table").fill(String.valueOf(TWO_DEVICES));
        second.find("#join-form button").click();
        second.find("#join-confirm button.primary").click();
        assertThat(second.find("#claim-problem")).containsText("déjà utilisée");
        session.ask()
                .body(Map.of())
                .post("/api/games/" + session.game() + "/seats/" + TWO_DEVICES + "/release")
                .then()
                .statusCode(200);
        assertThat(first.find("#join")).isVisible();
        second.find("#join-confirm button.primary").click();
        players.put(TWO_DEVICES, second);
        second.waitToWrite();
        fills(TWO_DEVICES, play);
        sends(TWO_DEVICES, play);
    }

    private void writesAndReloads(Play play) {
        fills(RELOADING, play);
        reload();
        players.get(RELOADING).assertWritten(play.coord(), play.word());
        sends(RELOADING, play);
        reload();
        players.get(RELOADING).assertReceived(play.word());
    }

    /** Written, known to the server, then cut off: sent while nothing goes out, and the time ends. */
    private void cutsTheCable(Play play) {
        PlayerBrowser player = players.get(CUT);
        fills(CUT, play);
        drafts.await(session.game(), CUT, play.word());
        player.cut(true);
        player.find("#send").click();
        assertThat(player.find("#receipt")).containsText("En attente d’envoi");
    }
}
