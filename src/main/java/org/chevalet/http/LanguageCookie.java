package org.chevalet.http;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.NewCookie;
import java.time.Duration;
import org.chevalet.language.Language;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/** Remembers the language chosen on a page for the pages that follow. */
public class LanguageCookie {

    private static final int ONE_YEAR = (int) Duration.ofDays(365).toSeconds();

    @ServerResponseFilter
    public void remember(ContainerRequestContext request, ContainerResponseContext response) {
        String asked = request.getUriInfo().getQueryParameters().getFirst(RequestLanguage.NAME);
        MediaType type = response.getMediaType();
        if (asked == null || type == null || !MediaType.TEXT_HTML_TYPE.isCompatible(type)) {
            return;
        }
        NewCookie cookie = new NewCookie.Builder(RequestLanguage.NAME)
                .value(Language.of(asked).code())
                .path("/")
                .maxAge(ONE_YEAR)
                .sameSite(NewCookie.SameSite.LAX)
                .build();
        response.getHeaders().add(HttpHeaders.SET_COOKIE, cookie);
    }
}
