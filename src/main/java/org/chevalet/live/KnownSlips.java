package org.chevalet.live;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.SlipId;
import org.chevalet.tournament.ReceivedSlip;

/** Every slip of a game by its idempotency key. Read by any thread, added to by the game's writer. */
final class KnownSlips {

    private final Map<String, ReceivedSlip> byKey = new ConcurrentHashMap<>();
    private final Map<SlipId, ReceivedSlip> byId = new ConcurrentHashMap<>();
    private long last;

    void add(ReceivedSlip slip) {
        byKey.put(slip.idempotencyKey(), slip);
        byId.put(slip.slip().id(), slip);
        last = Math.max(last, slip.slip().id().value());
    }

    Optional<ReceivedSlip> of(String idempotencyKey) {
        return Optional.ofNullable(byKey.get(idempotencyKey));
    }

    /** In order of arrival. */
    List<Slip> all() {
        return byKey.values().stream()
                .map(ReceivedSlip::slip)
                .sorted(Comparator.comparing(Slip::id))
                .toList();
    }

    /** A slip by its number, with what is known about its way. */
    Optional<ReceivedSlip> of(SlipId id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** The number the next slip gets. */
    SlipId next() {
        return new SlipId(last + 1);
    }
}
