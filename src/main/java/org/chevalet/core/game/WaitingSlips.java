package org.chevalet.core.game;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.chevalet.core.game.GameEvent.LateSlipDecided;
import org.chevalet.core.game.GameEvent.LettersPlayedAgain;
import org.chevalet.core.game.GameEvent.RoundCancelled;
import org.chevalet.core.game.GameEvent.RoundClosed;
import org.chevalet.core.game.GameEvent.RoundEvent;
import org.chevalet.core.game.GameEvent.SlipReplaced;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Slip;

/** Slips of a game that is folded, until the event that counts or cancels them. */
final class WaitingSlips {

    /** Where a slip belongs. */
    private record Attempt(RoundNumber round, int number) {
        static Attempt of(Slip slip) {
            return new Attempt(slip.round(), slip.attempt());
        }
    }

    private final Map<Attempt, List<Slip>> waiting;

    private WaitingSlips(Map<Attempt, List<Slip>> waiting) {
        this.waiting = waiting;
    }

    static WaitingSlips of(List<Slip> slips) {
        return new WaitingSlips(slips.stream().collect(Collectors.groupingBy(Attempt::of)));
    }

    /** Takes out the slips that must be known before an event that counts or cancels them. */
    List<Slip> due(Game game, GameEvent event) {
        boolean counts = event instanceof RoundClosed
                || event instanceof SlipReplaced
                || event instanceof LateSlipDecided
                || event instanceof RoundCancelled
                || event instanceof LettersPlayedAgain;
        if (!counts) {
            return List.of();
        }
        Round round = game.round(((RoundEvent) event).round());
        return Optional.ofNullable(waiting.remove(new Attempt(round.number(), round.attempt())))
                .orElse(List.of());
    }

    /** Those no event has asked for, by attempt. */
    Collection<List<Slip>> rest() {
        return waiting.values();
    }
}
