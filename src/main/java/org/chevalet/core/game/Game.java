package org.chevalet.core.game;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.GameEvent.GameFinished;
import org.chevalet.core.game.GameEvent.GameOpened;
import org.chevalet.core.game.GameEvent.PlayerWarned;
import org.chevalet.core.game.GameEvent.RoundCorrected;
import org.chevalet.core.lexicon.LexiconIdentity;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.SlipContext;
import org.chevalet.core.rules.SlipRule;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.core.rules.Verdict;
import org.chevalet.core.rules.WordCheck;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Points;
import org.chevalet.core.tile.Rack;

/**
 * A game: the fold of its journal and its slips. Everything a screen or a document shows is derived from here. Immutable;
 * {@code with} gives the game after one more event or slip and redoes only the round concerned.
 */
public final class Game {

    private final int version;
    private final Progress progress;
    private final ResultsCache results;
    private final Totals totals;

    private Game(int version, Progress progress, ResultsCache results) {
        this.version = version;
        this.progress = progress;
        this.results = results;
        this.totals = new Totals(this, progress.rules());
    }

    /** A game just opened, from its first event. */
    public static Game open(GameOpened opened) {
        return new Game(1, Progress.of(opened), new ResultsCache());
    }

    /**
     * Folds a whole journal with its slips.
     *
     * @param journal in order, {@link GameOpened} first
     * @param slips in order of arrival
     * @throws IllegalStateException when the journal is not one this program could have written
     */
    public static Game replay(List<JournalEntry> journal, List<Slip> slips) {
        return replay(journal, slips, (before, entry, after) -> {});
    }

    /** The same, watched. */
    public static Game replay(List<JournalEntry> journal, List<Slip> slips, GameWatcher watcher) {
        if (journal.isEmpty() || !(journal.get(0).event() instanceof GameOpened opened)) {
            throw new IllegalStateException("a journal begins with GameOpened");
        }
        Game game = open(opened);
        WaitingSlips waiting = WaitingSlips.of(slips);
        for (JournalEntry entry : journal.subList(1, journal.size())) {
            Game before = game.withAll(waiting.due(game, entry.event()));
            game = before.with(entry);
            watcher.saw(before, entry, game);
        }
        for (List<Slip> later : waiting.rest()) {
            game = game.withAll(later);
        }
        return game;
    }

    /** The game after some slips, in order of arrival; the version stays. Slips of cancelled attempts change nothing. */
    public Game with(List<Slip> slips) {
        Game after = this;
        for (List<Slip> ofAttempt : WaitingSlips.of(slips).rest()) {
            after = after.withAll(ofAttempt);
        }
        return after;
    }

    /** Slips of one attempt of one round. */
    private Game withAll(List<Slip> slips) {
        return slips.isEmpty() ? this : new Game(version, progress.with(slips), results);
    }

    /** The game after a slip; the version stays. A slip of a cancelled attempt changes nothing. */
    public Game with(Slip slip) {
        return withAll(List.of(slip));
    }

    /**
     * May this event come next? Asked before an event is written to the journal.
     *
     * @return the event, or {@code game.moved-on}: another window or click was first
     */
    public Answer<GameEvent> allows(GameEvent event) {
        return progress.allows(event) ? Answer.of(event) : Answer.refuse("game.moved-on");
    }

    /** @throws IllegalStateException when {@link #allows} refuses the event or its number does not follow */
    public Game with(JournalEntry entry) {
        if (entry.number() != version + 1 || !progress.allows(entry.event())) {
            throw new IllegalStateException("cannot follow version " + version + ": " + entry);
        }
        return new Game(entry.number(), progress.after(entry.event(), entry.at(), results), results);
    }

    /** The same game to try something out with, which never touches what is kept of this one. */
    public Game apart() {
        return new Game(version, progress, results.copy());
    }

    /**
     * What a correction of a round played would break.
     *
     * @return the first round that could not have been played so, and all after it; empty when everything stands
     */
    public List<RoundNumber> broken(RoundCorrected corrected) {
        return progress.broken(corrected);
    }

    /** The words the arbiter ruled about in this game: does each count? */
    public Map<String, Boolean> words() {
        return progress.words();
    }

    /** Journal events folded so far; screens compare it to know whether they are behind. */
    public int version() {
        return version;
    }

    public RuleSet ruleSet() {
        return progress.opened().rules();
    }

    public GameSettings settings() {
        return progress.opened().settings();
    }

    public LexiconIdentity lexicon() {
        return progress.opened().lexicon();
    }

    /** Everyone who ever sat, in order of arrival; those who left included. */
    public Collection<Seat> seats() {
        return progress.seats().all();
    }

    public Optional<Seat> seat(PlayerId player) {
        return progress.seats().of(player);
    }

