package org.chevalet.core.rules;

import java.util.List;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.board.Scorer;

/** The decision table of slips (R§5.3-5.8): what was written in, what is paid out. A function of its arguments. */
public final class SlipRule {

    private final RuleSet rules;
    private final Scorer scorer;

    public SlipRule(RuleSet rules, GameSettings settings) {
        this.rules = rules;
        this.scorer =
                new Scorer(rules.layout(), rules.tiles(), settings.variant().limits());
    }

    /** The verdict on a slip handed in on time. Asks {@code context.words()} about every word it needs to know. */
    public Verdict judge(SlipContext context, WrittenSlip slip) {
        if (slip.isBlank()) {
            return Verdict.nil(Ground.of(Reason.BLANK_SLIP));
        }
        Answer<WrittenWord> word = WrittenWord.parse(slip.word());
        if (!word.isAccepted() || word.value().letters().isEmpty()) {
            return Verdict.nil(Ground.of(Reason.UNREADABLE_WORD, slip.word().strip()));
        }
        int length = word.value().letters().length();
        return length < 2 || length > BoardLayout.SIZE
                ? Verdict.nil(Ground.of(Reason.WORD_NOT_ADMITTED, word.value().letters()))
                : judge(new Examined(scorer, context, slip, word.value()));
    }

    private Verdict judge(Examined slip) {
        List<Reading> readings = slip.isFirstWord()
                ? new FirstWord(slip).read().stream().toList()
                : new LaterWord(slip, rules.slips()).read();
        Optional<Reading> best = readings.stream().reduce((one, other) -> other.isBetterThan(one) ? other : one);
        return best.map(reading -> Verdict.of(reading, readings))
                .orElseGet(() -> Verdict.nil(new Faults(slip).grounds()));
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
