package org.chevalet.live;

import io.quarkus.logging.Log;
import io.quarkus.narayana.jta.QuarkusTransactionException;
import jakarta.persistence.PersistenceException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameEvent.ClockPaused;
import org.chevalet.core.game.GameEvent.TimeEnded;
import org.chevalet.core.game.JournalEntry;
import org.chevalet.core.game.Phase;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.EndRule;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.SlipId;
import org.chevalet.core.rules.Verdict;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.tournament.GameBatch;
import org.chevalet.tournament.GameHeader;
import org.chevalet.tournament.ReceivedSlip;
import org.chevalet.tournament.StoredGame;
import org.jspecify.annotations.Nullable;

/**
 * A game being played. One thread at a time writes to it: it decides on the game as it stands, the database commits, and
 * only then the game in memory moves on and the screens are told. Readers never wait.
 */
public final class LiveGame {

    private final GameHeader header;
    private final Hall hall;
    private final Optional<Referee> referee;
    private final Optional<Solver> solver;
    private final ReentrantLock writer = new ReentrantLock();
    private final Map<String, ReceivedSlip> slipsByKey = new ConcurrentHashMap<>();
    private final Map<JudgedSlip, Verdict> judged = new HashMap<>();
    private volatile State state;
    private volatile @Nullable Added added;
    private long lastSlip;

    private record State(Game game, List<JournalEntry> journal) {}

    private record Added(Game game, Scoreboard board) {}

    private record JudgedSlip(RoundNumber round, int attempt, WrittenSlip written) {
        boolean isOf(Round other) {
            return round.equals(other.number()) && attempt == other.attempt();
        }
    }

    /**
     * @param referee empty when this computer lacks the game's word list: the game can be read, not played
     */
    LiveGame(StoredGame stored, Game game, Optional<Referee> referee, Hall hall) {
        this.header = stored.header();
        this.hall = hall;
        this.referee = referee;
        this.solver = referee.map(rules -> new Solver(rules, hall.background()));
        this.state = new State(game, stored.journal());
        stored.slips().forEach(this::know);
    }

    private void know(ReceivedSlip slip) {
        slipsByKey.put(slip.idempotencyKey(), slip);
        lastSlip = Math.max(lastSlip, slip.slip().id().value());
    }

    /** A clock that ran when the program stopped stands where it was last noted, until the arbiter decides. */
    void pauseAfterRestart(Optional<Duration> noted) {
        Round round = state.game().current();
        if (round.phase() == Phase.RUNNING && state.game().finished().isEmpty()) {
            Duration length = Duration.ofSeconds(state.game().settings().roundSeconds());
            write("restart", moment -> Answer.of(Change.of(new ClockPaused(round.number(), noted.orElse(length)))));
        }
        solver.ifPresent(search -> search.prepare(state.game()));
    }

    public GameHeader header() {
        return header;
    }

    /** The game as it stands now: a time that is over has been ended. */
    public Game game() {
        endTimeWhenOver();
        return state.game();
    }

    /** The sums of a state of this game; those of the latest state asked for are kept. */
    public Scoreboard scoreboard(Game of) {
        Added last = added;
        if (last == null || last.game() != of) {
            last = new Added(of, Scoreboard.of(of));
            added = last;
        }
        return last.board();
    }

    public List<JournalEntry> journal() {
        return state.journal();
    }

    /** Server time in whole milliseconds, as the journal keeps it. */
    public Instant now() {
        return hall.now();
    }

    /** What the rack of a round could have played; looked for in the background since the draw. */
    public Optional<CompletableFuture<Solutions>> solutions(Round round) {
        return solver.map(search -> search.solutions(state.game(), round));
    }

    /** Why the game should end before the draw of the round in play, once known. */
    public Optional<EndRule.Reason> end() {
        Game game = state.game();
        return solver.filter(search -> game.current().phase() == Phase.READY)
                .flatMap(search -> search.end(game, game.current()).join());
    }

    /** What a slip of a round still open would be paid. */
    public Optional<Verdict> judge(Round round, WrittenSlip written) {
        return referee.map(rules -> judge(round, written, rules));
    }

    private Verdict judge(Round round, WrittenSlip written, Referee rules) {
        synchronized (judged) {
            judged.keySet().removeIf(known -> !known.isOf(round));
            return judged.computeIfAbsent(
                    new JudgedSlip(round.number(), round.attempt(), written),
                    unseen -> state.game().judge(round, written, rules.lexicon()::contains));
        }
    }

