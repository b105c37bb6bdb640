package org.chevalet.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameEvent.RackDrawn;
import org.chevalet.core.game.GameEvent.RackRejected;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.DrawRule.Outcome;
import org.chevalet.core.rules.EndRule;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Rack;

/** A draw by chance with everything that was thrown back before it (R§3.2, 3.6). */
public final class Drawing {

    /** Racks without a solution in a row: the word list is too small for what is left. */
    private static final int MOST_IMPOSSIBLE = 200;

    private final Referee referee;
    private final RandomGenerator dice;

    public Drawing(Referee referee, RandomGenerator dice) {
        this.referee = referee;
        this.dice = dice;
    }

    /**
     * Draws until a rack is acceptable and has a solution: one without goes back like one against the rule, for the round
     * would be impossible.
     *
     * @param kept letters in hand, fewer than the round's when they were thrown back just now
     * @return what happens, the draw last, or {@code draw.game-over} when no other rack is left, or {@code
     *     draw.nothing-playable} (how many were tried)
     */
    public Answer<List<GameEvent>> chance(Game game, Round round, Rack kept) {
        List<GameEvent> events = new ArrayList<>();
        Rack inHand = kept;
        Optional<Rack> forbidden = round.forbidden();
        for (int impossible = 0; impossible < MOST_IMPOSSIBLE; impossible++) {
            Bag bag = bag(game, round, inHand);
            Outcome outcome = referee.draws().drawOther(bag, inHand, round.number(), forbidden, dice);
            if (outcome.draw().isEmpty()) {
                return over(EndRule.Reason.NO_OTHER_RACK);
            }
            outcome.rejected()
                    .forEach(draw -> events.add(new RackRejected(round.number(), marked(game, round, draw), true)));
            Draw draw = marked(game, round, outcome.draw().get());
            if (referee.canPlay(round.board(), draw.rack())) {
                events.add(new RackDrawn(round.number(), referee.shown(game, round, draw), false));
                return Answer.of(events);
            }
            events.add(new RackRejected(round.number(), draw, true));
            inHand = Rack.EMPTY;
            forbidden = Optional.of(draw.rack());
        }
        return Answer.refuse("draw.nothing-playable", MOST_IMPOSSIBLE);
    }

    /** A draw that keeps none of the letters left in hand says so: they were thrown back, now or with a rack before. */
    public static Draw marked(Game game, Round round, Draw draw) {
        boolean anew = draw.kept().isEmpty() && !game.leftBefore(round).isEmpty();
        return anew ? new Draw(List.of(), draw.drawn(), true) : draw;
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
