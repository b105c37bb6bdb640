package org.chevalet.formats;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.chevalet.core.rules.Variant;

/**
 * What an Eliot save of XML version 2 says, nothing recomputed.
 *
 * @param mode {@code training freegame duplicate arbitration topping}
 * @param wordList its name
 * @param wordCount of that list, 0 when it is not told
 * @param players in order, by the number the file gives them
 * @param rounds how many turns the heading claims
 * @param total the game's total as the statistics claim it
 */
record EliotSave(
        String mode,
        Variant variant,
        String wordList,
        int wordCount,
        Map<Integer, EliotPlayer> players,
        OptionalInt rounds,
        List<EliotTurn> turns,
        OptionalInt total) {

    EliotSave {
        turns = List.copyOf(turns);
    }

    /**
     * @param table 0 when it is not told
     * @param total as the statistics claim it
     */
    record EliotPlayer(String name, int table, OptionalInt total) {}

    /**
     * A turn; of several master moves, or moves of one player, the last counts.
     *
     * @param line where it begins in the file
     * @param rack letters of the move, empty when none were drawn
     * @param moves what each player handed in
     * @param game what went on the board
     * @param adjustments points of penalties, solos and letters left, by player
     */
    record EliotTurn(
            int line,
            String rack,
            Map<Integer, EliotMove> moves,
            EliotMove master,
            EliotMove game,
            Map<Integer, Integer> adjustments,
            Map<Integer, Integer> lettersLeft) {}

    /** @param type {@code valid invalid change pass none} */
    record EliotMove(int line, String type, String word, String coord, String letters, int points) {

        static final EliotMove NONE = new EliotMove(0, "none", "", "", "", 0);

        boolean isValid() {
            return type.equals("valid");
        }

        boolean isNone() {
            return type.equals("none");
        }
    }
}
