package org.chevalet.core.rules;

import org.chevalet.core.tile.Points;

/** The score a player wrote: a club that does not ask for it warns nobody for leaving it out. */
public sealed interface ScoreClaim {

    /** No move scores more: a higher figure is a slip of the pen. */
    int HIGHEST = 2000;

    /** The game does not ask players for their score. */
    record NotAsked() implements ScoreClaim {}

    /** Asked for, not written. */
    record Missing() implements ScoreClaim {}

    record Given(Points points) implements ScoreClaim {}
}
