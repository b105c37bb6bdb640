package org.chevalet.core.rules;

import org.chevalet.core.board.Score;

/** One way of understanding a slip: the word at a place, jokers designated, with what it scores there. */
public record Reading(Score score) {}
