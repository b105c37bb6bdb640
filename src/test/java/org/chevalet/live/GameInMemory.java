package org.chevalet.live;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.persistence.PersistenceException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.JournalEntry;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.core.rules.Variant;
import org.chevalet.http.DiskSpace;
import org.chevalet.tournament.GameBatch;
import org.chevalet.tournament.GameHeader;
import org.chevalet.tournament.GameRepository;
import org.chevalet.tournament.StoredGame;
import org.chevalet.wiring.Presets;
import org.chevalet.words.EmbeddedLexicon;

/** A live game without a server: the database is a list, which can be told to fail. */
public final class GameInMemory {

    private static final Instant START = Instant.parse("2026-03-01T14:00:00Z");

    private final HandClock clock = new HandClock();
    private final Store store = new Store();
    private final LiveGame live;

    /** Keeps what is written; fails when told to. */
    private static final class Store extends GameRepository {
        private final List<JournalEntry> written = new ArrayList<>();
        private boolean broken;

        @Override
        public Answer<GameBatch> write(long gameId, Supplier<Answer<GameBatch>> decide) {
            Answer<GameBatch> answer = decide.get();
            if (broken) {
                throw new PersistenceException("the disk is full");
            }
            if (answer.isAccepted()) {
                written.addAll(answer.value().entries());
            }
            return answer;
        }

        @Override
        public void saveClock(long gameId, Duration remaining, Instant now) {
            // nobody reads the time left on a clock after this program
        }
    }

    public GameInMemory(int players) {
        this(players, Presets.ruleSet("fisf-2023"), new GameSettings(Variant.NORMAL, 180, false, false));
    }

    public GameInMemory(int players, RuleSet rules, GameSettings settings) {
        clock.hold();
        List<JournalEntry> journal = new ArrayList<>();
        journal.add(entry(
                1,
                new GameEvent.GameOpened(
                        rules, settings, EmbeddedLexicon.french().identity())));
        for (int table = 1; table <= players; table++) {
            String name = "Joueur %02d".formatted(table);
            journal.add(
                    entry(table + 1, new GameEvent.PlayerSeated(new PlayerId(table), new TableNumber(table), name)));
        }
        store.written.addAll(journal);
        GameHeader header = new GameHeader(1, 1, "Essai", "0000", START);
        StoredGame stored = new StoredGame(header, journal, List.of(), Optional.empty());
        Game game = Game.replay(journal, List.of());
        Hall hall = new Hall(
                store,
                clock,
                new LiveScreens(new Contacts()),
                new GameClock(),
                new Random(20260301),
                DiskSpace.endless());
        live = new LiveGame(
                stored, game, new Corrections(), Optional.of(new Referee(game, EmbeddedLexicon.french())), hall);
    }

    private static JournalEntry entry(int number, GameEvent event) {
        return new JournalEntry(number, START, "test", event);
    }

    /** An arbiter's command. */
    public Answer<Game> write(Function<Moment, Answer<Change>> decide) {
        return live.write("arbiter", decide);
    }

    /** A command that must be accepted. */
    public Game done(Function<Moment, Answer<Change>> decide) {
        Answer<Game> answer = write(decide);
        assertThat(answer.isAccepted()).as(answer.toString()).isTrue();
        return answer.value();
    }

    public LiveGame live() {
        return live;
    }

    public HandClock clock() {
        return clock;
    }

    public List<JournalEntry> written() {
        return List.copyOf(store.written);
    }

    public void breakStore(boolean broken) {
        store.broken = broken;
    }
}
