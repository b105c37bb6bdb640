package org.chevalet.arbitration;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Response;
import org.chevalet.arbitration.PastRoundCommands.TypedCorrection;
import org.chevalet.arbitration.RackCommands.TypedRack;
import org.chevalet.arbitration.WordCommands.TypedWord;
import org.jspecify.annotations.Nullable;

/** Corrections of what a game is played with: its words, the letters announced, a round already played. */
@Path("/api/games/{game}")
@RolesAllowed("arbiter")
public class CorrectionResource {

    private final ArbiterDesk desk;

    @Inject
    CorrectionResource(ArbiterDesk desk) {
        this.desk = desk;
    }

    /** A word that counts today, or does not, whatever the list says. */
    @POST
    @Path("words")
    public Response ruleWord(@PathParam("game") long game, @Nullable TypedWord word) {
        return desk.run(game, word, WordCommands::rule);
    }

    /** The letters of the round in play, announced wrongly. */
    @POST
    @Path("rack")
    public Response correctRack(@PathParam("game") long game, @Nullable TypedRack rack) {
        return desk.run(game, rack, RackCommands::correct);
    }

    /** Letters or master move of a round already played. */
    @POST
    @Path("corrections")
    public Response correctRound(@PathParam("game") long game, @Nullable TypedCorrection correction) {
        return desk.run(game, correction, PastRoundCommands::correct);
    }
}
