package org.chevalet.arbitration;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameEvent.AnnouncementWithdrawn;
import org.chevalet.core.game.GameEvent.GameFinished;
import org.chevalet.core.game.GameEvent.GameReopened;
import org.chevalet.core.game.GameEvent.MasterMoveChosen;
import org.chevalet.core.game.GameEvent.PlayerWarned;
import org.chevalet.core.game.GameEvent.RackAnnounced;
import org.chevalet.core.game.GameEvent.RackCorrected;
import org.chevalet.core.game.GameEvent.ReceptionReopened;
import org.chevalet.core.game.GameEvent.RoundClosed;
import org.chevalet.core.game.GameEvent.RoundCorrected;
import org.chevalet.core.game.GameEvent.Ruling;
import org.chevalet.core.game.GameEvent.RulingLifted;
import org.chevalet.core.game.GameEvent.SlipReplaced;
import org.chevalet.core.game.GameEvent.SlipWithdrawn;
import org.chevalet.core.game.GameEvent.SolutionAnnounced;
import org.chevalet.core.game.GameEvent.SolutionWithdrawn;
import org.chevalet.core.game.GameEvent.TimeEnded;
import org.chevalet.core.game.GameEvent.TimeGivenBack;
import org.chevalet.core.game.GameEvent.WarningLifted;
import org.chevalet.core.game.GameEvent.WordRuled;
import org.chevalet.core.game.JournalEntry;
import org.chevalet.core.game.MasterMove;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.tile.Points;
import org.chevalet.live.Moment;

/** The events that take an action back, one action at a time, from the game as it was before it. */
final class Undoing {

    /** Why, in the journal, something is again as it was; a message key. */
    static final String REASON = "undo.reason";

    private final Moment moment;
    private final Game before;
    private final List<GameEvent> events = new ArrayList<>();
    private Game now;

    /** @param before the game before the action */
    Undoing(Moment moment, Game before) {
        this.moment = moment;
        this.before = before;
        this.now = moment.game().apart();
    }

    /** Empty when something the action did cannot be taken back, or not any more. */
    Optional<List<GameEvent>> undo(LastAction action) {
        List<GameEvent> done = new ArrayList<>();
        action.slips().forEach(slip -> done.add(new SlipWithdrawn(slip.round(), slip.player(), slip.id())));
        boolean all = done.stream().allMatch(this::add);
        for (int index = action.entries().size() - 1; all && index >= 0; index--) {
            all = undo(action.entries().get(index), action);
        }
        return all && !events.isEmpty() ? Optional.of(List.copyOf(events)) : Optional.empty();
    }

    private boolean undo(JournalEntry entry, LastAction action) {
        GameEvent event = entry.event();
        boolean followsClose = event instanceof MasterMoveChosen
                && action.entries().stream()
                        .anyMatch(other ->
                                other.event() instanceof RoundClosed || other.event() instanceof RackCorrected);
        if (event instanceof RackCorrected corrected) {
            return rack(before.round(corrected.round()));
        }
        return followsClose || opposite(entry).map(this::add).orElse(false);
    }

    private boolean add(GameEvent event) {
        boolean allowed = now.allows(event).isAccepted();
        if (allowed) {
            now = Moment.after(now, event, moment.now());
            events.add(event);
        }
        return allowed;
    }

    private Optional<GameEvent> opposite(JournalEntry entry) {
        GameEvent event = entry.event();
        if (event instanceof PlayerWarned warned) {
            return Optional.of(new WarningLifted(warned.round(), warned.player()));
        }
        if (event instanceof WarningLifted lifted) {
            return before.disciplinary(lifted.round(), lifted.player()).stream()
                    .reduce((earlier, later) -> later)
                    .map(GameEvent.class::cast);
        }
        if (event instanceof WordRuled ruled) {
            Optional<Boolean> counted = Optional.ofNullable(before.words().get(ruled.word()));
            return Optional.of(WordCommands.ruling(moment, now, ruled.word(), counted, REASON));
        }
        if (event instanceof GameFinished) {
            return Optional.of(new GameReopened(REASON));
        }
        return event instanceof GameEvent.RoundEvent ofRound ? ofRound(ofRound, entry) : Optional.empty();
    }

    private Optional<GameEvent> ofRound(GameEvent.RoundEvent event, JournalEntry entry) {
        RoundNumber number = event.round();
        if (event instanceof RackAnnounced) {
            return Optional.of(new AnnouncementWithdrawn(number));
        }
        if (event instanceof TimeEnded) {
            return Optional.of(
                    new TimeGivenBack(number, before.round(number).clock().remaining(entry.at())));
        }
        if (event instanceof RoundClosed) {
            return Optional.of(new ReceptionReopened(number));
        }
        if (event instanceof SolutionAnnounced) {
            return Optional.of(new SolutionWithdrawn(number));
        }
        if (event instanceof MasterMoveChosen) {
            return before.round(number).master().map(move -> chosen(number, move));
        }
        return corrected(event);
    }

    private static GameEvent chosen(RoundNumber number, MasterMove move) {
        return new MasterMoveChosen(number, move.placement(), move.points(), move.top(), move.reason());
    }

    private Optional<GameEvent> corrected(GameEvent.RoundEvent event) {
        Round was = before.round(event.round());
        if (event instanceof SlipReplaced replaced) {
            return Optional.of(replaced(was, replaced.player()));
        }
        if (event instanceof Ruling ruling) {
            return Optional.of(decided(was, ruling.player()));
        }
        if (event instanceof RulingLifted lifted) {
            return Optional.of(decided(was, lifted.player()));
        }
        return event instanceof RoundCorrected ? round(was) : Optional.empty();
    }

    private GameEvent replaced(Round was, PlayerId player) {
        Optional<Slip> counted = was.slip(player);
        return moment.reception(now).replace(now.round(was.number()), player, counted, REASON);
    }

    private GameEvent decided(Round was, PlayerId player) {
        return was.ruling(player).map(GameEvent.class::cast).orElseGet(() -> new RulingLifted(was.number(), player));
    }

    /** The letters as they were, and the master move chosen for them, if one was. */
    private boolean rack(Round was) {
        Round wrong = now.round(was.number());
        return add(RackCommands.corrected(moment, now, wrong, was.draw().orElseThrow(), REASON))
                && was.master().map(move -> add(chosen(was.number(), move))).orElse(true);
    }

    private Optional<GameEvent> round(Round was) {
        MasterMove move = was.master().orElseThrow();
        RoundCorrected back = new RoundCorrected(
                was.number(),
                was.draw().orElseThrow(),
                move.placement(),
                move.points(),
                move.top(),
                tops(was),
                Map.of(),
                REASON);
        if (!now.allows(back).isAccepted()) {
            return Optional.empty();
        }
        return Optional.of(new RoundCorrected(
                was.number(),
                back.draw(),
                move.placement(),
                move.points(),
                move.top(),
                back.tops(),
                moment.further(now, back, was.number()),
                REASON));
    }

    /** The tops of the rounds after it, as they were. */
    private Map<RoundNumber, Points> tops(Round was) {
        Map<RoundNumber, Points> tops = new HashMap<>();
        for (Round later : before.rounds()) {
            if (later.number().compareTo(was.number()) > 0 && now.exists(later.number())) {
                later.master().ifPresent(move -> tops.put(later.number(), move.top()));
            }
        }
        return tops;
    }
}
