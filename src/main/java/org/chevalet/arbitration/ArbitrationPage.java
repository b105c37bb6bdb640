package org.chevalet.arbitration;

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

/** The console of one game. The page carries no data: its scripts ask for the snapshot with the arbiter's session. */
@Path("/arbitre/parties/{game}")
@Produces(MediaType.TEXT_HTML)
public class ArbitrationPage {

    @CheckedTemplate(basePath = "arbitration")
    static class Templates {
        static native TemplateInstance console(PageText page, long game);
    }

    private final RequestLanguage language;

    @Inject
    ArbitrationPage(RequestLanguage language) {
        this.language = language;
    }

    @GET
    public TemplateInstance console(@PathParam("game") long game) {
        return Templates.console(
                language.page(
                        "access", "board", "braille", "words", "tournament", "arbitration", "correction", "formula"),
                game);
    }
}
