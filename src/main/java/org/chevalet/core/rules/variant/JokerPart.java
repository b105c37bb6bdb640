package org.chevalet.core.rules.variant;

import java.util.List;
import org.chevalet.core.rules.Variant;

/**
 * Partie joker (R§3.8.1): one joker in every rack, replaced by the real letter while the bag has one. With a larger rack
 * the joker is one of its letters.
 */
record JokerPart() implements VariantPart {

    @Override
    public String name() {
        return Variant.JOKER.name();
    }

    @Override
    public List<String> aliases() {
        return List.of("bingo");
    }

    @Override
    public Matter matter() {
        return Matter.JOKER;
    }

    @Override
    public Variant changed(Variant game) {
        return new Variant(game.name(), game.limits(), true, false, true);
    }
}
