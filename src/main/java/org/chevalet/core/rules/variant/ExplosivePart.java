package org.chevalet.core.rules.variant;

import java.util.List;
import org.chevalet.core.rules.Variant;

/** Partie détonante: a joker drawn becomes the letter it stands for in the best move, before anybody sees it. */
record ExplosivePart() implements VariantPart {

    @Override
    public String name() {
        return Variant.EXPLOSIVE.name();
    }

    @Override
    public List<String> aliases() {
        return List.of("detonante", "explosif", "jokerexplosif");
    }

    @Override
    public Matter matter() {
        return Matter.JOKER;
    }

    @Override
    public Variant changed(Variant game) {
        return new Variant(game.name(), game.limits(), false, true, true);
    }
}
