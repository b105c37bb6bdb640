package org.chevalet.core.rules;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Square;

/**
 * The connecting letters of a slip at one place (R§4.3.2, 5.2): board letters copied beside the word, each touching by a
 * side a new letter or another connecting letter, and board letters inside the word.
 *
 * @param letters how many there are
 * @param copied letters copied beside the word
 * @param strays copied letters that are neither of the word nor connecting letters here (parasites)
 */
record Connection(int letters, int copied, int strays) {

    static Connection of(Examined slip, Place place) {
        Placement word = place.score().placement();
        Board board = slip.context().board();
        List<ConnectingLetter> copied = slip.connecting().stream()
                .filter(letter -> !isOfTheWord(word, letter))
                .toList();
        Set<Square> right = new HashSet<>();
        for (ConnectingLetter letter : copied) {
            square(word, letter)
                    .filter(square -> Character.toUpperCase(board.at(square.row(), square.column())) == letter.letter())
                    .ifPresent(right::add);
        }
        int chained = chained(right, word);
        return new Connection(chained + inside(slip, place), copied.size(), copied.size() - chained);
    }

    /** A letter of the word itself, copied with the others: it counts where it stands, in the word. */
    private static boolean isOfTheWord(Placement word, ConnectingLetter letter) {
        String letters = word.spelling().word();
        return letter.aside() == 0
                && letter.along() >= 0
                && letter.along() < letters.length()
                && letters.charAt(letter.along()) == letter.letter();
    }

    private static Optional<Square> square(Placement word, ConnectingLetter letter) {
        boolean across = word.coord().isAcross();
        int row = word.coord().row() + (across ? letter.aside() : letter.along());
        int column = word.coord().column() + (across ? letter.along() : letter.aside());
        return Square.isOnBoard(row, column) ? Optional.of(new Square(row, column)) : Optional.empty();
    }

    /** Letters inside the word that were on the board; by the rule set's will only those of a word it extends. */
    private static int inside(Examined slip, Place place) {
        return slip.figures().lettersInsideConnect() ? place.oldLetters() : place.extendedLetters();
    }

    /** How many of these squares hang together with the word. */
    private static int chained(Set<Square> squares, Placement word) {
        Set<Square> left = new HashSet<>(squares);
        Deque<Square> frontier = new ArrayDeque<>();
        for (int position = 0; position < word.spelling().length(); position++) {
            frontier.add(new Square(word.row(position), word.column(position)));
        }
        while (!frontier.isEmpty()) {
            Square from = frontier.remove();
            List<Square> next =
                    left.stream().filter(square -> touch(from, square)).toList();
            left.removeAll(next);
            frontier.addAll(next);
        }
        return squares.size() - left.size();
    }

    private static boolean touch(Square one, Square other) {
        return Math.abs(one.row() - other.row()) + Math.abs(one.column() - other.column()) == 1;
    }
}
