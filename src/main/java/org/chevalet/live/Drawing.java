package org.chevalet.live;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameEvent.RackDrawn;
import org.chevalet.core.game.GameEvent.RackRejected;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.EndRule;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Rack;

/** A draw by chance with everything that was thrown back before it (R§3.2, 3.6). */
public final class Drawing {

    private final Referee referee;
    private final RandomGenerator dice;

    public Drawing(Referee referee, RandomGenerator dice) {
        this.referee = referee;
        this.dice = dice;
    }

    /**
     * @param kept letters in hand, fewer than the round's when they were thrown back just now
     * @return what happens, the draw last, or {@code draw.game-over} when no other rack is left, or {@code
     *     draw.nothing-playable} (how many were tried)
     */
    public Answer<List<GameEvent>> chance(Game game, Round round, Rack kept) {
        return referee.draw(game, round, kept, dice)
                .then(outcome -> outcome.draw()
                        .map(draw -> Answer.of(events(round, outcome.rejected(), draw)))
                        .orElseGet(() -> over(EndRule.Reason.NO_OTHER_RACK)));
    }

    private static List<GameEvent> events(Round round, List<Draw> rejected, Draw draw) {
        List<GameEvent> events = new ArrayList<>();
        rejected.forEach(back -> events.add(new RackRejected(round.number(), back, true)));
        events.add(new RackDrawn(round.number(), draw, false));
        return events;
    }

    /** The refusal of a draw after the end. */
    public static <T> Answer<T> over(EndRule.Reason reason) {
        return Answer.refuse("draw.game-over." + reason.name());
    }

    /** Letters not on the board and not kept: what can be drawn from. */
    public static Bag bag(Game game, Round round, Rack kept) {
        return Bag.of(game.remaining(round).minus(kept));
    }
}
