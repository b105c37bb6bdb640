package org.chevalet;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.chevalet.HttpHall.Reply;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the server acknowledged survives {@code kill -9}: a game is played over HTTP, the process is killed ten times at
 * random moments, and each time every acknowledged slip is there, the round is the one acknowledged last, and a clock that
 * ran is paused at the time that was left.
 */
class DurabilityIT {

    private static final long SEED = 20261130L;
    private static final int KILLS = 10;
    private static final int TABLES = 6;

    /** What the clock may have lost: the time left is noted once a second, later on a machine that is short of breath. */
    private static final Duration NOTED_AGO = Duration.ofSeconds(5);

    @TempDir
    Path folder;

    private final Random random = new Random(SEED);
    private final List<SentSlip> acknowledged = new ArrayList<>();

    private Path data;
    private int port;
    private HttpHall hall;
    private long game;
    private List<String> tokens = List.of();
    private int keys;

    /** What the console said last, and whether a command was on its way when the server died. */
    private JsonNode console;

    private boolean commandSent;

    /** The server died between these two moments. */
    private long aliveAt;

    private long deadAt;

    private record SentSlip(
            long game, String token, int round, int attempt, String word, String reference, String key) {}

    @BeforeEach
    void aHall() throws IOException {
        data = folder.resolve("data");
        port = PackagedProgram.freePort();
        hall = new HttpHall(port);
    }

    @Test
    void everythingAcknowledgedSurvivesTenKills() throws Exception {
        System.out.println("seed " + SEED);
        for (int kill = 0; kill < KILLS; kill++) {
            try (PackagedProgram server = PackagedProgram.serve(folder, data, port)) {
                if (kill == 0) {
                    hall.choosePassword("durable, vraiment");
                    openGame();
                } else {
                    findEverythingAgain(kill);
                }
                playUntilKilled(server);
            }
        }
        try (PackagedProgram server = PackagedProgram.serve(folder, data, port)) {
            findEverythingAgain(KILLS);
            assertThat(server.output()).doesNotContain("ERROR");
        }
        assertThat(acknowledged).hasSizeGreaterThan(10 * KILLS);
        System.out.println(acknowledged.size() + " slips acknowledged, all found");
    }

    /** Takes its place only when it is whole: the server may be killed in the midst of it. */
    private void openGame() throws Exception {
        Reply created = hall.post("/api/tournaments", Map.of("name", "Coupures", "roundSeconds", 180));
        String tournament = "/api/tournaments/" + created.body().get("id").asLong();
        for (int table = 1; table <= TABLES; table++) {
            Map<String, Object> player = Map.of("table", table, "name", "Joueur " + table);
            assertThat(hall.post(tournament + "/players", player).status()).isEqualTo(201);
        }
        JsonNode opened = hall.post(tournament + "/open", Map.of()).body();
        List<String> claimed = new ArrayList<>();
        for (int table = 1; table <= TABLES; table++) {
            Map<String, Object> seat = Map.of("code", opened.get("joinCode").asText(), "table", table);
            claimed.add(hall.post("/api/join", seat).body().get("token").asText());
        }
        long id = opened.get("gameId").asLong();
        console = hall.get("/api/games/" + id + "/console").body();
        game = id;
        tokens = claimed;
    }

    private String path(String command) {
        return "/api/games/" + game + "/" + command;
    }

    private int round() {
        return console.get("round").get("number").asInt();
    }

    private String phase() {
        return console.get("round").get("phase").asText();
    }

    /** Plays as fast as the server answers; after some answers the kill comes at a random moment and ends it. */
    private void playUntilKilled(PackagedProgram server) throws Exception {
        int answers = 10 + random.nextInt(60);
        for (int answer = 0; answer < answers; answer++) {
            play();
        }
        CompletableFuture<Void> killed = killSoon(server);
        try {
            while (true) {
                play();
            }
        } catch (IOException connectionLost) {
            killed.join();
        }
    }

    private CompletableFuture<Void> killSoon(PackagedProgram server) {
        return CompletableFuture.runAsync(
                () -> {
                    aliveAt = System.currentTimeMillis();
                    server.kill();
                    deadAt = System.currentTimeMillis();
                },
                CompletableFuture.delayedExecutor(random.nextInt(300), TimeUnit.MILLISECONDS));
    }

