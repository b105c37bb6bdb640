package org.chevalet;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.Optional;

/** A hall that talks to a server of its own over HTTP: the arbiter's browser and the players' tablets. */
final class HttpHall {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final HttpClient client = HttpClient.newHttpClient();
    private final String server;
    private String cookie = "";

    HttpHall(int port) {
        server = "http://localhost:" + port;
    }

    /** An answer of the server; its body is a missing node when there is none. */
    record Reply(int status, JsonNode body, Optional<String> cookie) {}

    Reply get(String path) throws IOException, InterruptedException {
        return send(request(path).GET().build());
    }

    Reply post(String path, Map<String, ?> body) throws IOException, InterruptedException {
        return post(path, body, Map.of());
    }

    Reply post(String path, Map<String, ?> body, Map<String, String> headers) throws IOException, InterruptedException {
        HttpRequest.Builder request = request(path)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofByteArray(JSON.writeValueAsBytes(body)));
        headers.forEach(request::header);
        return send(request.build());
    }

    /** Becomes the arbiter: the next requests carry the session's cookie. */
    void choosePassword(String password) throws IOException, InterruptedException {
        Reply chosen = post("/api/access/password", Map.of("password", password));
        cookie = chosen.cookie().orElseThrow(() -> new IllegalStateException("not logged in: " + chosen));
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(server + path))
                .timeout(PackagedProgram.PATIENCE)
                .header("Cookie", cookie);
    }

    private Reply send(HttpRequest request) throws IOException, InterruptedException {
        HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
        Optional<String> set = response.headers().firstValue("Set-Cookie").map(header -> header.split(";", 2)[0]);
        return new Reply(response.statusCode(), JSON.readTree(response.body()), set);
    }
}
