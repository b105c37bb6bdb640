package org.chevalet.arbitration;

import java.util.Locale;
import java.util.Set;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Coord;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.core.rules.WrittenWord;

/** Do two people read the same on one slip? How they type it is no difference, what the slip says is. */
final class TwoReadings {

    private TwoReadings() {}

    /** Same letters, same jokers, same place, same score; details beside these are the first arbiter's alone. */
    static boolean agree(WrittenSlip first, WrittenSlip second) {
        return word(first).equals(word(second))
                && place(first).equals(place(second))
                && first.claim().equals(second.claim());
    }

    private record Word(String letters, Set<Integer> jokers) {}

    /** Lower case may be a way of typing: it marks no joker by itself. */
    private static Word word(WrittenSlip slip) {
        Answer<WrittenWord> read = WrittenWord.parse(slip.word());
        if (!read.isAccepted()) {
            return new Word(slip.word().strip(), Set.of());
        }
        WrittenWord written = read.value();
        return new Word(written.letters(), written.byCase() ? Set.of() : written.circled());
    }

    private static String place(WrittenSlip slip) {
        Answer<Coord> coord = Coord.parse(slip.reference());
        return coord.isAccepted()
                ? coord.value().toString()
                : slip.reference().strip().toUpperCase(Locale.ROOT);
    }
}
