package org.chevalet.live;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameEvent.OfPlayer;
import org.chevalet.core.game.GameEvent.Reasoned;
import org.chevalet.core.game.GameEvent.RoundEvent;
import org.chevalet.core.game.GameEvent.WordRuled;
import org.chevalet.core.game.GameWatcher;
import org.chevalet.core.game.JournalEntry;
import org.chevalet.core.game.Phase;
import org.chevalet.core.ranking.Comparison;
import org.chevalet.core.ranking.Comparison.RoundChange;
import org.chevalet.core.rules.PlayerId;

/** What was corrected for each player after he had been told the solution. Added to by the game's writer, read by any thread. */
final class Corrections implements GameWatcher {

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

    /** What the arbiter wrote about another player is not told to this one. */
    private static String reason(GameEvent event, PlayerId player) {
        boolean others = event instanceof OfPlayer own && !own.player().equals(player);
        return event instanceof Reasoned given && !others ? given.reason() : "";
    }
}
