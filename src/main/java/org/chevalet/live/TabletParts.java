package org.chevalet.live;

import org.chevalet.core.game.Game;
import org.chevalet.core.game.Round;
import org.chevalet.core.game.Seat;
import org.chevalet.core.rules.TabletSettings;
import org.chevalet.core.tile.Bag;
import org.chevalet.live.SeatProtocol.TabletPart;

/** What a player's tablet is told of what it does. */
public final class TabletParts {

    private TabletParts() {}

    public static TabletPart of(Game game, Seat seat) {
        TabletSettings settings = game.current().settings().tablets();
        return new TabletPart(
                settings.assistance().level(),
                settings.draftTaken(),
                settings.writesEarly(),
                settings.replaces(),
                settings.lettersLeft() ? lettersLeft(game) : null,
                seat.extra().toMillis());
    }

    /** Letters drawn but not yet announced are in the bag for all that players know. */
    private static String lettersLeft(Game game) {
        Round round = game.current();
        return SnapshotParts.isPublic(round)
                ? game.bag(round).toString()
                : Bag.of(game.remaining(round).minus(round.kept())).toString();
    }
}
