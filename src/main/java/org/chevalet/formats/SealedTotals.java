package org.chevalet.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent.GameFinished;
import org.chevalet.core.game.PlayerTotal;
import org.chevalet.core.tile.Points;

/** Compares the totals a finished game was sealed with to what this program computes from its journal and slips. */
public final class SealedTotals {

    private SealedTotals() {}

    /** A player whose total is another now than when the game was finished. */
    public record Difference(int table, String name, int sealed, int computed) {}

    /** Empty when everything agrees, or the game is not finished and has no seal. */
    public static List<Difference> differences(Game game) {
        Optional<GameFinished> seal = game.finished();
        List<Difference> differences = new ArrayList<>();
        if (seal.isEmpty()) {
            return differences;
        }
        for (PlayerTotal player : game.totals(game.played())) {
            Points computed = player.total();
            Points sealed = seal.get().totals().getOrDefault(player.player(), Points.ZERO);
            if (!computed.equals(sealed)) {
                differences.add(
                        new Difference(player.table().value(), player.name(), sealed.value(), computed.value()));
            }
        }
        return differences;
    }
}
