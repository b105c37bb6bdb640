package org.chevalet.core.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.SlipId;
import org.jspecify.annotations.Nullable;

/** The slips of one attempt of a round, and which of them count. Immutable. */
final class Collected {

    static final Collected NONE = new Collected(List.of(), Optional.empty(), Set.of(), Set.of());

    private final List<Slip> all;
    private final Optional<Map<PlayerId, SlipId>> counted;
    private final Set<SlipId> withdrawn;
    private final Set<SlipId> admitted;
    private volatile @Nullable SlipIndex index;

    /**
     * @param counted what the journal says since the close; empty while slips come in
     * @param withdrawn typed by mistake; they may be named before they are known
     * @param admitted after the time, and the arbiter has them count; of importance before the close only
     */
    private Collected(
            List<Slip> all, Optional<Map<PlayerId, SlipId>> counted, Set<SlipId> withdrawn, Set<SlipId> admitted) {
        this.all = all;
        this.counted = counted;
        this.withdrawn = withdrawn;
        this.admitted = admitted;
    }

    Collected plus(List<Slip> more) {
        return new Collected(Stream.concat(all.stream(), more.stream()).toList(), counted, withdrawn, admitted);
    }

    Collected counting(Map<PlayerId, SlipId> slips) {
        return new Collected(all, Optional.of(slips), withdrawn, admitted);
    }

    /** Another slip for a player, or none. */
    Collected counting(PlayerId player, Optional<SlipId> slip) {
        Map<PlayerId, SlipId> others = Copies.without(counted.orElse(Map.of()), player);
        return counting(slip.map(now -> Copies.plus(others, player, now)).orElse(others));
    }

    Collected open() {
        return new Collected(all, Optional.empty(), withdrawn, admitted);
    }

    Collected without(SlipId slip) {
        Set<SlipId> more = Stream.concat(withdrawn.stream(), Stream.of(slip)).collect(Collectors.toUnmodifiableSet());
        return new Collected(all, counted, more, admitted);
    }

    /** Before the close: a slip that came after the time counts all the same, or no longer. */
    Collected admitting(SlipId slip, boolean counts) {
        Set<SlipId> others = admitted.stream().filter(one -> !one.equals(slip)).collect(Collectors.toSet());
        if (counts) {
            others.add(slip);
        }
        return new Collected(all, counted, withdrawn, Set.copyOf(others));
    }

    /** Every slip but those withdrawn, in order of arrival. */
    List<Slip> all() {
        return withdrawn.isEmpty()
                ? all
                : all.stream().filter(slip -> !withdrawn.contains(slip.id())).toList();
    }

    /** The slip that counts for a player. */
    Optional<Slip> of(PlayerId player) {
        return Optional.ofNullable(index().counting().get(player));
    }

    /** Something came, but after the time, and nothing counts. */
    boolean cameLate(PlayerId player) {
        return of(player).isEmpty() && index().late().contains(player);
    }

    private SlipIndex index() {
        SlipIndex known = index;
        if (known == null) {
            known = counted.map(slips -> SlipIndex.counted(all(), slips))
                    .orElseGet(() -> SlipIndex.inTime(all(), admitted));
            index = known;
        }
        return known;
    }
}
