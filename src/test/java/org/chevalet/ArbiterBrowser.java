package org.chevalet;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Cookie;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.chevalet.access.TestArbiter;

/** A browser logged in as the arbiter. */
public final class ArbiterBrowser implements AutoCloseable {

    private final BrowserContext context;
    private final URI root;

    public ArbiterBrowser(Chromium chromium, URI root) {
        this(chromium.newContext(), root);
    }

    /** One with windows of another size, in pixels. */
    public ArbiterBrowser(Chromium chromium, URI root, int width, int height) {
        this(chromium.newContext(width, height), root);
    }

    private ArbiterBrowser(BrowserContext context, URI root) {
        this.root = root;
        this.context = context;
        context.addCookies(List.of(new Cookie("chevalet-arbiter", TestArbiter.cookie()).setUrl(root.toString())));
    }

    /** The language of the pages opened from now on: {@code fr}, {@code en}. */
    public void speak(String language) {
        context.addCookies(List.of(new Cookie("lang", language).setUrl(root.toString())));
    }

    /** Opens a page of the arbiter in a new window. */
    public Page open(String path) {
        Page page = context.newPage();
        page.navigate(root.resolve(path).toString());
        return page;
    }

    /** The console of a game, once it stands. */
    public Page console(long game) {
        Page page = open("/arbitre/parties/" + game);
        assertThat(page.locator("round-panel")).isVisible();
        return page;
    }

    /** Pulls the network cable, or puts it back. */
    public void cut(boolean offline) {
        context.setOffline(offline);
    }

    /** Kept beside the test reports, to be looked at. */
    public static void photograph(Page page, String name) {
        page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target", "screens", name + ".png")));
    }

    @Override
    public void close() {
        context.close();
    }
}
