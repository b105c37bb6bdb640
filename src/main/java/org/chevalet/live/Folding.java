package org.chevalet.live;

import io.quarkus.logging.Log;
import io.quarkus.narayana.jta.QuarkusTransactionException;
import jakarta.persistence.PersistenceException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameWatcher;
import org.chevalet.core.game.JournalEntry;
import org.chevalet.tournament.GameBatch;
import org.chevalet.tournament.GameRepository;
import org.chevalet.tournament.ReceivedSlip;

/** The game after a change, not yet in force. */
final class Folding {

    private final Moment moment;
    private final String actor;
    private final List<Step> steps = new ArrayList<>();
    private Game game;

    private record Step(Game before, JournalEntry entry, Game after) {}

    Folding(Moment moment, String actor) {
        this.moment = moment;
        this.actor = actor;
        this.game = moment.game();
    }

    /** The game with what was folded so far. */
    Game game() {
        return game;
    }

    /** Shows each event as it was folded. */
    void show(GameWatcher watcher) {
        steps.forEach(step -> watcher.saw(step.before(), step.entry(), step.after()));
    }

    /**
     * Decides, folds and writes, in one transaction.
     *
     * @return what was written, or the refusal of {@code decide}, or {@code game.moved-on}, or {@code store.unavailable}
     */
    Answer<GameBatch> write(GameRepository repository, long gameId, Function<Moment, Answer<Change>> decide) {
        try {
            return repository.write(gameId, () -> decide.apply(moment).then(this::fold));
        } catch (PersistenceException | QuarkusTransactionException failed) {
            Log.error("game " + gameId + " could not be written", failed);
            return Answer.refuse("store.unavailable");
        }
    }

    /** @return what is to be written, or {@code game.moved-on} */
    Answer<GameBatch> fold(Change change) {
        List<JournalEntry> entries = new ArrayList<>();
        game = game.with(change.slips().stream().map(ReceivedSlip::slip).toList());
        for (GameEvent event : change.events()) {
            if (!game.allows(event).isAccepted()) {
                return Answer.refuse(Standing.movedOn(moment.game()));
            }
            JournalEntry entry = new JournalEntry(game.version() + 1, moment.now(), actor, event);
            Game before = game;
            game = game.with(entry);
            steps.add(new Step(before, entry, game));
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
