package org.chevalet.core.ranking;

import java.util.Optional;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.RuleSet.TieBreak;

/**
 * What gave one of several players with equal totals his rank.
 *
 * @param value his number of tops, the points of his best move, or those of {@code round}; 0 for a sudden death
 * @param round the last round on which the players differ, where rounds are compared
 */
public record Separation(TieBreak by, int value, Optional<RoundNumber> round) {}
