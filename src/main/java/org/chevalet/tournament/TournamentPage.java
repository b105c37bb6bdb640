package org.chevalet.tournament;

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

/**
 * The arbiter's first page and the page of one tournament. They carry no data: the login stands in front of them, and
 * what they show comes from addresses that want the arbiter's session.
 */
@Path("/arbitre")
@Produces(MediaType.TEXT_HTML)
public class TournamentPage {

    @CheckedTemplate(basePath = "tournament")
    static class Templates {
        static native TemplateInstance list(PageText page);

        static native TemplateInstance prepare(PageText page, long tournament);
    }

    private final RequestLanguage language;

    @Inject
    TournamentPage(RequestLanguage language) {
        this.language = language;
    }

    @GET
    public TemplateInstance list() {
        return Templates.list(page());
    }

    @GET
    @Path("tournois/{id}")
    public TemplateInstance prepare(@PathParam("id") long id) {
        return Templates.prepare(page(), id);
    }

    private PageText page() {
        return language.page("access", "braille", "tournament", "formula");
    }
}
