package org.chevalet.live;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.chevalet.access.TestArbiter;

/** A session played over HTTP: one arbiter, and players with a seat token each. */
public final class TestSession {

    private final String cookie = TestArbiter.cookie();
    private final Map<Integer, String> tokens = new HashMap<>();
    private final long tournament;
    private long game;
    private String code = "";
    private int round = 1;
    private int attempt = 1;

    private TestSession(Map<String, Object> settings) {
        tournament = ask().body(settings)
                .post("/api/tournaments")
                .then()
                .statusCode(201)
                .extract()
                .jsonPath()
                .getLong("id");
    }

    /** A tournament with players "Joueur 01"... at tables 1, 2, ... and its game open. */
    public static TestSession open(String ruleSet, int players) {
        return open(Map.of("ruleSet", ruleSet), players);
    }

    public static TestSession open(Map<String, Object> settings, int players) {
        Map<String, Object> all = new HashMap<>(settings);
        all.putIfAbsent("name", "Séance d’essai");
        TestSession session = new TestSession(all);
        for (int table = 1; table <= players; table++) {
            session.addPlayer("Joueur %02d".formatted(table));
        }
        JsonPath opened = session.ask()
                .post("/api/tournaments/" + session.tournament + "/open")
                .then()
                .statusCode(201)
                .extract()
                .jsonPath();
        session.game = opened.getLong("gameId");
        session.code = opened.getString("joinCode");
        return session;
    }

    public long game() {
        return game;
    }

    public long tournament() {
        return tournament;
    }

    public String code() {
        return code;
    }

    public int round() {
        return round;
    }

    public RequestSpecification ask() {
        return given().cookie("chevalet-arbiter", cookie).contentType(ContentType.JSON);
    }

    public long addPlayer(String name) {
        return ask().body(Map.of("name", name))
                .post("/api/tournaments/" + tournament + "/players")
                .then()
                .statusCode(201)
                .extract()
                .jsonPath()
                .getLong("id");
    }

    /** An arbiter's command about the round in play. */
    public ValidatableResponse command(String command, Object... more) {
        return command(command, body(more));
    }

    /** The same with a body made before; the round in play where it names none. */
    public ValidatableResponse command(String command, Map<String, ?> body) {
        Map<String, Object> whole = new HashMap<>(body);
        whole.putIfAbsent("round", round);
        return ask().body(whole).post("/api/games/" + game + "/" + command).then();
    }

    private Map<String, Object> body(Object... more) {
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("round", round);
        for (int index = 0; index < more.length; index += 2) {
            body.put((String) more[index], more[index + 1]);
        }
        return body;
    }

    public ValidatableResponse done(String command, Object... more) {
        return command(command, more).statusCode(200);
    }

    public JsonPath console() {
        return ask().get("/api/games/" + game + "/console")
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
    }

    public JsonPath projection() {
        return given().get("/api/games/" + game + "/projection")
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
    }

    /** Letters typed, announced, clock started. */
    public TestSession start(String letters) {
        done("draw/typed", "letters", letters);
        return startAnnounced();
    }

    /** Letters drawn by chance, announced, clock started. */
    public TestSession startDrawn() {
        done("draw");
        return startAnnounced();
    }

    private TestSession startAnnounced() {
        done("announce", "force", true);
        done("clock/start");
        return this;
    }

    public String token(int table) {
        return tokens.computeIfAbsent(
                table,
                unseen -> given().contentType(ContentType.JSON)
                        .body(Map.of("code", code, "table", table))
                        .post("/api/join")
                        .then()
                        .statusCode(201)
                        .extract()
                        .path("token"));
    }

    /** A seat already taken by a device, which told its token. */
    public void seated(int table, String token) {
        tokens.put(table, token);
    }

    public RequestSpecification seat(int table) {
        return given().contentType(ContentType.JSON).header("X-Seat-Token", token(table));
    }

    public JsonPath seatSnapshot(int table) {
        return seat(table)
                .get("/api/games/" + game + "/seat")
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
    }

    /** A slip from a tablet. */
    public ValidatableResponse send(int table, String word, String reference) {
        return send(table, UUID.randomUUID().toString(), slip(word, reference));
    }

    public ValidatableResponse send(int table, String key, Map<String, Object> slip) {
        return seat(table)
                .header("Idempotency-Key", key)
                .body(slip)
                .post("/api/games/" + game + "/seat/slips")
                .then();
    }

    public Map<String, Object> slip(String word, String reference) {
        Map<String, Object> slip = new HashMap<>();
        slip.put("round", round);
        slip.put("attempt", attempt);
        slip.put("word", word);
        slip.put("reference", reference);
        return slip;
    }

    public void play(int table, Play play) {
        send(table, play.word(), play.coord()).statusCode(201);
    }

    /** A play the solutions list, with its points. */
    public record Play(String coord, String word, int points) {}

    /** All solutions of the round in play, best first; of each word only its best place. */
    public List<Play> solutions() {
        JsonPath page = ask().get("/api/games/" + game + "/rounds/" + round + "/solutions?size=500")
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
        List<Play> plays = new ArrayList<>();
        for (Map<String, Object> play : page.<Map<String, Object>>getList("plays")) {
            String word = (String) play.get("word");
            if (plays.stream().noneMatch(known -> known.word().equals(word))) {
                plays.add(new Play((String) play.get("coord"), word, (Integer) play.get("points")));
            }
        }
        return plays;
    }

    /** The best play that scores less than {@code points}. */
    public Play below(int points) {
        return solutions().stream()
                .filter(play -> play.points() < points)
                .findFirst()
                .orElseThrow();
    }

    /** The end of the time, the close, the solution. */
    public TestSession finishRound() {
        closeRound();
        return announceSolution();
    }

    /** The same with one of the equal tops on the board, whichever the program proposes. */
    public TestSession finishRound(String coord, String word) {
        closeRound();
        done("master", "coord", coord, "word", word);
        return announceSolution();
    }

    /** The solution of a round that is closed and has its word. */
    public TestSession finishRoundControlled() {
        return announceSolution();
    }

    private TestSession announceSolution() {
        done("announce-solution");
        round++;
        attempt = 1;
        return this;
    }

    /** The close and the solution of a round whose time is over. */
    public TestSession finishRoundReceived() {
        done("close", "force", true);
        done("announce-solution");
        round++;
        return this;
    }

    public TestSession closeRound() {
        done("clock/end", "force", true);
        done("close", "force", true);
        return this;
    }

    public void cancelled() {
        attempt++;
    }

    /** The line of the ranking of a table. */
    public Map<String, Object> rank(int table) {
        List<Map<String, Object>> rows = projection().getList("ranking");
        return rows.stream()
                .filter(row -> row.get("table").equals(table))
                .findFirst()
                .orElseThrow();
    }

    public void assertSolo(int table, int soloPoints) {
        assertThat(rank(table).get("soloPoints"))
                .as("solo points of table " + table)
                .isEqualTo(soloPoints);
    }

    /** The table that was alone on a past round, or null. */
    public Integer soloOf(int pastRound) {
        List<Map<String, Object>> past = console().getList("past");
        List<?> solos = (List<?>) past.get(pastRound - 1).get("solos");
        return solos.isEmpty() ? null : (Integer) solos.get(0);
    }
}
