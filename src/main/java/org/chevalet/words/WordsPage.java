package org.chevalet.words;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.chevalet.http.PageText;
import org.chevalet.http.RequestLanguage;

/** The arbiter's page of word lists and look-ups. */
@Path("/arbitre/mots")
@Produces(MediaType.TEXT_HTML)
public class WordsPage {

    @CheckedTemplate(basePath = "words")
    static class Templates {
        static native TemplateInstance words(PageText page);
    }

    private final RequestLanguage language;

    @Inject
    WordsPage(RequestLanguage language) {
        this.language = language;
    }

    @GET
    public TemplateInstance words() {
        return Templates.words(language.page("access", "words"));
    }
}
