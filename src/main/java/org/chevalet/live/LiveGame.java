package org.chevalet.live;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Placement;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent.ClockPaused;
import org.chevalet.core.game.JournalEntry;
import org.chevalet.core.game.Phase;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.EndRule;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.SlipId;
import org.chevalet.core.rules.Verdict;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.tournament.GameBatch;
import org.chevalet.tournament.GameHeader;
import org.chevalet.tournament.ReceivedSlip;
import org.chevalet.tournament.StoredGame;

/**
 * A game being played. One thread at a time writes to it: it decides on the game as it stands, the database commits, and
 * only then the game in memory moves on and the screens are told. Readers never wait.
 */
public final class LiveGame {

    private final GameHeader header;
    private final Hall hall;
    private final ReentrantLock writer = new ReentrantLock();
    private final KnownSlips slips = new KnownSlips();
    private final Corrections corrections;
    private volatile State state;
    private volatile Optional<Rules> rules;
    private final LatestScoreboard scores = new LatestScoreboard();
    private final DraftWitnesses witnesses = new DraftWitnesses();

    private record State(Game game, List<JournalEntry> journal) {}

    /**
     * @param corrections seen while the game was folded
     * @param referee empty when this computer lacks the game's word list: the game can be read, not played
     */
    LiveGame(StoredGame stored, Game game, Corrections corrections, Optional<Referee> referee, Hall hall) {
        this.corrections = corrections;
        this.header = stored.header();
        this.hall = hall;
        this.rules = referee.map(known -> Rules.of(known, hall.background()));
        this.state = new State(game, stored.journal());
        stored.slips().forEach(slips::add);
    }

    /** A clock that ran when the program stopped stands where it was last noted, until the arbiter decides. */
    void pauseAfterRestart(Optional<Duration> noted) {
        Round round = state.game().current();
        if (round.phase() == Phase.RUNNING && state.game().finished().isEmpty()) {
            write(
                    "restart",
                    moment -> Answer.of(Change.of(new ClockPaused(round.number(), noted.orElse(round.length())))));
        }
        prepare(state.game());
    }

    /** Tries a command out and gets ready for what it rules about words, which takes seconds; others are not kept waiting. */
    public void foresee(Function<Moment, Answer<Change>> decide) {
        Answer<Tried> tried = preview(decide);
        if (tried.isAccepted()) {
            rules.ifPresent(all -> all.foresee(tried.value().after()));
        }
    }

    private void prepare(Game game) {
        rules = rules.map(known -> known.follow(game, hall.background()));
    }

    public GameHeader header() {
        return header;
    }

    /** The game as it stands now: what falls due with time has been done. */
    public Game game() {
        catchUp();
        return state.game();
    }

    /** The sums of a state of this game; those of the latest state asked for are kept. */
    public Scoreboard scoreboard(Game of) {
        return scores.of(of);
    }

    public List<JournalEntry> journal() {
        return state.journal();
    }

    /** Every slip of the game, in order of arrival. */
    public List<Slip> slips() {
        return slips.all();
    }

    List<Corrections.Told> corrections(PlayerId player) {
        return corrections.of(player);
    }

    /** Server time in whole milliseconds, as the journal keeps it. */
    public Instant now() {
        return hall.now();
    }

    /** What the rack of a round could have played; looked for in the background since the draw. */
    public Optional<CompletableFuture<Solutions>> solutions(Round round) {
        return rules.map(all -> all.solver().solutions(state.game(), round));
    }

    /** What the retained word of a round is chosen from, out of what its rack could have played. */
    public Solutions choices(Round round, Solutions found) {
        return rules.map(all -> all.referee().choices(state.game(), round, found))
                .orElse(found);
    }

    /** What the arbiter ruled about a word that a move of a round makes ({@link Referee#today}). */
    public Optional<Boolean> today(Round round, Placement move) {
        return rules.flatMap(all -> all.referee().today(state.game(), round, move));
    }

    /** Why the game should end now: before the draw of the round in play, or because nothing happened for long. */
    public Optional<EndRule.Reason> end() {
        State now = state;
        Game game = now.game();
        return EndProposal.of(
                game,
                now.journal(),
                hall.now(),
                () -> rules.flatMap(
                        all -> all.solver().end(game, game.current()).join()));
    }

    /** What a slip of a round still open would be paid. */
    public Optional<Verdict> judge(Round round, WrittenSlip written) {
        return rules.map(all -> all.judge(state.game(), round, written));
    }

    /** The rules of this game with its words; empty when this computer lacks its word list. */
    public Optional<Referee> referee() {
        return rules.map(Rules::referee);
    }

