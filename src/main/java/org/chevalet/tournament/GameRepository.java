package org.chevalet.tournament;

import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameEvent.GameReopened;
import org.chevalet.core.game.JournalEntry;

/** Journals and slips in the database. When a method that writes returns, what it wrote is on the disk. */
@ApplicationScoped
public class GameRepository {

    /** Who acts in the journal when it is the arbiter; not the clock, nor a seat. */
    public static final String ARBITER = "arbiter";

    /** The arbiter at another device than the program's own computer, by its address. */
    public static String arbiterAt(String address) {
        return ARBITER + " " + address;
    }

    /** Is this the arbiter, wherever he sat? */
    public static boolean isArbiter(String actor) {
        return actor.equals(ARBITER) || actor.startsWith(ARBITER + " ");
    }

    /**
     * Decides and writes in one transaction.
     *
     * @param decide may read and write the database; when it refuses, nothing is kept
     * @return what {@code decide} answered, committed when accepted
     * @throws RuntimeException when the database fails: then nothing was written
     */
    public Answer<GameBatch> write(long gameId, Supplier<Answer<GameBatch>> decide) {
        return Transactions.write(() -> decide.get().map(batch -> {
            store(gameId, batch);
            return batch;
        }));
    }

    private static void store(long gameId, GameBatch batch) {
        batch.slips().forEach(slip -> SlipEntity.of(gameId, slip).persist());
        batch.entries().forEach(entry -> JournalEntryEntity.of(gameId, entry).persist());
        if (!batch.entries().isEmpty()) {
            GameEntity.update("phase = ?1, round = ?2 where id = ?3", batch.phase(), batch.round(), gameId);
            Instant last = batch.entries().get(batch.entries().size() - 1).at();
            keepClock(gameId, batch.running(), last);
            if (batch.entries().stream().anyMatch(GameRepository::isPlay)) {
                GameEntity.update("playedAt = ?1 where id = ?2", last, gameId);
            }
        }
    }

    /** Not the clock, nor the program starting again; reopening an old game is not yet playing it. */
    private static boolean isPlay(JournalEntry entry) {
        return isArbiter(entry.actor()) && !(entry.event() instanceof GameReopened);
    }

    private static void keepClock(long gameId, Optional<Duration> remaining, Instant at) {
        RunningClockEntity.deleteById(gameId);
        remaining.ifPresent(left -> {
            RunningClockEntity clock = new RunningClockEntity();
            clock.gameId = gameId;
            clock.remainingMillis = left.toMillis();
            clock.savedAt = at;
            clock.persist();
        });
    }

    /** Notes the time left on a running clock. */
    public void saveClock(long gameId, Duration remaining, Instant now) {
        QuarkusTransaction.requiringNew()
                .run(() -> RunningClockEntity.update(
                        "remainingMillis = ?1, savedAt = ?2 where gameId = ?3", remaining.toMillis(), now, gameId));
    }

    /**
     * Reads a game.
     *
     * @return the game, or {@code game.unknown}, or why its journal cannot be read ({@link GameEventJson#read})
     */
    public Answer<StoredGame> load(long gameId) {
        return Transactions.read(() -> {
            Optional<GameEntity> row = GameEntity.findByIdOptional(gameId);
            return row.map(GameRepository::load).orElseGet(() -> Answer.refuse("game.unknown"));
        });
    }

    private static Answer<StoredGame> load(GameEntity row) {
        List<JournalEntry> journal = new ArrayList<>();
        for (JournalEntryEntity entry : JournalEntryEntity.ofGame(row.id)) {
            Answer<GameEvent> event = entry.event();
            if (!event.isAccepted()) {
                return Answer.refuse(event.refusal());
            }
            journal.add(new JournalEntry(entry.number, entry.at, entry.actor, event.value()));
        }
        List<ReceivedSlip> slips =
                SlipEntity.ofGame(row.id).stream().map(SlipEntity::received).toList();
        Optional<RunningClockEntity> clock = RunningClockEntity.findByIdOptional(row.id);
        return Answer.of(new StoredGame(header(row), journal, slips, clock.map(RunningClockEntity::remaining)));
    }

    private static GameHeader header(GameEntity row) {
        TournamentEntity tournament = TournamentEntity.findById(row.tournamentId);
        return new GameHeader(row.id, row.tournamentId, tournament.name, row.joinCode, row.openedAt);
    }

    /** Games whose clock was running when the program last wrote. */
    public List<Long> running() {
        return Transactions.read(() -> RunningClockEntity.<RunningClockEntity>listAll().stream()
                .map(clock -> clock.gameId)
                .toList());
    }

    /** How many events a game's journal has: the same number, the same game. */
    public long version(long gameId) {
        return Transactions.read(() -> JournalEntryEntity.count("gameId", gameId));
    }

    /**
     * Are letters being looked at whose solution is not public, in a game that the arbiter has acted in since then? After the
     * end of the time slips may still count: of who has extra time, in transit, after a cut.
     */
    public boolean isRoundInPlay(Instant since) {
        String open = "phase in ('ANNOUNCED', 'RUNNING', 'PAUSED', 'RECEIVING', 'CONTROL') and playedAt > ?1";
        return Transactions.read(() -> GameEntity.count(open, since) > 0);
    }

    /** Is there a game that players can join and that is not over? */
    public boolean isAnyOpen() {
        return Transactions.read(() -> GameEntity.count("phase <> 'FINISHED'") > 0);
    }

    /** The game of a tournament, once opened. */
    public Optional<Long> ofTournament(long tournament) {
        return Transactions.read(() -> GameEntity.ofTournament(tournament).map(game -> game.id));
    }

    /** The game of a join code, the one in progress when a finished one had the same. */
    public Optional<Long> byJoinCode(String code) {
        return Transactions.read(() -> GameEntity.find("joinCode = ?1" + GameEntity.PLAYED_LAST_FIRST, code)
                .<GameEntity>firstResultOptional()
                .map(game -> game.id));
    }

    /** The game that should be on the screens: of those in progress, else of all, the one played last. */
    public Optional<Long> current() {
        return Transactions.read(() -> GameEntity.find(GameEntity.PLAYED_LAST_FIRST.strip())
                .<GameEntity>firstResultOptional()
                .map(game -> game.id));
    }
}
