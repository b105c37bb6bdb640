package org.chevalet.tournament;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameEvent.AverageGranted;
import org.chevalet.core.game.GameEvent.ExtraTimeGiven;
import org.chevalet.core.game.GameEvent.GameFinished;
import org.chevalet.core.game.GameEvent.LateSlipDecided;
import org.chevalet.core.game.GameEvent.PlayerLeft;
import org.chevalet.core.game.GameEvent.PlayerSeated;
import org.chevalet.core.game.GameEvent.PlayerWarned;
import org.chevalet.core.game.GameEvent.ReadingChosen;
import org.chevalet.core.game.GameEvent.RoundClosed;
import org.chevalet.core.game.GameEvent.Ruling;
import org.chevalet.core.game.GameEvent.RulingLifted;
import org.chevalet.core.game.GameEvent.SlipReplaced;
import org.chevalet.core.game.GameEvent.SlipRuled;
import org.chevalet.core.game.GameEvent.SlipWithdrawn;
import org.chevalet.core.game.GameEvent.TiesSettled;
import org.chevalet.core.game.GameEvent.WarningLifted;
import org.chevalet.core.game.JournalEntry;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.Slip;
import org.chevalet.tournament.WholeTournament.RecordedGame;

/** Gives the players of a recorded game other numbers: a file numbers them from 1, each database in its own way. */
final class Renumbering {

    private final UnaryOperator<PlayerId> number;

    Renumbering(UnaryOperator<PlayerId> number) {
        this.number = number;
    }

    RecordedGame of(RecordedGame game) {
        return new RecordedGame(
                game.openedAt(),
                game.joinCode(),
                game.journal().stream().map(this::of).toList(),
                game.slips().stream().map(this::of).toList());
    }

    JournalEntry of(JournalEntry entry) {
        return new JournalEntry(entry.number(), entry.at(), entry.actor(), of(entry.event()));
    }

    private ReceivedSlip of(ReceivedSlip received) {
        Slip slip = received.slip();
        Slip renumbered = new Slip(
                slip.id(),
                slip.round(),
                slip.attempt(),
                number.apply(slip.player()),
                slip.written(),
                slip.source(),
                slip.receivedAt(),
                slip.late());
        return new ReceivedSlip(renumbered, received.idempotencyKey(), received.tappedAt(), received.evidence());
    }

    private GameEvent of(GameEvent event) {
        if (event instanceof PlayerSeated seated) {
            return new PlayerSeated(number.apply(seated.player()), seated.table(), seated.name());
        }
        if (event instanceof PlayerLeft left) {
            return new PlayerLeft(number.apply(left.player()));
        }
        if (event instanceof ExtraTimeGiven given) {
            return new ExtraTimeGiven(number.apply(given.player()), given.extra(), given.reason());
        }
        if (event instanceof RoundClosed closed) {
            return new RoundClosed(closed.round(), keys(closed.counted()), closed.admitted());
        }
        if (event instanceof GameFinished end) {
            return new GameFinished(end.reason(), keys(end.totals()), end.engine());
        }
        if (event instanceof TiesSettled settled) {
            return new TiesSettled(settled.order().stream().map(number).toList(), settled.reason());
        }
        return corrected(event);
    }

    private GameEvent corrected(GameEvent event) {
        if (event instanceof SlipReplaced replaced) {
            return new SlipReplaced(
                    replaced.round(),
                    number.apply(replaced.player()),
                    replaced.counted(),
                    replaced.admitted(),
                    replaced.reason());
        }
        if (event instanceof LateSlipDecided late) {
            return new LateSlipDecided(
                    late.round(),
                    number.apply(late.player()),
                    late.slip(),
                    late.counts(),
                    late.admitted(),
                    late.reason());
        }
        if (event instanceof Ruling ruling) {
            return ruled(ruling, number.apply(ruling.player()));
        }
        if (event instanceof PlayerWarned warned) {
            return new PlayerWarned(warned.round(), number.apply(warned.player()), warned.reason());
        }
        if (event instanceof WarningLifted lifted) {
            return new WarningLifted(lifted.round(), number.apply(lifted.player()));
        }
        if (event instanceof SlipWithdrawn withdrawn) {
            return new SlipWithdrawn(withdrawn.round(), number.apply(withdrawn.player()), withdrawn.slip());
        }
        return event instanceof RulingLifted lifted
                ? new RulingLifted(lifted.round(), number.apply(lifted.player()))
                : event;
    }

    private static GameEvent ruled(Ruling ruling, PlayerId player) {
        if (ruling instanceof ReadingChosen chosen) {
            return new ReadingChosen(
                    chosen.round(), player, chosen.reading(), chosen.paid(), chosen.sanction(), chosen.reason());
        }
        if (ruling instanceof AverageGranted granted) {
            return new AverageGranted(granted.round(), player, granted.most(), granted.reason());
        }
        SlipRuled ruled = (SlipRuled) ruling;
        return new SlipRuled(ruled.round(), player, ruled.paid(), ruled.sanction(), ruled.reason());
    }

    private <V> Map<PlayerId, V> keys(Map<PlayerId, V> map) {
        Map<PlayerId, V> renumbered = new LinkedHashMap<>();
        map.forEach((player, value) -> renumbered.put(number.apply(player), value));
        return renumbered;
    }
}
