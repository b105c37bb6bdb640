package org.chevalet.http;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;

/** Turns answers into HTTP responses: the value, or the refusal with its own status. */
@ApplicationScoped
public class Replies {

    private final Problems problems;

    @Inject
    Replies(Problems problems) {
        this.problems = problems;
    }

    public Response ok(Answer<?> answer) {
        return reply(Response.Status.OK, answer);
    }

    public Response created(Answer<?> answer) {
        return reply(Response.Status.CREATED, answer);
    }

    public Response refuse(Refusal refusal) {
        return problems.response(RefusalStatus.of(refusal), refusal);
    }

    public Response refuse(String key, Object... args) {
        return refuse(Refusal.of(key, args));
    }

    private Response reply(Response.Status status, Answer<?> answer) {
        return answer.isAccepted()
                ? Response.status(status)
                        .entity(answer.value())
                        .type(MediaType.APPLICATION_JSON_TYPE)
                        .build()
                : refuse(answer.refusal());
    }
}
