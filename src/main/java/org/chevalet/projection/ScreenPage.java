package org.chevalet.projection;

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

/** The hall's screen: of the running game, whichever it is, or of one game. */
@Path("/ecran")
@Produces(MediaType.TEXT_HTML)
public class ScreenPage {

    @CheckedTemplate(basePath = "projection")
    static class Templates {
        static native TemplateInstance screen(PageText page, String game);
    }

    private final RequestLanguage language;

    @Inject
    ScreenPage(RequestLanguage language) {
        this.language = language;
    }

    @GET
    public TemplateInstance running() {
        return Templates.screen(language.page("projection", "board", "formula"), "");
    }

    @GET
    @Path("{game:[0-9]{1,18}}")
    public TemplateInstance of(@PathParam("game") String game) {
        return Templates.screen(language.page("projection", "board", "formula"), game);
    }
}
