package org.chevalet.entry;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Response;
import org.chevalet.core.answer.Answer;
import org.chevalet.http.Replies;
import org.chevalet.live.Hall;
import org.chevalet.live.MailParts;
import org.chevalet.live.SeatMail;
import org.chevalet.live.SeatProtocol.OwnMailPart;
import org.jspecify.annotations.Nullable;

/** A player calls the arbiter, and says what he has read. Each answers with his mail as it is then. */
@Path("/api/games/{game}/seat")
@PermitAll
public class SeatMailResource {

    private final SeatPlaces places;
    private final SeatMail mail;
    private final Hall hall;
    private final Replies replies;

    @Inject
    SeatMailResource(SeatPlaces places, SeatMail mail, Hall hall, Replies replies) {
        this.places = places;
        this.mail = mail;
        this.hall = hall;
        this.replies = replies;
    }

    /** Asked again before the arbiter has seen it, it is the same call. */
    @POST
    @Path("call")
    public Response call(@PathParam("game") long game, @HeaderParam(SeatPlaces.TOKEN) @Nullable String token) {
        return replies.ok(places.find(game, token, hall.now())
                .then(place -> mail.call(game, place.player(), hall.now()).map(call -> own(place))));
    }

    @POST
    @Path("messages/{id}/read")
    public Response read(
            @PathParam("game") long game,
            @PathParam("id") int id,
            @HeaderParam(SeatPlaces.TOKEN) @Nullable String token) {
        return replies.ok(places.find(game, token, hall.now())
                .then(place -> mail.read(game, place.player(), id, hall.now()).map(letter -> own(place))));
    }

    /** All corrections up to this journal number. */
    @POST
    @Path("corrections/{number}/read")
    public Response readCorrections(
            @PathParam("game") long game,
            @PathParam("number") int number,
            @HeaderParam(SeatPlaces.TOKEN) @Nullable String token) {
        return replies.ok(places.find(game, token, hall.now()).then(place -> {
            if (number < 1 || number > place.live().game().version()) {
                return Answer.refuse("message.unknown");
            }
            mail.readCorrections(game, place.player(), number, hall.now());
            return Answer.of(own(place));
        }));
    }

    private OwnMailPart own(SeatPlaces.Place place) {
        return MailParts.own(mail, place.game(), place.player());
    }
}
