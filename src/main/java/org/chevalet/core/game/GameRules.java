package org.chevalet.core.game;

import org.chevalet.core.rules.AverageRule;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.JokerRule;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.rules.SlipRule;
import org.chevalet.core.rules.SoloRule;
import org.chevalet.core.rules.WarningRule;

/** The rules of one game, ready to apply. */
record GameRules(
        SlipRule slips, SoloRule solos, WarningRule warnings, AverageRule averages, JokerRule jokers, int penalty) {

    static GameRules of(RuleSet rules, GameSettings settings) {
        return new GameRules(
                new SlipRule(rules, settings),
                new SoloRule(rules.solo()),
                new WarningRule(rules.slips(), settings),
                new AverageRule(rules.slips()),
                new JokerRule(settings.variant()),
                rules.slips().penalty());
    }
}
