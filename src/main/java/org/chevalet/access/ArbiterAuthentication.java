package org.chevalet.access;

import io.quarkus.security.identity.IdentityProviderManager;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.runtime.QuarkusPrincipal;
import io.quarkus.security.runtime.QuarkusSecurityIdentity;
import io.quarkus.vertx.http.runtime.security.ChallengeData;
import io.quarkus.vertx.http.runtime.security.HttpAuthenticationMechanism;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.Cookie;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.jspecify.annotations.Nullable;

/** Knows the arbiter by the session cookie; everyone else is anonymous, never an error: a stale cookie opens pages. */
@ApplicationScoped
public class ArbiterAuthentication implements HttpAuthenticationMechanism {

    /** The role that arbiter's resources ask for. */
    public static final String ARBITER = "arbiter";

    static final String COOKIE = "chevalet-arbiter";

    private static final int LOGIN_NEEDED = 401;

    private final ArbiterSessions sessions;

    @Inject
    ArbiterAuthentication(ArbiterSessions sessions) {
        this.sessions = sessions;
    }

    @Override
    public Uni<SecurityIdentity> authenticate(RoutingContext context, IdentityProviderManager identities) {
        @Nullable Cookie cookie = context.request().getCookie(COOKIE);
        if (cookie == null || !sessions.isOpen(cookie.getValue())) {
            return Uni.createFrom().nullItem();
        }
        return Uni.createFrom()
                .item(QuarkusSecurityIdentity.builder()
                        .setPrincipal(new QuarkusPrincipal(ARBITER))
                        .addRole(ARBITER)
                        .build());
    }

    @Override
    public Uni<ChallengeData> getChallenge(RoutingContext context) {
        return Uni.createFrom().item(new ChallengeData(LOGIN_NEEDED));
    }
}
