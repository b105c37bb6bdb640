package org.chevalet.core.rules;

import java.util.ArrayList;
import java.util.List;
import org.chevalet.core.board.Spelling;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;

/** The ways a rack's jokers can stand in a word at a place: used where a letter is lacking, or for a letter held too. */
final class JokerChoices {

    private final int[] positions;
    private final List<Spelling> spellings = new ArrayList<>();

    private JokerChoices(Place place) {
        this.positions = place.newPositions();
    }

    /** Every way to write the word there with this rack; fewest jokers first; empty when the rack cannot make it. */
    static List<Spelling> of(Place place, Rack rack) {
        int lacking = place.missing(rack).size();
        int jokers = rack.count(Tile.JOKER);
        JokerChoices choices = new JokerChoices(place);
        for (int number = lacking; number <= jokers; number++) {
            choices.choose(0, number, place.score().placement().spelling().text(), rack);
        }
        return choices.spellings;
    }

    private void choose(int from, int number, String text, Rack rack) {
        if (number == 0) {
            if (lettersHeld(text, rack)) {
                spellings.add(new Spelling(text));
            }
            return;
        }
        for (int index = from; index <= positions.length - number; index++) {
            int position = positions[index];
            char joker = Character.toLowerCase(text.charAt(position));
            choose(index + 1, number - 1, text.substring(0, position) + joker + text.substring(position + 1), rack);
        }
    }

    private boolean lettersHeld(String text, Rack rack) {
        int[] used = new int[Tile.KINDS];
        for (int position : positions) {
            char letter = text.charAt(position);
            if (Character.isUpperCase(letter) && ++used[letter - 'A'] > rack.count(letter - 'A')) {
                return false;
            }
        }
        return true;
    }
}
