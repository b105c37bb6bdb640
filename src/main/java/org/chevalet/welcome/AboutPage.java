package org.chevalet.welcome;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.common.annotation.Blocking;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.NumberFormat;
import java.util.Objects;
import org.chevalet.core.lexicon.LexiconIdentity;
import org.chevalet.http.PageText;
import org.chevalet.http.RequestLanguage;
import org.chevalet.words.EmbeddedLexicon;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** What the program is, under which licence, and whom it owes its words and libraries. */
@Path("/a-propos")
@Blocking
public class AboutPage {

    @CheckedTemplate(basePath = "welcome")
    static class Templates {
        static native TemplateInstance about(
                PageText page, String version, LexiconIdentity lexicon, String wordCount, String notice);
    }

    private final RequestLanguage language;
    private final String version;

    @Inject
    AboutPage(RequestLanguage language, @ConfigProperty(name = "quarkus.application.version") String version) {
        this.language = language;
        this.version = version;
    }

    @GET
    @Produces(MediaType.TEXT_HTML)
    public TemplateInstance about() {
        LexiconIdentity lexicon = EmbeddedLexicon.french().identity();
        String count =
                NumberFormat.getIntegerInstance(language.language().locale()).format(lexicon.wordCount());
        return Templates.about(language.page(), version, lexicon, count, notice());
    }

    private static String notice() {
        try (InputStream in = Objects.requireNonNull(AboutPage.class.getResourceAsStream("/META-INF/NOTICE"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
