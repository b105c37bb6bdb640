package org.chevalet.replay;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.chevalet.http.PageText;
import org.chevalet.http.RequestLanguage;

/** The solo player's page: the library, and any game of it. One page for all, so that a loaded game needs no other. */
@Path("/rejouer")
@Produces(MediaType.TEXT_HTML)
public class ReplayPage {

    @CheckedTemplate(basePath = "replay")
    static class Templates {
        static native TemplateInstance replay(PageText page);
    }

    private final RequestLanguage language;

    @Inject
    ReplayPage(RequestLanguage language) {
        this.language = language;
    }

    @GET
    public TemplateInstance page() {
        return Templates.replay(language.page("entry", "board", "braille", "core", "formula", "replay"));
    }
}
