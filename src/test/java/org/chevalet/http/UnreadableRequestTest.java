package org.chevalet.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Addresses no browser writes by itself, but people and programs do: sent as they stand. */
@QuarkusTest
class UnreadableRequestTest {

    @TestHTTPResource("/")
    URI root;

    private String get(String address, String language) throws IOException {
        try (Socket socket = new Socket(root.getHost(), root.getPort())) {
            String request = "GET " + address + " HTTP/1.1\r\nHost: " + root.getAuthority() + "\r\nAccept-Language: "
                    + language + "\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(UTF_8));
            return new String(socket.getInputStream().readAllBytes(), UTF_8);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/%", "/%zz", "/rejouer/%", "/rejouer?lang=%", "/%e9%"})
    void isAPageWithASentence(String address) throws IOException {
        assertThat(get(address, "fr"))
                .startsWith("HTTP/1.1 400")
                .contains("text/html", "Content-Security-Policy", "un signe % y est de trop", "href=\"/\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/replay/games/%", "/api/replay/word-lists?x=%"})
    void isJsonForPrograms(String address) throws IOException {
        assertThat(get(address, "en"))
                .startsWith("HTTP/1.1 400")
                .contains("application/json", "\"http.bad-address\"", "a % sign too many");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/<b>", "/rejouer?a=|"})
    void whatIsNoAddressAtAllIsToldToo(String address) throws IOException {
        assertThat(get(address, "fr")).startsWith("HTTP/1.1 400").contains("incomplète ou illisible");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/a%2Fb", "/%2F", "/%00"})
    void aSlashWrittenAsASignIsAnAddressLikeAnother(String address) throws IOException {
        assertThat(get(address, "fr")).startsWith("HTTP/1.1 404").contains("Il n’y a rien à cette adresse.");
    }
}
