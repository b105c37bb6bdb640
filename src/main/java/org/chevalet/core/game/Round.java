package org.chevalet.core.game;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.chevalet.core.board.Board;
import org.chevalet.core.game.GameEvent.ClockPaused;
import org.chevalet.core.game.GameEvent.ClockResumed;
import org.chevalet.core.game.GameEvent.ClockStarted;
import org.chevalet.core.game.GameEvent.MasterMoveChosen;
import org.chevalet.core.game.GameEvent.RackAnnounced;
import org.chevalet.core.game.GameEvent.RackDrawn;
import org.chevalet.core.game.GameEvent.RackRejected;
import org.chevalet.core.game.GameEvent.RoundClosed;
import org.chevalet.core.game.GameEvent.RoundEvent;
import org.chevalet.core.game.GameEvent.Ruling;
import org.chevalet.core.game.GameEvent.RulingLifted;
import org.chevalet.core.game.GameEvent.SlipReplaced;
import org.chevalet.core.game.GameEvent.SolutionAnnounced;
import org.chevalet.core.game.GameEvent.TimeAdded;
import org.chevalet.core.game.GameEvent.TimeEnded;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.SlipId;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Rack;
import org.jspecify.annotations.Nullable;

/** One round (coup) of a game, folded from its events and slips. Immutable once made: an event gives another round. */
public final class Round {

    private final RoundNumber number;
    private final int attempt;
    private final Board board;
    private final Optional<Rack> forbidden;
    private Rack kept;
    private Phase phase = Phase.READY;
    private Optional<Draw> draw = Optional.empty();
    private List<Draw> rejected = List.of();
    private final Duration length;
    private RoundClock clock;
    private PlayingTime played = PlayingTime.NONE;
    private Optional<Instant> announcedAt = Optional.empty();
    private Optional<Instant> endedAt = Optional.empty();
    private List<Slip> slips = List.of();
    private Map<PlayerId, SlipId> counted = Map.of();
    private Map<String, Boolean> admitted = Map.of();
    private Map<PlayerId, Ruling> rulings = Map.of();
    private Optional<MasterMove> master = Optional.empty();
    private Optional<Instant> correctedAt = Optional.empty();
    private volatile @Nullable SlipIndex index;

    /**
     * A round about to begin.
     *
     * @param board before this round's move
     * @param kept letters in hand from the round before
     * @param forbidden the rack of the cancelled attempt before this one: the new rack must differ (R§3.6)
     */
    Round(RoundNumber number, int attempt, Board board, Rack kept, Optional<Rack> forbidden, Duration length) {
        this.number = number;
        this.attempt = attempt;
        this.board = board;
        this.kept = kept;
        this.forbidden = forbidden;
        this.length = length;
        this.clock = RoundClock.stopped(length);
    }

    private Round(Round before) {
        this(before.number, before.attempt, before.board, before.kept, before.forbidden, before.length);
        phase = before.phase;
        draw = before.draw;
        rejected = before.rejected;
        clock = before.clock;
        played = before.played;
        announcedAt = before.announcedAt;
        endedAt = before.endedAt;
        slips = before.slips;
        counted = before.counted;
        admitted = before.admitted;
        rulings = before.rulings;
        master = before.master;
        correctedAt = before.correctedAt;
    }

    Round with(List<Slip> more) {
        Round after = new Round(this);
        after.slips = Stream.concat(slips.stream(), more.stream()).toList();
        return after;
    }

    Round with(RoundEvent event, Instant at) {
        Round after = new Round(this);
        if (!after.drew(event, at) && !after.timed(event)) {
            after.decided(event, at);
        }
        return after;
    }

    /** The round with its clock stopped where it is, should it run: what the end of a game does to it. */
    Round standing(Instant at) {
        return phase == Phase.RUNNING ? with(new ClockPaused(number, clock.remaining(at)), at) : this;
    }

    private boolean drew(RoundEvent event, Instant at) {
        if (event instanceof RackRejected rejection) {
            rejected = Copies.plus(rejected, rejection.draw());
            kept = Rack.EMPTY;
            draw = Optional.empty();
            phase = Phase.READY;
        } else if (event instanceof RackDrawn drawn) {
            draw = Optional.of(drawn.draw());
            phase = Phase.DRAWN;
        } else if (event instanceof RackAnnounced) {
            announcedAt = Optional.of(at);
            phase = Phase.ANNOUNCED;
        } else {
            return false;
        }
        return true;
    }

