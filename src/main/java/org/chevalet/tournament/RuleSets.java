package org.chevalet.tournament;

import java.util.List;
import java.util.Optional;
import org.chevalet.core.rules.RuleSet;
import org.jspecify.annotations.Nullable;

/** The rule sets a tournament may choose from, the default first. */
public record RuleSets(List<RuleSet> presets) {

    public RuleSets {
        presets = List.copyOf(presets);
    }

    /** The first that is played with the tiles of a language, else the default. */
    public RuleSet playedIn(@Nullable String language) {
        return presets.stream()
                .filter(preset -> preset.tiles().name().equals(language))
                .findFirst()
                .orElseGet(() -> presets.get(0));
    }

    public Optional<RuleSet> find(String name) {
        return presets.stream().filter(preset -> preset.name().equals(name)).findFirst();
    }
}
