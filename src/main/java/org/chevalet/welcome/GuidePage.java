package org.chevalet.welcome;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.RawString;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.common.annotation.Blocking;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.chevalet.http.PageText;
import org.chevalet.http.RequestLanguage;
import org.chevalet.language.Language;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Image;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** The arbiter's guide, written in {@code docs/guide} and carried by the program, so that it is there without Internet. */
@Path("/guide")
@Blocking
public class GuidePage {

    @CheckedTemplate(basePath = "welcome")
    static class Templates {
        static native TemplateInstance guide(PageText page, RawString text);
    }

    private final RequestLanguage language;

    @Inject
    GuidePage(RequestLanguage language) {
        this.language = language;
    }

    @GET
    @Produces(MediaType.TEXT_HTML)
    public TemplateInstance guide() {
        return Templates.guide(language.page(), new RawString(html(language.language())));
    }

    /** A picture of the guide, of its page's language. */
    @GET
    @Path("{language:fr|en}/{name:[a-z-]+}.png")
    @Produces("image/png")
    public Response picture(@PathParam("language") String spoken, @PathParam("name") String name) {
        InputStream picture = GuidePage.class.getResourceAsStream("/guide/" + spoken + "/" + name + ".png");
        return picture == null
                ? Response.status(Response.Status.NOT_FOUND).build()
                : Response.ok(picture)
                        .header("Cache-Control", "public, max-age=86400")
                        .build();
    }

    private static String html(Language language) {
        Node text = Parser.builder().build().parse(text(language));
        text.accept(new AbstractVisitor() {
            @Override
            public void visit(Image image) {
                image.setDestination("/guide/" + language.code() + "/" + image.getDestination());
            }
        });
        return HtmlRenderer.builder().build().render(text);
    }

    private static String text(Language language) {
        String file = "/guide/" + language.code() + ".md";
        try (InputStream in = Objects.requireNonNull(GuidePage.class.getResourceAsStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
