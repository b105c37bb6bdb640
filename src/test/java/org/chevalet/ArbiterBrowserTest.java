package org.chevalet;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** A test of the arbiter's pages, logged in. */
public abstract class ArbiterBrowserTest extends BrowserTest {

    protected ArbiterBrowser arbiter;

    @BeforeEach
    void logIn() {
        arbiter = new ArbiterBrowser(chromium, root);
    }

    @AfterEach
    void leave() {
        arbiter.close();
    }
}
