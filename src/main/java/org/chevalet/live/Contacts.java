package org.chevalet.live;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.chevalet.core.rules.PlayerId;

/** The contact with every player's devices, in memory: whoever was never connected has none. */
@ApplicationScoped
public class Contacts {

    private static final Duration LONGEST_TRIP = Duration.ofMinutes(1);

    /** A player of a game. */
    record Whose(long game, PlayerId player) {}

    /** A player's device is there again, or no longer. */
    record Turn(Whose whose, boolean online) {}

    private final Map<Whose, Contact> contacts = new ConcurrentHashMap<>();

    void opened(Whose whose, Instant now) {
        contacts.computeIfAbsent(whose, unseen -> new Contact(now)).opened(now);
    }

    void closed(Whose whose, Instant now) {
        of(whose).ifPresent(contact -> contact.closed(now));
    }

    /** A device of this player said something, on whatever way. */
    public void heard(long game, PlayerId player, Instant now) {
        of(new Whose(game, player)).ifPresent(contact -> contact.heard(now));
    }

    /** @param pinged the server's time that the device sends back */
    void answered(Whose whose, Instant pinged, Instant now) {
        Duration took = Duration.between(pinged, now);
        boolean sound = !took.isNegative() && took.compareTo(LONGEST_TRIP) <= 0;
        of(whose).ifPresent(contact -> {
            if (sound) {
                contact.answered(now, took);
            } else {
                contact.heard(now);
            }
        });
    }

    /** The contact with a player, as it is now. */
    public SeatContact contact(long game, PlayerId player, Instant now) {
        return new SeatContact(of(new Whose(game, player)), now);
    }

    Optional<Contact> of(Whose whose) {
        return Optional.ofNullable(contacts.get(whose));
    }

    Set<PlayerId> online(long game, Instant now) {
        return contacts.entrySet().stream()
                .filter(known ->
                        known.getKey().game() == game && known.getValue().isOnline(now))
                .map(known -> known.getKey().player())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Whose state has changed since this was asked last. */
    Set<Turn> turned(Instant now) {
        return contacts.entrySet().stream()
                .flatMap(known -> known.getValue().turned(now).map(is -> new Turn(known.getKey(), is)).stream())
                .collect(Collectors.toUnmodifiableSet());
    }
}
