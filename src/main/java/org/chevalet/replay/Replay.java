package org.chevalet.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.movegen.MoveGenerator;
import org.chevalet.formats.ReplayableGame;
import org.chevalet.formats.ReplayableGame.Turn;

/**
 * A duplicate game with all that can be played on each of its rounds, for one person to play it again without a server.
 * Words count by today's list; the published move counts whatever the list says, and the tops of the day stay the
 * reference.
 */
public record Replay(ReplayableGame game, List<ReplayRound> rounds) {

    public Replay {
        rounds = List.copyOf(rounds);
    }

    /** Looks for all solutions of all rounds; there are none where no word list is at hand. */
    public static Replay of(ReplayableGame game) {
        return game.words()
                .list()
                .map(list -> of(game, list))
                .orElseGet(() -> new Replay(
                        game,
                        game.turns().stream()
                                .map(turn -> new ReplayRound(turn, List.of(), Set.of()))
                                .toList()));
    }

    private static Replay of(ReplayableGame game, Lexicon lexicon) {
        MoveGenerator generator = new MoveGenerator(lexicon, game.layout(), game.tiles());
        List<ReplayRound> rounds = new ArrayList<>();
        for (Turn turn : game.turns()) {
            rounds.add(ReplayRound.of(turn, game.variant(), generator, lexicon));
        }
        return new Replay(game, rounds);
    }
}
