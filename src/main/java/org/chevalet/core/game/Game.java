package org.chevalet.core.game;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Board;
import org.chevalet.core.game.GameEvent.GameFinished;
import org.chevalet.core.game.GameEvent.GameOpened;
import org.chevalet.core.game.GameEvent.GameReopened;
import org.chevalet.core.game.GameEvent.PlayerLeft;
import org.chevalet.core.game.GameEvent.PlayerSeated;
import org.chevalet.core.game.GameEvent.RoundCancelled;
import org.chevalet.core.game.GameEvent.RoundEvent;
import org.chevalet.core.lexicon.LexiconIdentity;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.SlipContext;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.core.rules.Verdict;
import org.chevalet.core.rules.WordCheck;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Rack;

/**
 * A game: the fold of its journal and its slips. Everything a screen or a document shows is derived from here. Immutable;
 * {@link #with} gives the game after one more event or slip and redoes only the round concerned.
 */
public final class Game {

    private final GameOpened opened;
    private final GameRules rules;
    private final int version;
    private final Map<PlayerId, Seat> seats;
    private final List<Round> rounds;
    private final Optional<GameFinished> finished;
    private final ResultsCache results;

    private Game(GameOpened opened, GameRules rules, int version, Contents contents, ResultsCache results) {
        this.opened = opened;
        this.rules = rules;
        this.version = version;
        this.seats = contents.seats();
        this.rounds = contents.rounds();
        this.finished = contents.finished();
        this.results = results;
    }

    /** What events change. */
    private record Contents(Map<PlayerId, Seat> seats, List<Round> rounds, Optional<GameFinished> finished) {

        Contents with(Round round) {
            List<Round> changed = new ArrayList<>(rounds);
            int index = round.number().value() - 1;
            if (index == changed.size()) {
                changed.add(round);
            } else {
                changed.set(index, round);
            }
            return new Contents(seats, List.copyOf(changed), finished);
        }

        Contents with(Seat seat) {
            Map<PlayerId, Seat> changed = new LinkedHashMap<>(seats);
            changed.put(seat.player(), seat);
            return new Contents(changed, rounds, finished);
        }

        Contents with(Optional<GameFinished> end) {
            return new Contents(seats, rounds, end);
        }
    }

    /** A game just opened, from its first event. */
    public static Game open(GameOpened opened) {
        Duration length = Duration.ofSeconds(opened.settings().roundSeconds());
        Round first = new Round(RoundNumber.FIRST, 1, Board.empty(), Rack.EMPTY, Optional.empty(), length);
        Contents contents = new Contents(Map.of(), List.of(first), Optional.empty());
        return new Game(opened, GameRules.of(opened.rules(), opened.settings()), 1, contents, new ResultsCache());
    }

    /**
     * Folds a whole journal with its slips.
     *
     * @param journal in order, {@link GameOpened} first
     * @param slips in order of arrival
     * @throws IllegalStateException when the journal is not one this program could have written
     */
    public static Game replay(List<JournalEntry> journal, List<Slip> slips) {
        if (journal.isEmpty() || !(journal.get(0).event() instanceof GameOpened opened)) {
            throw new IllegalStateException("a journal begins with GameOpened");
        }
        Game game = open(opened);
        List<Slip> waiting = new ArrayList<>(slips);
        for (JournalEntry entry : journal.subList(1, journal.size())) {
            if (entry.event() instanceof RoundEvent event) {
                game = game.withSlips(waiting, event);
            }
            game = game.with(entry);
        }
        return game.withAll(waiting);
    }

    /** Slips of a round must be known before the event that counts or cancels them. */
    private Game withSlips(List<Slip> waiting, RoundEvent event) {
        boolean counts = event instanceof GameEvent.RoundClosed
                || event instanceof GameEvent.SlipReplaced
                || event instanceof RoundCancelled;
        if (!counts) {
            return this;
        }
        List<Slip> due = waiting.stream()
                .filter(slip -> slip.round().equals(event.round())
                        && slip.attempt() == round(event.round()).attempt())
                .toList();
        waiting.removeAll(due);
        return withAll(due);
    }

    private Game withAll(List<Slip> slips) {
        Game game = this;
        for (Slip slip : slips) {
            game = game.with(slip);
        }
        return game;
    }

    /** The game after a slip; the version stays. A slip of a cancelled attempt changes nothing. */
    public Game with(Slip slip) {
        Round round = round(slip.round());
        return round.attempt() == slip.attempt() ? changed(version, contents().with(round.with(slip))) : this;
    }

    /**
     * May this event come next? Asked before an event is written to the journal.
     *
     * @return the event, or {@code game.moved-on}: another window or click was first
     */
    public Answer<GameEvent> allows(GameEvent event) {
        boolean allowed;
        if (event instanceof RoundEvent roundEvent) {
            allowed = exists(roundEvent.round())
                    && round(roundEvent.round()).phase().accepts(roundEvent)
                    && (finished.isEmpty() || round(roundEvent.round()).phase() == Phase.DONE);
        } else {
            allowed = !(event instanceof GameOpened) && finished.isPresent() == (event instanceof GameReopened)
                    || event instanceof PlayerSeated;
        }
        return allowed ? Answer.of(event) : Answer.refuse("game.moved-on");
    }

