package org.chevalet.core.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.game.GameEvent.AverageGranted;
import org.chevalet.core.game.GameEvent.ReadingChosen;
import org.chevalet.core.game.GameEvent.Ruling;
import org.chevalet.core.game.GameEvent.SlipRuled;
import org.chevalet.core.rules.Ground;
import org.chevalet.core.rules.Reason;
import org.chevalet.core.rules.Sanction;
import org.chevalet.core.rules.Verdict;
import org.chevalet.core.tile.Points;

/** The arbiter's decisions as verdicts. */
record RuledVerdicts(GameRules rules) {

    /** Empty for an average, which waits for everybody else's verdict. */
    Optional<Verdict> of(Ruling ruling, Verdict proposed) {
        if (ruling instanceof SlipRuled ruled) {
            return Optional.of(said(ruled.paid(), ruled.sanction(), because(ruled)));
        }
        return ruling instanceof ReadingChosen chosen ? Optional.of(read(chosen, proposed)) : Optional.empty();
    }

    /** The solo is compared before the penalty the arbiter took off. */
    private Verdict said(Points paid, Sanction sanction, Ground why) {
        Points before = sanction == Sanction.PENALTY ? paid.plus(Points.of(rules.penalty())) : paid;
        return new Verdict(paid, before, sanction, List.of(why), Optional.empty(), List.of());
    }

    /** Another slip may have taken the place of the one that was read: then what was decided still holds. */
    private Verdict read(ReadingChosen chosen, Verdict proposed) {
        Ground why = because(chosen);
        return proposed.readings().stream()
                .filter(reading -> reading.score().placement().equals(chosen.reading())
                        && reading.paid().equals(chosen.paid()))
                .findFirst()
                .map(reading -> Verdict.chosen(reading, why))
                .orElseGet(() -> said(chosen.paid(), chosen.sanction(), why));
    }

    /** @param others verdicts of all other players but those who get an average too */
    Verdict average(AverageGranted granted, Collection<Verdict> others) {
        Verdict mean = rules.averages().mean(granted.most(), others);
        List<Ground> grounds = new ArrayList<>(mean.grounds());
        grounds.add(because(granted));
        return new Verdict(mean.paid(), mean.paid(), mean.sanction(), grounds, Optional.empty(), List.of());
    }

    private static Ground because(Ruling ruling) {
        return Ground.of(Reason.RULED_BY_ARBITER, ruling.reason());
    }
}
