package org.chevalet.live;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.json.JsonObject;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.chevalet.Patience;

/** A screen's socket that notes what it hears, and answers pings as a page does; a closed one is noted as its code. */
public final class TestSocket implements WebSocket.Listener {

    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final BlockingQueue<JsonObject> heard = new LinkedBlockingQueue<>();
    private final StringBuilder part = new StringBuilder();
    private volatile boolean answers;
    private WebSocket socket;

    private TestSocket(boolean answers) {
        this.answers = answers;
    }

    /**
     * One that the server knows of: it has said something, if only that it wants no such screen.
     *
     * @param query such as {@code ?role=projection}
     */
    public static TestSocket open(URI root, long game, String query, String cookie) {
        return open(root, game, query, cookie, false);
    }

    /** A player's tablet, which answers pings. */
    public static TestSocket tablet(URI root, TestSession session, int table) {
        TestSocket tablet = open(root, session.game(), "?role=seat&token=" + session.token(table), "", true);
        tablet.next(message -> message.containsKey("version"));
        return tablet;
    }

    /** A tablet that comes back; complete when its socket is open. */
    public static CompletableFuture<WebSocket> reconnect(URI root, TestSession session, int table) {
        String address =
                "ws://" + root.getAuthority() + "/live/" + session.game() + "?role=seat&token=" + session.token(table);
        return CLIENT.newWebSocketBuilder().buildAsync(URI.create(address), new TestSocket(true));
    }

    private static TestSocket open(URI root, long game, String query, String cookie, boolean answers) {
        TestSocket screen = new TestSocket(answers);
        CLIENT.newWebSocketBuilder()
                .header("Cookie", "chevalet-arbiter=" + cookie)
                .buildAsync(URI.create("ws://" + root.getAuthority() + "/live/" + game + query), screen)
                .join();
        Patience.await().until(() -> !screen.heard.isEmpty());
        return screen;
    }

    @Override
    public void onOpen(WebSocket opened) {
        socket = opened;
        WebSocket.Listener.super.onOpen(opened);
    }

    public void say(String text) {
        socket.sendText(text, true).join();
    }

    /** What stands on the tablet, as its page tells it. */
    public void draft(TestSession session, String word, String reference) {
        draft(session, word, reference, true);
    }

    /** The same, a word still under way when not complete. */
    public void draft(TestSession session, String word, String reference, boolean complete) {
        say(new JsonObject()
                .put(
                        "draft",
                        new JsonObject()
                                .put("round", session.round())
                                .put("attempt", 1)
                                .put("word", word)
                                .put("reference", reference)
                                .put("complete", complete))
                .encode());
    }

    /** Gone without a word, as when a cable is pulled and the other side notices. */
    public void abort() {
        socket.abort();
    }

    public void close() {
        socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
        part.append(text);
        if (last) {
            JsonObject message = new JsonObject(part.toString());
            part.setLength(0);
            heard.add(message);
            if (answers && message.containsKey("ping")) {
                from.sendText(
                        new JsonObject().put("pong", message.getLong("ping")).encode(), true);
            }
        }
        from.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        heard.add(new JsonObject(Map.of("closed", code)));
        return null;
    }

    /** The next message of that kind; those before it are forgotten. */
    public JsonObject next(Predicate<JsonObject> wanted) {
        try {
            JsonObject message = heard.poll(Patience.LONGEST.toSeconds(), TimeUnit.SECONDS);
            while (message != null && !wanted.test(message)) {
                message = heard.poll(Patience.LONGEST.toSeconds(), TimeUnit.SECONDS);
            }
            assertThat(message).as("the message waited for").isNotNull();
            return message;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError(interrupted);
        }
    }

    /** What was heard so far and not yet asked for. */
    public String heard() {
        return heard.toString();
    }
}
