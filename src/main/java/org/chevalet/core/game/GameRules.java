package org.chevalet.core.game;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.rules.AverageRule;
import org.chevalet.core.rules.Centre;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.JokerRule;
import org.chevalet.core.rules.PlayForm;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.rules.RuleSet.SoloScope;
import org.chevalet.core.rules.SlipRule;
import org.chevalet.core.rules.SoloRule;
import org.chevalet.core.rules.SuddenDeath;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.core.rules.Topping;
import org.chevalet.core.rules.WarningRule;

/**
 * The rules of one game, ready to apply.
 *
 * @param centres among whose players solos are looked for; none: in the whole event
 * @param suddenDeath in a sudden death only
 * @param topping in topping only
 */
record GameRules(
        SlipRule slips,
        SoloRule solos,
        WarningRule warnings,
        AverageRule averages,
        JokerRule jokers,
        int penalty,
        List<Centre> centres,
        Optional<SuddenDeath> suddenDeath,
        Optional<Topping> topping) {

    static GameRules of(RuleSet rules, GameSettings settings) {
        Duration limit = Duration.ofSeconds(settings.roundSeconds());
        return new GameRules(
                new SlipRule(rules, settings),
                new SoloRule(rules.solo()),
                new WarningRule(rules.slips(), settings),
                new AverageRule(rules.slips()),
                new JokerRule(settings.variant(), rules.joker()),
                rules.slips().penalty(),
                rules.solo().scope() == SoloScope.CENTRE ? settings.centres() : List.of(),
                settings.form() == PlayForm.SUDDEN_DEATH
                        ? Optional.of(new SuddenDeath(rules.slips(), settings))
                        : Optional.empty(),
                settings.form() == PlayForm.TOPPING
                        ? Optional.of(new Topping(limit, Topping.USUAL.penalty()))
                        : Optional.empty());
    }

    /** Where a table stands, for solos; the same for all when they are looked for in the whole event. */
    Optional<Centre> centre(TableNumber table) {
        return Centre.of(table, centres);
    }

    /** Solos are for games whose points are added up. */
    boolean rewardsSolos() {
        return suddenDeath.isEmpty() && topping.isEmpty();
    }
}
