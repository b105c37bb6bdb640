package org.chevalet.core.rules;

import java.util.Optional;
import org.chevalet.core.board.Board;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.TileSet;

/** When a game is over (R§3.7). The arbiter ends it; this rule only says that he should, and why. */
public final class EndRule {

    private final TileSet tiles;
    private final JokerRule joker;

    public EndRule(RuleSet rules, Variant variant) {
        this.tiles = rules.tiles();
        this.joker = new JokerRule(variant, rules.joker());
    }

    /** The end of a normal game. */
    public EndRule(TileSet tiles) {
        this.tiles = tiles;
        this.joker = new JokerRule(Variant.NORMAL);
    }

    /** Why a game ends; each has a sentence {@code end.<name>}. */
    public enum Reason {
        ALL_PLACED,
        NOTHING_FITS,
        ONE_LETTER_LEFT,
        ALL_VOWELS,
        ALL_CONSONANTS,
        NO_OTHER_RACK,
        /** Nothing happened for more than half an hour. */
        INTERRUPTED,
        /** Sudden death: one player is left (R§3.8.3). */
        LAST_PLAYER,
        STOPPED_BY_ARBITER
    }

    /**
     * Is the game over before a new draw?
     *
     * @param remaining all letters not on the board: bag and kept letters together
     * @param canPlay tells whether any move exists with those letters taken as one big rack; asked last
     */
    public Optional<Reason> end(Board board, Rack remaining, CanPlay canPlay) {
        Rack counted = joker.counted(remaining);
        Optional<Reason> byLetters = endByLetters(counted);
        return byLetters.isPresent() || canPlay.any(board, counted) ? byLetters : Optional.of(Reason.NOTHING_FITS);
    }

    /** One letter ends the game whatever it is; a joker or Y among two or more keeps it going (R§3.7). */
    private Optional<Reason> endByLetters(Rack remaining) {
        if (remaining.isEmpty()) {
            return Optional.of(Reason.ALL_PLACED);
        }
        if (remaining.size() == 1) {
            return Optional.of(Reason.ONE_LETTER_LEFT);
        }
        int either = remaining.count(TileSet.Sound.EITHER, tiles);
        int vowels = remaining.count(TileSet.Sound.VOWEL, tiles);
        if (either > 0 || vowels > 0 && vowels < remaining.size()) {
            return Optional.empty();
        }
        return Optional.of(vowels > 0 ? Reason.ALL_VOWELS : Reason.ALL_CONSONANTS);
    }

    /**
     * Is the game over because a round was cancelled or had no solution, and the letters left make no other rack
     * (R§3.6, 3.7)?
     *
     * @param remaining all letters not on the board, those of the round put back
     * @param rack of the cancelled or impossible round
     */
    public Optional<Reason> endAfter(Rack remaining, Rack rack, RoundNumber round, DrawRule draws) {
        return draws.hasOther(remaining, rack, round) ? Optional.empty() : Optional.of(Reason.NO_OTHER_RACK);
    }

    /** Asks a move generator whether anything can be placed. */
    @FunctionalInterface
    public interface CanPlay {
        boolean any(Board board, Rack letters);
    }
}
