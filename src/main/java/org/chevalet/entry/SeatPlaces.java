package org.chevalet.entry;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Seat;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.live.Contacts;
import org.chevalet.live.LiveGame;
import org.chevalet.live.LiveGames;
import org.chevalet.live.SeatContact;
import org.chevalet.live.SeatTokens;
import org.jspecify.annotations.Nullable;

/** Finds the seat a request comes from by the token its device keeps. */
@ApplicationScoped
class SeatPlaces {

    /** Header of every request of a player's device. */
    static final String TOKEN = "X-Seat-Token";

    private final LiveGames games;
    private final SeatTokens tokens;
    private final Contacts contacts;

    @Inject
    SeatPlaces(LiveGames games, SeatTokens tokens, Contacts contacts) {
        this.games = games;
        this.tokens = tokens;
        this.contacts = contacts;
    }

    /** A seat, and the contact with its devices before this request. */
    record Place(LiveGame live, Seat seat, SeatContact contact) {
        long game() {
            return live.header().gameId();
        }

        PlayerId player() {
            return seat.player();
        }
    }

    /** @return the seat, from now on heard of again, or {@code game.unknown}, {@code seat.unknown-token} */
    Answer<Place> find(long game, @Nullable String token, Instant now) {
        return games.find(game).then(live -> {
            Optional<Seat> seat = tokens.player(game, token)
                    .flatMap(live.game()::seat)
                    .filter(there -> there.left().isEmpty());
            return seat.map(there -> Answer.of(heard(live, there, now)))
                    .orElseGet(() -> Answer.refuse("seat.unknown-token"));
        });
    }

    private Place heard(LiveGame live, Seat seat, Instant now) {
        long game = live.header().gameId();
        SeatContact before = contacts.contact(game, seat.player(), now);
        contacts.heard(game, seat.player(), now);
        return new Place(live, seat, before);
    }
}
