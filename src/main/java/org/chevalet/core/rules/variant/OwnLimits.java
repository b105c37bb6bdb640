package org.chevalet.core.rules.variant;

import java.util.List;
import org.chevalet.core.answer.Phrase;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.rules.Variant;

/** A rack size, a number of tiles placed and a table of bonuses of a club's own: 8 sur 9, 7 et 9. */
record OwnLimits(PlayLimits limits) implements VariantPart {

    static Variant in(Variant game, PlayLimits limits) {
        return new Variant(game.name(), limits, game.jokerGame(), game.explosive(), true);
    }

    /** {@code 7-of-9}: most tiles placed, letters drawn. */
    @Override
    public String name() {
        return limits.mostPlaced() + "-of-" + limits.rackSize();
    }

    @Override
    public Phrase phrase() {
        return Phrase.of("variant.own", limits.mostPlaced(), limits.rackSize());
    }

    @Override
    public List<String> aliases() {
        return List.of();
    }

    @Override
    public Matter matter() {
        return Matter.LETTERS;
    }

    @Override
    public Variant changed(Variant game) {
        return in(game, limits);
    }
}
