package org.chevalet.live;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameEvent.ClockStarted;
import org.chevalet.core.game.GameEvent.MasterMoveChosen;
import org.chevalet.core.game.GameEvent.SolutionAnnounced;
import org.chevalet.core.game.JournalEntry;
import org.chevalet.core.game.Reception;
import org.chevalet.core.game.Round;
import org.chevalet.core.game.Seat;
import org.chevalet.core.rules.EndRule;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.SlipId;
import org.chevalet.core.rules.Verdict;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.tournament.ReceivedSlip;

/**
 * What a command decides from: nobody else writes to the game meanwhile.
 *
 * @param now server time, in whole milliseconds
 * @param nextSlip the number the next slip of this game gets
 * @param solver what a round's rack could have played
 * @param judged what slips of the round still open would be paid
 * @param witnesses what stood on players' tablets before the end of the time
 */
public record Moment(
        Game game,
        Instant now,
        List<JournalEntry> journal,
        SlipId nextSlip,
        Referee referee,
        Solver solver,
        JudgedSlips judged,
        DraftWitnesses witnesses) {

    /** Solutions of a round, waited for when they are still looked for. */
    public Solutions solutions(Round round) {
        return solver.solutions(game, round).join();
    }

    /** What the retained word of a closed round is chosen from: the tops, or the players' best moves (Romania). */
    public Solutions choices(Game closed, Round round) {
        return referee.choices(closed, round, solutions(round));
    }

    /** The choice the rule proposes for a round just closed; empty when there is nothing to choose from. */
    public Optional<MasterMoveChosen> proposed(Game closed, Round round) {
        Solutions choices = choices(closed, round);
        return choices.candidates().stream().findFirst().map(first -> choices.chosen(round.number(), first));
    }

    /** What a slip of a round still open would be paid; equal slips are judged once. */
    Verdict judge(Round round, WrittenSlip written) {
        return judged.of(game, round, written, referee);
    }

    /** Topping: has this player scored the top of the round in play? Then he waits for the next rack. */
    public boolean hasTopped(Seat seat) {
        return ToppingPace.concerns(game) && ToppingPace.hasTopped(this, round(), seat);
    }

    /** The same with slips already in. */
    public Moment with(List<ReceivedSlip> slips) {
        Game more = game;
        for (ReceivedSlip received : slips) {
            more = more.with(received.slip());
        }
        SlipId next = new SlipId(nextSlip.value() + slips.size());
        return new Moment(more, now, journal, next, referee, solver, judged, witnesses);
    }

    /** The last draft of a player for a round from before the end of his time. */
    public Optional<DraftWitness> witness(PlayerId player, Round round) {
        return witnesses.of(player, round);
    }

    /** When the solution of a round first became public, in the attempt that stands; taken back or not. */
    public Optional<Instant> solutionAt(Round round) {
        Optional<Instant> first = Optional.empty();
        for (int index = journal.size() - 1; index >= 0; index--) {
            GameEvent event = journal.get(index).event();
            if (event instanceof SolutionAnnounced announced
                    && announced.round().equals(round.number())) {
                first = Optional.of(journal.get(index).at());
            }
            if (event instanceof ClockStarted started && started.round().equals(round.number())) {
                break;
            }
        }
        return first;
    }

    /** The game as it would be after one more event. */
    public Game after(GameEvent event) {
        return after(game, event, now);
    }

    /** A game as it would be after one more event. */
    public static Game after(Game game, GameEvent event, Instant now) {
        return game.with(new JournalEntry(game.version() + 1, now, "", event));
    }

    /** What slips come to in a game, by the list it is played with. */
    public Reception reception(Game of) {
        return new Reception(of, referee.list()::contains);
    }

    /** Words the slips of a round and of those after it need to know once something has happened, with what the list says. */
    public Map<String, Boolean> further(Game before, GameEvent event, RoundNumber from) {
        return reception(after(before.apart(), event, now)).further(from);
    }

    /** Why the game should end now, if it should. */
    public Optional<EndRule.Reason> end() {
        return EndProposal.of(game, journal, now, () -> referee.end(game, round()));
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
