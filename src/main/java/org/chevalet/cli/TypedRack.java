package org.chevalet.cli;

import org.chevalet.core.answer.Answer;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;
import org.chevalet.core.tile.TileSet;
import org.chevalet.wiring.Presets;

/** Letters typed as a rack: some, not too many, and no more of a kind than the set holds. */
final class TypedRack {

    private static final int MOST_LETTERS = 15;

    private TypedRack() {}

    /** @return the rack, or {@code cli.rack-size}, {@code cli.rack-too-many}, or what {@link Rack#parse} refuses */
    static Answer<Rack> parse(String letters) {
        return Rack.parse(letters).then(TypedRack::possible);
    }

    /** @return the same for a game that draws no more than {@code most} letters */
    static Answer<Rack> parse(String letters, int most) {
        return parse(letters)
                .then(rack -> rack.size() > most ? Answer.refuse("cli.rack-size", rack.size(), most) : Answer.of(rack));
    }

    /** @return the rack, or {@code cli.rack-size} (letters, most), {@code cli.rack-too-many} (tile, in hand, in the set) */
    static Answer<Rack> possible(Rack rack) {
        if (rack.isEmpty() || rack.size() > MOST_LETTERS) {
            return Answer.refuse("cli.rack-size", rack.size(), MOST_LETTERS);
        }
        TileSet set = Presets.frenchTiles();
        for (int index = 0; index < Tile.KINDS; index++) {
            Tile tile = Tile.ofIndex(index);
            if (rack.count(tile) > set.count(tile)) {
                return Answer.refuse("cli.rack-too-many", tile.toString(), rack.count(tile), set.count(tile));
            }
        }
        return Answer.of(rack);
    }
}