    /** The slip that came with an idempotency key, if it is known already. */
    public Optional<ReceivedSlip> slip(String idempotencyKey) {
        return Optional.ofNullable(slipsByKey.get(idempotencyKey));
    }

    /**
     * Decides and writes. When this returns accepted, what was decided is on the disk and the screens have been told.
     *
     * @param actor who asks, for the journal
     * @param decide runs inside the transaction, with the game to itself; may be refused
     * @return the game afterwards, or the refusal of {@code decide}, or {@code game.moved-on}, or
     *     {@code store.unavailable} when the database failed and nothing changed
     */
    public Answer<Game> write(String actor, Function<Moment, Answer<Change>> decide) {
        writer.lock();
        try {
            endTimeWhenOver();
            return commit(actor, decide);
        } finally {
            writer.unlock();
        }
    }

    private Answer<Game> commit(String actor, Function<Moment, Answer<Change>> decide) {
        if (referee.isEmpty() || solver.isEmpty()) {
            return Answer.refuse(
                    "game.word-list-missing", state.game().lexicon().name());
        }
        State before = state;
        Moment moment = new Moment(
                before.game(), hall.now(), before.journal(), new SlipId(lastSlip + 1), referee.get(), solver.get());
        Folding folding = new Folding(moment, actor);
        Answer<GameBatch> answer;
        try {
            answer = hall.repository()
                    .write(header.gameId(), () -> decide.apply(moment).then(folding::fold));
        } catch (PersistenceException | QuarkusTransactionException failed) {
            Log.error("game " + header.gameId() + " could not be written", failed);
            return Answer.refuse("store.unavailable");
        }
        return answer.map(batch -> {
            advance(batch, folding.game);
            return state.game();
        });
    }

    /** The game after a change, not yet in force. */
    private static final class Folding {
        private final Moment moment;
        private final String actor;
        private Game game;

        Folding(Moment moment, String actor) {
            this.moment = moment;
            this.actor = actor;
            this.game = moment.game();
        }

        Answer<GameBatch> fold(Change change) {
            List<JournalEntry> entries = new ArrayList<>();
            change.slips().forEach(received -> game = game.with(received.slip()));
            for (GameEvent event : change.events()) {
                if (!game.allows(event).isAccepted()) {
                    return Answer.refuse(Standing.movedOn(moment.game()));
                }
                JournalEntry entry = new JournalEntry(game.version() + 1, moment.now(), actor, event);
                game = game.with(entry);
                entries.add(entry);
            }
            Standing standing = Standing.of(game);
            Optional<Duration> running = standing.running() ? Optional.of(remaining()) : Optional.empty();
            return Answer.of(new GameBatch(change.slips(), entries, standing.phase(), standing.round(), running));
        }

        private Duration remaining() {
            return game.current().clock().remaining(moment.now());
        }
    }

    private void advance(GameBatch batch, Game after) {
        List<JournalEntry> journal = new ArrayList<>(state.journal());
        journal.addAll(batch.entries());
        state = new State(after, List.copyOf(journal));
        batch.slips().forEach(this::know);
        if (!batch.entries().isEmpty()) {
            solver.ifPresent(search -> search.prepare(after));
            hall.changed(this);
        }
        if (!batch.slips().isEmpty()) {
            hall.slipsCame(header.gameId(), after.current().slips().size());
        }
        batch.slips().stream()
                .map(ReceivedSlip::slip)
                .filter(slip -> slip.source() == Slip.Source.PAPER)
                .forEach(slip -> hall.slipTyped(header.gameId(), slip.player()));
    }

    private void endTimeWhenOver() {
        Round round = state.game().current();
        if (isOver(round)) {
            writer.lock();
            try {
                Round still = state.game().current();
                if (isOver(still)) {
                    Instant deadline = still.clock().deadline().orElseThrow();
                    commit("clock", moment -> Answer.of(Change.of(new TimeEnded(still.number(), deadline, false))));
                }
            } finally {
                writer.unlock();
            }
        }
    }

    private boolean isOver(Round round) {
        return round.phase() == Phase.RUNNING
                && state.game().finished().isEmpty()
                && round.clock()
                        .deadline()
                        .filter(deadline -> !deadline.isAfter(hall.now()))
                        .isPresent();
    }

    /** Once a second while the clock runs: ends the time when it is over, else notes what is left. */
    void beat() {
        endTimeWhenOver();
        Game game = state.game();
        if (Standing.of(game).running()) {
            Round round = game.current();
            Instant now = hall.now();
            hall.repository().saveClock(header.gameId(), round.clock().remaining(now), now);
        }
    }
}
