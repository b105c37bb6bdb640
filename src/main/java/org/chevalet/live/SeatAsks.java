package org.chevalet.live;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.chevalet.access.Secret;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.rules.PlayerId;
import org.jspecify.annotations.Nullable;

/**
 * Devices that ask the arbiter for a seat another device holds. Each seat has one asker at most, known by a token drawn
 * for it: nothing but the arbiter's consent makes that the token of the seat. In memory, as who is there: a device that
 * no longer asks is forgotten.
 */
@ApplicationScoped
public class SeatAsks {

    /** An asking device asks again every few seconds; silent for longer, it is gone. */
    private static final Duration SILENCE = Duration.ofSeconds(20);

    /** Between the arbiter's no and the next asking for the same seat. */
    private static final Duration AFTER_NO = Duration.ofMinutes(1);

    /** More than that at once is no need of players: the arbiter's page is not to be flooded. */
    private static final int MOST_OPEN = 5;

    /** What has become of a device's asking. */
    public enum State {
        WAITING,
        GIVEN,
        REFUSED
    }

    /** A device asking for a player's seat. */
    public record Ask(PlayerId player, String digest, Instant since, Instant heard, State state) {

        private Ask now(State state, Instant heard) {
            return new Ask(player, digest, since, heard, state);
        }

        private boolean isOpen(Instant now) {
            return state == State.WAITING && now.isBefore(heard.plus(SILENCE));
        }

        /** Does it keep others from asking: still open, or refused a moment ago? */
        private boolean isInTheWay(Instant now) {
            return isOpen(now) || (state == State.REFUSED && now.isBefore(heard.plus(AFTER_NO)));
        }
    }

    private record Whose(long game, PlayerId player) {}

    private final Map<Whose, Ask> asks = new ConcurrentHashMap<>();
    private final SecureRandom random;
    private final SeatTokens tokens;
    private final LiveScreens screens;

    @Inject
    SeatAsks(SecureRandom random, SeatTokens tokens, LiveScreens screens) {
        this.random = random;
        this.tokens = tokens;
        this.screens = screens;
    }

    /**
     * A device asks for a seat that is taken.
     *
     * @return the token by which it asks; {@code seat.asked} while another one does or the arbiter has just said no, or
     *     {@code seat.many-asks}
     */
    public synchronized Answer<String> ask(long game, PlayerId player, Instant now) {
        Whose whose = new Whose(game, player);
        Ask before = asks.get(whose);
        if (before != null && before.isInTheWay(now)) {
            return Answer.refuse("seat.asked");
        }
        if (open(game, now).size() >= MOST_OPEN) {
            return Answer.refuse("seat.many-asks");
        }
        String token = Secret.token(random);
        asks.put(whose, new Ask(player, Secret.digest(token), now, now, State.WAITING));
        screens.asked(game, player);
        return Answer.of(token);
    }

    /** What has become of it; a device that goes on asking is not forgotten. */
    public synchronized Optional<State> state(long game, PlayerId player, @Nullable String token, Instant now) {
        Whose whose = new Whose(game, player);
        Optional<Ask> own = Optional.ofNullable(asks.get(whose))
                .filter(ask -> token != null && ask.digest().equals(Secret.digest(token)));
        own.filter(ask -> ask.state() == State.WAITING).ifPresent(ask -> {
            asks.put(whose, ask.now(State.WAITING, now));
            if (!ask.isOpen(now)) {
                screens.asked(game, player);
            }
        });
        return own.map(Ask::state);
    }

    /** Seats asked for just now, the oldest asking first. */
    public List<Ask> open(long game, Instant now) {
        return asks.entrySet().stream()
                .filter(entry -> entry.getKey().game() == game)
                .map(Map.Entry::getValue)
                .filter(ask -> ask.isOpen(now))
                .sorted(Comparator.comparing(Ask::since))
                .toList();
    }

    /** The seat goes to the device that asks; the one that had it is turned away. */
    public synchronized Answer<PlayerId> give(long game, PlayerId player, Instant now) {
        return decide(game, player, State.GIVEN, now).map(ask -> {
            tokens.give(game, player, ask.digest());
            return player;
        });
    }

    /** The device that had the seat keeps it. */
    public synchronized Answer<PlayerId> refuse(long game, PlayerId player, Instant now) {
        return decide(game, player, State.REFUSED, now).map(Ask::player);
    }

    private Answer<Ask> decide(long game, PlayerId player, State decision, Instant now) {
        Whose whose = new Whose(game, player);
        Ask asked = asks.get(whose);
        if (asked == null || !asked.isOpen(now)) {
            return Answer.refuse("seat.not-asked");
        }
        asks.put(whose, asked.now(decision, now));
        screens.mail(game, Set.of());
        return Answer.of(asked);
    }
}
