package org.chevalet.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.JournalEntry;
import org.chevalet.tournament.GameBatch;

/** The game after a change, not yet in force. */
final class Folding {

    private final Moment moment;
    private final String actor;
    private Game game;

    Folding(Moment moment, String actor) {
        this.moment = moment;
        this.actor = actor;
        this.game = moment.game();
    }

    /** The game with what was folded so far. */
    Game game() {
        return game;
    }

    /** @return what is to be written, or {@code game.moved-on} */
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
