package org.chevalet.entry;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.chevalet.http.PageText;
import org.chevalet.http.RequestLanguage;
import org.chevalet.tournament.GameRepository;

/** The player's page: joining by code, then the tablet. The same page whatever the game, so that a reload is enough. */
@Path("/jouer")
@Produces(MediaType.TEXT_HTML)
public class TabletPage {

    @CheckedTemplate(basePath = "entry")
    static class Templates {
        static native TemplateInstance tablet(PageText page, String code, String sign, boolean open);
    }

    private final RequestLanguage language;
    private final GameRepository repository;

    @Inject
    TabletPage(RequestLanguage language, GameRepository repository) {
        this.language = language;
        this.repository = repository;
    }

    /** Without an open game the page says so, and asks for no code. */
    @GET
    public TemplateInstance withoutCode() {
        return Templates.tablet(text(), "", "", repository.isAnyOpen());
    }

    /** The code is filled in, the player only gives the table. */
    @GET
    @Path("{code:[0-9]{4}}")
    public TemplateInstance withCode(@PathParam("code") String code) {
        return Templates.tablet(text(), code, "", true);
    }

    /** The address of the QR code. */
    @GET
    @Path("{code:[0-9]{4}}-{sign:[0-9a-f]{1,64}}")
    public TemplateInstance invited(@PathParam("code") String code, @PathParam("sign") String sign) {
        return Templates.tablet(text(), code, sign, true);
    }

    /** The core's sentences are those of placements and references; none of them names a word of the lexicon. */
    private PageText text() {
        return language.page("entry", "board", "braille", "core", "formula");
    }
}
