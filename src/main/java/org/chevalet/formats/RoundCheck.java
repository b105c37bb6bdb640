package org.chevalet.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Score;
import org.chevalet.core.board.Scorer;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.movegen.MoveGenerator;
import org.chevalet.core.movegen.Play;
import org.chevalet.core.movegen.Tops;
import org.chevalet.core.rules.DrawRule;
import org.chevalet.core.rules.JokerRule;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Rack;

/** Replays one round of a published game on the board and bag the rounds before it left. */
final class RoundCheck {

    private final Variant variant;
    private final WrittenNotation written;
    private final Optional<Lexicon> lexicon;
    private final Scorer scorer;
    private final Optional<MoveGenerator> generator;
    private final RackCheck rackCheck;
    private final JokerRule jokerRule;

    RoundCheck(RuleSet rules, Optional<Lexicon> lexicon, PublishedGame game) {
        this.variant = game.variant();
        this.written = game.written();
        this.lexicon = lexicon;
        this.scorer = new Scorer(rules.layout(), rules.tiles(), variant.limits());
        this.generator = lexicon.map(list -> new MoveGenerator(list, rules.layout(), rules.tiles()));
        this.rackCheck = new RackCheck(variant, new DrawRule(rules.draw(), rules.tiles(), variant));
        this.jokerRule = new JokerRule(variant, rules.joker());
    }

    /**
     * Where a round starts.
     *
     * @param bag letters not drawn, the kept ones apart
     * @param kept letters left in hand
     */
    record Position(Board board, Bag bag, Rack kept) {}

    /** What a round gave. */
    record Outcome(Optional<Score> score, Tops tops, Position next, List<Finding> findings) {}

    Outcome check(int round, PublishedRound printed, Position position) {
        RackCheck.Drawn drawn = rackCheck.check(round, printed.draw(), position.bag(), position.kept());
        List<Finding> findings = new ArrayList<>(drawn.findings());
        if (printed.number() != round) {
            findings.add(Finding.remark(round, "number", printed.number(), round));
        }
        Rack rack = printed.draw().rack();
        Tops tops = tops(position.board(), rack);
        Position held = new Position(position.board(), drawn.bag(), rack);
        Optional<Score> score = printed.move().flatMap(move -> score(round, printed, move, held, findings));
        if (printed.move().isEmpty()) {
            findings.add(noMove(round, printed));
        }
        score.ifPresent(found -> {
            points(round, printed, found, findings);
            lexicon.ifPresent(list -> words(round, found, list, findings));
            top(round, position.board(), found, tops, findings);
        });
        Position next = score.map(found -> after(held, found)).orElseGet(() -> unknown(held));
        return new Outcome(score, tops, next, findings);
    }

    /** Letters that no bag gives are looked through in seconds rather than in thousandths: they have no top. */
    private Tops tops(Board board, Rack rack) {
        return generator
                .filter(any -> MoveGenerator.isQuick(rack))
                .map(any -> any.tops(board, rack, variant.limits()))
                .orElse(Tops.NONE);
    }

    /** A round may end with nothing retained; points for no word are something else. */
    private static Finding noMove(int round, PublishedRound printed) {
        return printed.points().orElse(0) == 0
                ? Finding.remark(round, "word.missing")
                : Finding.contradiction(
                        round, "word.missing-paid", printed.points().getAsInt());
    }

    /** What is left in hand cannot be told: all of it goes back, so that the next rack finds it. */
    private static Position unknown(Position held) {
        return new Position(held.board(), held.bag().plus(held.kept()), Rack.EMPTY);
    }

    private Optional<Score> score(
            int round, PublishedRound printed, Placement move, Position held, List<Finding> findings) {
        MoveReading reading = new MoveReading(held.board(), scorer, move);
        Answer<Score> score = scorer.score(held.board(), reading.withJokers(held.kept(), printed.points()));
        if (!score.isAccepted()) {
            return misplaced(round, printed, move, held, score.refusal(), findings);
        }
        Rack lacking = reading.lacking(held.kept());
        if (!lacking.isEmpty()) {
            findings.add(Finding.contradiction(
                    round, "word.not-in-rack", move.spelling().word(), lacking.toString()));
        }
        return Optional.of(score.value());
    }

    /** The reference turned round gives the printed points: most likely what was meant, and the replay can go on. */
    private Optional<Score> misplaced(
            int round, PublishedRound printed, Placement move, Position held, Refusal why, List<Finding> findings) {
        Placement turned = new Placement(move.coord().flipped(), move.spelling());
        MoveReading reading = new MoveReading(held.board(), scorer, turned);
        Answer<Score> score = scorer.score(held.board(), reading.withJokers(held.kept(), printed.points()));
        boolean meant = score.isAccepted()
                && printed.points().orElse(-1) == score.value().points().value();
        String word = move.spelling().word();
        findings.add(
                meant
                        ? Finding.contradiction(round, "placement.inverted", word, move.coord(), turned.coord())
                        : Finding.contradiction(round, "placement", word, move.coord(), why));
        return meant ? Optional.of(score.value()) : Optional.empty();
    }

    private static void points(int round, PublishedRound printed, Score score, List<Finding> findings) {
        int computed = score.points().value();
        if (printed.points().isEmpty()) {
            findings.add(Finding.remark(round, "points-missing", computed));
        } else if (printed.points().getAsInt() != computed) {
            findings.add(
                    Finding.contradiction(round, "score", printed.points().getAsInt(), computed, score.placement()));
        }
    }

    private static void words(int round, Score score, Lexicon lexicon, List<Finding> findings) {
        String main = score.placement().spelling().word();
        if (!lexicon.contains(main)) {
            findings.add(Finding.remark(round, "word.unknown", main));
        }
        for (Score.CrossWord cross : score.crossWords()) {
            String word = cross.placement().spelling().word();
            if (!lexicon.contains(word)) {
                findings.add(Finding.remark(round, "cross-word.unknown", word, cross.square()));
            }
        }
    }

    private void top(int round, Board board, Score score, Tops tops, List<Finding> findings) {
        if (board.isEmpty() && !score.placement().coord().isAcross()) {
            findings.add(Finding.remark(round, "first-move.down", written.acrossElsewhere()));
        }
        if (tops.points().compareTo(score.points()) > 0) {
            Play best = tops.plays().get(0);
            findings.add(Finding.remark(
                    round,
                    "top.beaten",
                    tops.points().value(),
                    best.placement().spelling().printed(),
                    best.placement().coord(),
                    score.points().value()));
        }
    }

    private Position after(Position held, Score score) {
        JokerRule.Settled settled = jokerRule.settle(held.board(), score.placement(), held.bag());
        Rack used = score.used();
        return held.kept().covers(used)
                ? new Position(settled.board(), settled.bag(), held.kept().minus(used))
                : unknown(new Position(settled.board(), settled.bag(), held.kept()));
    }
}
