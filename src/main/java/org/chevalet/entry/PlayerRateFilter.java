package org.chevalet.entry;

import jakarta.annotation.Priority;
import jakarta.inject.Inject;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.ext.Provider;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chevalet.access.RequestLimit;
import org.chevalet.access.Secret;
import org.chevalet.http.Caller;
import org.chevalet.http.Replies;
import org.chevalet.live.SeatTokens;
import org.jspecify.annotations.Nullable;

/**
 * A device that floods the server is turned away, before anything is done for it. A seat has an account of its own: two
 * hundred honest tablets behind one address are not held to what one address may ask. Who has no seat shares his
 * address's account.
 */
@Provider
@Priority(Priorities.AUTHENTICATION)
public class PlayerRateFilter implements ContainerRequestFilter {

    private static final Pattern SEAT = Pattern.compile("/?api/games/(\\d{1,18})/seat(/.*)?");
    private static final Pattern ANYBODY =
            Pattern.compile("/?api/(games/[^/]+/(seat|projection)(/.*)?|join/(open|asked|invitation))");

    /** An honest tablet asks a few times a second at most, more when it is back from a cut. */
    private final RequestLimit seats = new RequestLimit(200, 20);

    private final RequestLimit strangers = new RequestLimit(400, 50);

    private final SeatTokens tokens;
    private final Caller caller;
    private final Replies replies;

    @Inject
    PlayerRateFilter(SeatTokens tokens, Caller caller, Replies replies) {
        this.tokens = tokens;
        this.caller = caller;
        this.replies = replies;
    }

    @Override
    public void filter(ContainerRequestContext request) {
        String path = request.getUriInfo().getPath();
        if (ANYBODY.matcher(path).matches() && !allows(path, request.getHeaderString(SeatPlaces.TOKEN))) {
            request.abortWith(replies.refuse("http.too-many"));
        }
    }

    private boolean allows(String path, @Nullable String token) {
        Matcher seat = SEAT.matcher(path);
        if (token != null
                && seat.matches()
                && tokens.player(Long.parseLong(seat.group(1)), token).isPresent()) {
            return seats.allows(Secret.digest(token));
        }
        return strangers.allows(caller.address());
    }
}