    /** @throws IllegalStateException when {@link #allows} refuses the event or its number does not follow */
    public Game with(JournalEntry entry) {
        if (entry.number() != version + 1 || !allows(entry.event()).isAccepted()) {
            throw new IllegalStateException("cannot follow version " + version + ": " + entry);
        }
        return changed(entry.number(), after(entry.event(), entry.at()));
    }

    private Contents after(GameEvent event, Instant at) {
        if (event instanceof RoundEvent roundEvent) {
            return after(roundEvent, at);
        }
        if (event instanceof PlayerSeated seated) {
            Seat before = seats.get(seated.player());
            RoundNumber since = before == null ? joining() : before.since();
            return contents().with(new Seat(seated.player(), seated.table(), seated.name(), since, Optional.empty()));
        }
        if (event instanceof PlayerLeft left) {
            Seat seat = seat(left.player()).orElseThrow();
            RoundNumber gone = current().number();
            return contents().with(new Seat(seat.player(), seat.table(), seat.name(), seat.since(), Optional.of(gone)));
        }
        return contents().with(event instanceof GameFinished end ? Optional.of(end) : Optional.empty());
    }

    /** A player who comes once the round in play is closed plays from the next one. */
    private RoundNumber joining() {
        return current().phase().isClosed()
                ? current().number().next()
                : current().number();
    }

    private Contents after(RoundEvent event, Instant at) {
        Round round = round(event.round());
        if (event instanceof RoundCancelled) {
            return contents().with(next(round.number(), round.attempt() + 1, round.board(), Optional.of(round.rack())));
        }
        Contents after = contents().with(round.with(event, at));
        boolean moves = event instanceof GameEvent.SolutionAnnounced;
        return moves ? after.with(following(round)) : after;
    }

    private Round next(RoundNumber number, int attempt, Board board, Optional<Rack> forbidden) {
        return new Round(
                number,
                attempt,
                board,
                Rack.EMPTY,
                forbidden,
                Duration.ofSeconds(settings().roundSeconds()));
    }

    private Round following(Round round) {
        Aftermath after = Aftermath.of(round, bag(round), rules.jokers());
        Duration length = Duration.ofSeconds(settings().roundSeconds());
        return new Round(round.number().next(), 1, after.board(), after.kept(), Optional.empty(), length);
    }

    private Contents contents() {
        return new Contents(seats, rounds, finished);
    }

    private Game changed(int number, Contents contents) {
        return new Game(opened, rules, number, contents, results);
    }

    /** Journal events folded so far; screens compare it to know whether they are behind. */
    public int version() {
        return version;
    }

    public RuleSet ruleSet() {
        return opened.rules();
    }

    public GameSettings settings() {
        return opened.settings();
    }

    public LexiconIdentity lexicon() {
        return opened.lexicon();
    }

    /** Everyone who ever sat, in order of arrival; those who left included. */
    public Collection<Seat> seats() {
        return List.copyOf(seats.values());
    }

    public Optional<Seat> seat(PlayerId player) {
        return Optional.ofNullable(seats.get(player));
    }

    /** The player who sits at a table now. */
    public Optional<Seat> seat(TableNumber table) {
        return seats.values().stream()
                .filter(seat -> seat.table().equals(table) && seat.left().isEmpty())
                .findFirst();
    }

    /** All rounds in order, the one in play last. */
    public List<Round> rounds() {
        return rounds;
    }

    /** Rounds whose solution is public. */
    public List<Round> played() {
        return rounds.stream().filter(round -> round.phase() == Phase.DONE).toList();
    }

    public boolean exists(RoundNumber number) {
        return number.value() <= rounds.size();
    }

    /** @throws IndexOutOfBoundsException when the game has not come that far: ask {@link #exists} first */
    public Round round(RoundNumber number) {
        return rounds.get(number.value() - 1);
    }

    /** The round in play, or about to be. */
    public Round current() {
        return rounds.get(rounds.size() - 1);
    }

    public Optional<GameFinished> finished() {
        return finished;
    }

    /** Letters not on the board: bag and rack together. */
    public Rack remaining(Round round) {
        return Aftermath.remaining(round.board(), opened.rules().tiles());
    }

    /** Letters in the bag: not on the board, not kept, and not in the rack once it is drawn. */
    public Bag bag(Round round) {
        Rack inHand = round.draw().isPresent() ? round.rack() : round.kept();
        return Bag.of(remaining(round).minus(inHand));
    }

    /** Seats that play a round and of which nothing has come in. */
    public List<Seat> missing(Round round) {
        return seats.values().stream()
                .filter(seat -> seat.plays(round.number()) && seat.left().isEmpty())
                .filter(seat -> round.slip(seat.player()).isEmpty()
                        && round.ruling(seat.player()).isEmpty())
                .toList();
    }

    /** What a closed round pays; empty before its close. */
    public Optional<RoundResults> results(Round round) {
        return round.phase().isClosed() ? Optional.of(results.of(round, seats(), rules)) : Optional.empty();
    }

    /** What a slip would be paid on a round by the program, asking {@code words} about every word it needs to know. */
    public Verdict judge(Round round, WrittenSlip slip, WordCheck words) {
        return rules.slips().judge(new SlipContext(round.number(), round.board(), round.rack(), words), slip);
    }

    /** Running totals over some rounds of this game, one for each seat, in order of arrival. */
    public List<PlayerTotal> totals(List<Round> counted) {
        return new Totals(this, rules).over(counted);
    }
}
