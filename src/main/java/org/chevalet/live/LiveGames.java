package org.chevalet.live;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.tournament.GameRepository;
import org.chevalet.tournament.StoredGame;
import org.chevalet.words.WordLists;

/** Every game by its number, read from the database the first time it is asked for. */
@ApplicationScoped
public class LiveGames {

    private static final Duration PING = Duration.ofSeconds(5);
    private static final Duration LOOK = Duration.ofSeconds(1);

    private final GameRepository repository;
    private final WordLists wordLists;
    private final Hall hall;
    private final LiveScreens screens;
    private final GameClock clock;
    private final Map<Long, LiveGame> games = new ConcurrentHashMap<>();

    @Inject
    LiveGames(GameRepository repository, WordLists wordLists, Hall hall, LiveScreens screens, GameClock clock) {
        this.repository = repository;
        this.wordLists = wordLists;
        this.hall = hall;
        this.screens = screens;
        this.clock = clock;
    }

    /** Clocks that ran when the program stopped are paused before anyone looks. */
    void begin(@Observes StartupEvent start) {
        repository.running().forEach(this::find);
        clock.every(PING, () -> screens.ping(hall.now().toEpochMilli()));
        clock.every(LOOK, () -> screens.tellPresence(hall.now()));
    }

    /**
     * A game, ready to play.
     *
     * @return the game, or {@code game.unknown}, or why its journal cannot be read
     */
    public Answer<LiveGame> find(long id) {
        LiveGame known = games.get(id);
        return known == null ? load(id) : Answer.of(known);
    }

    private synchronized Answer<LiveGame> load(long id) {
        LiveGame known = games.get(id);
        if (known != null) {
            return Answer.of(known);
        }
        return repository.load(id).map(this::revive).map(live -> {
            games.put(id, live);
            return live;
        });
    }

    private LiveGame revive(StoredGame stored) {
        Corrections corrections = new Corrections();
        Game game = Game.replay(
                stored.journal(),
                stored.slips().stream().map(received -> received.slip()).toList(),
                corrections);
        Optional<Lexicon> lexicon =
                wordLists.withSha256(game.lexicon().sha256()).map(wordLists::lexicon);
        LiveGame live = new LiveGame(stored, game, corrections, lexicon.map(words -> new Referee(game, words)), hall);
        live.pauseAfterRestart(stored.running());
        return live;
    }

    /** The game that should be on the screens ({@link GameRepository#current}). */
    public Optional<Long> current() {
        return repository.current();
    }
}
