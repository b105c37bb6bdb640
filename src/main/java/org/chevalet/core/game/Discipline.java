package org.chevalet.core.game;

import java.util.List;
import java.util.Optional;
import org.chevalet.core.game.GameEvent.PlayerWarned;
import org.chevalet.core.game.GameEvent.WarningLifted;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;

/**
 * Disciplinary warnings of a game (R§5.8): apart from slips, so that they stay when a round is cancelled.
 *
 * @param warnings in order, those taken back left out
 */
record Discipline(List<PlayerWarned> warnings) {

    static final Discipline NONE = new Discipline(List.of());

    Discipline after(PlayerWarned warning) {
        return new Discipline(Copies.plus(warnings, warning));
    }

    Discipline after(WarningLifted lifted) {
        int last = last(lifted.round(), lifted.player());
        return new Discipline(Copies.without(warnings, last));
    }

    boolean allows(WarningLifted lifted) {
        return last(lifted.round(), lifted.player()) >= 0;
    }

    private int last(RoundNumber round, PlayerId player) {
        int index = warnings.size() - 1;
        while (index >= 0 && !isOf(warnings.get(index), round, player)) {
            index--;
        }
        return index;
    }

    private static boolean isOf(PlayerWarned warning, RoundNumber round, PlayerId player) {
        return warning.round().equals(round) && warning.player().equals(player);
    }

    List<PlayerWarned> of(RoundNumber round, PlayerId player) {
        return warnings.stream().filter(warning -> isOf(warning, round, player)).toList();
    }

    /** How many a player got up to a round, or in all. */
    int count(PlayerId player, Optional<RoundNumber> last) {
        return (int) warnings.stream()
                .filter(warning -> warning.player().equals(player))
                .filter(warning ->
                        last.map(round -> warning.round().compareTo(round) <= 0).orElse(true))
                .count();
    }
}
