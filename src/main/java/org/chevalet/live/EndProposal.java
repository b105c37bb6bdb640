package org.chevalet.live;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.JournalEntry;
import org.chevalet.core.game.Phase;
import org.chevalet.core.rules.EndRule;
import org.chevalet.core.rules.PlayForm;

/** Why the arbiter should end a game now, if he should: by its letters before a draw, or because it stood still (R§3.7). */
final class EndProposal {

    /** A game interrupted for longer does not go on. */
    static final Duration LONGEST_INTERRUPTION = Duration.ofMinutes(30);

    private EndProposal() {}

    /** @param byRule asked only before a draw */
    static Optional<EndRule.Reason> of(
            Game game, List<JournalEntry> journal, Instant now, Supplier<Optional<EndRule.Reason>> byRule) {
        if (game.finished().isPresent()) {
            return Optional.empty();
        }
        if (isDecided(game)) {
            return Optional.of(EndRule.Reason.LAST_PLAYER);
        }
        Optional<EndRule.Reason> end = game.current().phase() == Phase.READY ? byRule.get() : Optional.empty();
        return end.isEmpty() && isInterrupted(game, journal, now) ? Optional.of(EndRule.Reason.INTERRUPTED) : end;
    }

    /** A sudden death with one player left, before the draw. */
    private static boolean isDecided(Game game) {
        boolean suddenDeath = game.settings().form() == PlayForm.SUDDEN_DEATH;
        long in = game.seats().stream()
                .filter(seat ->
                        seat.plays(game.current().number()) && seat.left().isEmpty())
                .count();
        return suddenDeath
                && game.current().phase() == Phase.READY
                && !game.played().isEmpty()
                && in <= 1;
    }

    /** Before the first rack nothing is interrupted: the game has not begun. */
    private static boolean isInterrupted(Game game, List<JournalEntry> journal, Instant now) {
        boolean begun = !game.played().isEmpty() || game.current().phase() != Phase.READY;
        Instant last = journal.get(journal.size() - 1).at();
        return begun && last.plus(LONGEST_INTERRUPTION).isBefore(now);
    }
}
