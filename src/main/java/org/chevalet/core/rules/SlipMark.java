package org.chevalet.core.rules;

/** What the arbiter saw on a slip, or decided about it, that no letter of it shows. */
public enum SlipMark {
    /** Struck out by the player: dropped before anything else (R§5.4). */
    CROSSED_OUT,
    /** Crossings out, written askew. */
    HARD_TO_READ,
    ILLEGIBLE,
    /** The player handed in several slips that are not blank. */
    SEVERAL_SLIPS,
    /** Written or exchanged after the time. */
    AFTER_TIME,
    /** A disciplinary warning (R§5.8): beside any other sanction. */
    TALKING,
    /** Serious breach of discipline. */
    MISCONDUCT,
    /** The arbiter holds a false cross-word with the claimed score to be plausible (raccordement fallacieux). */
    PLAUSIBLE_CROSS_WORD
}
