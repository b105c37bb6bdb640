package org.chevalet.formats;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Score;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.movegen.Tops;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.TileSet;

/**
 * A game that can be played again or read through, whatever file it came from. Everything in it is recomputed; where the
 * file says otherwise there is a finding.
 *
 * @param title what the file calls the game, empty when it does not say
 * @param notes where the game comes from and what else the file tells
 * @param layout its premium squares
 * @param tiles whose values the scores were recomputed with
 * @param words the word list it was played with, as the file names it
 * @param field those who played it
 * @param findings in order of rounds, those on the game as a whole last
 */
public record ReplayableGame(
        Manner manner,
        String title,
        List<String> notes,
        Variant variant,
        BoardLayout layout,
        TileSet tiles,
        Words words,
        List<Turn> turns,
        Field field,
        List<Finding> findings) {

    /** How a game was played, which says what can be done with it now. */
    public enum Manner {
        /** Duplicate: can be played again, each round against its reference. */
        DUPLICATE,
        /** Players in turn, each with letters of his own: read through only. */
        CLASSIC,
        /** One player's exercise: read through only. */
        TRAINING
    }

    /**
     * The word list of the game.
     *
     * @param name as the file gives it, empty when it does not
     * @param list where its words are looked up; empty when the game is of another language, of which no list is here
     */
    public record Words(String name, Optional<Lexicon> list) {

        public boolean checked() {
            return list.isPresent();
        }
    }

    /** What a turn came to. */
    public enum Act {
        /** A word was placed. */
        PLAYED,
        /** Nothing: no word is known, or it fits nowhere. */
        NOTHING,
        PASSED,
        EXCHANGED,
        /** The move before is taken back, challenged. */
        WITHDRAWN,
        /** Points for a challenge, for time, for letters left: no tile moves. */
        ADJUSTED
    }

    /**
     * One round of a duplicate game, or one move of another.
     *
     * @param player place in the field of whose move it is; empty in duplicate
     * @param board before the move
     * @param draw letters in hand
     * @param move what went on the board
     * @param printed the move as the file gives it, also where it fits nowhere
     * @param points what the move counts: in duplicate the reference of the round, never less than the score of the
     *     move; the top of the letters where the printed move fits nowhere
     * @param tops best plays under the present word list; none where they were not looked for
     */
    public record Turn(
            int number,
            OptionalInt player,
            Board board,
            Draw draw,
            Act act,
            Optional<Score> move,
            Optional<Placement> printed,
            int points,
            Tops tops) {}

    /** Those who played, in the file's order; empty when it names nobody. */
    public record Field(List<Player> players) {

        public static final Field NONE = new Field(List.of());

        public Field {
            players = List.copyOf(players);
        }
    }

    /**
     * Somebody who played the game.
     *
     * @param name empty when the file gives none
     * @param table its number in duplicate
     * @param moves his move of each round in order, in duplicate; empty otherwise
     * @param total everything counted: moves, solos, penalties, letters left
     */
    public record Player(String name, OptionalInt table, List<FieldMove> moves, int total) {

        public Player {
            moves = List.copyOf(moves);
        }
    }

    /**
     * What a player of the field handed in on a round.
     *
     * @param word as written, empty for nothing
     * @param reference as written
     * @param points what it was paid
     */
    public record FieldMove(String word, String reference, int points) {

        public static final FieldMove NONE = new FieldMove("", "", 0);
    }

    public ReplayableGame {
        notes = List.copyOf(notes);
        turns = List.copyOf(turns);
        findings = List.copyOf(findings);
    }

    /** Without a word list nobody can tell what else could have been played. */
    public boolean canBePlayed() {
        return manner == Manner.DUPLICATE && words.checked();
    }

    /** The sum of what the turns count; in duplicate the top of the game. */
    public int total() {
        return turns.stream().mapToInt(Turn::points).sum();
    }
}
