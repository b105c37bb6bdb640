package org.chevalet.live;

import io.quarkus.logging.Log;
import io.quarkus.runtime.ShutdownEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Wakes running games: every second, and at the very end of their time. */
@ApplicationScoped
public class GameClock {

    private static final long BEAT_MILLIS = 1000;

    private record Wakings(Future<?> beats, Future<?> end) {
        void cancel() {
            beats.cancel(false);
            end.cancel(false);
        }
    }

    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "clock");
        thread.setDaemon(true);
        return thread;
    });
    private final Map<Long, Wakings> running = new ConcurrentHashMap<>();

    /** Before the database goes away. */
    void close(@Observes ShutdownEvent end) {
        timer.shutdownNow();
    }

    /** Does something again and again as long as the program runs. */
    void every(Duration pause, Runnable work) {
        timer.scheduleAtFixedRate(work, pause.toMillis(), pause.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Takes note of a game's clock: it runs for that long, or stands. */
    void follow(LiveGame live, Optional<Duration> remaining) {
        running.compute(live.header().gameId(), (game, before) -> {
            if (before != null) {
                before.cancel();
            }
            return remaining.map(left -> wake(live, left)).orElse(null);
        });
    }

    private Wakings wake(LiveGame live, Duration left) {
        Runnable beat = () -> beat(live);
        return new Wakings(
                timer.scheduleAtFixedRate(beat, BEAT_MILLIS, BEAT_MILLIS, TimeUnit.MILLISECONDS),
                timer.schedule(beat, Math.max(0, left.toMillis()), TimeUnit.MILLISECONDS));
    }

    /** A failure must not stop the next beat: the executor drops a task that throws. */
    private static void beat(LiveGame live) {
        try {
            live.beat();
        } catch (RuntimeException failed) {
            Log.error("the clock of game " + live.header().gameId() + " could not be noted", failed);
        }
    }
}