    private void play() throws Exception {
        commandSent = false;
        if (phase().equals("RUNNING") && random.nextInt(8) > 0) {
            sendSlip();
        } else {
            command();
        }
    }

    private void sendSlip() throws Exception {
        String token = tokens.get(random.nextInt(TABLES));
        String rack = console.get("round").get("draw").get("text").asText().replaceAll("[^A-Z]", "");
        String word = rack.substring(0, Math.min(rack.length(), 2 + random.nextInt(5)));
        int attempt = console.get("round").get("attempt").asInt();
        SentSlip slip =
                new SentSlip(game, token, round(), attempt, word, "H" + (1 + random.nextInt(8)), "key-" + keys++);
        Reply reply = send(slip);
        assertThat(reply.status()).as("%s: %s", slip, reply).isEqualTo(201);
        acknowledged.add(slip);
    }

    private Reply send(SentSlip slip) throws Exception {
        Map<String, Object> body = Map.of(
                "round", slip.round(),
                "attempt", slip.attempt(),
                "word", slip.word(),
                "reference", slip.reference(),
                "tapServerMs", System.currentTimeMillis());
        Map<String, String> headers = Map.of("X-Seat-Token", slip.token(), "Idempotency-Key", slip.key());
        return hall.post("/api/games/" + slip.game() + "/seat/slips", body, headers);
    }

    private void command() throws Exception {
        String command = phase().equals("PAUSED")
                ? "clock/resume"
                : console.get("primary").asText();
        if (phase().equals("RUNNING") && random.nextBoolean()) {
            command = "clock/pause";
        }
        commandSent = true;
        if (console.get("primary").asText().equals("sheets")) {
            openGame();
            return;
        }
        Reply reply = hall.post(path(command), Map.of("round", round(), "force", true));
        assertThat(reply.status()).as("%s: %s", command, reply.body()).isEqualTo(200);
        console = reply.body();
    }

    private void findEverythingAgain(int kill) throws Exception {
        JsonNode before = console;
        long now = System.currentTimeMillis();
        Reply reply = hall.get(path("console"));
        assertThat(reply.status())
                .as("the arbiter is still logged in: %s", reply.body())
                .isEqualTo(200);
        console = reply.body();
        String what = "kill " + kill + ", seed " + SEED;
        sameRound(before, what);
        if (!commandSent && before.get("round").get("phase").asText().equals("RUNNING")) {
            pausedAtTheTimeLeft(before, now, what);
        }
        everySlipIsThere(what);
    }

    /** The state acknowledged last; one step further when a command had been sent and its answer did not come back. */
    private void sameRound(JsonNode before, String what) {
        int number = before.get("round").get("number").asInt();
        String acknowledgedPhase = before.get("round").get("phase").asText();
        if (commandSent) {
            assertThat(round()).as(what).isBetween(number, number + 1);
        } else {
            assertThat(round()).as(what).isEqualTo(number);
            assertThat(phase()).as(what).isEqualTo(acknowledgedPhase.equals("RUNNING") ? "PAUSED" : acknowledgedPhase);
        }
        assertThat(phase()).as(what).isNotEqualTo("RUNNING");
        assertThat(console.get("version").asLong())
                .as(what)
                .isGreaterThanOrEqualTo(before.get("version").asLong());
    }

    private void pausedAtTheTimeLeft(JsonNode before, long now, String what) {
        long deadline = before.get("round").get("clock").get("deadline").asLong();
        long remaining = console.get("round").get("clock").get("remaining").asLong();
        assertThat(remaining).as(what).isGreaterThan(deadline - now);
        assertThat(remaining)
                .as(what)
                .isLessThanOrEqualTo(
                        before.get("round").get("clock").get("length").asLong());
        assertThat(remaining).as(what).isBetween(deadline - deadAt, deadline - aliveAt + NOTED_AGO.toMillis());
    }

    /** Sent once more under the same key, an acknowledged slip is recognised and not stored twice. */
    private void everySlipIsThere(String what) throws Exception {
        for (SentSlip slip : acknowledged) {
            Reply reply = send(slip);
            assertThat(reply.status()).as("%s, %s: %s", what, slip, reply).isEqualTo(200);
            assertThat(reply.body().get("word").asText()).isEqualTo(slip.word());
            assertThat(reply.body().get("reference").asText()).isEqualTo(slip.reference());
        }
    }
}
