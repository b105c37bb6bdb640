package org.chevalet.core.game;

import java.time.Instant;

/**
 * An event in its game's journal.
 *
 * @param number 1 for the first event of the game, then without gaps; also the version screens compare
 * @param at server time
 * @param actor who caused it: an arbiter's name, {@code clock}, {@code import}
 */
public record JournalEntry(int number, Instant at, String actor, GameEvent event) {}
