package org.chevalet.arbitration;

import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Response;
import org.chevalet.core.answer.Refusal;
import org.chevalet.http.Replies;
import org.chevalet.live.Hall;
import org.chevalet.live.LiveGames;
import org.chevalet.live.LiveScreens;
import org.jspecify.annotations.Nullable;

/** One console takes the game over from another. */
@Path("/api/games/{game}/hand")
@RolesAllowed("arbiter")
public class HandResource {

    private final LiveGames games;
    private final LiveScreens screens;
    private final Hall hall;
    private final ArbiterDesk desk;
    private final Replies replies;

    @Inject
    HandResource(LiveGames games, LiveScreens screens, Hall hall, ArbiterDesk desk, Replies replies) {
        this.games = games;
        this.screens = screens;
        this.hall = hall;
        this.desk = desk;
        this.replies = replies;
    }

    /** @param window how the asking window named itself when it connected */
    public record Taking(@Nullable String window) {}

    /** From now on this window conducts; all consoles are told, and it is read beside the journal. */
    @POST
    public Response take(@PathParam("game") long game, @Nullable Taking taking) {
        @Nullable String window = taking == null ? null : taking.window();
        if (window == null || !LiveScreens.isWindow(window)) {
            return replies.refuse(Refusal.of("http.bad-json"));
        }
        return replies.ok(games.find(game).map(live -> {
            QuarkusTransaction.requiringNew().run(() -> HandTakingEntity.keep(game, desk.arbiter(), hall.now()));
            screens.takeHand(game, window, hall.now());
            return taking;
        }));
    }
}
