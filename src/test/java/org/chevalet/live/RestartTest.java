package org.chevalet.live;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Phase;
import org.chevalet.core.game.RoundClock;
import org.chevalet.core.game.Seat;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.tournament.GameRepository;
import org.chevalet.words.WordLists;
import org.junit.jupiter.api.Test;

/** A program that stops in the middle and starts again: the same database read by a registry that knows nothing yet. */
@QuarkusTest
class RestartTest {

    @Inject
    GameRepository repository;

    @Inject
    WordLists wordLists;

    @Inject
    Hall hall;

    @Inject
    LiveScreens screens;

    @Inject
    GameClock beats;

    @Inject
    LiveGames running;

    @Inject
    SeatMail mail;

    private LiveGames restarted() {
        return new LiveGames(repository, wordLists, hall, screens, beats);
    }

    @Test
    void aRunningRoundIsPausedAtTheTimeLastNoted() {
        TestSession session = TestSession.open("fisf-2023", 2).start("EARSTIN");
        session.send(1, "RASER", "H8").statusCode(201);
        repository.saveClock(session.game(), Duration.ofMillis(72_500), Instant.now());

        Game game = restarted().find(session.game()).value().game();
        assertThat(game.current().phase()).isEqualTo(Phase.PAUSED);
        assertThat(game.current().clock().state()).isEqualTo(RoundClock.State.PAUSED);
        assertThat(game.current().clock().held()).isEqualTo(Duration.ofMillis(72_500));
        assertThat(game.current().slips())
                .singleElement()
                .satisfies(slip -> assertThat(slip.written().word()).isEqualTo("RASER"));
        assertThat(repository.running()).doesNotContain(session.game());
    }

    @Test
    void everyFigureIsTheSameAfterARestart() {
        TestSession session = TestSession.open("fisf-2023", 3).start("EARSTIN");
        session.play(1, session.solutions().get(0));
        session.send(2, "ZYX", "H8").statusCode(201);
        session.finishRound();
        session.done("draw");

        LiveGame before = running.find(session.game()).value();
        LiveGame after = restarted().find(session.game()).value();
        assertThat(after.journal()).isEqualTo(before.journal());
        assertThat(after.game().version()).isEqualTo(before.game().version());
        assertThat(after.game().current().draw())
                .isEqualTo(before.game().current().draw());
        assertThat(SnapshotParts.of(after).projection().ranking())
                .isEqualTo(SnapshotParts.of(before).projection().ranking());
    }

    @Test
    void callsMessagesAndWhatWasReadAreThereAfterARestart() {
        TestSession session = TestSession.open("fisf-2023", 3).start("EARSTIN");
        long game = session.game();
        List<PlayerId> players = running.find(game).value().game().seats().stream()
                .map(Seat::player)
                .toList();
        seat(session, 1, "call");
        seat(session, 2, "call");
        arbiter(session, "calls/1/seen", Map.of());
        arbiter(
                session,
                "messages",
                Map.of("tables", List.of(1, 3), "text", "Écrivez <b>lisiblement</b>, s’il vous plaît."));
        arbiter(session, "messages", Map.of("text", "Pause café"));
        seat(session, 3, "messages/1/read");
        seat(session, 2, "corrections/3/read");

        SeatMail after = new SeatMail(screens);
        assertThat(after.calls(game)).isEqualTo(mail.calls(game)).hasSize(1);
        assertThat(after.letters(game)).isEqualTo(mail.letters(game)).hasSize(2);
        for (PlayerId player : players) {
            assertThat(after.call(game, player)).isEqualTo(mail.call(game, player));
            assertThat(after.correctionsRead(game, player)).isEqualTo(mail.correctionsRead(game, player));
        }
        assertThat(after.correctionsRead(game, players.get(1))).isEqualTo(3);
        assertThat(after.letters(game).get(0).read()).containsExactly(players.get(2));
        assertThat(after.send(game, Set.of(players.get(0)), "Reprise", hall.now())
                        .id())
                .as("messages go on being numbered")
                .isEqualTo(3);
    }

    private static void seat(TestSession session, int table, String path) {
        session.seat(table)
                .post("/api/games/" + session.game() + "/seat/" + path)
                .then()
                .statusCode(200);
    }

    private static void arbiter(TestSession session, String path, Map<String, ?> body) {
        session.ask()
                .body(body)
                .post("/api/games/" + session.game() + "/" + path)
                .then()
                .statusCode(200);
    }
}
