package org.chevalet.core.movegen;

import java.util.AbstractList;
import java.util.RandomAccess;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.board.Coord;
import org.chevalet.core.board.Direction;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Spelling;
import org.chevalet.core.tile.Points;

/** An unmodifiable list of packed plays ({@link PackedPlay}) that unpacks a play each time it is asked for. */
final class PlayList extends AbstractList<Play> implements RandomAccess {

    private final Board board;
    private final long[] plays;
    private final int[] points;

    /** Keeps both arrays. */
    PlayList(Board board, long[] plays, int[] points) {
        this.board = board;
        this.plays = plays;
        this.points = points;
    }

    @Override
    public int size() {
        return plays.length;
    }

    @Override
    public Play get(int index) {
        long play = plays[index];
        int square = PackedPlay.square(play);
        Direction direction = PackedPlay.isAcross(play) ? Direction.ACROSS : Direction.DOWN;
        Coord coord = new Coord(square / BoardLayout.SIZE, square % BoardLayout.SIZE, direction);
        return new Play(new Placement(coord, new Spelling(word(play, coord))), Points.of(points[index]));
    }

    /** The placed letters with the board's letters between and around them. */
    private String word(long play, Coord coord) {
        StringBuilder word = new StringBuilder(BoardLayout.SIZE);
        int rowStep = coord.isAcross() ? 0 : 1;
        int row = coord.row();
        int column = coord.column();
        for (int slot = 0; ; row += rowStep, column += 1 - rowStep) {
            char letter = board.at(row, column);
            if (letter == Board.NONE) {
                letter = slot < PackedPlay.MOST_PLACED ? PackedPlay.letter(play, slot++) : Board.NONE;
            }
            if (letter == Board.NONE) {
                return word.toString();
            }
            word.append(letter);
        }
    }
}
