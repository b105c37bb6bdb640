package org.chevalet.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.MasterMove;
import org.chevalet.core.game.Round;
import org.chevalet.core.lexicon.LexiconIdentity;
import org.chevalet.core.tile.Draw;
import org.chevalet.formats.PublishedGame.Declared;

/** Publishes a game of ours: its racks and retained words as a club prints them. */
public final class GamePublication {

    private GamePublication() {}

    /** @param tournament its name, for the heading */
    public static PublishedGame of(Game game, String tournament) {
        List<PublishedRound> rounds = new ArrayList<>();
        int total = 0;
        for (Round round : game.played()) {
            Optional<MasterMove> master = round.master();
            int points = master.map(move -> move.points().value()).orElse(0);
            total += points;
            rounds.add(new PublishedRound(
                    round.number().value(),
                    round.draw().orElse(new Draw(List.of(), List.of(), false)),
                    master.map(MasterMove::placement),
                    OptionalInt.of(points),
                    OptionalInt.of(total)));
        }
        Declared declared = new Declared(OptionalInt.of(total), OptionalInt.of(rounds.size()));
        WrittenNotation written = new WrittenNotation(game.ruleSet().notation(), true);
        return new PublishedGame(game.settings().variant(), notes(game, tournament), written, declared, rounds);
    }

    private static List<String> notes(Game game, String tournament) {
        LexiconIdentity words = game.lexicon();
        List<String> notes = new ArrayList<>(List.of(
                "source: Chevalet, " + tournament,
                "rules: " + game.ruleSet().name(),
                "words: " + words.name() + ", " + words.wordCount() + ", sha256 " + words.sha256()));
        PublishedGame.tilesNote(game.ruleSet().tiles()).ifPresent(notes::add);
        return notes;
    }
}
