package org.chevalet.core.board;

import java.util.Map;

/**
 * How many letters a format draws and places, and what placing many earns (R§3.8).
 *
 * @param rackSize letters in hand: 7, 8 or 9
 * @param mostPlaced most tiles one move may place
 * @param bonuses points added by number of tiles placed, for example {@code {7=50, 8=75}}
 */
public record PlayLimits(int rackSize, int mostPlaced, Map<Integer, Integer> bonuses) {

    /** The normal game: 7 letters, 50 points for placing all seven. */
    public static final PlayLimits NORMAL = new PlayLimits(7, 7, Map.of(7, 50));

    private static final int MOST_BONUS = 1000;

    public PlayLimits {
        bonuses = Map.copyOf(bonuses);
        if (rackSize < 1 || mostPlaced < 1 || mostPlaced > rackSize || rackSize > BoardLayout.SIZE) {
            throw new IllegalArgumentException("cannot place " + mostPlaced + " of " + rackSize);
        }
        if (bonuses.values().stream().anyMatch(bonus -> bonus < 0 || bonus > MOST_BONUS)) {
            throw new IllegalArgumentException("no bonuses: " + bonuses);
        }
    }

    /** Tiles from which a move is a scrabble, for it earns a bonus; 0 when none is. */
    public int scrabbleFrom() {
        return bonuses.keySet().stream().mapToInt(Integer::intValue).min().orElse(0);
    }

    public boolean isScrabble(int tilesPlaced) {
        return scrabbleFrom() > 0 && tilesPlaced >= scrabbleFrom();
    }

    public int bonus(int tilesPlaced) {
        return bonuses.getOrDefault(tilesPlaced, 0);
    }
}
