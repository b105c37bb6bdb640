package org.chevalet.core.rules.variant;

import java.util.List;
import org.chevalet.core.rules.Variant;

/** 7 et 8 (R§3.8): eight letters drawn and placed, 50 points for seven and 75 for eight. */
record SevenAndEight() implements VariantPart {

    @Override
    public String name() {
        return Variant.SEVEN_AND_EIGHT.name();
    }

    @Override
    public List<String> aliases() {
        return List.of("7et8", "7/8", "7and8");
    }

    @Override
    public Matter matter() {
        return Matter.LETTERS;
    }

    @Override
    public Variant changed(Variant game) {
        return OwnLimits.in(game, Variant.SEVEN_AND_EIGHT.limits());
    }
}
