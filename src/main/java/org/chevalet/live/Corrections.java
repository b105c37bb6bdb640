package org.chevalet.live;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameEvent.LateSlipDecided;
import org.chevalet.core.game.GameEvent.RoundCancelled;
import org.chevalet.core.game.GameEvent.RoundCorrected;
import org.chevalet.core.game.GameEvent.RoundEvent;
import org.chevalet.core.game.GameEvent.Ruling;
import org.chevalet.core.game.GameEvent.SlipReplaced;
import org.chevalet.core.game.GameEvent.WordRuled;
import org.chevalet.core.game.JournalEntry;
import org.chevalet.core.game.Phase;
import org.chevalet.core.ranking.Comparison;
import org.chevalet.core.ranking.Comparison.RoundChange;
import org.chevalet.core.rules.PlayerId;

/** What was corrected for each player after he had been told the solution. Added to by the game's writer, read by any thread. */
final class Corrections implements Game.Watcher {

    private static final int MOST = 20;

    /**
     * A correction as its player is told of it.
     *
     * @param number of the journal entry that made it
     * @param reason what the arbiter wrote, or a message key; empty when he wrote about somebody else
     */
    record Told(int number, Instant at, RoundChange change, String reason) {}

    private final Map<PlayerId, List<Told>> told = new ConcurrentHashMap<>();

    @Override
    public void saw(Game before, JournalEntry entry, Game after) {
        if (!concerns(before, entry.event())) {
            return;
        }
        for (RoundChange change : Comparison.rounds(before, after)) {
            if (before.round(change.round()).phase() == Phase.DONE) {
                PlayerId player = change.seat().player();
                add(player, new Told(entry.number(), entry.at(), change, reason(entry.event(), player)));
            }
        }
    }

    private static boolean concerns(Game before, GameEvent event) {
        return event instanceof WordRuled
                || event instanceof RoundEvent ofRound
                        && before.round(ofRound.round()).phase() == Phase.DONE;
    }

    private void add(PlayerId player, Told correction) {
        told.merge(player, List.of(correction), (earlier, last) -> {
            List<Told> all = new ArrayList<>(earlier);
            all.addAll(last);
            return List.copyOf(all.subList(Math.max(0, all.size() - MOST), all.size()));
        });
    }

    /** The latest corrections of a player, in order. */
    List<Told> of(PlayerId player) {
        return told.getOrDefault(player, List.of());
    }

    private static String reason(GameEvent event, PlayerId player) {
        if (event instanceof WordRuled ruled) {
            return ruled.reason();
        }
        if (event instanceof RoundCorrected corrected) {
            return corrected.reason();
        }
        if (event instanceof RoundCancelled cancelled) {
            return cancelled.reason();
        }
        return own(event)
                .filter(said -> said.player().equals(player))
                .map(Said::reason)
                .orElse("");
    }

    private record Said(PlayerId player, String reason) {}

    private static Optional<Said> own(GameEvent event) {
        if (event instanceof SlipReplaced replaced) {
            return Optional.of(new Said(replaced.player(), replaced.reason()));
        }
        if (event instanceof LateSlipDecided late) {
            return Optional.of(new Said(late.player(), late.reason()));
        }
        return event instanceof Ruling ruling
                ? Optional.of(new Said(ruling.player(), ruling.reason()))
                : Optional.empty();
    }
}
