package org.chevalet.live;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.PlayerTotal;
import org.chevalet.core.game.Round;
import org.chevalet.core.ranking.Ranked;
import org.chevalet.core.ranking.Ranking;
import org.chevalet.core.rules.PlayerId;

/**
 * The sums of one state of a game, added up once for the hundreds of screens that ask at the same moment.
 *
 * @param running for each round played, everyone's total after it
 */
public record Scoreboard(Ranking ranking, List<Map<PlayerId, Integer>> running) {

    static Scoreboard of(Game game) {
        List<Round> played = game.played();
        List<Map<PlayerId, Integer>> running = new ArrayList<>();
        for (int count = 1; count <= played.size(); count++) {
            Map<PlayerId, Integer> totals = new HashMap<>();
            for (PlayerTotal line : game.totals(played.subList(0, count))) {
                totals.put(line.player(), line.total().value());
            }
            running.add(Map.copyOf(totals));
        }
        return new Scoreboard(Ranking.of(game), List.copyOf(running));
    }

    public Optional<Ranked> line(PlayerId player) {
        return ranking.lines().stream()
                .filter(line -> line.player().player().equals(player))
                .findFirst();
    }
}
