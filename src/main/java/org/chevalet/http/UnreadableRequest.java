package org.chevalet.http;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.net.URI;
import java.net.URISyntaxException;
import org.chevalet.language.Messages;

/** What is no address, most often for a percent sign too many, gets a sentence too, whoever of the server notices it first. */
@ApplicationScoped
public class UnreadableRequest {

    void register(@Observes Router router) {
        router.errorHandler(400, UnreadableRequest::answer);
    }

    static void answer(RoutingContext context) {
        HttpServerRequest request = context.request();
        Messages messages = Messages.in(RequestLanguage.of(request));
        String key = hasBadPercent(request.uri()) ? "http.bad-address" : "http.bad-request";
        boolean asked = request.uri().startsWith("/api/");
        Guard.protect(context);
        context.response()
                .setStatusCode(400)
                .putHeader("Content-Type", (asked ? "application/json" : "text/html") + ";charset=UTF-8")
                .end(asked ? json(key, messages) : ProblemPage.html(new PageText(messages), messages.text(key)));
    }

    private static String json(String key, Messages messages) {
        return new JsonObject()
                .put("code", key)
                .put("message", messages.text(key))
                .encode();
    }

    static boolean isAddress(String written) {
        try {
            new URI(written);
            return true;
        } catch (URISyntaxException malformed) {
            return false;
        }
    }

    private static boolean hasBadPercent(String address) {
        return address.replaceAll("%[0-9A-Fa-f]{2}", "").contains("%");
    }
}
