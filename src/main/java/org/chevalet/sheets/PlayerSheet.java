package org.chevalet.sheets;

import java.util.List;
import java.util.Optional;
import org.chevalet.core.board.Placement;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Sanction;
import org.chevalet.core.rules.Verdict;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Points;

/**
 * One player's sheet (feuille de route).
 *
 * @param standing the player's place in the ranking, with the totals
 * @param lines the rounds whose solution is public, in order
 * @param topTotal sum of the rounds' tops
 */
public record PlayerSheet(Letterhead head, Standings.Line standing, List<Line> lines, Points topTotal) {

    public PlayerSheet {
        lines = List.copyOf(lines);
    }

    /**
     * What the player did on one round.
     *
     * @param top best score of the round
     * @param written the slip that counted, as written; empty when there was none
     * @param verdict the decision in force; empty when the player was not there yet, or no longer
     * @param total running total of what was paid, solo bonuses apart
     * @param deficit running total less the running total of the tops
     * @param soloBonus points for being alone on the round; empty when not alone, zero when only credited
     * @param disciplinary why the player got disciplinary warnings on the round
     * @param corrected true when the round was corrected after its solution was announced
     */
    public record Line(
            RoundNumber round,
            Draw draw,
            Placement master,
            Points top,
            Optional<WrittenSlip> written,
            Optional<Verdict> verdict,
            Points total,
            Points deficit,
            Optional<Points> soloBonus,
            List<String> disciplinary,
            boolean corrected) {

        public Points paid() {
            return verdict.map(Verdict::paid).orElse(Points.ZERO);
        }

        /** What the round lost against its top, as a number below zero; zero for the top. */
        public Points loss() {
            return paid().minus(top);
        }

        /** The move that was paid; empty for a nil and for a decision of the arbiter. */
        public Optional<Placement> played() {
            return verdict.flatMap(Verdict::reading)
                    .map(reading -> reading.score().placement());
        }

        public boolean isTop() {
            return verdict.filter(found -> found.reaches(top)).isPresent();
        }

        /** Of the slip, one at most, and of discipline (R§5.8). */
        int warnings() {
            return verdict.map(Verdict::warnings).orElse(0) + disciplinary.size();
        }

        public boolean has(Sanction sanction) {
            return verdict.filter(found -> found.sanction() == sanction).isPresent();
        }
    }

    public long tops() {
        return lines.stream().filter(Line::isTop).count();
    }

    public long warnings() {
        return lines.stream().mapToInt(Line::warnings).sum();
    }

    public long penalties() {
        return count(Sanction.PENALTY);
    }

    public long nils() {
        return count(Sanction.NIL);
    }

    private long count(Sanction sanction) {
        return lines.stream().filter(line -> line.has(sanction)).count();
    }
}
