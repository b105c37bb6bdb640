package org.chevalet.live;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Phase;
import org.chevalet.core.game.RoundClock;
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
}
