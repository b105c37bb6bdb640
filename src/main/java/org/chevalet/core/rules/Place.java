package org.chevalet.core.rules;

import java.util.Optional;
import java.util.stream.IntStream;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Coord;
import org.chevalet.core.board.Score;
import org.chevalet.core.tile.Rack;

/**
 * A place where a word fits the board, whatever the rack and the lexicon say.
 *
 * @param score of the word there, made of ordinary tiles only
 */
record Place(Board board, Score score) {

    Coord coord() {
        return score.placement().coord();
    }

    String word() {
        return score.placement().spelling().word();
    }

    private char there(int position) {
        return board.at(score.placement().row(position), score.placement().column(position));
    }

    boolean isNew(int position) {
        return there(position) == Board.NONE;
    }

    boolean isBoardJoker(int position) {
        return Character.isLowerCase(there(position));
    }

    int[] newPositions() {
        return IntStream.range(0, word().length()).filter(this::isNew).toArray();
    }

    /** Letters of the board inside the word. */
    int oldLetters() {
        return word().length() - score.tilesPlaced();
    }

    /** The most letters of the board that stand side by side in the word: two or more are a word it extends. */
    int longestExtended() {
        return runs().max().orElse(0);
    }

    /** Letters of words that this one extends. */
    int extendedLetters() {
        return runs().filter(run -> run > 1).sum();
    }

    /** Lengths of the stretches of board letters inside the word. */
    private IntStream runs() {
        IntStream.Builder runs = IntStream.builder();
        int run = 0;
        for (int position = 0; position < word().length(); position++) {
            if (isNew(position)) {
                runs.add(run);
            }
            run = isNew(position) ? 0 : run + 1;
        }
        return runs.add(run).build();
    }

    /** What the rack lacks to play here, jokers apart. */
    Rack missing(Rack rack) {
        return rack.lacks(score.used());
    }

    /** The first word formed across that is not admitted, if any. */
    Optional<Score.CrossWord> falseCrossWord(WordCheck words) {
        return score.crossWords().stream()
                .filter(cross -> !words.admits(cross.placement().spelling().word()))
                .findFirst();
    }
}
