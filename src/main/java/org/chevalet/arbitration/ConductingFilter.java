package org.chevalet.arbitration;

import jakarta.inject.Inject;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.ext.Provider;
import org.chevalet.http.Replies;
import org.chevalet.live.LiveScreens;
import org.jspecify.annotations.Nullable;

/**
 * Commands that conduct a game say which window they come from; while another window that is connected conducts, they
 * are refused as {@code console.conducted-elsewhere}. Slips and decisions name no window.
 */
@Provider
public class ConductingFilter implements ContainerRequestFilter {

    static final String WINDOW = "X-Console";

    private final LiveScreens screens;
    private final Replies replies;

    @Inject
    ConductingFilter(LiveScreens screens, Replies replies) {
        this.screens = screens;
        this.replies = replies;
    }

    @Override
    public void filter(ContainerRequestContext request) {
        @Nullable String window = request.getHeaderString(WINDOW);
        @Nullable String game = request.getUriInfo().getPathParameters().getFirst("game");
        boolean names = window != null && game != null && game.matches("\\d{1,18}");
        if (names && !screens.mayConduct(Long.parseLong(game), window)) {
            request.abortWith(replies.refuse("console.conducted-elsewhere"));
        }
    }
}
