package org.chevalet.arbitration;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.function.Function;
import org.chevalet.arbitration.PastRoundCommands.TypedCorrection;
import org.chevalet.arbitration.RackCommands.TypedRack;
import org.chevalet.arbitration.SettingsCommands.TypedSettings;
import org.chevalet.arbitration.UndoCommands.Undo;
import org.chevalet.arbitration.WordCommands.TypedWord;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.rules.Slip;
import org.chevalet.http.Replies;
import org.chevalet.http.RequestLanguage;
import org.chevalet.live.Change;
import org.chevalet.live.LiveGame;
import org.chevalet.live.LiveGames;
import org.chevalet.live.Moment;
import org.jspecify.annotations.Nullable;

/** Corrections of what a game is played with: its settings, its words, the letters announced, a round already played. */
@Path("/api/games/{game}")
@RolesAllowed("arbiter")
public class CorrectionResource {

    private final ArbiterDesk desk;
    private final LiveGames games;
    private final ConsoleService consoles;
    private final RequestLanguage language;
    private final Replies replies;

    @Inject
    CorrectionResource(
            ArbiterDesk desk, LiveGames games, ConsoleService consoles, RequestLanguage language, Replies replies) {
        this.desk = desk;
        this.games = games;
        this.consoles = consoles;
        this.language = language;
        this.replies = replies;
    }

    /** A word that counts today, or does not, whatever the list says. */
    @POST
    @Path("words")
    public Response ruleWord(@PathParam("game") long game, @Nullable TypedWord word) {
        if (word == null) {
            return desk.unreadable();
        }
        Function<Moment, Answer<Change>> rule = moment -> WordCommands.rule(moment, word);
        Answer<LiveGame> found = games.find(game);
        if (found.isAccepted() && !desk.isPreview()) {
            found.value().foresee(rule);
        }
        return desk.run(game, rule, consoles::snapshot);
    }

    /** The letters of the round in play, announced wrongly. */
    @POST
    @Path("rack")
    public Response correctRack(@PathParam("game") long game, @Nullable TypedRack rack) {
        return desk.run(game, rack, RackCommands::correct);
    }

    /** Time of a round, scores asked or not, an arbiter who plays or not. */
    @POST
    @Path("settings")
    public Response changeSettings(@PathParam("game") long game, @Nullable TypedSettings settings) {
        return desk.run(game, settings, SettingsCommands::change);
    }

    /** Letters or master move of a round already played. */
    @POST
    @Path("corrections")
    public Response correctRound(@PathParam("game") long game, @Nullable TypedCorrection correction) {
        return desk.run(game, correction, PastRoundCommands::correct);
    }

    /** What undoing would undo. */
    @GET
    @Path("undo")
    public Response undoable(@PathParam("game") long game) {
        return replies.ok(games.find(game)
                .then(live -> live.decide(moment -> UndoCommands.last(moment, live.slips(), language.messages()))));
    }

    /** Takes back the last action. */
    @POST
    @Path("undo")
    public Response undo(@PathParam("game") long game, @Nullable Undo undo) {
        Answer<LiveGame> found = games.find(game);
        if (undo == null || !found.isAccepted()) {
            return undo == null ? desk.unreadable() : replies.refuse(found.refusal());
        }
        List<Slip> slips = found.value().slips();
        return desk.run(
                game, moment -> UndoCommands.undo(moment, slips, undo, language.messages()), consoles::snapshot);
    }
}
