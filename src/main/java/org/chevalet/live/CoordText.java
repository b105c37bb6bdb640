package org.chevalet.live;

import org.chevalet.core.board.Coord;
import org.chevalet.core.board.Notation;
import org.chevalet.language.Messages;

/** A reference in words, since the same two signs mean opposite directions from one country to another. */
public final class CoordText {

    private CoordText() {}

    /** {@code ligne H, colonne 4, horizontal}, as rows and columns are named in the sentences' notation. */
    public static String inWords(Coord coord, Messages messages) {
        String key = coord.isAcross() ? "coord.across" : "coord.down";
        Notation notation = messages.notation();
        return messages.text(key, notation.row(coord.row()), notation.column(coord.column()));
    }
}
