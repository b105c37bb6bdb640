package org.chevalet.arbitration;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;
import org.chevalet.arbitration.JournalReading.Search;
import org.chevalet.core.answer.Answer;
import org.chevalet.http.QueryNumber;
import org.chevalet.http.Replies;
import org.chevalet.http.RequestLanguage;
import org.chevalet.live.LiveGame;
import org.chevalet.live.LiveGames;
import org.chevalet.live.SeatTokens;
import org.jspecify.annotations.Nullable;

/** What the arbiter looks up in a game: every solution of a round, the journal; and seats to free. */
@Path("/api/games/{game}")
@RolesAllowed("arbiter")
public class GameReadResource {

    /** Solutions told where the address does not say how many. */
    private static final int PAGE = 50;

    /** Lines of a journal told where the address does not say how many: more than an evening makes. */
    private static final int WHOLE = 100_000;

    private final LiveGames games;
    private final ConsoleService consoles;
    private final SeatTokens seats;
    private final RequestLanguage language;
    private final Replies replies;

    @Inject
    GameReadResource(
            LiveGames games, ConsoleService consoles, SeatTokens seats, RequestLanguage language, Replies replies) {
        this.games = games;
        this.consoles = consoles;
        this.seats = seats;
        this.language = language;
        this.replies = replies;
    }

    @GET
    @Path("rounds/{round}/solutions")
    public Response solutions(
            @PathParam("game") long game,
            @PathParam("round") int round,
            @QueryParam("filter") @DefaultValue("") String filter,
            @QueryParam("from") @Nullable String from,
            @QueryParam("size") @Nullable String size) {
        return replies.ok(QueryNumber.parse("from", from, 0, 0)
                .then(first -> QueryNumber.parse("size", size, 0, PAGE)
                        .then(most ->
                                games.find(game).then(live -> consoles.solutions(live, round, filter, first, most)))));
    }

    @GET
    @Path("rounds/{round}/slips")
    public Response slips(@PathParam("game") long game, @PathParam("round") int round) {
        return replies.ok(games.find(game).then(live -> consoles.slips(live, round)));
    }

    /** What any word would have been worth on a round. */
    @GET
    @Path("rounds/{round}/what-if")
    public Response whatIf(
            @PathParam("game") long game,
            @PathParam("round") int round,
            @QueryParam("word") @DefaultValue("") String word,
            @QueryParam("reference") @DefaultValue("") String reference) {
        return replies.ok(games.find(game).then(live -> WhatIf.ask(live, round, word, reference, language.messages())));
    }

    @GET
    @Path("journal")
    public Response journal(
            @PathParam("game") long game,
            @QueryParam("text") @DefaultValue("") String text,
            @QueryParam("table") @Nullable String table,
            @QueryParam("round") @Nullable String round,
            @QueryParam("slips") @DefaultValue("false") boolean slips,
            @QueryParam("size") @Nullable String size) {
        Answer<Search> search = QueryNumber.parse("table", table, 1)
                .then(at -> QueryNumber.parse("round", round, 1)
                        .then(of -> QueryNumber.parse("size", size, 0, WHOLE)
                                .map(most -> new Search(text, at.orElse(null), of.orElse(null), slips, most))));
        return replies.ok(search.then(wanted -> games.find(game).map(live -> consoles.journal(live, wanted))));
    }

    /** Frees a seat for another device; the device that had it is turned away at once. */
    @POST
    @Path("seats/{table}/release")
    public Response release(@PathParam("game") long game, @PathParam("table") int table) {
        return replies.ok(games.find(game).then(live -> release(live, table)));
    }

    private Answer<?> release(LiveGame live, int table) {
        return live.game().findTable(table).map(seat -> {
            seats.release(live.header().gameId(), seat.player());
            return consoles.snapshot(live);
        });
    }
}
