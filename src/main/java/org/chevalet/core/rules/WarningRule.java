package org.chevalet.core.rules;

import org.chevalet.core.tile.Points;

/** What a player's warnings of one game cost, taken off at the end (R§5.9). */
public final class WarningRule {

    private final RuleSet.SlipFigures figures;
    private final int free;

    public WarningRule(RuleSet.SlipFigures figures, GameSettings settings) {
        this.figures = figures;
        this.free =
                settings.isBlitz() || settings.isOriginal() ? figures.freeWarningsOriginal() : figures.freeWarnings();
    }

    /** The first warning that costs something: the 4th in a normal game. */
    public int firstCostly() {
        return free + 1;
    }

    /** Points lost for each warning from that one on. */
    public Points each() {
        return Points.of(figures.warningCost());
    }

    /** Points lost, as a number not below zero: 0 for 3 warnings, 5 for 4, 10 for 5 in a normal game. */
    public Points cost(int warnings) {
        return Points.of(Math.max(0, warnings - free) * figures.warningCost());
    }
}
