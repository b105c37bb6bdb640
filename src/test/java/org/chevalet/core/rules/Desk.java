package org.chevalet.core.rules;

import java.util.Set;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Placement;
import org.chevalet.core.tile.Points;
import org.chevalet.core.tile.Rack;
import org.chevalet.wiring.Presets;

/** An arbiter's desk for tests: a board, a rack and the only admitted words; slips are laid on it and judged. */
record Desk(Board board, RoundNumber round, Rack rack, Set<String> words, GameSettings settings, RuleSet rules) {

    private static final GameSettings OFFICIAL = new GameSettings(Variant.NORMAL, 180, true, false);

    static Desk first(String rack, String... words) {
        return new Desk(
                Board.empty(),
                RoundNumber.FIRST,
                Rack.ofText(rack),
                Set.of(words),
                OFFICIAL,
                Presets.ruleSet("fisf-2023"));
    }

    /** A later round on a board with these words, each as {@code H4 CHARIOT}. */
    static Desk later(String board, String rack, String... words) {
        Board drawn = Board.empty();
        for (String move : board.split(", ")) {
            String[] parts = move.split(" ");
            drawn = drawn.with(Placement.of(parts[0], parts[1]));
        }
        return new Desk(
                drawn, new RoundNumber(5), Rack.ofText(rack), Set.of(words), OFFICIAL, Presets.ruleSet("fisf-2023"));
    }

    Desk round(int number) {
        return new Desk(board, new RoundNumber(number), rack, words, settings, rules);
    }

    /** The same desk under changed figures for slips. */
    Desk with(RuleSet.SlipFigures figures) {
        RuleSet changed = new RuleSet(
                rules.name(),
                rules.tiles(),
                rules.layout(),
                rules.draw(),
                rules.joker(),
                rules.master(),
                figures,
                rules.solo(),
                rules.ranking(),
                rules.time());
        return new Desk(board, round, rack, words, settings, changed);
    }

    Desk with(Variant variant) {
        return new Desk(board, round, rack, words, new GameSettings(variant, 180, true, false), rules);
    }

    /** A slip with its score. */
    Verdict claims(String word, String reference, int score) {
        return judge(slip(word, reference, score));
    }

    /** A slip whose score is missing though scores are asked. */
    Verdict noScore(String word, String reference) {
        return judge(new WrittenSlip(word, reference, new ScoreClaim.Missing()));
    }

    /** A slip of a game that does not ask for scores. */
    Verdict scoreNotAsked(String word, String reference) {
        return judge(new WrittenSlip(word, reference, new ScoreClaim.NotAsked()));
    }

    /** A slip with its score and more that can be seen on paper. */
    Verdict claims(String word, String reference, int score, SlipDetails details) {
        return judge(slip(word, reference, score).with(details));
    }

    static WrittenSlip slip(String word, String reference, int score) {
        return new WrittenSlip(word, reference, new ScoreClaim.Given(Points.of(score)));
    }

    Verdict judge(WrittenSlip slip) {
        SlipContext context = new SlipContext(round, board, rack, words::contains);
        return new SlipRule(rules, settings).judge(context, slip);
    }

    /** A verdict in one line: paid points, sanction, reasons. */
    static String line(Verdict verdict) {
        StringBuilder line = new StringBuilder(verdict.paid() + " " + verdict.sanction());
        verdict.grounds().forEach(ground -> line.append(' ').append(ground.reason()));
        return line.toString();
    }
}
