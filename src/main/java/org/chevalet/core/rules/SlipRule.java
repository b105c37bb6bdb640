package org.chevalet.core.rules;

/** The decision table of slips (R§5.3-5.8): what was written in, what is paid out. A function of its arguments. */
public final class SlipRule {

    private final RuleSet rules;
    private final GameSettings settings;

    public SlipRule(RuleSet rules, GameSettings settings) {
        this.rules = rules;
        this.settings = settings;
    }

    /** The verdict on a slip handed in on time. Asks {@code context.words()} about every word it needs to know. */
    public Verdict judge(SlipContext context, WrittenSlip slip) {
        throw new UnsupportedOperationException(rules.name() + settings);
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
