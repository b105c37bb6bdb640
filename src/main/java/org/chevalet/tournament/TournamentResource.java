package org.chevalet.tournament;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.chevalet.http.Replies;
import org.chevalet.http.RequestLanguage;
import org.chevalet.tournament.TournamentJson.RuleSetLine;
import org.chevalet.tournament.TournamentJson.Settings;
import org.chevalet.tournament.TournamentJson.TournamentLine;
import org.jspecify.annotations.Nullable;

/** Tournaments and their settings, for the arbiter. */
@Path("/api")
@RolesAllowed("arbiter")
public class TournamentResource {

    private final TournamentService tournaments;
    private final GameOpening opening;
    private final RuleSets ruleSets;
    private final RequestLanguage language;
    private final Replies replies;

    @Inject
    TournamentResource(
            TournamentService tournaments,
            GameOpening opening,
            RuleSets ruleSets,
            RequestLanguage language,
            Replies replies) {
        this.tournaments = tournaments;
        this.opening = opening;
        this.ruleSets = ruleSets;
        this.language = language;
        this.replies = replies;
    }

    @GET
    @Path("rule-sets")
    public List<RuleSetLine> ruleSets() {
        return ruleSets.presets().stream()
                .map(rules -> RuleSetLine.of(rules, language.messages()))
                .toList();
    }

    @GET
    @Path("tournaments")
    public List<TournamentLine> list() {
        return tournaments.list();
    }

    @POST
    @Path("tournaments")
    public Response create(@Nullable Settings settings) {
        return replies.created(tournaments.create(settings == null ? Settings.DEFAULTS : settings));
    }

    @GET
    @Path("tournaments/{id}")
    public Response detail(@PathParam("id") long id) {
        return replies.ok(tournaments.detail(id));
    }

    @PUT
    @Path("tournaments/{id}")
    public Response change(@PathParam("id") long id, @Nullable Settings settings) {
        return replies.ok(tournaments.change(id, settings == null ? Settings.DEFAULTS : settings));
    }

    @POST
    @Path("tournaments/{id}/open")
    public Response open(@PathParam("id") long id) {
        return replies.created(opening.open(id, GameRepository.ARBITER));
    }
}
