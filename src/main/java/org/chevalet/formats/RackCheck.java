package org.chevalet.formats;

import java.util.ArrayList;
import java.util.List;
import org.chevalet.core.rules.DrawRule;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;

/** Checks a printed rack against the letters kept from the round before and those in the bag. */
final class RackCheck {

    private final Variant variant;
    private final DrawRule drawRule;

    RackCheck(Variant variant, DrawRule drawRule) {
        this.variant = variant;
        this.drawRule = drawRule;
    }

    /**
     * What the check found.
     *
     * @param bag letters left once the rack is drawn; letters the bag lacked are passed over
     */
    record Drawn(Bag bag, List<Finding> findings) {}

    /**
     * @param bag letters not drawn before this round, the kept ones apart
     * @param kept letters left in hand by the round before
     */
    Drawn check(int round, Draw draw, Bag bag, Rack kept) {
        List<Finding> findings = new ArrayList<>();
        Rack rack = draw.rack();
        Rack stays = draw.rejected() ? Rack.EMPTY : kept;
        Bag open = draw.rejected() ? bag.plus(kept) : bag;
        keptLetters(round, draw, stays, findings);
        Rack drawn = stays.lacks(rack);
        Rack lacking = open.asRack().lacks(drawn);
        if (!lacking.isEmpty()) {
            findings.add(Finding.contradiction(round, "rack.not-in-bag", lacking.toString()));
        }
        Bag left = open.minus(drawn.minus(lacking));
        size(round, rack, left, findings);
        jokers(round, rack, left, findings);
        if (!drawRule.isAcceptable(rack, bag.plus(kept).asRack(), new RoundNumber(round))) {
            findings.add(Finding.remark(round, "rack.vowels", rack.toString()));
        }
        return new Drawn(left, findings);
    }

    private void keptLetters(int round, Draw draw, Rack kept, List<Finding> findings) {
        Rack lost = draw.rack().lacks(comparable(kept));
        Rack printed = comparable(Rack.of(draw.kept()));
        if (!lost.isEmpty()) {
            findings.add(Finding.contradiction(round, "rack.kept-lost", lost.toString()));
        } else if (!printed.isEmpty() && !printed.equals(comparable(kept))) {
            findings.add(Finding.contradiction(round, "rack.kept-other", printed.toString(), kept.toString()));
        }
    }

    /** In a joker game the joker is printed now with the kept letters, now with the new ones. */
    private Rack comparable(Rack letters) {
        return variant.jokerGame() ? Rack.ofText("??").lacks(letters) : letters;
    }

    private void size(int round, Rack rack, Bag left, List<Finding> findings) {
        int wanted = variant.limits().rackSize();
        int reserve = variant.jokerGame() ? left.count(Tile.JOKER) : 0;
        if (rack.size() > wanted) {
            findings.add(Finding.contradiction(round, "rack.too-long", rack.size(), wanted));
        } else if (rack.size() < wanted && left.size() > reserve) {
            findings.add(Finding.remark(round, "rack.short", rack.size(), left.size()));
        }
    }

    private void jokers(int round, Rack rack, Bag left, List<Finding> findings) {
        int jokers = rack.count(Tile.JOKER);
        if (variant.jokerGame() && jokers > 1) {
            findings.add(Finding.contradiction(round, "rack.two-jokers"));
        } else if (variant.jokerGame() && jokers == 0 && left.count(Tile.JOKER) > 0) {
            findings.add(Finding.contradiction(round, "rack.no-joker"));
        }
    }
}
