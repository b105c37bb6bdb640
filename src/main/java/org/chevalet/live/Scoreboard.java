package org.chevalet.live;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chevalet.core.game.Game;
import org.chevalet.core.ranking.Ranked;
import org.chevalet.core.ranking.Ranking;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.tile.Points;

/** The ranking of one state of a game, worked out once for the hundreds of screens that ask at the same moment. */
public final class Scoreboard {

    private final Ranking ranking;
    private final Ranking shown;
    private final int shownAfter;
    private final Map<PlayerId, Ranked> lines = new HashMap<>();
    private final Map<PlayerId, Integer> ranks = new HashMap<>();

    private Scoreboard(Ranking ranking, Ranking shown, int shownAfter) {
        this.ranking = ranking;
        this.shown = shown;
        this.shownAfter = shownAfter;
        ranking.lines().forEach(line -> lines.put(line.player().player(), line));
        shown.lines().forEach(line -> ranks.put(line.player().player(), line.rank()));
    }

    static Scoreboard of(Game game) {
        int played = game.played().size();
        int after = game.settings()
                .tablets()
                .ranking()
                .after(played, game.finished().isPresent());
        Ranking now = Ranking.of(game);
        return new Scoreboard(now, after == played ? now : earlier(game, after), after);
    }

    private static Ranking earlier(Game game, int after) {
        return after == 0
                ? new Ranking(Points.ZERO, List.of())
                : Ranking.of(game, game.played().subList(0, after));
    }

    public Ranking ranking() {
        return ranking;
    }

    /** The ranking that the hall may see, empty when it may see none yet. */
    public Ranking shown() {
        return shown;
    }

    /** Over how many rounds that one counts. */
    public int shownAfter() {
        return shownAfter;
    }

    /** A player's rank in it; none before the first round. */
    public Optional<Integer> shownRank(PlayerId player) {
        return shownAfter == 0 ? Optional.empty() : Optional.ofNullable(ranks.get(player));
    }

    public Optional<Ranked> line(PlayerId player) {
        return Optional.ofNullable(lines.get(player));
    }
}
