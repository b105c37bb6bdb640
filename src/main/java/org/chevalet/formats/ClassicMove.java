package org.chevalet.formats;

import java.util.OptionalInt;
import org.chevalet.core.tile.Draw;
import org.chevalet.formats.ReplayableGame.Act;

/**
 * One move of a game in turns, as a file gives it.
 *
 * @param player place among the players; empty for an exercise, where nobody else plays
 * @param draw letters in hand, none when the file does not give them
 * @param coord French notation; empty unless a word is placed
 * @param word {@code .} for a letter already on the board, lower case for a joker; empty unless a word is placed
 * @param points of this move alone
 * @param total the player's running total, when it is told
 */
record ClassicMove(OptionalInt player, Draw draw, Act act, String coord, String word, int points, OptionalInt total) {}
