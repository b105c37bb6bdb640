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
import org.chevalet.core.answer.Refusal;
import org.chevalet.http.Replies;
import org.chevalet.live.SeatTokens;
import org.chevalet.tournament.GameRepository;
import org.jspecify.annotations.Nullable;

/** Joining with the code on the wall and the number of the table. */
@Path("/api/join")
@PermitAll
public class JoinResource {

    private final GameRepository repository;
    private final JoinPlaces places;
    private final SeatTokens tokens;
    private final Replies replies;

    @Inject
    JoinResource(GameRepository repository, JoinPlaces places, SeatTokens tokens, Replies replies) {
        this.repository = repository;
        this.places = places;
        this.tokens = tokens;
        this.replies = replies;
    }

    public record Place(long gameId, String tournament, int table, String name, boolean taken) {}

    public record Joining(
            @Nullable String code, int table, @Nullable String device) {}

    public record Joined(long gameId, int table, String name, String token) {}

    public record Open(boolean open) {}

    /** @param path the end of the address in the QR code */
    public record Invitation(String path) {}

    /** Whether there is a game to join at all, before a code is asked for; which one only its code tells. */
    @GET
    @Path("open")
    public Open open() {
        return new Open(repository.isAnyOpen());
    }

    @GET
    @Path("invitation")
    public Response invitation(@QueryParam("game") long game) {
        return replies.ok(places.invitation(game).map(Invitation::new));
    }

    @GET
    public Response look(@QueryParam("code") @DefaultValue("") String code, @QueryParam("table") int table) {
        return replies.ok(places.find(code, table)
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
        return replies.created(places.find(code, joining.table())
                .then(found -> tokens.claim(found.game(), found.seat().player(), joining.device())
                        .map(token -> new Joined(
                                found.game(),
                                found.seat().table().value(),
                                found.seat().name(),
                                token))));
    }
}
