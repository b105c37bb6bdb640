package org.chevalet.live;

import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.chevalet.core.game.Game;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.Slip;
import org.chevalet.http.DiskSpace;
import org.chevalet.tournament.GameRepository;
import org.chevalet.tournament.ReceivedSlip;

/** What the games of the session share: the database, the time, the screens to tell, and hands for slow work. */
@ApplicationScoped
public class Hall {

    private final GameRepository repository;
    private final InstantSource clock;
    private final LiveScreens screens;
    private final GameClock beats;
    private final RandomGenerator dice;
    private final DiskSpace disk;
    private final ExecutorService background = Executors.newSingleThreadExecutor(work -> {
        Thread thread = new Thread(work, "solutions");
        thread.setDaemon(true);
        return thread;
    });

    @Inject
    Hall(
            GameRepository repository,
            InstantSource clock,
            LiveScreens screens,
            GameClock beats,
            RandomGenerator dice,
            DiskSpace disk) {
        this.repository = repository;
        this.clock = clock;
        this.screens = screens;
        this.beats = beats;
        this.dice = dice;
        this.disk = disk;
    }

    /** Nothing may be written until there is room on the disk again. */
    boolean isDiskShort() {
        return disk.isShort();
    }

    @PreDestroy
    void close() {
        background.shutdownNow();
    }

    GameRepository repository() {
        return repository;
    }

    RandomGenerator dice() {
        return dice;
    }

    Executor background() {
        return background;
    }

    /** Whole milliseconds: what the journal and the screens can both hold. */
    public Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    void changed(LiveGame live) {
        Game game = live.game();
        beats.follow(live, Due.until(game).map(due -> Duration.between(now(), due)));
        screens.changed(live.header().gameId(), live.game().version());
    }

    /**
     * Tells the screens of slips just received.
     *
     * @param inAll slips of the round in play
     */
    void slipsCame(long game, List<ReceivedSlip> received, int inAll) {
        if (!received.isEmpty()) {
            screens.slipsCame(game, inAll);
        }
        Set<PlayerId> told = received.stream()
                .map(ReceivedSlip::slip)
                .filter(slip -> slip.source() != Slip.Source.TABLET)
                .map(Slip::player)
                .collect(Collectors.toUnmodifiableSet());
        received.stream()
                .map(ReceivedSlip::slip)
                .filter(slip -> slip.source() == Slip.Source.TABLET)
                .forEach(slip -> screens.slipSent(game, slip));
        if (!told.isEmpty()) {
            screens.slipsTaken(game, told);
        }
    }
}
