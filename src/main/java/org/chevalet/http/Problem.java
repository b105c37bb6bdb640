package org.chevalet.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.chevalet.core.answer.Refusal;
import org.chevalet.language.Messages;
import org.jspecify.annotations.Nullable;

/**
 * A refused request as JSON.
 *
 * @param code the key of the sentence
 * @param message the sentence, in the language asked for
 * @param field the input it is about, when it is about one
 * @param details figures a page may act upon
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Problem(
        String code,
        String message,
        @Nullable String field,
        @Nullable Object details) {

    public static Problem of(Refusal refusal, Messages messages) {
        @Nullable Object facts = refusal.details().isEmpty() ? null : refusal.details();
        @Nullable String input = refusal.details().get("field") instanceof String named ? named : null;
        return new Problem(refusal.key(), messages.text(refusal), input, facts);
    }

    public Problem about(String input) {
        return new Problem(code, message, input, details);
    }

    public Problem with(Object figures) {
        return new Problem(code, message, field, figures);
    }

    public Response response(int status) {
        return Response.status(status)
                .type(MediaType.APPLICATION_JSON_TYPE)
                .entity(this)
                .build();
    }
}
