package org.chevalet.live;

import org.chevalet.core.board.Coord;
import org.chevalet.language.Messages;

/** A reference in words, since the same two signs mean opposite directions from one country to another. */
public final class CoordText {

    private CoordText() {}

    /** {@code ligne H, colonne 4, horizontal}. */
    public static String inWords(Coord coord, Messages messages) {
        String key = coord.isAcross() ? "coord.across" : "coord.down";
        return messages.text(key, String.valueOf((char) ('A' + coord.row())), coord.column() + 1);
    }
}
