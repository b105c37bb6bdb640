package org.chevalet.tournament;

import java.util.List;
import java.util.Optional;
import org.chevalet.core.rules.RuleSet;

/** The rule sets a tournament may choose from, the default first. */
public record RuleSets(List<RuleSet> presets) {

    public RuleSets {
        presets = List.copyOf(presets);
    }

    public Optional<RuleSet> find(String name) {
        return presets.stream().filter(preset -> preset.name().equals(name)).findFirst();
    }
}
