package org.chevalet.core.rules.variant;

import java.util.List;
import org.chevalet.core.rules.Variant;

/** 7, 8 et 9 (R§3.8): nine letters drawn and placed, 50, 75 and 100 points for seven, eight and nine. */
record SevenEightNine() implements VariantPart {

    @Override
    public String name() {
        return Variant.SEVEN_EIGHT_NINE.name();
    }

    @Override
    public List<String> aliases() {
        return List.of("7,8et9", "7-8-9", "7et8et9", "7/8/9", "7,8and9");
    }

    @Override
    public Matter matter() {
        return Matter.LETTERS;
    }

    @Override
    public Variant changed(Variant game) {
        return OwnLimits.in(game, Variant.SEVEN_EIGHT_NINE.limits());
    }
}
