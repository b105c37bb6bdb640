package org.chevalet.live;

import java.time.Instant;
import java.util.List;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.JournalEntry;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.SlipId;

/**
 * What a command decides from: nobody else writes to the game meanwhile.
 *
 * @param now server time, in whole milliseconds
 * @param nextSlip the number the next slip of this game gets
 * @param solver what a round's rack could have played
 */
public record Moment(
        Game game, Instant now, List<JournalEntry> journal, SlipId nextSlip, Referee referee, Solver solver) {

    /** Solutions of a round, waited for when they are still looked for. */
    public Solutions solutions(Round round) {
        return solver.solutions(game, round).join();
    }

    public Round round() {
        return game.current();
    }

    /** The round in play, if it is the one the asking window believes in; {@code game.moved-on} otherwise. */
    public Answer<Round> round(int believed) {
        boolean same = round().number().value() == believed;
        return same ? Answer.of(round()) : movedOn();
    }

    /** The refusal of a command that came too late, or twice. */
    public <T> Answer<T> movedOn() {
        return Answer.refuse(Standing.movedOn(game));
    }
}
