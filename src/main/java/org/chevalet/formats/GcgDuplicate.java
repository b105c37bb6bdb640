package org.chevalet.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chevalet.core.board.Notation;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;
import org.chevalet.formats.ReplayableGame.Act;
import org.chevalet.formats.ReplayableGame.Turn;

/**
 * A duplicate game in GCG, as this program writes it: one player, and a description that names the variant. GCG has every
 * rack and every retained word; which letters were kept follows from them.
 */
final class GcgDuplicate {

    private static final Pattern DESCRIPTION = Pattern.compile("Duplicate: (.+)");

    /** Whom the first versions of this program made the player of such a game, with no description. */
    private static final String PLAYER = "Duplicate";

    private GcgDuplicate() {}

    /** The variant of a duplicate game; empty when players had letters of their own. */
    static Optional<Variant> variant(GcgReader.Game game) {
        if (game.players().size() != 1) {
            return Optional.empty();
        }
        Matcher described = DESCRIPTION.matcher(game.description());
        if (described.matches()) {
            return VariantNames.read(described.group(1));
        }
        return game.players().get(0).equals(PLAYER) ? Optional.of(Variant.NORMAL) : Optional.empty();
    }

    /**
     * The same game as a club prints it.
     *
     * @param classic the file read as a game in turns
     * @return nothing when some turn is none of a duplicate game, or says no word
     */
    static Optional<PublishedGame> of(GcgReader.Game game, Variant variant, ReplayableGame classic) {
        List<PublishedRound> rounds = new ArrayList<>();
        Rack left = Rack.EMPTY;
        for (Turn turn : classic.turns()) {
            ClassicMove move = game.moves().get(rounds.size());
            boolean placed = move.act() == Act.PLAYED && turn.printed().isPresent();
            if (!placed && move.act() != Act.PASSED) {
                return Optional.empty();
            }
            Draw draw = draw(turn.draw().drawn(), left);
            rounds.add(new PublishedRound(
                    rounds.size() + 1, draw, turn.printed(), OptionalInt.of(move.points()), move.total()));
            Rack rack = draw.rack();
            left = turn.move()
                    .map(score -> rack.covers(score.used()) ? rack.minus(score.used()) : Rack.EMPTY)
                    .orElse(rack);
        }
        List<String> notes = PublishedGame.tilesNote(classic.tiles()).stream().toList();
        WrittenNotation written = new WrittenNotation(Notation.of(classic.tiles()), true);
        return Optional.of(new PublishedGame(variant, notes, written, PublishedGame.Declared.NOTHING, rounds));
    }

    /** The letters left of the round before are kept where they are in the rack; else they were thrown back. */
    private static Draw draw(List<Tile> letters, Rack left) {
        if (!Rack.of(letters).covers(left)) {
            return new Draw(List.of(), letters, true);
        }
        List<Tile> drawn = new ArrayList<>(letters);
        left.tiles().forEach(drawn::remove);
        return new Draw(left.tiles(), drawn, false);
    }
}
