package org.chevalet.core.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chevalet.core.board.Scorer;

/**
 * The decision table of slips (R§5.3-5.8): what was written in, what is paid out. A function of its arguments. In the
 * order of R§5.4: what is crossed out is dropped, zeros of the slip, then the first round's rule ({@link FirstWord}) or
 * all acceptable readings ({@link LaterWord}).
 */
public final class SlipRule {

    /** Marks of the arbiter that make the whole slip nil, whatever is written on it. */
    private static final Map<SlipMark, Reason> NILS = Map.of(
            SlipMark.SEVERAL_SLIPS, Reason.SEVERAL_SLIPS,
            SlipMark.AFTER_TIME, Reason.LATE,
            SlipMark.ILLEGIBLE, Reason.ILLEGIBLE,
            SlipMark.MISCONDUCT, Reason.MISCONDUCT);

    private final RuleSet rules;
    private final Scorer scorer;

    public SlipRule(RuleSet rules, GameSettings settings) {
        this.rules = rules;
        this.scorer =
                new Scorer(rules.layout(), rules.tiles(), settings.variant().limits());
    }

    /** The verdict on a slip handed in on time. Asks {@code context.words()} about every word it needs to know. */
    public Verdict judge(SlipContext context, WrittenSlip slip) {
        Set<SlipMark> marks = slip.details().marks();
        Verdict verdict = nilByMark(marks).orElseGet(() -> new Solutions(rules.slips(), scorer, context).judge(slip));
        if (marks.contains(SlipMark.HARD_TO_READ)) {
            verdict = verdict.warned(Ground.of(Reason.HARD_TO_READ));
        }
        return marks.contains(SlipMark.TALKING) ? verdict.disciplined(Ground.of(Reason.TALKING)) : verdict;
    }

    /** Do these marks make a slip nil, whatever is written on it? */
    public static boolean makeNil(Set<SlipMark> marks) {
        return marks.stream().anyMatch(NILS::containsKey);
    }

    private static Optional<Verdict> nilByMark(Set<SlipMark> marks) {
        List<Ground> grounds = NILS.entrySet().stream()
                .filter(nil -> marks.contains(nil.getKey()))
                .map(Map.Entry::getValue)
                .sorted()
                .map(Ground::of)
                .toList();
        return grounds.isEmpty() ? Optional.empty() : Optional.of(Verdict.nil(grounds));
    }

    /**
     * What a slip would be paid if these words were admitted: the most an average can give (R§5.9).
     *
     * @param words the words for which it is nil
     */
    public Verdict judgeAsIfAdmitted(SlipContext context, WrittenSlip slip, Set<String> words) {
        WordCheck lenient = word -> words.contains(word) || context.words().admits(word);
        return judge(new SlipContext(context.round(), context.board(), context.rack(), lenient), slip);
    }

    /** The verdict when a player handed in nothing (R§5.3). */
    public static Verdict noSlip() {
        return Verdict.nil(Ground.of(Reason.NO_SLIP));
    }

    /** The verdict on a slip written or handed in after the time (R§5.3). */
    public static Verdict late() {
        return Verdict.nil(Ground.of(Reason.LATE));
    }
}
