package org.chevalet.core.rules;

import org.chevalet.core.tile.Points;

/** The score a player wrote: a club that does not ask for it warns nobody for leaving it out. */
public sealed interface ScoreClaim {

    /** The game does not ask players for their score. */
    record NotAsked() implements ScoreClaim {}

    /** Asked for, not written. */
    record Missing() implements ScoreClaim {}

    record Given(Points points) implements ScoreClaim {}
}
