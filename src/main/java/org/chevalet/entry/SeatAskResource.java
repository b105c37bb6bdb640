package org.chevalet.entry;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;
import java.util.Objects;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.entry.JoinPlaces.Found;
import org.chevalet.http.Replies;
import org.chevalet.live.Hall;
import org.chevalet.live.SeatAsks;
import org.chevalet.live.SeatTokens;
import org.jspecify.annotations.Nullable;

/** A device asks the arbiter for a seat another one holds, and what he answered. */
@Path("/api/join/asked")
@PermitAll
public class SeatAskResource {

    private final JoinPlaces places;
    private final SeatAsks asks;
    private final SeatTokens tokens;
    private final Hall hall;
    private final Replies replies;

    @Inject
    SeatAskResource(JoinPlaces places, SeatAsks asks, SeatTokens tokens, Hall hall, Replies replies) {
        this.places = places;
        this.asks = asks;
        this.tokens = tokens;
        this.hall = hall;
        this.replies = replies;
    }

    public record Asking(@Nullable String code, int table) {}

    /** @param token by which the device asks; the seat's own once the arbiter has given it */
    public record Asked(long gameId, int table, String name, String token) {}

    /** @param state {@code WAITING}, {@code GIVEN}, {@code REFUSED}, or {@code FREE}: anybody may take the seat now */
    public record AskState(String state) {}

    @POST
    public Response ask(@Nullable Asking asking) {
        if (asking == null) {
            return replies.refuse(Refusal.of("http.bad-json"));
        }
        return replies.created(places.find(Objects.requireNonNullElse(asking.code(), ""), asking.table())
                .then(this::ask));
    }

    private Answer<Asked> ask(Found found) {
        return tokens.isBound(found.game(), found.seat().player())
                ? asks.ask(found.game(), found.seat().player(), hall.now()).map(token -> asked(found, token))
                : Answer.refuse("seat.free");
    }

    private static Asked asked(Found found, String token) {
        return new Asked(
                found.game(), found.seat().table().value(), found.seat().name(), token);
    }

    @GET
    public Response state(
            @QueryParam("game") long game,
            @QueryParam("table") int table,
            @HeaderParam(SeatPlaces.TOKEN) @Nullable String token) {
        return replies.ok(places.seat(game, table)
                .then(found -> asks.state(game, found.seat().player(), token, hall.now())
                        .map(state -> Answer.of(new AskState(shown(found, state))))
                        .orElseGet(() -> Answer.refuse("seat.not-asked"))));
    }

    private String shown(Found found, SeatAsks.State state) {
        boolean free = state == SeatAsks.State.WAITING
                && !tokens.isBound(found.game(), found.seat().player());
        return free ? "FREE" : state.name();
    }
}
