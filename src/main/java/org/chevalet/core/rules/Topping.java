package org.chevalet.core.rules;

import java.time.Duration;
import java.util.Collection;
import org.chevalet.core.tile.Points;

/**
 * Topping: one player, free guesses until one scores the top, the clock running from rack to rack. The result is a time,
 * the lowest wins.
 *
 * @param limit after which the solution of a round is given, about a minute
 * @param penalty added for a round whose solution was given, 20 s
 */
public record Topping(Duration limit, Duration penalty) {

    public static final Topping USUAL = new Topping(Duration.ofSeconds(60), Duration.ofSeconds(20));

    /** How a round went: the time to the guess that scored the top, or the limit when the solution was given. */
    public record Outcome(Duration elapsed, boolean given) {}

    /** Does a guess end the round? Scoring the top is enough: it need not be the retained word. */
    public static boolean isTop(Verdict guess, Points top) {
        return !guess.isNil() && guess.beforePenalty().compareTo(top) >= 0;
    }

    /** A round after some time: still open before the limit. */
    public boolean isOver(Duration elapsed) {
        return elapsed.compareTo(limit) >= 0;
    }

    /** The result of a game: all times and penalties. */
    public Duration result(Collection<Outcome> rounds) {
        return rounds.stream().map(this::time).reduce(Duration.ZERO, Duration::plus);
    }

    private Duration time(Outcome round) {
        return round.given() ? limit.plus(penalty) : round.elapsed();
    }
}
