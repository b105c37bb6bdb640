package org.chevalet.entry;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;
import java.util.Objects;
import org.chevalet.access.GuessLimit;
import org.chevalet.access.GuessLimits;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.game.Seat;
import org.chevalet.http.Caller;
import org.chevalet.http.Replies;
import org.chevalet.live.LiveGame;
import org.chevalet.live.LiveGames;
import org.chevalet.live.SeatTokens;
import org.chevalet.tournament.GameRepository;
import org.jspecify.annotations.Nullable;

/** Joining with the code on the wall and the number of the table. */
@Path("/api/join")
@PermitAll
public class JoinResource {

    private final GameRepository repository;
    private final LiveGames games;
    private final SeatTokens tokens;
    private final GuessLimit guesses;
    private final Caller caller;
    private final Replies replies;

    @Inject
    JoinResource(
            GameRepository repository,
            LiveGames games,
            SeatTokens tokens,
            GuessLimits limits,
            Caller caller,
            Replies replies) {
        this.repository = repository;
        this.games = games;
        this.tokens = tokens;
        this.guesses = limits.joinCodes();
        this.caller = caller;
        this.replies = replies;
    }

    public record Place(long gameId, String tournament, int table, String name, boolean taken) {}

    public record Joining(
            @Nullable String code, int table, @Nullable String device) {}

    public record Joined(long gameId, int table, String name, String token) {}

    private record Found(LiveGame live, Seat seat) {
        long game() {
            return live.header().gameId();
        }
    }

    @GET
    public Response look(@QueryParam("code") @DefaultValue("") String code, @QueryParam("table") int table) {
        return replies.ok(find(code, table)
                .map(found -> new Place(
                        found.game(),
                        found.live().header().tournamentName(),
                        found.seat().table().value(),
                        found.seat().name(),
                        tokens.isBound(found.game(), found.seat().player()))));
    }

    @POST
    public Response join(@Nullable Joining joining) {
        if (joining == null) {
            return replies.refuse(Refusal.of("http.bad-json"));
        }
        String code = Objects.requireNonNullElse(joining.code(), "");
        return replies.created(find(code, joining.table())
                .then(found -> tokens.claim(found.game(), found.seat().player(), joining.device())
                        .map(token -> new Joined(
                                found.game(),
                                found.seat().table().value(),
                                found.seat().name(),
                                token))));
    }

    private Answer<Found> find(String typed, int table) {
        return guesses.guess(caller.address(), () -> game(typed))
                .then(games::find)
                .then(live -> seat(live, table));
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
