package org.chevalet.formats;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import org.chevalet.core.answer.Answer;
import org.chevalet.formats.DocumentShape.Document;
import org.chevalet.language.WrittenText;
import org.chevalet.tournament.DocumentCheck;
import org.chevalet.tournament.GameEventJson;
import org.chevalet.tournament.WholeTournament;

/**
 * One tournament as one JSON document: what was chosen, who plays, and for each game its journal and its slips. Nothing
 * derived is written but the seal a finished game carries in its last event. What one version writes every later one
 * reads.
 */
public final class TournamentDocument {

    /** What the document says it is. */
    static final String FORMAT = "chevalet-tournament";

    /** Version of the shape around the events; each event has its own. */
    static final int VERSION = 1;

    private static final JsonMapper JSON = mapper();

    private TournamentDocument() {}

    private static JsonMapper mapper() {
        JsonMapper mapper = GameEventJson.mapper()
                .rebuild()
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .disable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
                .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                .build();
        mapper.getFactory()
                .setStreamReadConstraints(
                        StreamReadConstraints.builder().maxNestingDepth(50).build());
        return mapper;
    }

    /** One line for each player, event and slip, so that two documents can be compared by eye. */
    public static String write(WholeTournament tournament) {
        Document document = DocumentShape.of(tournament);
        StringBuilder text = new StringBuilder("{\n");
        text.append("\"format\": ").append(json(document.format())).append(",\n");
        text.append("\"version\": ").append(document.version()).append(",\n");
        text.append("\"tournament\": ").append(json(document.tournament())).append(",\n");
        text.append("\"players\": ").append(lines(document.players())).append(",\n");
        text.append("\"games\": [");
        String between = "\n";
        for (DocumentShape.GamePart game : document.games()) {
            text.append(between).append("{\n\"openedAt\": ").append(json(game.openedAt()));
            text.append(",\n\"joinCode\": ").append(json(game.joinCode()));
            text.append(",\n\"journal\": ").append(lines(game.journal()));
            text.append(",\n\"slips\": ").append(lines(game.slips())).append("\n}");
            between = ",\n";
        }
        return text.append("\n]\n}\n").toString();
    }

    private static String lines(List<?> parts) {
        String joined =
                String.join(",\n", parts.stream().map(TournamentDocument::json).toList());
        return parts.isEmpty() ? "[]" : "[\n" + joined + "\n]";
    }

    static JsonNode tree(String json) {
        try {
            return JSON.readTree(json);
        } catch (JsonProcessingException malformed) {
            throw new IllegalStateException("cannot read what was just written: " + json, malformed);
        }
    }

    private static String json(Object part) {
        try {
            return JSON.writeValueAsString(part);
        } catch (JsonProcessingException unwritable) {
            throw new IllegalStateException("cannot write " + part, unwritable);
        }
    }

    /**
     * Reads a document.
     *
     * @return the tournament, or {@code document.not-json}, {@code document.not-ours}, {@code document.newer} (version,
     *     version known), {@code document.malformed} (where), or what {@link GameEventJson#read} refuses
     */
    public static Answer<WholeTournament> read(byte[] file) {
        return WrittenText.read(file).then(text -> parse(String.join("\n", text.lines())));
    }

    private static Answer<WholeTournament> parse(String text) {
        JsonNode root;
        try {
            root = JSON.readTree(text);
        } catch (JacksonException malformed) {
            return Answer.refuse("document.not-json");
        }
        if (root.isMissingNode() || root.isNull()) {
            return Answer.refuse("document.not-json");
        }
        if (!FORMAT.equals(root.path("format").asText())) {
            return Answer.refuse("document.not-ours");
        }
        JsonNode version = root.path("version");
        if (!version.isInt() || version.asInt() < 1) {
            return Answer.refuse("document.malformed", "/version");
        }
        return version.asInt() > VERSION
                ? Answer.refuse("document.newer", version.asInt(), VERSION)
                : bind(root).then(DocumentCheck::check);
    }

    private static Answer<WholeTournament> bind(JsonNode root) {
        try {
            return DocumentShape.tournament(JSON.treeToValue(root, Document.class));
        } catch (JsonMappingException malformed) {
            return Answer.refuse("document.malformed", place(malformed));
        } catch (JacksonException malformed) {
            return Answer.refuse("document.malformed", "/");
        }
    }

    private static String place(JsonMappingException malformed) {
        StringBuilder place = new StringBuilder();
        for (JsonMappingException.Reference step : malformed.getPath()) {
            place.append(step.getFieldName() == null ? "[" + (step.getIndex() + 1) + "]" : "/" + step.getFieldName());
        }
        return place.toString();
    }
}
