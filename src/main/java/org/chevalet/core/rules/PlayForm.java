package org.chevalet.core.rules;

/** How a game is won (R§3.8). */
public enum PlayForm {
    /** Duplicate: the points of all rounds are added up. */
    DUPLICATE,
    /** Mort subite (R§3.8.3): whoever plays below the best of the players is out. */
    SUDDEN_DEATH,
    /** Topping: guesses are free until one scores the top, and the lowest time wins. */
    TOPPING
}
