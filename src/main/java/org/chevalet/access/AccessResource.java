package org.chevalet.access;

import io.quarkus.security.identity.SecurityIdentity;
import io.smallrye.common.annotation.Blocking;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.CookieParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.NewCookie;
import jakarta.ws.rs.core.Response;
import org.chevalet.core.answer.Answer;
import org.chevalet.http.Caller;
import org.chevalet.http.Replies;
import org.jspecify.annotations.Nullable;

/** Choosing the password, logging in and out. */
@Path("/api/access")
@Blocking
public class AccessResource {

    private final ArbiterPassword password;
    private final ArbiterSessions sessions;
    private final GuessLimits limits;
    private final SecurityIdentity identity;
    private final Caller caller;
    private final Replies replies;

    @Inject
    AccessResource(
            ArbiterPassword password,
            ArbiterSessions sessions,
            GuessLimits limits,
            SecurityIdentity identity,
            Caller caller,
            Replies replies) {
        this.password = password;
        this.sessions = sessions;
        this.limits = limits;
        this.identity = identity;
        this.caller = caller;
        this.replies = replies;
    }

    public record Access(boolean passwordSet, boolean arbiter, boolean fromLaptop) {}

    public record Choice(
            @Nullable String password, @Nullable String code) {}

    public record Login(@Nullable String password) {}

    @GET
    public Access access() {
        return new Access(password.isChosen(), identity.hasRole(ArbiterAuthentication.ARBITER), caller.onThisMachine());
    }

    @POST
    @Path("password")
    @Consumes(MediaType.APPLICATION_JSON)
    public Response choose(@Nullable Choice choice) {
        if (choice == null || choice.password() == null) {
            return replies.refuse("http.bad-json");
        }
        if (password.isChosen()) {
            return replies.refuse("access.already-chosen");
        }
        if (!caller.onThisMachine()) {
            Answer<String> stranger = knowsCode(choice.code());
            if (!stranger.isAccepted()) {
                return replies.refuse(stranger.refusal());
            }
        }
        Answer<String> chosen = password.choose(choice.password());
        return chosen.isAccepted() ? welcome() : replies.refuse(chosen.refusal());
    }

    private Answer<String> knowsCode(@Nullable String code) {
        if (code == null || code.isBlank()) {
            return Answer.refuse("access.code-needed");
        }
        return limits.passwords().guess(caller.address(), () -> password.checkOneTimeCode(code));
    }

    @POST
    @Path("login")
    @Consumes(MediaType.APPLICATION_JSON)
    public Response login(@Nullable Login login) {
        if (login == null || login.password() == null) {
            return replies.refuse("http.bad-json");
        }
        String typed = login.password();
        Answer<String> known = limits.passwords().guess(caller.address(), () -> password.check(typed));
        return known.isAccepted() ? welcome() : replies.refuse(known.refusal());
    }

    @POST
    @Path("logout")
    public Response logout(@CookieParam(ArbiterAuthentication.COOKIE) @Nullable String token) {
        if (token != null) {
            sessions.close(token);
        }
        return Response.noContent().cookie(cookie("", 0)).build();
    }

    private Response welcome() {
        int seconds = (int) ArbiterSessions.LENGTH.toSeconds();
        return Response.noContent().cookie(cookie(sessions.open(), seconds)).build();
    }

    /** Not marked secure: the hall is plain http. */
    private static NewCookie cookie(String token, int seconds) {
        return new NewCookie.Builder(ArbiterAuthentication.COOKIE)
                .value(token)
                .path("/")
                .httpOnly(true)
                .sameSite(NewCookie.SameSite.STRICT)
                .maxAge(seconds)
                .build();
    }
}
