package org.chevalet.live;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.chevalet.core.game.Game;
import org.chevalet.core.ranking.Ranked;
import org.chevalet.core.ranking.Ranking;
import org.chevalet.core.rules.PlayerId;

/** The ranking of one state of a game, worked out once for the hundreds of screens that ask at the same moment. */
public final class Scoreboard {

    private final Ranking ranking;
    private final Map<PlayerId, Ranked> lines = new HashMap<>();

    private Scoreboard(Ranking ranking) {
        this.ranking = ranking;
        ranking.lines().forEach(line -> lines.put(line.player().player(), line));
    }

    static Scoreboard of(Game game) {
        return new Scoreboard(Ranking.of(game));
    }

    public Ranking ranking() {
        return ranking;
    }

    public Optional<Ranked> line(PlayerId player) {
        return Optional.ofNullable(lines.get(player));
    }
}
