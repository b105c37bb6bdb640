package org.chevalet.entry;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.chevalet.access.GuessLimit;
import org.chevalet.access.GuessLimits;
import org.chevalet.access.Invitations;
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
    private final Invitations invitations;
    private final Caller caller;

    @Inject
    JoinPlaces(GameRepository repository, LiveGames games, GuessLimits limits, Invitations invitations, Caller caller) {
        this.repository = repository;
        this.games = games;
        this.guesses = limits.joinCodes();
        this.invitations = invitations;
        this.caller = caller;
    }

    /** A seat of a game. */
    record Found(LiveGame live, Seat seat) {
        long game() {
            return live.header().gameId();
        }
    }

    /** By the code on the wall; an address that guesses codes is held back, but never who comes by the QR code. */
    Answer<Found> find(String typed, int table) {
        return invitations
                .code(typed)
                .map(this::game)
                .orElseGet(() -> guesses.guess(caller.address(), () -> game(typed.replaceFirst("-.*", ""))))
                .then(games::find)
                .then(live -> seat(live, table));
    }

    /** By the game's number, which only who had its code has. */
    Answer<Found> seat(long game, int table) {
        return games.find(game).then(live -> seat(live, table));
    }

    /** What the QR code of a game carries: as public as the code beside it. */
    Answer<String> invitation(long game) {
        return games.find(game).map(live -> invitations.of(live.header().joinCode()));
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
