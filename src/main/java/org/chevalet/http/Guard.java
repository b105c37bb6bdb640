package org.chevalet.http;

import io.quarkus.runtime.configuration.MemorySize;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.net.URI;
import java.util.Set;
import java.util.regex.Pattern;
import org.chevalet.language.Messages;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jspecify.annotations.Nullable;

/**
 * Stands before everything: what another site's page sends is refused, so is what a full disk could not keep, and every answer tells the browser to load
 * nothing from elsewhere and to let no one frame it.
 */
@ApplicationScoped
public class Guard {

    private static final int BEFORE_AUTHENTICATION = 400;

    private static final Set<HttpMethod> READING = Set.of(HttpMethod.GET, HttpMethod.HEAD, HttpMethod.OPTIONS);

    private static final Set<String> OWN_FETCHES = Set.of("same-origin", "none");

    private static final Pattern HOST = Pattern.compile("[A-Za-z0-9.:\\[\\]-]+");

    /** What devices of players send, known or not. */
    private static final Pattern PLAYERS = Pattern.compile("/api/(join|games/[^/]+/seat)(/.*)?");

    /** Bytes; a slip has a few hundred. */
    private static final long MOST_OF_PLAYERS = 16_384;

    private final long mostBytes;
    private final DiskSpace disk;

    @Inject
    Guard(@ConfigProperty(name = "quarkus.http.limits.max-body-size") MemorySize largest, DiskSpace disk) {
        this.mostBytes = largest.asLongValue();
        this.disk = disk;
    }

    void register(@Observes Filters filters) {
        filters.register(this::guard, BEFORE_AUTHENTICATION);
    }

    private void guard(RoutingContext context) {
        protect(context);
        if (!UnreadableRequest.isAddress(context.request().uri())) {
            UnreadableRequest.answer(context);
        } else if (acts(context.request()) && !fromOwnPage(context.request())) {
            refuse(context, 403, "http.cross-site");
        } else if (!READING.contains(context.request().method()) && disk.isShort()) {
            refuse(context, 507, "http.disk-full");
        } else if (tooLarge(context.request())) {
            // read to its end and dropped: a browser still sending would not see the answer
            context.request().endHandler(end -> refuse(context, 413, tooLargeFor(context.request()), mostBytes >> 20));
            context.request().resume();
        } else {
            context.next();
        }
    }

    /** A socket is opened by a GET and then acts for as long as it lives. */
    private static boolean acts(HttpServerRequest request) {
        return !READING.contains(request.method()) || "websocket".equalsIgnoreCase(request.getHeader("Upgrade"));
    }

    /** Browsers always tell where a request that acts comes from; a program that tells nothing is not a browser. */
    static boolean fromOwnPage(HttpServerRequest request) {
        @Nullable String fetched = request.getHeader("Sec-Fetch-Site");
        @Nullable String origin = request.getHeader("Origin");
        boolean ownFetch = fetched == null || OWN_FETCHES.contains(fetched);
        return ownFetch && (origin == null || sameHost(origin, Authority.hostAndPort(request)));
    }

    private static boolean sameHost(String origin, String host) {
        try {
            return host.equalsIgnoreCase(URI.create(origin).getRawAuthority());
        } catch (IllegalArgumentException malformed) {
            return false;
        }
    }

    private boolean tooLarge(HttpServerRequest request) {
        @Nullable String length = request.getHeader("Content-Length");
        boolean ofPlayers = isOfPlayers(request);
        if (ofPlayers && request.getHeader("Transfer-Encoding") != null) {
            return true;
        }
        long most = ofPlayers ? MOST_OF_PLAYERS : mostBytes;
        return length != null && length.matches("\\d{1,18}") && Long.parseLong(length) > most;
    }

    private static boolean isOfPlayers(HttpServerRequest request) {
        return PLAYERS.matcher(request.path()).matches();
    }

    /** How large it may be is told to those who send files. */
    private static String tooLargeFor(HttpServerRequest request) {
        return isOfPlayers(request) ? "http.too-much" : "http.too-large";
    }

    private static void refuse(RoutingContext context, int status, String key, Object... args) {
        String sentence = Messages.in(RequestLanguage.of(context.request())).text(key, args);
        context.response()
                .setStatusCode(status)
                .putHeader("Content-Type", "application/json;charset=UTF-8")
                .end(new JsonObject().put("code", key).put("message", sentence).encode());
    }

    static void protect(RoutingContext context) {
        context.response()
                .putHeader("Content-Security-Policy", policy(context.request()))
                .putHeader("X-Content-Type-Options", "nosniff")
                .putHeader("X-Frame-Options", "DENY")
                .putHeader("Referrer-Policy", "same-origin");
    }

    /** Older tablets do not count their own server's sockets as 'self', so these are named. */
    private static String policy(HttpServerRequest request) {
        String host = Authority.hostAndPort(request);
        String sockets = HOST.matcher(host).matches() ? " ws://" + host + " wss://" + host : "";
        return "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'"
                + sockets + "; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
    }
}
