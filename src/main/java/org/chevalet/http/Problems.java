package org.chevalet.http;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.core.Response;
import org.chevalet.core.answer.Refusal;

/** Turns refusals into HTTP answers in the language of the request. */
@ApplicationScoped
public class Problems {

    private final RequestLanguage language;

    @Inject
    Problems(RequestLanguage language) {
        this.language = language;
    }

    public Problem problem(Refusal refusal) {
        return Problem.of(refusal, language.messages());
    }

    public Response response(int status, Refusal refusal) {
        return problem(refusal).response(status);
    }

    public Response response(int status, String key, Object... args) {
        return response(status, Refusal.of(key, args));
    }
}
