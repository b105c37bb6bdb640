package org.chevalet.live;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.chevalet.core.rules.Slip;
import org.chevalet.live.SeatProtocol.DraftPart;
import org.chevalet.live.SeatProtocol.EvidencePart;
import org.chevalet.tournament.ReceivedSlip;
import org.chevalet.tournament.SlipEvidence;
import org.jspecify.annotations.Nullable;

/** The evidence about a slip as the console shows it. */
public final class EvidenceParts {

    private EvidenceParts() {}

    /** Of a slip that was simply in time there is none. */
    public static Optional<EvidencePart> of(LiveGame live, Slip slip) {
        return live.slip(slip.id()).flatMap(received -> received.evidence().map(seen -> of(received, seen)));
    }

    private static EvidencePart of(ReceivedSlip received, SlipEvidence seen) {
        Slip slip = received.slip();
        return new EvidencePart(
                seen.arrival().name(),
                millis(received.tappedAt()),
                slip.receivedAt().toEpochMilli(),
                millis(seen.end()),
                seen.end()
                        .map(end -> Duration.between(end, slip.receivedAt()).toMillis())
                        .orElse(null),
                millis(seen.lastContact()),
                millis(seen.cutFrom()),
                millis(seen.cutTo()),
                seen.rttMillis().orElse(null),
                seen.draft()
                        .map(draft -> new DraftPart(
                                draft.word(), draft.reference(), draft.at().toEpochMilli()))
                        .orElse(null));
    }

    private static @Nullable Long millis(Optional<Instant> at) {
        return at.map(Instant::toEpochMilli).orElse(null);
    }
}
