package org.chevalet.live;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.chevalet.Patience;
import org.junit.jupiter.api.Test;

/** A whole hall comes back at once, as after an access point has started again. */
@QuarkusTest
class ReconnectionTest {

    private static final int TABLETS = 200;

    /** Every tablet has its snapshot by then, on a slow machine too. */
    private static final Duration BACK = Duration.ofSeconds(30);

    @TestHTTPResource("/")
    URI root;

    private final HttpClient client = HttpClient.newHttpClient();

    @Test
    void twoHundredTabletsComeBackInOneSecond() {
        TestSession session = TestSession.open("fisf-2023", TABLETS).start("EARSTIN");
        List<TestSocket> before = IntStream.rangeClosed(1, TABLETS)
                .mapToObj(table -> TestSocket.tablet(root, session, table))
                .toList();
        before.forEach(TestSocket::abort);
        long begun = System.nanoTime();
        List<CompletableFuture<Integer>> back = IntStream.rangeClosed(1, TABLETS)
                .mapToObj(table ->
                        TestSocket.reconnect(root, session, table).thenCompose(open -> snapshot(session, table)))
                .toList();
        back.forEach(snapshot -> assertThat(snapshot.join()).isEqualTo(200));
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(BACK);
        Patience.await()
                .until(() ->
                        session.console().getList("seats.findAll { it.online }").size() == TABLETS);
    }

    private CompletableFuture<Integer> snapshot(TestSession session, int table) {
        HttpRequest request = HttpRequest.newBuilder(root.resolve("/api/games/" + session.game() + "/seat"))
                .header("X-Seat-Token", session.token(table))
                .build();
        return client.sendAsync(request, HttpResponse.BodyHandlers.ofString()).thenApply(HttpResponse::statusCode);
    }
}