    private boolean timed(RoundEvent event) {
        if (event instanceof ClockStarted started) {
            runTo(started.deadline());
        } else if (event instanceof ClockResumed resumed) {
            runTo(resumed.deadline());
        } else if (event instanceof ClockPaused paused) {
            played = played.paused(paused.remaining());
            clock = RoundClock.pausedAt(paused.remaining());
            phase = Phase.PAUSED;
        } else if (event instanceof TimeAdded more) {
            clock = clock.plus(more.added());
        } else if (event instanceof TimeEnded ended) {
            clock = RoundClock.ended();
            endedAt = Optional.of(ended.endedAt());
            phase = Phase.RECEIVING;
        } else {
            return false;
        }
        return true;
    }

    private void runTo(Instant deadline) {
        played = played.running(deadline, clock.held(), length);
        clock = RoundClock.runningTo(deadline);
        phase = Phase.RUNNING;
    }

    private void decided(RoundEvent event, Instant at) {
        if (event instanceof RoundClosed closed) {
            counted = closed.counted();
            admitted = closed.admitted();
            phase = Phase.CONTROL;
        } else if (event instanceof MasterMoveChosen chosen) {
            master = Optional.of(new MasterMove(chosen.placement(), chosen.points(), chosen.top(), chosen.reason()));
        } else if (event instanceof SolutionAnnounced) {
            phase = Phase.DONE;
        } else {
            corrected(event);
            correctedAt = phase == Phase.DONE ? Optional.of(at) : Optional.empty();
        }
    }

    private void corrected(RoundEvent event) {
        if (event instanceof SlipReplaced replaced) {
            counted = Copies.without(counted, replaced.player());
            replaced.counted().ifPresent(slip -> counted = Copies.plus(counted, replaced.player(), slip));
            admitted = Copies.merged(admitted, replaced.admitted());
        } else if (event instanceof Ruling ruled) {
            rulings = Copies.plus(rulings, ruled.player(), ruled);
        } else if (event instanceof RulingLifted lifted) {
            rulings = Copies.without(rulings, lifted.player());
        } else {
            throw new IllegalStateException("no such event in a round: " + event);
        }
    }

    public RoundNumber number() {
        return number;
    }

    /** 1, or one more for each cancellation. */
    public int attempt() {
        return attempt;
    }

    public Phase phase() {
        return phase;
    }

    /** The board before this round's move. */
    public Board board() {
        return board;
    }

    /** Letters in hand before the draw; none once a draw was thrown back. */
    public Rack kept() {
        return kept;
    }

    public Optional<Draw> draw() {
        return draw;
    }

    /** The letters in hand; empty before the draw. */
    public Rack rack() {
        return draw.map(Draw::rack).orElse(Rack.EMPTY);
    }

    /** Draws thrown back, in order. */
    public List<Draw> rejected() {
        return rejected;
    }

    /** The rack the next draw must differ from, after a cancellation. */
    public Optional<Rack> forbidden() {
        return forbidden;
    }

    public RoundClock clock() {
        return clock;
    }

    /** Playing time used at an instant, pauses taken off. */
    public Duration elapsed(Instant at) {
        return played.elapsed(at);
    }

    public Optional<Instant> announcedAt() {
        return announcedAt;
    }

    /** When the time was over. */
    public Optional<Instant> endedAt() {
        return endedAt;
    }

    /** Every slip of this attempt, in order of arrival. */
    public List<Slip> slips() {
        return slips;
    }

    /** The slip that counts for a player: the one recorded at the close, before it the last one in time. */
    public Optional<Slip> slip(PlayerId player) {
        return Optional.ofNullable(index().counting().get(player));
    }

    /** True when the player handed in something, but after the time, and nothing in time. */
    public boolean cameLate(PlayerId player) {
        return slip(player).isEmpty() && index().late().contains(player);
    }

    private SlipIndex index() {
        SlipIndex known = index;
        if (known == null) {
            known = phase.isClosed() ? SlipIndex.counted(slips, counted) : SlipIndex.inTime(slips);
            index = known;
        }
        return known;
    }

    /** Was this word admitted when the round was closed? Words nobody needed then are not. */
    public boolean admits(String word) {
        return admitted.getOrDefault(word, false);
    }

    /** What was recorded about a word when the round was closed or corrected; empty when nobody needed it. */
    public Optional<Boolean> recorded(String word) {
        return Optional.ofNullable(admitted.get(word));
    }

    Map<String, Boolean> admitted() {
        return admitted;
    }

    /** The decision of the arbiter about a player, if he took one. */
    public Optional<Ruling> ruling(PlayerId player) {
        return Optional.ofNullable(rulings.get(player));
    }

    public Optional<MasterMove> master() {
        return master;
    }

    /** When something was last corrected after the solution was public. */
    public Optional<Instant> correctedAt() {
        return correctedAt;
    }
}
