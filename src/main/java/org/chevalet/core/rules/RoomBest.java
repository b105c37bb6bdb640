package org.chevalet.core.rules;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.board.Score;
import org.chevalet.core.movegen.Play;
import org.chevalet.core.movegen.Tops;

/** The best moves the players themselves played: where they, not the program, make the retained word (Romania). */
public final class RoomBest {

    private RoomBest() {}

    /** The best readings among the verdicts of a round; none when every slip is nil: the same letters are played again. */
    public static Tops of(Collection<Verdict> verdicts) {
        List<Score> scores = verdicts.stream()
                .map(Verdict::reading)
                .flatMap(Optional::stream)
                .filter(reading -> reading.sanction() != Sanction.PENALTY)
                .map(Reading::score)
                .toList();
        Optional<Score> best = scores.stream().max((one, other) -> one.points().compareTo(other.points()));
        return best.map(Score::points)
                .map(points -> new Tops(
                        points,
                        scores.stream()
                                .filter(score -> score.points().equals(points))
                                .map(score -> new Play(score.placement(), points))
                                .distinct()
                                .sorted((one, other) -> one.placement().compareTo(other.placement()))
                                .toList()))
                .orElse(Tops.NONE);
    }
}
