package org.chevalet.core.game;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chevalet.core.game.GameEvent.RoundClosed;
import org.chevalet.core.game.GameEvent.SlipReplaced;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.SlipId;
import org.chevalet.core.rules.WordCheck;
import org.chevalet.core.rules.WrittenSlip;

/**
 * Makes the events that say which slip counts, with what the lexicon answered about every word those slips needed: so
 * that a closed round reads the same under any later word list.
 */
public final class Reception {

    private final Game game;
    private final WordCheck lexicon;

    public Reception(Game game, WordCheck lexicon) {
        this.game = game;
        this.lexicon = lexicon;
    }

    /** The close of a round: for each player the last slip in time. */
    public RoundClosed close(Round round) {
        Map<PlayerId, SlipId> counted = new HashMap<>();
        Set<WrittenSlip> written = new HashSet<>();
        for (Seat seat : game.seats()) {
            round.slip(seat.player()).ifPresent(slip -> {
                counted.put(seat.player(), slip.id());
                written.add(slip.written());
            });
        }
        return new RoundClosed(round.number(), counted, admitted(round, List.copyOf(written)));
    }

    /**
     * After the close, another slip for a player.
     *
     * @param slip already among the round's slips; empty when none counts any more
     */
    public SlipReplaced replace(Round round, PlayerId player, Optional<Slip> slip, String reason) {
        List<WrittenSlip> written = slip.map(Slip::written).stream().toList();
        return new SlipReplaced(round.number(), player, slip.map(Slip::id), admitted(round, written), reason);
    }

    /** Words already recorded for the round keep their answer. */
    private Map<String, Boolean> admitted(Round round, List<WrittenSlip> slips) {
        Map<String, Boolean> asked = new HashMap<>();
        WordCheck recording = word ->
                asked.computeIfAbsent(word, unseen -> round.recorded(unseen).orElseGet(() -> lexicon.admits(unseen)));
        slips.forEach(slip -> game.judge(round, slip, recording));
        return asked;
    }
}
