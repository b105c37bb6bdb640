package org.chevalet.live;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Before the solution nothing a player's device can ask for, nor anything it is told, carries the top, its score, another
 * solution or another player's slip.
 */
@QuarkusTest
class LeakHttpTest {

    private static final String RACK = "EARSTIN";
    private static final String OTHERS_WORD = "TSARINE";
    private static final Pattern ASSET = Pattern.compile("(?:src|href)=\"(/[^\"]+\\.(?:js|css|svg|png|woff2)[^\"]*)\"");

    @TestHTTPResource("/")
    URI root;

    private TestSession session;
    private TestSocket tablet;
    private TestSocket screen;
    private List<TestSession.Play> solutions = List.of();

    /** What the server said, by what was asked. */
    private final Map<String, String> said = new LinkedHashMap<>();

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void nothingIsSaidBeforeTheSolution(int assistance) {
        session = TestSession.open(Map.of("ruleSet", "fisf-2023", "tablets", Map.of("assistance", assistance)), 3);
        tablet = TestSocket.tablet(root, session, 2);
        screen = TestSocket.open(root, session.game(), "?role=projection", "");
        session.done("draw/typed", "letters", RACK);
        session.done("announce");
        solutions = session.solutions().subList(0, 30);
        listenTo("ANNOUNCED");
        session.done("clock/start");
        session.send(1, OTHERS_WORD, "H8").statusCode(201);
        listenTo("RUNNING");
        session.done("clock/pause");
        listenTo("PAUSED");
        session.done("clock/end", "force", true);
        listenTo("RECEIVING");
        session.done("close", "force", true);
        listenTo("CONTROL");
        nothingLeaks();
        session.done("announce-solution");
        assertThat(session.projection().getString("last.word"))
                .as("these searches would have found it")
                .isIn(solutions.stream().map(TestSession.Play::word).toList());
    }

    /** Everything a device may ask for, once. */
    private void listenTo(String phase) {
        assertThat(session.projection().getString("phase")).isEqualTo(phase);
        String game = "/api/games/" + session.game();
        tablet.draft(session, "SATIN", "H8");
        note(phase + " seat", session.seat(2).get(game + "/seat").asString());
        note(phase + " projection", given().get(game + "/projection").asString());
        note(phase + " current", given().get("/api/current-game").asString());
        Map<String, Object> join = Map.of("code", session.code(), "table", 2);
        note(phase + " look", given().queryParams(join).get("/api/join").asString());
        note(phase + " join", json().body(join).post("/api/join").asString());
        for (String closed : List.of(
                "/console",
                "/journal",
                "/rounds/1/solutions",
                "/rounds/1/slips",
                "/sheets/game.pdf",
                "/sheets/game.txt")) {
            note(phase + closed, given().get(game + closed).asString());
        }
        note(
                phase + " stranger",
                given().header("X-Seat-Token", "x").get(game + "/seat").asString());
        note(phase + " sends", sends("SATIN", Map.of()));
        note(phase + " other round", sends("SATIN", Map.of("round", 9)));
        note(phase + " nonsense", sends("ZZZZ", Map.of("reference", "Z99")));
        note(phase + " call", session.seat(2).post(game + "/seat/call").asString());
        for (String page : List.of("/", "/jouer", "/jouer/" + session.code(), "/ecran/" + session.game())) {
            note(phase + page, given().get(page).asString());
        }
        note(phase + " tablet heard", tablet.heard());
        note(phase + " screen heard", screen.heard());
    }

    private static io.restassured.specification.RequestSpecification json() {
        return given().contentType(ContentType.JSON);
    }

    private String sends(String word, Map<String, Object> more) {
        Map<String, Object> slip = new HashMap<>(session.slip(word, "H8"));
        slip.putAll(more);
        return session.send(2, UUID.randomUUID().toString(), slip).extract().asString();
    }

    private void note(String what, String answer) {
        said.put(what, answer);
    }

    private void nothingLeaks() {
        int top = solutions.get(0).points();
        List<String> words =
                new ArrayList<>(solutions.stream().map(TestSession.Play::word).toList());
        words.add(OTHERS_WORD);
        words.remove("SATIN");
        said.forEach((what, answer) -> {
            String text = answer.toUpperCase(java.util.Locale.ROOT);
            words.forEach(word -> assertThat(word(word).matcher(text).find())
                    .as("%s says %s: %s", what, word, answer)
                    .isFalse());
            if (answer.startsWith("{") || what.endsWith("heard")) {
                assertThat(word(String.valueOf(top)).matcher(answer).find())
                        .as("%s says the top's %d points: %s", what, top, answer)
                        .isFalse();
            }
        });
    }

    private static Pattern word(String word) {
        return Pattern.compile("(?<![\\p{L}\\d.])" + word + "(?![\\p{L}\\d])");
    }

    @Test
    void noAssetCarriesAWordListOrAScore() {
        session = TestSession.open("fisf-2023", 1).start(RACK);
        List<String> words = session.solutions().stream()
                .map(TestSession.Play::word)
                .filter(word -> word.length() >= 6)
                .toList();
        Set<String> assets = new LinkedHashSet<>();
        for (String page : List.of("/jouer", "/ecran/" + session.game())) {
            Matcher found = ASSET.matcher(given().get(page).asString());
            while (found.find()) {
                assets.add(found.group(1));
            }
        }
        assertThat(assets).isNotEmpty();
        for (String asset : assets) {
            String text = given().get(asset).asString();
            assertThat(words)
                    .filteredOn(word -> word(word).matcher(text).find())
                    .as(asset)
                    .isEmpty();
        }
    }

    @Test
    void atLevelTwoTheScoreOfTheDraftIsToldAndAtLevelThreeItsWordsToo() {
        session = TestSession.open(Map.of("ruleSet", "fisf-2023", "tablets", Map.of("assistance", 2)), 1)
                .start(RACK);
        tablet = TestSocket.tablet(root, session, 1);
        tablet.draft(session, "TINRASE", "H8");
        var scored = tablet.next(message -> message.containsKey("draft")).getJsonObject("draft");
        assertThat(scored.getInteger("points")).isGreaterThan(50);
        assertThat(scored.containsKey("words")).isFalse();

        session = TestSession.open(Map.of("ruleSet", "fisf-2023", "tablets", Map.of("assistance", 3)), 1)
                .start(RACK);
        tablet = TestSocket.tablet(root, session, 1);
        tablet.draft(session, "TINRASE", "H8");
        var judged = tablet.next(message -> message.containsKey("draft")).getJsonObject("draft");
        assertThat(judged.getJsonArray("words").getJsonObject(0).getBoolean("admitted"))
                .isFalse();
        tablet.draft(session, "TRAIN", "H8");
        var admitted = tablet.next(message -> message.containsKey("draft")).getJsonObject("draft");
        assertThat(admitted.getJsonArray("words").getJsonObject(0).getBoolean("admitted"))
                .isTrue();
    }
}
