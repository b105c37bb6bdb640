package org.chevalet.welcome;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.common.annotation.Blocking;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Optional;
import org.chevalet.access.ArbiterPassword;
import org.chevalet.access.Invitations;
import org.chevalet.http.Caller;
import org.chevalet.http.PageText;
import org.chevalet.http.RequestLanguage;
import org.jspecify.annotations.Nullable;

/** The start page: the running game first; else what there is to do, for whoever opens it. */
@Path("/")
@Blocking
public class StartPage {

    @CheckedTemplate(basePath = "welcome")
    static class Templates {
        static native TemplateInstance start(
                PageText page,
                @Nullable RunningGame game,
                String invitation,
                boolean onThisMachine,
                boolean passwordChosen,
                List<HallAddress> addresses);
    }

    private final RequestLanguage language;
    private final Caller caller;
    private final LanAddresses addresses;
    private final ArbiterPassword password;
    private final Invitations invitations;
    private final EntityManager database;
    private final RoutingContext context;

    @Inject
    StartPage(
            RequestLanguage language,
            Caller caller,
            LanAddresses addresses,
            ArbiterPassword password,
            Invitations invitations,
            EntityManager database,
            RoutingContext context) {
        this.language = language;
        this.caller = caller;
        this.addresses = addresses;
        this.password = password;
        this.invitations = invitations;
        this.database = database;
        this.context = context;
    }

    @GET
    @Produces(MediaType.TEXT_HTML)
    @Transactional
    public TemplateInstance start() {
        Optional<RunningGame> game = RunningGame.in(database);
        String invitation = game.map(RunningGame::joinCode).map(invitations::of).orElse("");
        int port = context.request().localAddress().port();
        List<HallAddress> hall = addresses.all().stream()
                .map(address -> HallAddress.of(address, port, invitation))
                .toList();
        return Templates.start(
                language.page(), game.orElse(null), invitation, caller.onThisMachine(), password.isChosen(), hall);
    }
}
