package org.chevalet.core.rules;

import java.util.Collections;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Square;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;

/**
 * What becomes of a joker once the retained word is on the board (R§3.8.1). In a joker game the real letter takes its
 * place while the bag has one, and the joker comes back; otherwise it stays. The bag holds the jokers that are not in
 * hand, the reserve one included.
 */
public final class JokerRule {

    private final Variant variant;
    private final RuleSet.JokerFigures figures;

    public JokerRule(Variant variant, RuleSet.JokerFigures figures) {
        this.variant = variant;
        this.figures = figures;
    }

    /** With the defaults: the second joker is replaced like the first, and does not count before it is in play. */
    public JokerRule(Variant variant) {
        this(variant, new RuleSet.JokerFigures(false, true));
    }

    /** Board and bag once the word is placed and its joker, if it had one, replaced. */
    public record Settled(Board board, Bag bag) {}

    /**
     * Puts the retained word on the board and replaces its joker where the variant says so.
     *
     * @param before the board before the move
     * @param placement jokers in lower case
     * @param bag letters left in the bag after the draw
     */
    public Settled settle(Board before, Placement placement, Bag bag) {
        Board after = before.with(placement);
        if (!variant.jokerGame() || !figures.secondReplaced() && hasJoker(before)) {
            return new Settled(after, bag);
        }
        Bag left = bag;
        for (int position = 0; position < placement.spelling().length(); position++) {
            Square square = new Square(placement.row(position), placement.column(position));
            Tile real = new Tile(placement.spelling().word().charAt(position));
            boolean isJoker = before.isEmpty(square.row(), square.column())
                    && placement.spelling().isJoker(position);
            if (isJoker && left.count(real) > 0) {
                after = after.with(square, real.symbol());
                left = left.minus(Rack.ofText(real.toString())).plus(Rack.ofText("?"));
            }
        }
        return new Settled(after, left);
    }

    private static boolean hasJoker(Board board) {
        return board.rows().stream().anyMatch(row -> row.chars().anyMatch(Character::isLowerCase));
    }

    /** Of all the letters not on the board, those that count: in a joker game one joker is in play at a time. */
    public Rack counted(Rack all) {
        if (!variant.jokerGame() || figures.reserveCounts()) {
            return all;
        }
        int reserve = Math.max(0, all.count(Tile.JOKER) - 1);
        return all.minus(Rack.of(Collections.nCopies(reserve, Tile.JOKER)));
    }

    static Rack jokersOf(Bag bag) {
        return Rack.of(Collections.nCopies(bag.count(Tile.JOKER), Tile.JOKER));
    }
}
