package org.chevalet.tournament;

import java.util.Optional;
import org.chevalet.core.rules.ScoreClaim;
import org.chevalet.core.tile.Points;

/** The score a player wrote, as JSON: {@code not-asked}, {@code missing}, or {@code given} with the score beside it. */
public final class ClaimJson {

    private static final String NOT_ASKED = "not-asked";
    private static final String MISSING = "missing";
    private static final String GIVEN = "given";

    private ClaimJson() {}

    public static String name(ScoreClaim claim) {
        if (claim instanceof ScoreClaim.Given) {
            return GIVEN;
        }
        return claim instanceof ScoreClaim.Missing ? MISSING : NOT_ASKED;
    }

    public static Optional<Integer> score(ScoreClaim claim) {
        return claim instanceof ScoreClaim.Given given
                ? Optional.of(given.points().value())
                : Optional.empty();
    }

    /** @throws IllegalArgumentException when there is no such claim */
    public static ScoreClaim read(String name, Optional<Integer> score) {
        return switch (name) {
            case GIVEN -> new ScoreClaim.Given(Points.of(score.orElseThrow(IllegalArgumentException::new)));
            case MISSING -> new ScoreClaim.Missing();
            case NOT_ASKED -> new ScoreClaim.NotAsked();
            default -> throw new IllegalArgumentException("no such claim: " + name);
        };
    }
}
