package org.chevalet.live;

import org.chevalet.core.answer.Refusal;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Phase;

/**
 * Where a game stands, in the words of the screens.
 *
 * @param phase name of the round's phase; {@code SOLUTION} once its solution is public, {@code FINISHED} at the end
 */
public record Standing(String phase, int round) {

    public static final String FINISHED = "FINISHED";

    public static Standing of(Game game) {
        Phase phase = game.current().phase();
        String name = phase == Phase.DONE ? "SOLUTION" : phase.name();
        return new Standing(
                game.finished().isPresent() ? FINISHED : name,
                game.current().number().value());
    }

    boolean running() {
        return phase.equals(Phase.RUNNING.name());
    }

    /** The refusal of a command that came too late, or twice. */
    public static Refusal movedOn(Game game) {
        Standing standing = of(game);
        return Refusal.of("game.moved-on", standing.round())
                .with("phase", standing.phase())
                .with("round", standing.round());
    }
}
