package org.chevalet.live;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** The contact with a player's devices as it was at one moment, before what came at that moment. */
public final class SeatContact {

    private final Optional<Contact> contact;
    private final Instant now;
    private final Optional<Instant> lastHeard;
    private final Optional<Duration> roundTrip;
    private final Optional<Contact.Cut> lasting;

    /** A time without contact; {@code to} is empty while it lasts. */
    public record Cut(Instant from, Optional<Instant> to) {}

    SeatContact(Optional<Contact> contact, Instant now) {
        this.contact = contact;
        this.now = now;
        this.lastHeard = contact.map(Contact::heardAt);
        this.roundTrip = contact.flatMap(Contact::roundTrip);
        this.lasting = contact.flatMap(known -> known.cutAt(now, now));
    }

    public Optional<Instant> lastHeard() {
        return lastHeard;
    }

    public Optional<Duration> roundTrip() {
        return roundTrip;
    }

    /** The time without contact that an earlier moment fell into. */
    public Optional<Cut> cutAt(Instant moment) {
        return lasting.filter(cut -> cut.covers(moment))
                .or(() -> contact.flatMap(known -> known.cutAt(moment, now)))
                .map(cut -> new Cut(cut.from(), cut.to()));
    }
}
