package org.chevalet.formats;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.tile.TileSet;
import org.chevalet.formats.ReplayableGame.Field;
import org.chevalet.formats.ReplayableGame.Manner;
import org.chevalet.formats.ReplayableGame.Player;
import org.chevalet.formats.ReplayableGame.Words;

/** Makes a game to read through of a GCG file. Its tiles are those it names, else those its scores fit. */
final class GcgOpening {

    private final RuleSet rules;
    private final TileSet english;
    private final FileWords lists;

    GcgOpening(RuleSet rules, TileSet english, FileWords lists) {
        this.lists = lists;
        this.rules = rules;
        this.english = english;
    }

    ReplayableGame open(GcgReader.Game game) {
        PlayLimits limits = GcgDuplicate.variant(game).map(Variant::limits).orElse(PlayLimits.NORMAL);
        ClassicCheck.Checked checked = tiles(game).stream()
                .map(tiles -> new ClassicCheck(rules.layout(), tiles, limits).check(game.moves()))
                .min(Comparator.comparingInt(ClassicCheck.Checked::contradictions))
                .orElseThrow();
        Words words = new Words(game.lexicon(), lists.of(checked.tiles(), "", FileWords.played(checked.turns())));
        return new ReplayableGame(
                Manner.CLASSIC,
                game.title(),
                List.of(),
                Variant.NORMAL,
                rules.layout(),
                checked.tiles(),
                words,
                checked.turns(),
                new Field(players(game)),
                checked.findings());
    }

    private List<TileSet> tiles(GcgReader.Game game) {
        String distribution = game.distribution().toLowerCase(Locale.ROOT);
        if (distribution.startsWith("english")) {
            return List.of(english);
        }
        String named = distribution + " " + game.lexicon().toLowerCase(Locale.ROOT);
        return named.contains("fr") || named.contains("ods") ? List.of(rules.tiles()) : List.of(rules.tiles(), english);
    }

    private static List<Player> players(GcgReader.Game game) {
        List<Player> players = new ArrayList<>();
        for (int place = 0; place < game.players().size(); place++) {
            int player = place;
            int total = game.moves().stream()
                    .filter(move -> move.player().equals(OptionalInt.of(player)))
                    .mapToInt(ClassicMove::points)
                    .sum();
            players.add(new Player(game.players().get(place), OptionalInt.empty(), List.of(), total));
        }
        return players;
    }
}
