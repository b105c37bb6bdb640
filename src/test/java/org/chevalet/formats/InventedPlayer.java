package org.chevalet.formats;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.chevalet.core.board.Placement;
import org.chevalet.core.movegen.Play;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.ScoreClaim;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.core.tile.Points;

/**
 * A player who does not exist: finds the top more or less often, forgets things, invents words.
 *
 * @param strength from 0 (beginner) to 1 (champion)
 * @param since the round he comes for
 */
record InventedPlayer(PlayerId id, TableNumber table, String name, double strength, int since) {

    private static final double FORGETS_THE_SLIP = 0.012;
    private static final double INVENTS_A_WORD = 0.03;
    private static final double FORGETS_THE_SCORE = 0.02;
    private static final double MISCOUNTS = 0.03;
    private static final double TURNS_THE_REFERENCE_ROUND = 0.02;

    static InventedPlayer at(int table, double strength, int since) {
        return new InventedPlayer(
                new PlayerId(table), new TableNumber(table), "Joueur %02d".formatted(table), strength, since);
    }

    /**
     * What he writes.
     *
     * @param plays every play of the round, best first
     * @param ease how easily the top is seen, from 0 to 1
     * @return empty when he hands in nothing
     */
    Optional<WrittenSlip> write(List<Play> plays, double ease, RandomGenerator dice) {
        if (dice.nextDouble() < FORGETS_THE_SLIP * (2 - strength)) {
            return Optional.empty();
        }
        Play found = plays.get(find(plays, ease, dice));
        String word = found.placement().spelling().printed();
        if (dice.nextDouble() < INVENTS_A_WORD * (1.5 - strength)) {
            word = word.substring(1) + word.charAt(0);
        }
        return Optional.of(new WrittenSlip(word, reference(found.placement(), dice), claim(found, dice)));
    }

    /** The place of what he finds in the list of plays: the top, or something more or less good. */
    private int find(List<Play> plays, double ease, RandomGenerator dice) {
        if (dice.nextDouble() < strength * ease) {
            return 0;
        }
        double spread = 1 + plays.size() * 0.04 * (1.15 - strength);
        int place = (int) (-Math.log(1 - dice.nextDouble()) * spread);
        return Math.min(place, plays.size() - 1);
    }

    private String reference(Placement placement, RandomGenerator dice) {
        boolean turned = dice.nextDouble() < TURNS_THE_REFERENCE_ROUND * (1.5 - strength);
        return (turned ? placement.coord().flipped() : placement.coord()).toString();
    }

    private ScoreClaim claim(Play found, RandomGenerator dice) {
        double fate = dice.nextDouble();
        if (fate < FORGETS_THE_SCORE) {
            return new ScoreClaim.Missing();
        }
        int miscount = fate < FORGETS_THE_SCORE + MISCOUNTS ? 1 + dice.nextInt(3) : 0;
        return new ScoreClaim.Given(Points.of(found.points().value() + miscount));
    }
}
