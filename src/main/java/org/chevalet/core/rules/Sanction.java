package org.chevalet.core.rules;

/** Levels of sanction (R§5.3-5.9), from none to nil. */
public enum Sanction {
    NONE,
    /** Avertissement: no points lost by itself; a player's 4th of a game and each later one cost 5 (R§5.9). */
    WARNING,
    /** Pénalité: 5 points off this score. */
    PENALTY,
    /** Zéro (nullité). */
    NIL,
    /** Moyenne: the mean of the other players' scores instead of a second nil (R§5.9). */
    AVERAGE
}
