package org.chevalet.core.movegen;

import org.chevalet.core.board.Board;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.tile.Rack;

/**
 * Finds the best plays, or all, with scratch memory of its own.
 *
 * <p>For the best plays, {@link FullPlays} first looks for those that earn a bonus; then the {@link LeftParts} take the
 * origins in the order of their bounds, until none can reach the best score found.
 *
 * <p>One instance serves one search at a time; nothing is allocated while it runs, save to make room for more plays.
 */
final class Search {

    private final Lines lines;
    private final Hand hand;
    private final Origins origins;
    private final FoundPlays found = new FoundPlays();
    private final JokerChoices jokerChoices;
    private final FullPlays fullPlays;
    private final LeftParts leftParts;

    Search(Lexicon lexicon, BoardLayout layout, int[] letterPoints) {
        lines = new Lines(lexicon.gaddag(), lexicon.graph(), layout, letterPoints);
        hand = new Hand(letterPoints);
        jokerChoices = new JokerChoices(lines, hand, found);
        FullWindows windows = new FullWindows();
        fullPlays = new FullPlays(lexicon.anagrams(), lines, hand, windows, found, jokerChoices);
        origins = new Origins(lines, hand, windows);
        RightParts rightParts = new RightParts(lexicon.graph(), lines, hand, found, jokerChoices);
        leftParts = new LeftParts(lexicon.gaddag(), lines, hand, origins, found, rightParts);
    }

    FoundPlays findTops(Board board, Rack rack, PlayLimits limits) {
        lines.load(board);
        hand.load(rack, limits);
        found.clear(true);
        jokerChoices.load();
        int most = fullPlays.load() - 1;
        origins.load(most);
        fullPlays.find();
        leftParts.load(most);
        spellBestFirst();
        return found;
    }

    FoundPlays findAll(Board board, Rack rack, PlayLimits limits) {
        lines.load(board);
        hand.load(rack, limits);
        found.clear(false);
        jokerChoices.load();
        origins.load(hand.most);
        leftParts.load(hand.most);
        for (int origin = 0; origin < origins.size; origin++) {
            leftParts.spell(origin);
            found.settle();
        }
        return found;
    }

    /** Takes the origin with the highest bound each time: most are never taken, so sorting them all would not pay. */
    private void spellBestFirst() {
        for (int origin = origins.take(found.floor); origin >= 0; origin = origins.take(found.floor)) {
            leftParts.spell(origin);
        }
    }
}
