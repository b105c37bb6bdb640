package org.chevalet.core.game;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chevalet.core.board.Placement;
import org.chevalet.core.lexicon.LexiconIdentity;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.rules.Sanction;
import org.chevalet.core.rules.SlipId;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Points;

/**
 * One thing that happened to a game. A game is the list of its events in order: nothing else about it is stored but the
 * players' slips. Events are never changed; a correction is one more event.
 */
public sealed interface GameEvent {

    /** What happens to one round. */
    sealed interface RoundEvent extends GameEvent {
        RoundNumber round();
    }

    /** What somebody gave a reason for: a message key, or what the arbiter wrote. */
    interface Reasoned {
        String reason();
    }

    /** What concerns one player. */
    interface OfPlayer {
        PlayerId player();
    }

    /** First event of every game: by which rules and words it is played. */
    record GameOpened(RuleSet rules, GameSettings settings, LexiconIdentity lexicon) implements GameEvent {}

    /** Settings chosen otherwise than at the opening, from now on: a round whose clock has run keeps its time. */
    record SettingsChanged(GameSettings settings, String reason) implements GameEvent, Reasoned {}

    /** A player takes part from now on; rounds already closed are nil for him (R§6.2). */
    record PlayerSeated(PlayerId player, TableNumber table, String name) implements GameEvent, OfPlayer {}

    /** A player leaves; his slips so far stay. */
    record PlayerLeft(PlayerId player) implements GameEvent, OfPlayer {}

    /**
     * A player has more time than the others from now on: adapted time.
     *
     * @param extra beyond everybody's in each round; zero takes it back
     */
    record ExtraTimeGiven(PlayerId player, Duration extra, String reason) implements GameEvent, Reasoned, OfPlayer {
        public ExtraTimeGiven {
            if (extra.isNegative() || extra.compareTo(LONGEST_EXTRA) > 0) {
                throw new IllegalArgumentException("no extra time: " + extra);
            }
        }

        /** As long as the longest round. */
        public static final Duration LONGEST_EXTRA = Duration.ofHours(1);
    }

    /** Letters drawn by chance or typed by the arbiter; replaces a draw of the same round not yet announced. */
    record RackDrawn(RoundNumber round, Draw draw, boolean typed) implements RoundEvent {}

    /** A draw thrown back whole, kept letters too (R§3.2). {@code byRule} false: at the arbiter's will. */
    record RackRejected(RoundNumber round, Draw draw, boolean byRule) implements RoundEvent {}

    /** The rack is shown to everyone; the clock stands. */
    record RackAnnounced(RoundNumber round) implements RoundEvent {}

    record ClockStarted(RoundNumber round, Instant deadline) implements RoundEvent {}

    record ClockPaused(RoundNumber round, Duration remaining) implements RoundEvent {}

    record ClockResumed(RoundNumber round, Instant deadline) implements RoundEvent {}

    /** More time for everyone, the clock running or paused. */
    record TimeAdded(RoundNumber round, Duration added) implements RoundEvent {}

    /** No slip counts any more but those in transit. {@code early}: ended by the arbiter before the deadline. */
    record TimeEnded(RoundNumber round, Instant endedAt, boolean early) implements RoundEvent {}

    /**
     * Reception is over.
     *
     * @param counted the slip that counts for each player who has one
     * @param admitted for every word a counted slip plays or forms: is it in the lexicon
     */
    record RoundClosed(RoundNumber round, Map<PlayerId, SlipId> counted, Map<String, Boolean> admitted)
            implements RoundEvent {
        public RoundClosed {
            counted = Map.copyOf(counted);
            admitted = Map.copyOf(admitted);
        }
    }

    /** After the close, another slip counts for a player (typed late, retyped), or none any more. */
    record SlipReplaced(
            RoundNumber round, PlayerId player, Optional<SlipId> counted, Map<String, Boolean> admitted, String reason)
            implements RoundEvent, OfPlayer, Reasoned {
        public SlipReplaced {
            admitted = Map.copyOf(admitted);
        }
    }

    /**
     * The arbiter decides about a slip that came after the time: it counts, or it stays out. The last decision holds.
     *
     * @param admitted for every word it plays or forms: is it in the lexicon; none before the close
     */
    record LateSlipDecided(
            RoundNumber round,
            PlayerId player,
            SlipId slip,
            boolean counts,
            Map<String, Boolean> admitted,
            String reason)
            implements RoundEvent, OfPlayer, Reasoned {
        public LateSlipDecided {
            admitted = Map.copyOf(admitted);
        }
    }

    /** The arbiter decides otherwise than the program; the last ruling for a player and round holds. */
    sealed interface Ruling extends RoundEvent, OfPlayer, Reasoned {}

    /** The arbiter says himself what is paid. */
    record SlipRuled(RoundNumber round, PlayerId player, Points paid, Sanction sanction, String reason)
            implements Ruling {}

    /**
     * The arbiter takes another of the readings that were considered (R§5.4).
     *
     * @param reading the word where it is read
     * @param paid what this reading pays, its penalty taken off
     */
    record ReadingChosen(
            RoundNumber round, PlayerId player, Placement reading, Points paid, Sanction sanction, String reason)
            implements Ruling {}

    /**
     * The player gets the mean of the other players' scores (R§5.9), as they are now or become by later corrections.
     *
     * @param most what he proposed would have been worth; empty when the arbiter grants the mean whatever was proposed
     */
    record AverageGranted(RoundNumber round, PlayerId player, Optional<Points> most, String reason) implements Ruling {}

