package org.chevalet.http;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.chevalet.core.answer.Refusal;

/** The page shown where there is no page: what went wrong, and the way back to the start page. */
@ApplicationScoped
public class ProblemPage {

    @CheckedTemplate(basePath = "http")
    static class Templates {
        static native TemplateInstance problem(PageText page, String sentence);
    }

    private final RequestLanguage language;

    @Inject
    ProblemPage(RequestLanguage language) {
        this.language = language;
    }

    public Response response(int status, Refusal refusal) {
        return Response.status(status)
                .type(MediaType.TEXT_HTML_TYPE.withCharset("UTF-8"))
                .entity(html(language.page(), language.text(refusal)))
                .build();
    }

    static String html(PageText page, String sentence) {
        return Templates.problem(page, sentence).render();
    }
}
