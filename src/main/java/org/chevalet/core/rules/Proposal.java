package org.chevalet.core.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.chevalet.core.board.Placement;
import org.chevalet.core.rules.MasterMoveRule.Candidate;
import org.chevalet.core.rules.MasterMoveRule.Situation;
import org.chevalet.core.rules.RuleSet.Preference;

/**
 * Proposes, among tops the arbiter is free to choose from, the one that opens the board most (R§3.4). The rulebook gives
 * no formula; the preferences of the rule set are compared one after the other, so that the same position always brings
 * the same proposal.
 */
final class Proposal {

    private final List<Preference> preferences;
    private final Openness openness;

    Proposal(RuleSet rules, WordCheck words) {
        this.preferences = rules.master().preferences();
        this.openness = new Openness(rules, words);
    }

    /** All of them, the proposed one first, with the preference that puts it there. */
    List<Candidate> ranked(Situation situation, List<Placement> placements) {
        List<Placement> sorted = placements.stream().sorted(order(situation)).toList();
        List<Candidate> ranked = new ArrayList<>();
        ranked.add(new Candidate(sorted.get(0), advantage(situation, sorted)));
        sorted.stream()
                .skip(1)
                .map(placement -> new Candidate(placement, "master.equal-top"))
                .forEach(ranked::add);
        return ranked;
    }

    private Comparator<Placement> order(Situation situation) {
        return preferences.stream()
                .map(preference -> openness.order(preference, situation))
                .reduce(Comparator::thenComparing)
                .orElse(Comparator.naturalOrder())
                .thenComparing(Comparator.naturalOrder());
    }

    /** The first preference that tells the tops apart: nothing beats the proposed one by it. */
    private String advantage(Situation situation, List<Placement> sorted) {
        Placement first = sorted.get(0);
        Placement last = sorted.get(sorted.size() - 1);
        return preferences.stream()
                .filter(preference -> openness.order(preference, situation).compare(first, last) != 0)
                .findFirst()
                .map(Proposal::key)
                .orElse("master.equal-top");
    }

    static String key(Preference preference) {
        return "master.by-" + preference.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
