package org.chevalet;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;

/** The real browser of the browser tests; where none is installed they are skipped, and say so. */
public final class Chromium implements AutoCloseable {

    private static final Path INSTALLED = Path.of("/usr/bin/chromium");

    private static final List<String> QUIETLY = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    private final Playwright playwright;
    private final Browser browser;

    private Chromium(Playwright playwright) {
        this.playwright = playwright;
        this.browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(INSTALLED)
                        .setArgs(QUIETLY));
    }

    /** Starts the browser, or skips the test that asked for it. */
    public static Chromium start() {
        boolean there = Files.isExecutable(INSTALLED);
        if (!there) {
            System.out.println("Browser tests skipped: there is no " + INSTALLED + " on this machine.");
        }
        Assumptions.assumeTrue(there, "no Chromium");
        Patience.ofBrowsers();
        Map<String, String> nothingToFetch = Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
        return new Chromium(Playwright.create(new Playwright.CreateOptions().setEnv(nothingToFetch)));
    }

    public Browser browser() {
        return browser;
    }

    /** A window of its own, French, of the size of a small laptop. */
    public BrowserContext newContext() {
        return newContext(1366, 768);
    }

    /** The same of another size, in pixels. */
    public BrowserContext newContext(int width, int height) {
        return browser.newContext(
                new Browser.NewContextOptions().setLocale("fr-FR").setViewportSize(width, height));
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
