package org.chevalet.core.rules.variant;

import java.util.List;
import org.chevalet.core.rules.Variant;

/** 7 sur 8 (R§3.8): eight letters drawn, at most seven placed. */
record SevenOfEight() implements VariantPart {

    @Override
    public String name() {
        return Variant.SEVEN_OF_EIGHT.name();
    }

    @Override
    public List<String> aliases() {
        return List.of("7among8", "7sur8", "7of8");
    }

    @Override
    public Matter matter() {
        return Matter.LETTERS;
    }

    @Override
    public Variant changed(Variant game) {
        return OwnLimits.in(game, Variant.SEVEN_OF_EIGHT.limits());
    }
}
