package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.Cookie;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import org.chevalet.Chromium;
import org.chevalet.live.HandClock;
import org.chevalet.live.TestSession;

/** One player's device: a browser of its own, with what a player does on its page. */
final class PlayerBrowser implements AutoCloseable {

    /** The page's sockets, so that a test can close them. */
    private static final String SOCKETS = """
            window.sockets = [];
            window.WebSocket = class extends WebSocket {
              constructor(...address) {
                super(...address);
                window.sockets.push(this);
              }
            };
            """;

    /** What the page says to a screen reader. */
    static final String SAID = """
            window.said = [];
            document.addEventListener('DOMContentLoaded', () => {
              for (const id of ['live-polite', 'live-assertive']) {
                const region = document.getElementById(id);
                if (region) {
                  new MutationObserver(() => region.textContent && window.said.push(region.textContent.trim()))
                    .observe(region, { childList: true, characterData: true, subtree: true });
                }
              }
            });
            """;

    private final BrowserContext context;
    private final URI root;
    private final Page page;

    private PlayerBrowser(BrowserContext context, URI root) {
        this.context = context;
        this.root = root;
        context.addInitScript(SOCKETS);
        context.addInitScript(SAID);
        this.page = context.newPage();
    }

    /** A tablet of this size, in pixels. */
    static PlayerBrowser tablet(Chromium chromium, URI root, int width, int height) {
        return new PlayerBrowser(context(chromium, width, height, true), root);
    }

    /** A tablet held upright. */
    static PlayerBrowser tablet(Chromium chromium, URI root) {
        return tablet(chromium, root, 800, 1280);
    }

    static PlayerBrowser phone(Chromium chromium, URI root) {
        return tablet(chromium, root, 360, 740);
    }

    /** A laptop with its keyboard. */
    static PlayerBrowser laptop(Chromium chromium, URI root) {
        return new PlayerBrowser(context(chromium, 1280, 800, false), root);
    }

    private static BrowserContext context(Chromium chromium, int width, int height, boolean touch) {
        return chromium.browser()
                .newContext(new Browser.NewContextOptions()
                        .setLocale("fr-FR")
                        .setHasTouch(touch)
                        .setViewportSize(width, height));
    }

    /** The language of the pages opened from now on: {@code fr}, {@code en}. */
    PlayerBrowser speaking(String language) {
        context.addCookies(List.of(new Cookie("lang", language).setUrl(root.toString())));
        return this;
    }

    /** The page's time is the test's to let pass. */
    PlayerBrowser withClock() {
        page.clock().install();
        return this;
    }

    /** Time passes on the server and on this page together. */
    void pass(HandClock clock, int seconds) {
        clock.advance(Duration.ofSeconds(seconds));
        page.clock().fastForward(seconds * 1000L);
    }

    /** A sentence with this part has been said, or is about to be. */
    void assertSaid(String part) {
        try {
            page.waitForFunction("part => window.said.some((one) => one.replace(/\\s/g, ' ').includes(part))", part);
        } catch (TimeoutError never) {
            throw new AssertionError("never said: " + part + "; said: " + said(), never);
        }
    }

    List<String> said() {
        return ((List<?>) page.evaluate("window.said"))
                .stream().map(one -> String.valueOf(one).replace('\u00a0', ' ')).toList();
    }

    void forgetSaid() {
        page.evaluate("window.said.length = 0");
    }

    Page page() {
        return page;
    }

    Locator find(String selector) {
        return page.locator(selector);
    }

    void open(String path) {
        page.navigate(root.resolve(path).toString());
    }

    /** Joins with the code, from the QR code's address, and confirms the name. */
    PlayerBrowser sit(TestSession session, int table) {
        open("/jouer/" + session.code());
        find("#join-table").fill(String.valueOf(table));
        find("#join-form button").click();
        find("#join-confirm button.primary").click();
        assertThat(find("#seat-table")).containsText(String.valueOf(table));
        assertThat(find("#connection")).hasClass("connection on");
        session.seated(table, (String) page.evaluate("JSON.parse(localStorage.getItem('chevalet.seat')).token"));
        return this;
    }

    /** The letters are announced or the clock runs: a word may be written. */
    void waitToWrite() {
        assertThat(find("#slip")).isVisible();
        assertThat(find("#send")).not().hasAttribute("aria-disabled", "true");
    }

    void press(String... keys) {
        for (String key : keys) {
            page.keyboard().press(key);
        }
    }

    void type(String text) {
        page.keyboard().type(text);
    }

    /** Taps a square of the grid, such as {@code H2}. */
    void tapSquare(String name) {
        square(name).click();
    }

    Locator square(String name) {
        int row = name.charAt(0) - 'A';
        int column = Integer.parseInt(name.substring(1)) - 1;
        return find("#grid [data-square='" + (row * 15 + column) + "']");
    }

    void tapLetters(String letters) {
        for (char letter : letters.toCharArray()) {
            find("#rack button.tile:not(.used) .letter:text-is('" + letter + "')")
                    .first()
                    .click();
        }
    }

    /** Fills the fields as the form. */
    void write(String reference, String word) {
        find("#reference").fill(reference);
        find("#word").fill(word);
    }

    /** One line of the command field. */
    void command(String line) {
        find("#command").fill(line);
        find("#command").press("Enter");
    }

    void assertWritten(String reference, String word) {
        assertThat(find("#reference")).hasValue(reference);
        assertThat(find("#word")).hasValue(word);
    }

    void assertReceived(String... texts) {
        for (String text : texts) {
            assertThat(find(".receipt")).containsText(text);
        }
    }

    /** A tile taken by the hand and let go over something else. */
    void drag(Locator from, Locator to) {
        BoundingBox start = from.boundingBox();
        BoundingBox end = to.boundingBox();
        page.mouse().move(start.x + start.width / 2, start.y + start.height / 2);
        page.mouse().down();
        page.mouse().move(start.x + start.width / 2 + 30, start.y + start.height / 2 + 30);
        page.mouse().move(end.x + end.width * 0.8, end.y + end.height * 0.2);
        page.mouse().up();
    }

    /** The connection that tells of changes is lost and found again. */
    void reconnect() {
        page.evaluate("window.sockets.forEach((socket) => socket.close())");
    }

    void cut(boolean offline) {
        context.setOffline(offline);
    }

    @Override
    public void close() {
        context.close();
    }
}
