package org.chevalet.live;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/** Hundreds of tablets share one access point: what is sent to them is packed. */
@QuarkusTest
class PackedAnswersTest {

    /** Bytes of a tablet's snapshot on its way, whatever the hall. */
    private static final int MOST = 8 * 1024;

    @TestHTTPResource("/")
    URI server;

    private HttpResponse<byte[]> seat(TestSession session, String... headers) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(server.resolve("/api/games/" + session.game() + "/seat"))
                .header("X-Seat-Token", session.token(1))
                .headers(headers)
                .build();
        return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofByteArray());
    }

    private static String unpacked(byte[] body) throws IOException {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(body))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void aTabletThatUnderstandsItGetsItsSnapshotPacked() throws Exception {
        TestSession session = TestSession.open("fisf-2023", 40).start("SEMAINE");
        session.finishRound();
        HttpResponse<byte[]> packed = seat(session, "Accept-Encoding", "gzip");
        assertThat(packed.headers().firstValue("content-encoding")).contains("gzip");
        assertThat(packed.body().length).isLessThan(MOST);
        assertThat(unpacked(packed.body())).contains("\"word\":\"SEMAINE\"", "Joueur 01");
        HttpResponse<byte[]> plain = seat(session, "Accept", "application/json");
        assertThat(plain.headers().firstValue("content-encoding")).isEmpty();
        assertThat(plain.body().length).isGreaterThan(packed.body().length);
    }
}
