package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Cookie;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.chevalet.Chromium;
import org.chevalet.live.TestSession;

/** One player's device: a browser of its own, with what a player does on its page. */
final class PlayerBrowser implements AutoCloseable {

    private final BrowserContext context;
    private final URI root;
    private final Page page;

    /** What the page has said on its sockets. */
    private final List<String> told = new ArrayList<>();

    private PlayerBrowser(BrowserContext context, URI root) {
        this.context = context;
        this.root = root;
        this.page = context.newPage();
        page.onWebSocket(socket -> socket.onFrameSent(frame -> told.add(frame.text())));
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

    /** The server has been told of this word before it is sent. */
    void waitUntilTold(String word) {
        page.waitForCondition(() -> told.stream().anyMatch(text -> text.contains("\"draft\"") && text.contains(word)));
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

    void cut(boolean offline) {
        context.setOffline(offline);
    }

    @Override
    public void close() {
        context.close();
    }
}
