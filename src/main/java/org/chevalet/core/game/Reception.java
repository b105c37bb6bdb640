package org.chevalet.core.game;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chevalet.core.game.GameEvent.LateSlipDecided;
import org.chevalet.core.game.GameEvent.RoundClosed;
import org.chevalet.core.game.GameEvent.SlipReplaced;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
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

    /**
     * A decision about a slip that came after the time.
     *
     * @param slip already among the round's slips
     */
    public LateSlipDecided decide(Round round, Slip slip, boolean counts, String reason) {
        Map<String, Boolean> words =
                counts && round.phase().isClosed() ? admitted(round, List.of(slip.written())) : Map.of();
        return new LateSlipDecided(round.number(), slip.player(), slip.id(), counts, words, reason);
    }

    /**
     * What slips of closed rounds need to know beyond what was recorded: asked of a game just corrected.
     *
     * @param from first round that may need more
     */
    public Map<String, Boolean> further(RoundNumber from) {
        Map<String, Boolean> asked = new HashMap<>();
        for (Round round : game.rounds()) {
            if (round.number().compareTo(from) >= 0 && round.phase().isClosed()) {
                Map<String, Boolean> more = admitted(round, counted(round));
                more.keySet().removeIf(round.words()::wasAsked);
                asked.putAll(more);
            }
        }
        return asked;
    }

    private List<WrittenSlip> counted(Round round) {
        return game.seats().stream()
                .flatMap(seat -> round.slip(seat.player()).stream())
                .map(Slip::written)
                .distinct()
                .toList();
    }

    /** Words already recorded for the round keep their answer; a ruling of the arbiter decides, but is not the lexicon. */
    private Map<String, Boolean> admitted(Round round, List<WrittenSlip> slips) {
        Map<String, Boolean> asked = new HashMap<>();
        Map<String, Boolean> known = round.words().asked();
        WordCheck recording =
                word -> asked.computeIfAbsent(word, unseen -> known.getOrDefault(unseen, lexicon.admits(unseen)));
        slips.forEach(slip -> game.judgeAlone(round, slip, word -> {
            boolean listed = recording.admits(word);
            return round.words().ruledOn(word).orElse(listed);
        }));
        return asked;
    }
}
