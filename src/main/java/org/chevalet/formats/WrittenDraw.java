package org.chevalet.formats;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Tile;
import org.chevalet.language.WrittenText;

/** The letters of a round as files write them: {@code AEI+RSTU}, {@code -BNISRAA}, {@code E E J O S U U}. */
final class WrittenDraw {

    private static final Pattern RACK = Pattern.compile("-?[A-Z?]*(\\+[A-Z?]*)?");
    private static final int MOST_TILES = 15;

    private WrittenDraw() {}

    /** The draw; empty when this is none, or one of more letters than any game draws. */
    static Optional<Draw> read(String written) {
        String text = WrittenText.fold(written).replaceAll("\\s", "").replace('*', '?');
        String letters = text.replaceAll("[-+]", "");
        if (!RACK.matcher(text).matches() || letters.isEmpty() || letters.length() > MOST_TILES) {
            return Optional.empty();
        }
        boolean rejected = text.startsWith("-");
        int plus = rejected ? -1 : text.indexOf('+');
        List<Tile> kept = plus < 0 ? List.of() : tiles(text.substring(0, plus));
        return Optional.of(new Draw(kept, tiles(letters.substring(kept.size())), rejected));
    }

    private static List<Tile> tiles(String letters) {
        return letters.chars().mapToObj(letter -> new Tile((char) letter)).toList();
    }
}