    /** The player who sits at a table now. */
    public Optional<Seat> seat(TableNumber table) {
        return progress.seats().at(table);
    }

    /** All rounds in order, the one in play last. */
    public List<Round> rounds() {
        return progress.rounds();
    }

    /** Rounds whose solution is public. */
    public List<Round> played() {
        return rounds().stream().filter(round -> round.phase() == Phase.DONE).toList();
    }

    /** @return who sits at a table of a number as somebody typed it, or {@code table.unknown} */
    public Answer<Seat> findTable(int number) {
        return progress.seats().find(number);
    }

    /** @return the round of a number as somebody typed it, or {@code round.unknown} */
    public Answer<Round> find(int number) {
        return number < 1 || !exists(new RoundNumber(number))
                ? Answer.refuse("round.unknown", number)
                : Answer.of(round(new RoundNumber(number)));
    }

    public boolean exists(RoundNumber number) {
        return number.value() <= rounds().size();
    }

    /** @throws IndexOutOfBoundsException when the game has not come that far: ask {@link #exists} first */
    public Round round(RoundNumber number) {
        return progress.round(number);
    }

    /** The round in play, or about to be. */
    public Round current() {
        return progress.current();
    }

    public Optional<GameFinished> finished() {
        return progress.finished();
    }

    /** Letters not on the board: bag and rack together. */
    public Rack remaining(Round round) {
        return progress.remaining(round);
    }

    /** Letters in the bag: not on the board, not kept, and not in the rack once it is drawn. */
    public Bag bag(Round round) {
        return progress.bag(round);
    }

    /** Letters the round before left in hand, whether they were kept for this one or have gone back in the bag since. */
    public Rack leftBefore(Round round) {
        return round.number().isFirst()
                ? Rack.EMPTY
                : progress.leftBy(rounds().get(round.number().value() - 2)).kept();
    }

    /** Seats that play a round and of which nothing has come in. */
    public List<Seat> missing(Round round) {
        return seats().stream()
                .filter(seat -> seat.plays(round.number()) && seat.left().isEmpty())
                .filter(seat -> round.slip(seat.player()).isEmpty()
                        && round.ruling(seat.player()).isEmpty())
                .toList();
    }

    /** What a closed round pays; empty before its close. */
    public Optional<RoundResults> results(Round round) {
        return round.phase().isClosed() ? Optional.of(results.of(round, seats(), progress.rules())) : Optional.empty();
    }

    /** What the arbiter decided about a player on a round before its close, without asking the rules. */
    public Optional<Verdict> ruled(Round round, PlayerId player) {
        RuledVerdicts ruled = new RuledVerdicts(progress.rules());
        return round.ruling(player).flatMap(decision -> ruled.of(decision, SlipRule.noSlip()));
    }

    /**
     * What a slip would be paid on a round by the program, asking {@code words} about every word it needs to know that the
     * arbiter has not ruled about.
     */
    public Verdict judge(Round round, WrittenSlip slip, WordCheck words) {
        return judgeAlone(round, slip, round.words().over(words));
    }

    /** The same, rulings about words left aside. */
    Verdict judgeAlone(Round round, WrittenSlip slip, WordCheck words) {
        SlipContext context = new SlipContext(round.number(), round.board(), round.rack(), words);
        return progress.rules().slips().judge(context, slip);
    }

    /**
     * What a slip would be paid on a round if these words were admitted (R§5.9).
     *
     * @param words about all others
     */
    Verdict judgeAsIfAdmitted(Round round, WrittenSlip slip, Set<String> admitted, WordCheck words) {
        SlipContext context = new SlipContext(
                round.number(), round.board(), round.rack(), round.words().over(words));
        return progress.rules().slips().judgeAsIfAdmitted(context, slip, admitted);
    }

    /** Disciplinary warnings a player got on a round, in order (R§5.8). */
    public List<PlayerWarned> disciplinary(RoundNumber round, PlayerId player) {
        return progress.discipline().of(round, player);
    }

    /** How many disciplinary warnings a player has, up to a round or in all. */
    int disciplinaryUpTo(Optional<RoundNumber> last, PlayerId player) {
        return progress.discipline().count(player, last);
    }

    /** Running totals over some rounds of this game, one for each seat, in order of arrival. */
    public List<PlayerTotal> totals(List<Round> counted) {
        return totals.over(counted);
    }

    /** A player's place in the last sudden death that separated equal totals, {@link PlayerTotal#UNSETTLED} without. */
    int settled(PlayerId player) {
        return progress.settled().getOrDefault(player, PlayerTotal.UNSETTLED);
    }

    /** The running total of one player over some rounds. */
    public PlayerTotal total(Seat seat, List<Round> counted) {
        return totals.of(seat, counted);
    }

    /** The running total of one player after each round played, in order. */
    public List<Points> running(Seat seat) {
        return totals.running(seat);
    }
}