    /** Topping: does a player's last guess of a round score its top? Not known before the solutions are. */
    public boolean hasTopped(Round round, PlayerId player) {
        return rules.filter(all -> all.hasTopped(state.game(), round, player)).isPresent();
    }

    /** The slip that came with an idempotency key, if it is known already. */
    public Optional<ReceivedSlip> slip(String idempotencyKey) {
        return slips.of(idempotencyKey);
    }

    /** A slip by its number, with what is known about its way here. */
    public Optional<ReceivedSlip> slip(SlipId number) {
        return slips.of(number);
    }

    /**
     * Decides and writes. When this returns accepted, what was decided is on the disk and the screens have been told.
     *
     * @param actor who asks, for the journal
     * @param decide runs inside the transaction, with the game to itself; may be refused
     * @return the game afterwards, or the refusal of {@code decide}, or {@code game.moved-on}, or
     *     {@code store.unavailable} when the database failed, or {@code http.disk-full} before it could, and nothing
     *     changed
     */
    public Answer<Game> write(String actor, Function<Moment, Answer<Change>> decide) {
        writer.lock();
        try {
            catchUp();
            Answer<Game> written = commit(actor, decide);
            keepPace();
            return written.map(before -> state.game());
        } finally {
            writer.unlock();
        }
    }

    /**
     * Decides and folds without writing anything.
     *
     * @return both states of the game, or what {@link #write} would refuse
     */
    public Answer<Tried> preview(Function<Moment, Answer<Change>> decide) {
        return decide(moment -> {
            Folding folding = new Folding(moment, "");
            return decide.apply(moment).then(folding::fold).map(batch -> new Tried(moment.game(), folding.game()));
        });
    }

    /** Asks what a command would be decided from, without writing anything. */
    public <T> Answer<T> decide(Function<Moment, Answer<T>> question) {
        writer.lock();
        try {
            catchUp();
            return moment(state.game().apart()).then(question);
        } finally {
            writer.unlock();
        }
    }

    /** What a command decides from, or why nothing can be decided. */
    private Answer<Moment> moment(Game game) {
        return rules.map(all -> Answer.of(all.moment(game, hall.now(), state.journal(), slips.next(), witnesses)))
                .orElseGet(() ->
                        Answer.refuse("game.word-list-missing", game.lexicon().name()));
    }

    /** Topping goes on by itself. */
    private void keepPace() {
        if (ToppingPace.mayGoOn(state.game())) {
            commit("clock", moment -> Answer.of(ToppingPace.onwards(moment, hall.dice())));
        }
    }

    private Answer<Game> commit(String actor, Function<Moment, Answer<Change>> decide) {
        Answer<Moment> ready = moment(state.game());
        if (!ready.isAccepted()) {
            return Answer.refuse(ready.refusal());
        }
        if (hall.isDiskShort()) {
            return Answer.refuse("http.disk-full");
        }
        Folding folding = new Folding(ready.value(), actor);
        return folding.write(hall.repository(), header.gameId(), decide).map(batch -> {
            folding.show(corrections);
            advance(batch, folding.game());
            return state.game();
        });
    }

    private void advance(GameBatch batch, Game after) {
        List<JournalEntry> journal = new ArrayList<>(state.journal());
        journal.addAll(batch.entries());
        state = new State(after, List.copyOf(journal));
        batch.slips().forEach(slips::add);
        if (!batch.entries().isEmpty()) {
            prepare(after);
            hall.changed(this);
        }
        hall.slipsCame(header.gameId(), batch.slips(), after.current().slips().size());
    }

    /** Does what time alone brings about ({@link Due}): a time that ends, then the drafts taken after it. */
    private void catchUp() {
        for (int step = 0; step < Due.STEPS && due().isPresent(); step++) {
            writer.lock();
            try {
                due().ifPresent(due -> {
                    commit("clock", due);
                    keepPace();
                });
            } finally {
                writer.unlock();
            }
        }
    }

    private Optional<Function<Moment, Answer<Change>>> due() {
        return Due.of(state.game(), witnesses, hall.now());
    }

    /** What stands on players' tablets. */
    DraftWitnesses witnesses() {
        return witnesses;
    }

    /** Once a second while the clock runs: ends the time when it is over, else notes what is left. */
    void beat() {
        catchUp();
        Game game = state.game();
        if (Standing.of(game).running() && !hall.isDiskShort()) {
            Round round = game.current();
            Instant now = hall.now();
            hall.repository().saveClock(header.gameId(), round.clock().remaining(now), now);
        }
    }
}
