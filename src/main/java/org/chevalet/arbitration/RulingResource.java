package org.chevalet.arbitration;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Response;
import org.chevalet.arbitration.ExtraTimeCommands.TypedExtraTime;
import org.chevalet.arbitration.RulingCommands.TableOfRound;
import org.chevalet.arbitration.RulingCommands.TypedAverage;
import org.chevalet.arbitration.RulingCommands.TypedReading;
import org.chevalet.arbitration.RulingCommands.TypedRuling;
import org.chevalet.arbitration.RulingCommands.TypedWarning;
import org.jspecify.annotations.Nullable;

/** The arbiter's own decisions: another verdict, another reading, an average, a disciplinary warning. */
@Path("/api/games/{game}")
@RolesAllowed("arbiter")
public class RulingResource {

    private final ArbiterDesk desk;

    @Inject
    RulingResource(ArbiterDesk desk) {
        this.desk = desk;
    }

    @POST
    @Path("rulings")
    public Response rule(@PathParam("game") long game, @Nullable TypedRuling ruling) {
        return desk.run(game, ruling, RulingCommands::rule);
    }

    /** Whatever was decided about the player: the program's verdict holds again. */
    @DELETE
    @Path("rulings")
    public Response lift(@PathParam("game") long game, @Nullable TableOfRound place) {
        return desk.run(game, place, RulingCommands::lift);
    }

    @POST
    @Path("readings")
    public Response read(@PathParam("game") long game, @Nullable TypedReading reading) {
        return desk.run(game, reading, RulingCommands::read);
    }

    @POST
    @Path("averages")
    public Response average(@PathParam("game") long game, @Nullable TypedAverage average) {
        return desk.run(game, average, RulingCommands::average);
    }

    /** Adapted time: one player has more of it than the others. */
    @POST
    @Path("extra-time")
    public Response giveTime(@PathParam("game") long game, @Nullable TypedExtraTime typed) {
        return desk.run(game, typed, ExtraTimeCommands::give);
    }

    @POST
    @Path("warnings")
    public Response warn(@PathParam("game") long game, @Nullable TypedWarning warning) {
        return desk.run(game, warning, RulingCommands::warn);
    }

    @DELETE
    @Path("warnings")
    public Response liftWarning(@PathParam("game") long game, @Nullable TableOfRound place) {
        return desk.run(game, place, RulingCommands::liftWarning);
    }
}
