package org.chevalet.entry;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.chevalet.access.GuessLimit;
import org.chevalet.access.GuessLimits;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Seat;
import org.chevalet.http.Caller;
import org.chevalet.live.LiveGame;
import org.chevalet.live.LiveGames;
import org.chevalet.tournament.GameRepository;

/** Finds a seat for a device that has none yet. */
@ApplicationScoped
class JoinPlaces {

    private final GameRepository repository;
    private final LiveGames games;
    private final GuessLimit guesses;
    private final Caller caller;

    @Inject
    JoinPlaces(GameRepository repository, LiveGames games, GuessLimits limits, Caller caller) {
        this.repository = repository;
        this.games = games;
        this.guesses = limits.joinCodes();
        this.caller = caller;
    }

    /** A seat of a game. */
    record Found(LiveGame live, Seat seat) {
        long game() {
            return live.header().gameId();
        }
    }

    /** By the code on the wall; an address that guesses codes is held back. */
    Answer<Found> find(String typed, int table) {
        return guesses.guess(caller.address(), () -> game(typed))
                .then(games::find)
                .then(live -> seat(live, table));
    }

    /** By the game's number, which only who had its code has. */
    Answer<Found> seat(long game, int table) {
        return games.find(game).then(live -> seat(live, table));
    }

    private Answer<Long> game(String typed) {
        return repository
                .byJoinCode(typed.replaceAll("\\s", ""))
                .map(Answer::of)
                .orElseGet(() -> Answer.refuse("join.unknown-code"));
    }

    private static Answer<Found> seat(LiveGame live, int table) {
        Answer<Seat> seat = live.game().findTable(table);
        return seat.isAccepted()
                ? Answer.of(new Found(live, seat.value()))
                : Answer.refuse("join.unknown-table", table);
    }
}
