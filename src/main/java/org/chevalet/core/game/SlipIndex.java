package org.chevalet.core.game;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.SlipId;

/**
 * The slips of a round by player, so that a hall of 1,500 is not searched slip by slip.
 *
 * @param counting the slip that counts
 * @param late players who sent something after the time
 */
record SlipIndex(Map<PlayerId, Slip> counting, Set<PlayerId> late) {

    /** Before the close: within a player the last slip in time, or admitted, counts. */
    static SlipIndex inTime(List<Slip> slips, Set<SlipId> admitted) {
        Map<PlayerId, Slip> last = new HashMap<>();
        slips.stream()
                .filter(slip -> !slip.late() || admitted.contains(slip.id()))
                .forEach(slip -> last.merge(slip.player(), slip, SlipIndex::later));
        return new SlipIndex(last, late(slips));
    }

    private static Slip later(Slip one, Slip other) {
        return one.id().compareTo(other.id()) < 0 ? other : one;
    }

    /** After the close: the slips the journal says. */
    static SlipIndex counted(List<Slip> slips, Map<PlayerId, SlipId> counted) {
        Collection<SlipId> wanted = new HashSet<>(counted.values());
        Map<PlayerId, Slip> counting = new HashMap<>();
        slips.stream().filter(slip -> wanted.contains(slip.id())).forEach(slip -> counting.put(slip.player(), slip));
        return new SlipIndex(counting, late(slips));
    }

    private static Set<PlayerId> late(List<Slip> slips) {
        Set<PlayerId> late = new HashSet<>();
        slips.stream().filter(Slip::late).map(Slip::player).forEach(late::add);
        return late;
    }
}
