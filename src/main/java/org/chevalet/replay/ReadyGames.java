package org.chevalet.replay;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.chevalet.core.answer.Answer;
import org.chevalet.language.Language;
import org.chevalet.replay.ReplayProtocol.GameView;

/**
 * Games made ready for the page, the latest of them kept: a whole club may open the same one. One is made at a time, so that
 * games long over never take the processors from a hall that is playing.
 */
@ApplicationScoped
public class ReadyGames {

    private static final int KEPT = 12;
    private static final int MOST_WAITING = 20;

    /** @param version of the game's journal, 0 for a sample */
    record Key(String id, long version, int list, Language language) {}

    private final ReentrantLock turn = new ReentrantLock(true);
    private final Map<Key, GameView> latest = new LinkedHashMap<>(KEPT, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, GameView> eldest) {
            return size() > KEPT;
        }
    };

    /** @param make asked when the game is not ready yet */
    Answer<GameView> of(Key key, Supplier<Answer<GameView>> make) {
        Optional<GameView> known = known(key);
        return known.isPresent()
                ? Answer.of(known.get())
                : inTurn(() -> known(key)
                        .<Answer<GameView>>map(Answer::of)
                        .orElseGet(() -> make.get().map(made -> kept(key, made))));
    }

    /** Does what takes long after all that came before. @return its answer, or {@code replay.busy} when too many wait */
    <T> Answer<T> inTurn(Supplier<Answer<T>> work) {
        if (turn.getQueueLength() >= MOST_WAITING) {
            return Answer.refuse("replay.busy");
        }
        turn.lock();
        try {
            return work.get();
        } finally {
            turn.unlock();
        }
    }

    private Optional<GameView> known(Key key) {
        synchronized (latest) {
            return Optional.ofNullable(latest.get(key));
        }
    }

    private GameView kept(Key key, GameView made) {
        synchronized (latest) {
            latest.put(key, made);
            return made;
        }
    }
}