    /** The arbiter's decision is lifted: the program's verdict holds again. */
    record RulingLifted(RoundNumber round, PlayerId player) implements RoundEvent, OfPlayer {}

    /** A disciplinary warning (R§5.8): beside any other sanction, and it stays when its round is cancelled. */
    record PlayerWarned(RoundNumber round, PlayerId player, String reason) implements GameEvent, Reasoned, OfPlayer {}

    /** The last disciplinary warning of a player on a round is taken back. */
    record WarningLifted(RoundNumber round, PlayerId player) implements GameEvent, OfPlayer {}

    /**
     * The word that goes on everyone's board.
     *
     * @param points its score
     * @param top the best score of the round, reference of every deficit; the same in the ordinary case
     * @param reason why this one among the equal tops, a message key, or what the arbiter wrote
     */
    record MasterMoveChosen(RoundNumber round, Placement placement, Points points, Points top, String reason)
            implements RoundEvent, Reasoned {}

    /** The solution is public: the board moves on, and no slip of this round can be accepted automatically. */
    record SolutionAnnounced(RoundNumber round) implements RoundEvent {}

    /**
     * The letters were announced otherwise than they lie on the table: all slips of the round are judged by these.
     *
     * @param admitted for every further word the slips of the round need now: is it in the lexicon
     */
    record RackCorrected(RoundNumber round, Draw draw, Map<String, Boolean> admitted, String reason)
            implements RoundEvent, Reasoned {
        public RackCorrected {
            admitted = Map.copyOf(admitted);
        }
    }

    /**
     * Letters or master move of a round already played are corrected; what was played after it stands on what it leaves
     * now.
     *
     * @param tops the best scores of later rounds whose board is another one now, where they change
     * @param admitted for every further word the slips of this and later closed rounds need now: is it in the lexicon
     */
    record RoundCorrected(
            RoundNumber round,
            Draw draw,
            Placement placement,
            Points points,
            Points top,
            Map<RoundNumber, Points> tops,
            Map<String, Boolean> admitted,
            String reason)
            implements RoundEvent, Reasoned {
        public RoundCorrected {
            tops = Map.copyOf(tops);
            admitted = Map.copyOf(admitted);
        }
    }

    /**
     * In this game a word counts, or does not, whatever the word list says: in rounds already played and in those to come.
     * The last ruling about a word holds.
     *
     * @param counts empty: as the word list says
     * @param admitted for every further word that slips of closed rounds need now: is it in the lexicon
     */
    record WordRuled(String word, Optional<Boolean> counts, Map<String, Boolean> admitted, String reason)
            implements GameEvent, Reasoned {
        public WordRuled {
            admitted = Map.copyOf(admitted);
        }
    }

    /** The announcement of the rack is taken back before the clock has started. */
    record AnnouncementWithdrawn(RoundNumber round) implements RoundEvent {}

    /** The end of the time, decided by mistake, is taken back: the clock stands, with the time that was left. */
    record TimeGivenBack(RoundNumber round, Duration remaining) implements RoundEvent {}

    /** A slip typed by mistake before the close: the one before it counts again, if there was one. */
    record SlipWithdrawn(RoundNumber round, PlayerId player, SlipId slip) implements RoundEvent, OfPlayer {}

    /** The close is taken back: slips come in again, no master move is chosen. */
    record ReceptionReopened(RoundNumber round) implements RoundEvent {}

    /** The announcement of the solution is taken back before the next letters are drawn. */
    record SolutionWithdrawn(RoundNumber round) implements RoundEvent {}

    /**
     * The arbiter took his last action back: what it did was undone by the events just before this one.
     *
     * @param first number of the first entry of that action, as of {@code last} of its last; 0 for one without entries
     * @param by number of the first entry that undid it
     */
    record ActionUndone(int first, int last, int by) implements GameEvent {}

    /**
     * Everybody's points of the round fall, its letters go back, the round number is played again (R§3.6). What was
     * played after it stood on its word and falls with it.
     *
     * @param through the last round that falls: the same one, or a later one when it had been played on
     */
    record RoundCancelled(RoundNumber round, RoundNumber through, String reason) implements RoundEvent, Reasoned {
        public RoundCancelled {
            if (through.compareTo(round) < 0) {
                throw new IllegalArgumentException("not from " + round + " to " + through);
            }
        }
    }

    /** Nobody has a valid move where the room's best goes on the board: the same letters are played again. */
    record LettersPlayedAgain(RoundNumber round) implements RoundEvent {}

    /**
     * The end, with the totals of that moment as a seal.
     *
     * @param reason a message key {@code end.*}
     * @param engine version of the program that counted
     */
    record GameFinished(String reason, Map<PlayerId, Points> totals, String engine) implements GameEvent, Reasoned {
        public GameFinished {
            totals = Map.copyOf(totals);
        }
    }

    /**
     * The order of players with equal totals, from a sudden death played apart (R§3.8.3); may come after the end.
     *
     * @param order the best first
     */
    record TiesSettled(List<PlayerId> order, String reason) implements GameEvent, Reasoned {
        public TiesSettled {
            order = List.copyOf(order);
        }
    }

    /** A finished game goes on (stopped by mistake). */
    record GameReopened(String reason) implements GameEvent, Reasoned {}
}
