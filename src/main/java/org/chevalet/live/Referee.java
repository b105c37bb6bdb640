package org.chevalet.live;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.board.Score;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Round;
import org.chevalet.core.game.RoundResult;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.movegen.MoveGenerator;
import org.chevalet.core.movegen.Play;
import org.chevalet.core.movegen.Tops;
import org.chevalet.core.rules.Conduct;
import org.chevalet.core.rules.Conduct.Start;
import org.chevalet.core.rules.DrawRule;
import org.chevalet.core.rules.DrawRule.Outcome;
import org.chevalet.core.rules.EndRule;
import org.chevalet.core.rules.MasterMoveRule.Candidate;
import org.chevalet.core.rules.MasterMoveRule.Situation;
import org.chevalet.core.rules.RoomBest;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.rules.RuleSet.MasterReference;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.rules.Verdict;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Rack;

/** The rules of one game with its word list: what can be drawn, played and chosen. Immutable, for all threads. */
public final class Referee {

    private final Lexicon list;
    private final Map<String, Boolean> ruled;
    private final Lexicon lexicon;
    private final Conduct conduct;
    private final MoveGenerator listing;
    private final PlayLimits limits;

    /** @param list the word list of the game, as the club has it */
    Referee(Game game, Lexicon list) {
        RuleSet rules = game.ruleSet();
        Variant variant = game.settings().variant();
        this.list = list;
        this.ruled = game.words();
        this.lexicon = TodaysWords.counting(list, ruled);
        MoveGenerator generator = new MoveGenerator(lexicon, rules.layout(), rules.tiles());
        this.conduct = new Conduct(rules, variant, lexicon::contains, generator);
        this.listing = ruled.containsValue(false)
                ? new MoveGenerator(TodaysWords.all(list, ruled), rules.layout(), rules.tiles())
                : generator;
        this.limits = variant.limits();
    }

    /** What the arbiter ruled about words, as far as this one knows. */
    Map<String, Boolean> ruled() {
        return ruled;
    }

    /** The rules of the same game once the arbiter has ruled about another word. */
    Referee of(Game game) {
        return new Referee(game, list);
    }

    /** The words that count in this game now. */
    public Lexicon lexicon() {
        return lexicon;
    }

    /** The word list of the game, whatever was ruled. */
    public Lexicon list() {
        return list;
    }

    public DrawRule draws() {
        return conduct.draws();
    }

    /** What a rack can play; in the first round only across (R§3.4). Words that do not count today are listed, no more. */
    public Solutions solve(Game game, Round round) {
        Tops tops = conduct.tops(round.number(), round.board(), round.rack());
        List<Play> plays = listing.plays(round.board(), round.rack(), limits);
        List<Candidate> candidates = conduct.candidates(situation(game, round, tops));
        return new Solutions(tops, round.number().isFirst() ? Play.across(plays) : plays, candidates);
    }

    /**
     * What the retained word is chosen from: the tops, or where the rule set says so the best moves of the players, once
     * the round is closed; in the first round laid across.
     */
    public Solutions choices(Game game, Round round, Solutions found) {
        if (game.ruleSet().master().reference() == MasterReference.TOP) {
            return found;
        }
        List<Verdict> verdicts = game.results(round).stream()
                .flatMap(results -> results.all().stream())
                .map(RoundResult::verdict)
                .toList();
        Tops room = RoomBest.of(verdicts);
        Tops best = round.number().isFirst() ? room.laidAcross() : room;
        return new Solutions(best, found.plays(), conduct.candidates(situation(game, round, best)));
    }

    /** Why the game is over before the draw of a round, if it is (R§3.7). */
    public Optional<EndRule.Reason> end(Game game, Round round) {
        return conduct.end(start(game, round));
    }

    /** Can any of these letters be placed ({@link Conduct#canPlay})? */
    public boolean canPlay(Board board, Rack letters) {
        return conduct.canPlay(board, letters);
    }

    /** Draws by chance ({@link Conduct#draw}). */
    Answer<Outcome> draw(Game game, Round round, Rack inHand, RandomGenerator dice) {
        return conduct.draw(start(game, round), inHand, dice);
    }

    /** Accepts the arbiter's choice among the tops or says which obligation forbids it. */
    public Answer<Placement> choose(Game game, Round round, Tops tops, Placement wanted) {
        return conduct.masters().choose(situation(game, round, tops), wanted);
    }

    /** Is a refusal of {@link #choose} an obligation that a top breaks, and not that the word is no top? */
    public boolean isObligation(Refusal refusal) {
        return conduct.masters().isObligation(refusal);
    }

    /** Any word of a rack on the board of a round, whatever word lists say, or why it cannot stand there. */
    public Answer<Score> other(Round round, Rack rack, Placement wanted) {
        Situation situation = new Situation(round.number(), round.board(), rack, Bag.of(Rack.EMPTY), Tops.NONE);
        return conduct.masters().other(situation, wanted);
    }

    /**
     * What the arbiter ruled about a word that a move makes.
     *
     * @return false when one does not count today, true when one only counts because he said so, empty otherwise
     */
    public Optional<Boolean> today(Game game, Round round, Placement placement) {
        if (ruled.isEmpty()) {
            return Optional.empty();
        }
        Answer<Score> score = other(round, round.rack(), placement);
        return score.isAccepted()
                ? score.value().words().map(ruled::get).filter(Objects::nonNull).min(Boolean::compare)
                : Optional.empty();
    }

    /** The draw as everybody sees it: in an explosive game a joker becomes its letter of the retained word. */
    public Draw shown(Game game, Round round, Draw draw) {
        return conduct.shown(start(game, round), draw);
    }

    private static Start start(Game game, Round round) {
        return new Start(
                round.number(), round.board(), game.remaining(round), game.leftBefore(round), round.forbidden());
    }

    private static Situation situation(Game game, Round round, Tops tops) {
        return new Situation(round.number(), round.board(), round.rack(), game.bag(round), tops);
    }
}
