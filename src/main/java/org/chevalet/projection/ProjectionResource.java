package org.chevalet.projection;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Response;
import org.chevalet.http.Replies;
import org.chevalet.live.LiveGames;
import org.chevalet.live.SnapshotParts;

/** What the projector asks for. Public: it shows nothing that is not on the wall. */
@Path("/api/games/{game}/projection")
@PermitAll
public class ProjectionResource {

    private final LiveGames games;
    private final Replies replies;

    @Inject
    ProjectionResource(LiveGames games, Replies replies) {
        this.games = games;
        this.replies = replies;
    }

    @GET
    public Response snapshot(@PathParam("game") long game) {
        return replies.ok(games.find(game).map(live -> SnapshotParts.of(live).projection()));
    }
}
