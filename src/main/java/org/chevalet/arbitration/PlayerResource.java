package org.chevalet.arbitration;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.chevalet.core.answer.Answer;
import org.chevalet.http.Replies;
import org.chevalet.http.RequestLanguage;
import org.chevalet.live.Enrolment;
import org.chevalet.tournament.TournamentJson.NewPlayer;
import org.jspecify.annotations.Nullable;

/** The players of a tournament, before its game and during it. */
@Path("/api/tournaments/{tournament}/players")
@RolesAllowed("arbiter")
public class PlayerResource {

    private static final NewPlayer NOBODY = new NewPlayer(null, null, false);

    private final Enrolment enrolment;
    private final RequestLanguage language;
    private final Replies replies;

    @Inject
    PlayerResource(Enrolment enrolment, RequestLanguage language, Replies replies) {
        this.enrolment = enrolment;
        this.language = language;
        this.replies = replies;
    }

    @POST
    public Response add(@PathParam("tournament") long tournament, @Nullable NewPlayer player) {
        return replies.created(enrolment.add(tournament, player == null ? NOBODY : player));
    }

    @PUT
    @Path("{player}")
    public Response change(
            @PathParam("tournament") long tournament, @PathParam("player") long player, @Nullable NewPlayer typed) {
        return replies.ok(enrolment.change(tournament, player, typed == null ? NOBODY : typed));
    }

    @DELETE
    @Path("{player}")
    public Response remove(@PathParam("tournament") long tournament, @PathParam("player") long player) {
        Answer<Long> removed = enrolment.remove(tournament, player);
        return removed.isAccepted() ? Response.noContent().build() : replies.refuse(removed.refusal());
    }

    @POST
    @Path("csv")
    @Consumes(MediaType.WILDCARD)
    public Response file(
            @PathParam("tournament") long tournament,
            @QueryParam("preview") @DefaultValue("true") String preview,
            byte[] file) {
        return replies.ok(enrolment.file(tournament, file, !preview.equals("false"), language.messages()));
    }
}
