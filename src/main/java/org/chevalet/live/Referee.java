package org.chevalet.live;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
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
import org.chevalet.core.rules.DrawRule;
import org.chevalet.core.rules.EndRule;
import org.chevalet.core.rules.ExplosiveRule;
import org.chevalet.core.rules.MasterMoveRule;
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
import org.chevalet.core.tile.Tile;

/** The rules of one game with its word list: what can be drawn, played and chosen. Immutable, for all threads. */
public final class Referee {

    private final Lexicon list;
    private final Map<String, Boolean> ruled;
    private final Lexicon lexicon;
    private final MoveGenerator generator;
    private final MoveGenerator listing;
    private final PlayLimits limits;
    private final DrawRule draws;
    private final EndRule ends;
    private final MasterMoveRule masters;
    private final boolean explosive;

    /** @param list the word list of the game, as the club has it */
    Referee(Game game, Lexicon list) {
        RuleSet rules = game.ruleSet();
        Variant variant = game.settings().variant();
        this.list = list;
        this.ruled = game.words();
        this.lexicon = TodaysWords.counting(list, ruled);
        this.generator = new MoveGenerator(lexicon, rules.layout(), rules.tiles());
        this.listing = ruled.containsValue(false)
                ? new MoveGenerator(TodaysWords.all(list, ruled), rules.layout(), rules.tiles())
                : generator;
        this.limits = variant.limits();
        this.explosive = variant.explosive();
        this.draws = new DrawRule(rules, variant);
        this.ends = new EndRule(rules, variant);
        this.masters = new MasterMoveRule(rules, variant, lexicon::contains, this::canPlay);
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
        return draws;
    }

    /** What a rack can play; in the first round only across (R§3.4). Words that do not count today are listed, no more. */
    public Solutions solve(Game game, Round round) {
        Tops all = generator.tops(round.board(), round.rack(), limits);
        List<Play> plays = listing.plays(round.board(), round.rack(), limits);
        boolean first = round.number().isFirst();
        Tops tops = first ? across(all) : all;
        List<Candidate> candidates = masters.candidates(situation(game, round, tops));
        return new Solutions(tops, first ? across(plays) : plays, candidates);
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
        Tops best = round.number().isFirst() ? laidAcross(room) : room;
        return new Solutions(best, found.plays(), masters.candidates(situation(game, round, best)));
    }

    /** The board is the same both ways. */
    private static Tops laidAcross(Tops tops) {
        List<Play> laid = tops.plays().stream()
                .map(play -> play.placement().coord().isAcross()
                        ? play
                        : new Play(
                                new Placement(
                                        play.placement().coord().flipped(),
                                        play.placement().spelling()),
                                play.points()))
                .distinct()
                .toList();
        return new Tops(tops.points(), laid);
    }

    private static Tops across(Tops tops) {
        return new Tops(tops.points(), across(tops.plays()));
    }

    private static List<Play> across(List<Play> plays) {
        return plays.stream()
                .filter(play -> play.placement().coord().isAcross())
                .toList();
    }

    /** Why the game is over before the draw of a round, if it is (R§3.7). */
    public Optional<EndRule.Reason> end(Game game, Round round) {
        Rack remaining = game.remaining(round);
        Optional<EndRule.Reason> end = ends.end(round.board(), remaining, this::canPlay);
        return end.isPresent() || round.forbidden().isEmpty()
                ? end
                : ends.endAfter(remaining, round.forbidden().get(), round.number(), draws);
    }

    /**
     * Can any of these letters be placed? Handfuls of them are tried first: as long as the bag is full one of the first
     * fits, and the long search over all letters at once is left for the end of a game. Of more letters than one search
     * takes it is not known that none fits, so the draws must show it.
     */
    public boolean canPlay(Board board, Rack letters) {
        List<Tile> tiles = letters.tiles();
        int hand = limits.rackSize();
        int stride = Math.max(1, tiles.size() / hand);
        for (int start = 0; start < stride; start++) {
            if (generator.canPlay(board, handful(tiles, start, stride, hand), limits)) {
                return true;
            }
        }
        return letters.size() > MoveGenerator.MOST_TILES || generator.canPlay(board, letters, limits);
    }

    /** Every {@code stride}-th letter: a mix of the alphabet, unlike letters that lie side by side. */
    private static Rack handful(List<Tile> tiles, int start, int stride, int most) {
        return Rack.of(IntStream.iterate(start, index -> index < tiles.size(), index -> index + stride)
                .limit(most)
                .mapToObj(tiles::get)
                .toList());
    }

    /** Accepts the arbiter's choice among the tops or says which obligation forbids it. */
    public Answer<Placement> choose(Game game, Round round, Tops tops, Placement wanted) {
        return masters.choose(situation(game, round, tops), wanted);
    }

    /** Is a refusal of {@link #choose} an obligation that a top breaks, and not that the word is no top? */
    public boolean isObligation(Refusal refusal) {
        return masters.isObligation(refusal);
    }

    /** Any word of a rack on the board of a round, whatever word lists say, or why it cannot stand there. */
    public Answer<Score> other(Round round, Rack rack, Placement wanted) {
        return masters.other(new Situation(round.number(), round.board(), rack, Bag.of(Rack.EMPTY), Tops.NONE), wanted);
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
        if (!explosive || draw.rack().count(Tile.JOKER) == 0) {
            return draw;
        }
        Tops all = generator.tops(round.board(), draw.rack(), limits);
        Tops tops = round.number().isFirst() ? across(all) : all;
        Bag bag = Bag.of(game.remaining(round).minus(draw.rack()));
        Situation situation = new Situation(round.number(), round.board(), draw.rack(), bag, tops);
        return masters.candidates(situation).stream()
                .findFirst()
                .map(first -> ExplosiveRule.explode(draw, bag, round.board(), first.placement()))
                .orElse(draw);
    }

    private static Situation situation(Game game, Round round, Tops tops) {
        return new Situation(round.number(), round.board(), round.rack(), game.bag(round), tops);
    }
}
