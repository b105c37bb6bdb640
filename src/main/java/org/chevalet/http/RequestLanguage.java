package org.chevalet.http;

import io.vertx.core.http.Cookie;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.board.Notation;
import org.chevalet.language.Language;
import org.chevalet.language.Messages;
import org.jspecify.annotations.Nullable;

/**
 * The language of the request being answered: {@code ?lang=}, else the cookie {@code lang}, else what the browser
 * accepts, else French. References in its sentences are written as the game it is about has them, whatever the language.
 */
@RequestScoped
public class RequestLanguage {

    static final String NAME = "lang";

    private static final List<Locale> SPOKEN = List.of(Locale.FRENCH, Locale.ENGLISH);

    private final RoutingContext request;
    private Supplier<Notation> notation = () -> Notation.LETTER_FIRST;

    @Inject
    RequestLanguage(RoutingContext request) {
        this.request = request;
    }

    public Language language() {
        return of(request.request());
    }

    /** @param game tells the notation of the game that the request is about; asked only where a reference is shown */
    public void writeReferences(Supplier<Notation> game) {
        notation = game;
    }

    public Messages messages() {
        return Messages.in(language()).by(notation);
    }

    public String text(String key, Object... args) {
        return messages().text(key, args);
    }

    public String text(Refusal refusal) {
        return messages().text(refusal);
    }

    /** What a page template needs; {@code rooms} name the bundles its scripts read. */
    public PageText page(String... rooms) {
        return new PageText(messages(), rooms);
    }

    /** The language of a request that no resource has received yet. */
    static Language of(HttpServerRequest request) {
        @Nullable String asked = asked(request);
        if (asked != null) {
            return Language.of(asked);
        }
        @Nullable Cookie kept = request.getCookie(NAME);
        return Language.of(kept != null ? kept.getValue() : accepted(request.getHeader(HttpHeaders.ACCEPT_LANGUAGE)));
    }

    private static @Nullable String asked(HttpServerRequest request) {
        try {
            return request.getParam(NAME);
        } catch (IllegalArgumentException unreadable) {
            return null;
        }
    }

    /** The first of the browser's languages that the program speaks. */
    private static String accepted(@Nullable String header) {
        if (header == null || header.isBlank()) {
            return "fr";
        }
        try {
            @Nullable Locale best = Locale.lookup(Locale.LanguageRange.parse(header), SPOKEN);
            return best == null ? "fr" : best.getLanguage();
        } catch (IllegalArgumentException unreadable) {
            return "fr";
        }
    }
}
