package org.chevalet.formats;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.chevalet.core.answer.Answer;
import org.chevalet.tournament.WholeTournament;
import org.chevalet.wiring.Presets;
import org.chevalet.words.EmbeddedLexicon;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The example tournament with one thing changed: opened as it is, or refused with the place; never an exception. */
class BrokenDocumentTest {

    private static final String SAMPLE = PublishedGames.text("/tournament-samples/tournoi-exemple.json");
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final List<JsonNode> VALUES = List.of(
            NullNode.getInstance(),
            TextNode.valueOf(""),
            IntNode.valueOf(-7),
            IntNode.valueOf(99_999),
            TextNode.valueOf("x"));
    private static final String JOURNAL = "/games/0/journal";
    private static final long SEED = 20_260_118;
    private static final int CHANGES = 1_500;

    private static JsonNode sample() {
        try {
            return JSON.readTree(SAMPLE);
        } catch (JsonProcessingException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    private static Answer<?> opened(JsonNode document) {
        Answer<WholeTournament> read =
                TournamentDocument.read(document.toString().getBytes(UTF_8));
        boolean plays = read.isAccepted() && !read.value().games().isEmpty();
        return plays ? read.value().games().get(0).fold() : read;
    }

    private static void change(JsonNode document, String place, JsonNode value) {
        JsonPointer pointer = JsonPointer.compile(place);
        JsonNode parent = document.at(pointer.head());
        if (parent instanceof ObjectNode object) {
            object.set(pointer.last().getMatchingProperty(), value);
        } else {
            ((ArrayNode) parent).set(pointer.last().getMatchingIndex(), value);
        }
    }

    private static String place(JsonNode document) {
        Answer<?> answer = opened(document);
        assertThat(answer.isAccepted()).isFalse();
        return answer.refusal().key() + " " + answer.refusal().args();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/players | [] | /games[1]",
                "/players/3/id | null | /players[4]/id",
                "/players/3/id | \"\" | /players[4]/id",
                "/players/3/id | -5 | /players[4]/id",
                "/players/3/id | 1 | /players[4]/id",
                "/players/3/table | 1 | /players[4]/table",
                "/version | -1 | /version",
                "/version | null | /version",
                "/tournament/roundSeconds | 99999 | /tournament/roundSeconds",
                "/games/0/journal/5/event | null | /games[1]/journal[6]/event",
                "/games/0/journal/5/event/player | -7 | /games[1]/journal[6]/event",
                "/games/0/journal/5/event/player | 99999 | /games[1]/journal[6]/event",
                "/games/0/journal/0/event/rules/draw/firstLetters | -7 | /games[1]/journal[1]/event",
                "/games/0/journal/0/event/rules/draw/firstLetters | \"99999\" | /games[1]/journal[1]/event",
                "/games/0/journal/0/event/rules/slips/penalty | -1 | /games[1]/journal[1]/event",
                "/games/0/journal/0/event/rules/time/transitGrace | 99999 | /games[1]/journal[1]/event",
                "/games/0/slips/2/player | 99999 | /games[1]/slips[3]/player",
            })
    void whatCannotBeIsRefusedWithItsPlace(String where, String value, String told) throws JsonProcessingException {
        JsonNode document = sample();
        change(document, where, JSON.readTree(value));
        assertThat(place(document)).startsWith("document.malformed").contains(told);
    }

    @Test
    void textsTooLongForTheDatabaseAreRefusedWithTheirPlace() {
        JsonNode named = sample();
        change(named, "/players/0/name", TextNode.valueOf("x".repeat(5000)));
        assertThat(place(named)).contains("/players[1]/name");
        JsonNode done = sample();
        change(done, JOURNAL + "/4/actor", TextNode.valueOf("x".repeat(3000)));
        assertThat(place(done)).contains("/games[1]/journal[5]/actor");
    }

    @Test
    void aPlayerWithoutNumberIsRefused() {
        JsonNode document = sample();
        ((ObjectNode) document.at("/players/0")).remove("id");
        assertThat(place(document)).contains("/players[1]");
    }

    @Test
    void correctionsForAStrangerAreRefused() {
        for (String type : List.of("player-seated", "slip-replaced", "slip-ruled")) {
            for (int stranger : new int[] {-7, 99_999}) {
                JsonNode document = sample();
                for (JsonNode entry : document.at(JOURNAL)) {
                    if (entry.path("type").asText().equals(type)) {
                        ((ObjectNode) entry.path("event")).put("player", stranger);
                    }
                }
                assertThat(place(document)).as(type).contains("/games[1]/journal[");
            }
        }
    }

    @Test
    void nothingAtAllIsNoJson() {
        AnyTournamentReader reader =
                new AnyTournamentReader(Presets.ruleSet("fisf-2023"), EmbeddedLexicon.french(), Instant.EPOCH);
        for (String file : List.of("", " \n", "null", "null\n")) {
            assertThat(reader.read(file.getBytes(UTF_8), "x").refusal().key()).isEqualTo("document.not-json");
        }
    }

    @Test
    void oneFieldChangedIsOpenedOrRefused() {
        List<String> places = new ArrayList<>();
        collect(sample(), "", places);
        Random dice = new Random(SEED);
        List<String> early = places.stream()
                .filter(place -> !place.startsWith("/games/0/slips/"))
                .toList();
        List<String> tried = new ArrayList<>(places);
        Collections.shuffle(tried, dice);
        List<String> all = new ArrayList<>(tried.subList(0, CHANGES / 2));
        tried = new ArrayList<>(early);
        Collections.shuffle(tried, dice);
        all.addAll(tried.subList(0, CHANGES / 2));
        all.forEach(place -> mutate(place, dice.nextInt(VALUES.size() + 1)));
    }

    private static void mutate(String place, int which) {
        JsonNode document = sample();
        if (which == VALUES.size()) {
            JsonPointer pointer = JsonPointer.compile(place);
            JsonNode parent = document.at(pointer.head());
            if (parent instanceof ObjectNode object) {
                object.remove(pointer.last().getMatchingProperty());
            } else {
                ((ArrayNode) parent).remove(pointer.last().getMatchingIndex());
            }
        } else {
            change(document, place, VALUES.get(which));
        }
        Answer<?> answer = opened(document);
        assertThat(answer.isAccepted() || !answer.refusal().key().isEmpty())
                .as("%s changed with %d", place, which)
                .isTrue();
    }

    private static void collect(JsonNode node, String place, List<String> places) {
        if (!place.isEmpty()) {
            places.add(place);
        }
        node.properties().forEach(field -> collect(field.getValue(), place + "/" + field.getKey(), places));
        for (int index = 0; node.isArray() && index < node.size(); index++) {
            collect(node.get(index), place + "/" + index, places);
        }
    }
}
