package org.chevalet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The program as a club runs it: {@code java -jar target/quarkus-app/quarkus-run.jar}, in a process of its own. */
final class PackagedProgram implements AutoCloseable {

    /** A shared machine may be slow; the test is about what is answered, not how soon. */
    static final Duration PATIENCE = Duration.ofMinutes(3);

    private static final Path JAR = Path.of("target/quarkus-app/quarkus-run.jar");

    private final Process process;
    private final Path output;

    private PackagedProgram(Process process, Path output) {
        this.process = process;
        this.output = output;
    }

    /** Starts the program; what it prints goes to a file in {@code folder}. */
    static PackagedProgram run(Path folder, List<String> args) throws IOException {
        assertThat(JAR).as("packaged by the build before integration tests").exists();
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-jar", JAR.toString()));
        command.addAll(args);
        Path output = Files.createTempFile(folder, "output", ".txt");
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
        builder.environment().putAll(Map.of("LANG", "fr_FR.UTF-8", "LC_ALL", "fr_FR.UTF-8"));
        return new PackagedProgram(builder.start(), output);
    }

    /** Starts the server and waits until it answers. */
    static PackagedProgram serve(Path folder, Path data, int port) throws IOException {
        PackagedProgram program = run(folder, List.of("--port", String.valueOf(port), "--data", data.toString()));
        HttpClient client = HttpClient.newHttpClient();
        HttpRequest access = HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/api/access"))
                .timeout(PATIENCE)
                .build();
        await().atMost(PATIENCE).pollInterval(Duration.ofMillis(100)).until(() -> {
            assertThat(program.process.isAlive()).as(program::output).isTrue();
            return answers(client, access);
        });
        return program;
    }

    private static boolean answers(HttpClient client, HttpRequest request) throws InterruptedException {
        try {
            return client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException notYet) {
            return false;
        }
    }

    static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    int exitCode() throws InterruptedException {
        assertThat(process.waitFor(PATIENCE.toSeconds(), java.util.concurrent.TimeUnit.SECONDS))
                .as(this::output)
                .isTrue();
        return process.exitValue();
    }

    String output() {
        try {
            return Files.readString(output);
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    /** SIGKILL: the process gets no chance to write anything more. */
    void kill() {
        process.destroyForcibly();
        try {
            process.waitFor();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        kill();
    }
}
