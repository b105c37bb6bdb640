package org.chevalet;

import io.quarkus.test.common.http.TestHTTPResource;
import java.net.URI;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** A test of pages in a real browser, one for the class; skipped where none is installed. */
public abstract class BrowserTest {

    protected static Chromium chromium;

    @TestHTTPResource("/")
    protected URI root;

    @BeforeAll
    static void startBrowser() {
        chromium = Chromium.start();
    }

    @AfterAll
    static void closeBrowser() {
        if (chromium != null) {
            chromium.close();
        }
    }
}
