package org.chevalet.live;

import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.security.SecureRandom;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.chevalet.access.Secret;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.rules.PlayerId;
import org.jspecify.annotations.Nullable;

/**
 * Binds each seat to the device that claimed it first, by a token the device keeps. Another device needs the arbiter, who
 * frees the seat: the old token is dead at once.
 */
@ApplicationScoped
public class SeatTokens {

    private final SecureRandom random;
    private final Hall hall;
    private final LiveScreens screens;

    /** Of each game asked for, whose token each digest is: floods of invented tokens do not reach the database. */
    private final Map<Long, Map<String, PlayerId>> known = new ConcurrentHashMap<>();

    @Inject
    SeatTokens(SecureRandom random, Hall hall, LiveScreens screens) {
        this.random = random;
        this.hall = hall;
        this.screens = screens;
    }

    /**
     * Claims a seat.
     *
     * @param device the token this device kept, if any: the same device gets its seat back
     * @return the token, or {@code seat.taken}
     */
    public synchronized Answer<String> claim(long game, PlayerId player, @Nullable String device) {
        Answer<String> token = QuarkusTransaction.requiringNew().call(() -> {
            Optional<SeatEntity> bound = SeatEntity.of(game, player);
            if (bound.isEmpty()) {
                return Answer.of(bind(game, player));
            }
            return device != null && bound.get().tokenHash.equals(Secret.digest(device))
                    ? Answer.of(device)
                    : Answer.refuse("seat.taken");
        });
        if (token.isAccepted()) {
            forget(game);
            screens.seatChanged(game, player, true);
        }
        return token;
    }

    private String bind(long game, PlayerId player) {
        String token = Secret.token(random);
        bindTo(game, player, Secret.digest(token));
        return token;
    }

    private void bindTo(long game, PlayerId player, String digest) {
        SeatEntity seat = new SeatEntity();
        seat.gameId = game;
        seat.playerId = (long) player.value();
        seat.tokenHash = digest;
        seat.claimedAt = hall.now();
        seat.persist();
    }

    /** Binds a seat to the device whose token has this digest; the device that had it is turned away. */
    synchronized void give(long game, PlayerId player, String digest) {
        QuarkusTransaction.requiringNew().run(() -> {
            SeatEntity.of(game, player).ifPresent(SeatEntity::delete);
            SeatEntity.flush();
            bindTo(game, player, digest);
        });
        forget(game);
        screens.dismiss(game, player);
        screens.seatChanged(game, player, true);
    }

    /** Frees a seat; what its player sent stays. */
    public synchronized void release(long game, PlayerId player) {
        QuarkusTransaction.requiringNew().run(() -> SeatEntity.of(game, player).ifPresent(SeatEntity::delete));
        forget(game);
        screens.dismiss(game, player);
        screens.seatChanged(game, player, false);
    }

    /** Whose token this is. */
    public Optional<PlayerId> player(long game, @Nullable String token) {
        if (token == null || token.isBlank()) {
            return Optional.empty();
        }
        return Optional.ofNullable(seats(game).get(Secret.digest(token)));
    }

    private Map<String, PlayerId> seats(long game) {
        return known.computeIfAbsent(
                game,
                unasked -> QuarkusTransaction.requiringNew()
                        .call(() -> SeatEntity.ofGame(game).stream()
                                .collect(Collectors.toUnmodifiableMap(
                                        seat -> seat.tokenHash, SeatEntity::player, (one, other) -> other))));
    }

    /** What the database says now is asked again. */
    private void forget(long game) {
        known.remove(game);
    }

    public boolean isBound(long game, PlayerId player) {
        return QuarkusTransaction.requiringNew()
                .call(() -> SeatEntity.of(game, player).isPresent());
    }

    /** Players whose seat is bound to a device. */
    public Set<PlayerId> bound(long game) {
        return QuarkusTransaction.requiringNew()
                .call(() -> SeatEntity.ofGame(game).stream()
                        .map(SeatEntity::player)
                        .collect(Collectors.toUnmodifiableSet()));
    }
}
