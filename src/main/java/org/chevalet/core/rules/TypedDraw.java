package org.chevalet.core.rules;

import java.util.ArrayList;
import java.util.List;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;

/** Letters drawn by hand, checked against the bag and the letters kept. */
record TypedDraw(Variant variant, JokerRule joker, Bag bag, Rack kept) {

    Answer<Draw> check(Rack rack, boolean rejected, String typed) {
        Rack all = bag.asRack().plus(kept);
        int wanted = Math.min(variant.limits().rackSize(), joker.counted(all).size());
        if (rack.size() != wanted) {
            return Answer.refuse(rack.size() < wanted ? "draw.too-few" : "draw.too-many", rack.size(), wanted);
        }
        Rack missing = all.lacks(rack);
        if (!missing.isEmpty()) {
            return Answer.refuse("draw.not-in-bag", missing.toString());
        }
        if (variant.jokerGame() && rack.count(Tile.JOKER) != Math.min(1, all.count(Tile.JOKER))) {
            return Answer.refuse(rack.count(Tile.JOKER) == 0 ? "draw.joker-wanted" : "draw.one-joker");
        }
        return rejected ? Answer.of(new Draw(List.of(), inOrder(typed, Rack.EMPTY), true)) : afterKept(rack, typed);
    }

    private Answer<Draw> afterKept(Rack rack, String typed) {
        Rack lacking = rack.lacks(kept);
        return lacking.isEmpty()
                ? Answer.of(new Draw(kept.tiles(), inOrder(typed, kept), false))
                : Answer.refuse("draw.lacks-kept", lacking.toString());
    }

    /** The new letters in the order they were typed. */
    private static List<Tile> inOrder(String typed, Rack kept) {
        List<Tile> pending = new ArrayList<>(kept.tiles());
        List<Tile> drawn = new ArrayList<>();
        for (String letter : typed.replaceAll("[-+\\s]", "").split("")) {
            Tile tile = Rack.ofText(letter).tiles().get(0);
            if (!pending.remove(tile)) {
                drawn.add(tile);
            }
        }
        return drawn;
    }
}
