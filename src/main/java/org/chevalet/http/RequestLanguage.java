package org.chevalet.http;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.core.Cookie;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.UriInfo;
import java.util.List;
import java.util.Locale;
import org.chevalet.core.answer.Refusal;
import org.chevalet.language.Language;
import org.chevalet.language.Messages;
import org.jspecify.annotations.Nullable;

/**
 * The language of the request being answered: {@code ?lang=}, else the cookie {@code lang}, else what the browser
 * accepts, else French.
 */
@RequestScoped
public class RequestLanguage {

    static final String NAME = "lang";

    private final UriInfo uri;
    private final HttpHeaders headers;

    @Inject
    RequestLanguage(UriInfo uri, HttpHeaders headers) {
        this.uri = uri;
        this.headers = headers;
    }

    public Language language() {
        String asked = uri.getQueryParameters().getFirst(NAME);
        if (asked != null) {
            return Language.of(asked);
        }
        Cookie kept = headers.getCookies().get(NAME);
        return Language.of(kept != null ? kept.getValue() : accepted());
    }

    public Messages messages() {
        return Messages.in(language());
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

    /** The first of the browser's languages that the program speaks. */
    private String accepted() {
        @Nullable String header = headers.getHeaderString(HttpHeaders.ACCEPT_LANGUAGE);
        if (header == null || header.isBlank()) {
            return "fr";
        }
        try {
            Locale best = Locale.lookup(Locale.LanguageRange.parse(header), List.of(Locale.FRENCH, Locale.ENGLISH));
            return best == null ? "fr" : best.getLanguage();
        } catch (IllegalArgumentException unreadable) {
            return "fr";
        }
    }
}
