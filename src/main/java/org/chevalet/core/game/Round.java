package org.chevalet.core.game;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chevalet.core.board.Board;
import org.chevalet.core.game.GameEvent.ClockPaused;
import org.chevalet.core.game.GameEvent.RoundCorrected;
import org.chevalet.core.game.GameEvent.RoundEvent;
import org.chevalet.core.game.GameEvent.Ruling;
import org.chevalet.core.game.GameEvent.WordRuled;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.SlipId;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Points;
import org.chevalet.core.tile.Rack;

/**
 * One round (coup) of a game, folded from its events and slips. Immutable once made: an event gives another round, which
 * {@link RoundFold} fills in.
 */
public final class Round {

    private final RoundNumber number;
    private final int attempt;
    Board board;
    private final Optional<Rack> forbidden;
    Rack kept;
    Phase phase = Phase.READY;
    Optional<Draw> draw = Optional.empty();
    /** The draw as it was made or last corrected: which letters of it were kept may follow from an earlier round since. */
    private Optional<Draw> asDrawn = Optional.empty();

    List<Draw> rejected = List.of();
    /** What it is played by: those of the game when its clock was started. */
    private GameSettings settings;

    RoundClock clock;
    PlayingTime played = PlayingTime.NONE;
    Optional<Instant> endedAt = Optional.empty();
    boolean endedEarly;
    Collected slips = Collected.NONE;
    Map<SlipId, Boolean> decided = Map.of();
    KnownWords words;
    Map<PlayerId, Ruling> rulings = Map.of();
    Optional<MasterMove> master = Optional.empty();
    Optional<Instant> correctedAt = Optional.empty();

    /**
     * A round about to begin.
     *
     * @param start the board, and the letters in hand from the round before
     * @param forbidden the rack of the cancelled attempt before this one: the new rack must differ (R§3.6)
     * @param words what the arbiter ruled about words in this game
     */
    Round(
            RoundNumber number,
            int attempt,
            Aftermath start,
            Optional<Rack> forbidden,
            GameSettings settings,
            KnownWords words) {
        this.number = number;
        this.attempt = attempt;
        this.board = start.board();
        this.kept = start.kept();
        this.forbidden = forbidden;
        this.settings = settings;
        this.words = words;
        this.clock = RoundClock.stopped(length());
    }

    private Round(Round before) {
        this(
                before.number,
                before.attempt,
                new Aftermath(before.board, before.kept),
                before.forbidden,
                before.settings,
                before.words);
        phase = before.phase;
        draw = before.draw;
        asDrawn = before.asDrawn;
        rejected = before.rejected;
        clock = before.clock;
        played = before.played;
        endedAt = before.endedAt;
        endedEarly = before.endedEarly;
        slips = before.slips;
        decided = before.decided;
        rulings = before.rulings;
        master = before.master;
        correctedAt = before.correctedAt;
    }

    Round with(List<Slip> more) {
        Round after = new Round(this);
        after.slips = slips.plus(more);
        return after;
    }

    /** The round on another board, with other letters in hand; its draw is split anew. */
    Round on(Aftermath start, Optional<Draw> split, Instant at) {
        Round after = new Round(this);
        after.board = start.board();
        after.kept = rejected.isEmpty() ? start.kept() : Rack.EMPTY;
        after.draw = split;
        return after.corrected(at);
    }

    /** The round played by other settings, unless its clock has run. */
    Round by(GameSettings others) {
        if (phase.compareTo(Phase.ANNOUNCED) > 0) {
            return this;
        }
        Round after = new Round(this);
        after.settings = others;
        after.clock = RoundClock.stopped(after.length());
        return after;
    }

    /** The round with another ruling about a word. */
    Round with(WordRuled ruling, Instant at) {
        Round after = new Round(this);
        KnownWords known = phase.isClosed() ? words.with(ruling.admitted()) : words;
        after.words = known.ruled(ruling.word(), ruling.counts());
        boolean concerned = !after.words.recorded(ruling.word()).equals(words.recorded(ruling.word()));
        return concerned && words.wasAsked(ruling.word()) ? after.corrected(at) : after;
    }

    /** What the correction of an earlier round brings with it: words its slips need now, another top. */
    Round following(RoundCorrected earlier) {
        if (!phase.isClosed()) {
            return this;
        }
        Round after = new Round(this);
        after.words = words.with(earlier.admitted());
        Optional<Points> top = Optional.ofNullable(earlier.tops().get(number));
        after.master = master.map(
                move -> new MasterMove(move.placement(), move.points(), top.orElse(move.top()), move.reason()));
        return after;
    }

    /** Marked as corrected, when its solution was public already. */
    Round corrected(Instant at) {
        correctedAt = phase == Phase.DONE ? Optional.of(at) : correctedAt;
        return this;
    }

    Round with(RoundEvent event, Instant at) {
        Round after = new Round(this);
        RoundFold.apply(event, at, after);
        return after;
    }

    /** The round with its clock stopped where it is, should it run: what the end of a game does to it. */
    Round standing(Instant at) {
        return phase == Phase.RUNNING ? with(new ClockPaused(number, clock.remaining(at)), at) : this;
    }

    public RoundNumber number() {
        return number;
    }

    /** Nothing has happened in it yet. */
    boolean isFresh() {
        return phase == Phase.READY && rejected.isEmpty();
    }

    /** Its playing time, without what was added. */
    public Duration length() {
        return Duration.ofSeconds(settings.seconds(number));
    }

    /** The settings it is played by; those of the game may have been changed since. */
    public GameSettings settings() {
        return settings;
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

    /** The draw before what earlier rounds were corrected to has split it anew. */
    Optional<Draw> asDrawn() {
        return asDrawn;
    }

    void drawn(Optional<Draw> letters) {
        draw = letters;
        asDrawn = letters;
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

    /** When the time was over. */
    public Optional<Instant> endedAt() {
        return endedAt;
    }

    /** When the time was over for a player: his extra time runs after the others', unless the arbiter ended it for all. */
    public Optional<Instant> endedAt(Seat seat) {
        return endedAt.map(end -> endedEarly ? end : end.plus(seat.extra()));
    }

    /** Every slip of this attempt, in order of arrival. */
    public List<Slip> slips() {
        return slips.all();
    }

    /** The slip that counts for a player: the one recorded at the close, before it the last one in time. */
    public Optional<Slip> slip(PlayerId player) {
        return slips.of(player);
    }

    /** True when the player handed in something, but after the time, and nothing in time. */
    public boolean cameLate(PlayerId player) {
        return slips.cameLate(player);
    }

    /** What the arbiter decided about a slip that came after the time, if he did: does it count? */
    public Optional<Boolean> decided(SlipId slip) {
        return Optional.ofNullable(decided.get(slip));
    }

    /** Does this word count: as the arbiter ruled, else as recorded at the close? Words nobody needed then do not. */
    public boolean admits(String word) {
        return recorded(word).orElse(false);
    }

    /** What is known about a word: ruled by the arbiter, else recorded at the close or since; empty when nobody needed it. */
    public Optional<Boolean> recorded(String word) {
        return words.recorded(word);
    }

    KnownWords words() {
        return words;
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
