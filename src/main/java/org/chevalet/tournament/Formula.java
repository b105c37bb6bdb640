package org.chevalet.tournament;

import java.util.List;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.rules.Centre;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.PlayForm;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.rules.RuleSet.MasterReference;
import org.chevalet.core.rules.RuleSet.TieBreak;
import org.chevalet.core.rules.TabletSettings;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.rules.variant.Variants;

/**
 * How a tournament's game departs from a normal game of duplicate (R§3.8), and from its rule set.
 *
 * @param variant a name of {@link Variants}
 * @param tieBreaks what separates equal totals, in order; none: what the rule set says
 * @param reference where the retained word comes from; empty: where the rule set says
 * @param centres the places of an event with several
 */
public record Formula(
        String variant,
        PlayForm form,
        List<TieBreak> tieBreaks,
        Optional<MasterReference> reference,
        List<Centre> centres) {

    /** The normal game of duplicate, as the rule set says. */
    public static final Formula USUAL =
            new Formula(Variant.NORMAL.name(), PlayForm.DUPLICATE, List.of(), Optional.empty(), List.of());

    public Formula {
        tieBreaks = List.copyOf(tieBreaks);
        centres = List.copyOf(centres);
    }

    /** The same with another format. */
    public Formula with(Variant other) {
        return new Formula(other.name(), form, tieBreaks, reference, centres);
    }

    /** @return this, or why no game can be played like that: a refusal of {@link Variants#named}, {@code formula.topping-room} */
    Answer<Formula> checked() {
        boolean lacksTop = form == PlayForm.TOPPING && reference.equals(Optional.of(MasterReference.ROOM_BEST));
        return lacksTop
                ? Answer.refuse("formula.topping-room")
                : Variants.named(variant).map(known -> this);
    }

    Answer<GameSettings> settings(int roundSeconds, boolean scoresAsked, boolean arbiterPlays, TabletSettings tablets) {
        return Variants.named(variant)
                .map(played ->
                        new GameSettings(played, roundSeconds, scoresAsked, arbiterPlays, form, centres, tablets));
    }

    /** A rule set with what this tournament decides otherwise. */
    RuleSet in(RuleSet rules) {
        RuleSet separating = tieBreaks.isEmpty() ? rules : rules.separating(tieBreaks);
        RuleSet placed = centres.isEmpty() ? separating : separating.withSolosPerCentre();
        return reference.map(placed::retaining).orElse(placed);
    }
}
