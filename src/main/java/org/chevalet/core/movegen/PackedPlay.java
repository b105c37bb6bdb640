package org.chevalet.core.movegen;

import org.chevalet.core.board.Board;

/**
 * A play in one long whose natural order is the order of plays of equal score: by coordinate, then word.
 *
 * <pre>
 * bit 62       1 for down, 0 for across
 * bits 61..54  square of the word's first letter, 0 (A1) to 224 (O15), row by row
 * bits 53..0   nine slots of 6 bits, the first placed tile highest: 1-26 a letter A-Z, 27-52 a joker standing for
 *              A-Z, 0 none
 * </pre>
 *
 * Two words that start on the same square in the same direction differ first on a square that one of them fills with a
 * tile of the rack, so comparing the slots is comparing the words, capitals before lower case.
 */
final class PackedPlay {

    /** Most tiles that one play can place. */
    static final int MOST_PLACED = 9;

    static final int SLOT_BITS = 6;
    private static final int SLOTS_BITS = MOST_PLACED * SLOT_BITS;

    /** More than the greatest {@link #coord}. */
    static final int COORDS = 1 << 9;

    private static final int DOWN_SHIFT = SLOTS_BITS + 8;
    private static final int JOKERS = 26;

    private PackedPlay() {}

    static long start(boolean across, int square) {
        return (across ? 0L : 1L << DOWN_SHIFT) | (long) square << SLOTS_BITS;
    }

    /** @param letter 0 (A) to 25 (Z) */
    static long tile(int slot, int letter) {
        return (letter + 1L) << shift(slot);
    }

    /** @param letter what the joker stands for, 0 (A) to 25 (Z) */
    static long joker(int slot, int letter) {
        return tile(slot, letter + JOKERS);
    }

    /** The tiles one slot further, to make room for a tile before them; no start may be in {@code tiles}. */
    static long shifted(long tiles) {
        return tiles >>> SLOT_BITS;
    }

    /** What to add to a play to turn the letter in a slot into a joker that stands for it. */
    static long jokerInstead(int slot) {
        return (long) JOKERS << shift(slot);
    }

    /** The letter in a filled slot, 0 to 25, joker or not. */
    static int letterIndex(long play, int slot) {
        int code = (int) (play >>> shift(slot)) & 0x3F;
        return code > JOKERS ? code - JOKERS - 1 : code - 1;
    }

    static boolean isJoker(long play, int slot) {
        return ((int) (play >>> shift(slot)) & 0x3F) > JOKERS;
    }

    private static int shift(int slot) {
        return SLOTS_BITS - SLOT_BITS - slot * SLOT_BITS;
    }

    /** Direction and square of the first letter as one number, below {@link #COORDS}, in the order of coordinates. */
    static int coord(long play) {
        return (int) (play >>> SLOTS_BITS);
    }

    static boolean isAcross(long play) {
        return play >>> DOWN_SHIFT == 0;
    }

    static int square(long play) {
        return (int) (play >>> SLOTS_BITS) & 0xFF;
    }

    /** The letter in a slot, lower case for a joker, {@link Board#NONE} when the slot is free. */
    static char letter(long play, int slot) {
        int code = (int) (play >>> shift(slot)) & 0x3F;
        if (code == 0) {
            return Board.NONE;
        }
        return (char) (code <= JOKERS ? 'A' + code - 1 : 'a' + code - 1 - JOKERS);
    }
}
