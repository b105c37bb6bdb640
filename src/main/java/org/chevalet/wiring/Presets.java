package org.chevalet.wiring;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.tile.TileSet;
import org.chevalet.core.tile.TileSet.Kind;
import org.chevalet.core.tile.TileSet.Sound;
import org.chevalet.tournament.RuleSets;

/** Reads the data the program ships: tile sets, board layouts, rule sets. */
public final class Presets {

    /** Names of the shipped rule sets, the default first. */
    public static final List<String> RULE_SETS = List.of("fisf-2023", "booklet", "english");

    private static final ObjectMapper JSON = new ObjectMapper();

    private Presets() {}

    public static TileSet frenchTiles() {
        return tiles("fr");
    }

    public static TileSet englishTiles() {
        return tiles("en");
    }

    public static BoardLayout standardLayout() {
        return layout("standard");
    }

    /** @param name one of {@link #RULE_SETS} */
    public static RuleSet ruleSet(String name) {
        JsonNode data = json("/rulesets/" + name + ".json");
        return new RuleSet(
                data.get("name").asText(),
                tiles(data.get("tiles").asText()),
                layout(data.get("layout").asText()),
                part(data, "draw", RuleSet.DrawFigures.class),
                part(data, "joker", RuleSet.JokerFigures.class),
                part(data, "master", RuleSet.MasterFigures.class),
                part(data, "slips", RuleSet.SlipFigures.class),
                part(data, "solo", RuleSet.SoloFigures.class),
                part(data, "ranking", RuleSet.RankingFigures.class),
                part(data, "time", RuleSet.TimeFigures.class));
    }

    private static <T> T part(JsonNode data, String name, Class<T> type) {
        return JSON.convertValue(data.get(name), type);
    }

    private static TileSet tiles(String name) {
        List<Kind> kinds = text("/tiles/" + name + ".tsv")
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> kind(line.split("\t")))
                .toList();
        return new TileSet(name, kinds);
    }

    private static Kind kind(String[] cells) {
        Sound sound = switch (cells[3]) {
            case "V" -> Sound.VOWEL;
            case "E" -> Sound.EITHER;
            default -> Sound.CONSONANT;
        };
        return new Kind(cells[0].charAt(0), Integer.parseInt(cells[1]), Integer.parseInt(cells[2]), sound);
    }

    private static BoardLayout layout(String name) {
        return new BoardLayout(text("/boards/" + name + ".txt").lines().toList());
    }

    private static JsonNode json(String path) {
        try {
            return JSON.readTree(text(path));
        } catch (IOException malformed) {
            throw new UncheckedIOException(malformed);
        }
    }

    private static String text(String path) {
        try (InputStream in = Presets.class.getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalArgumentException("no such data: " + path);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** All of them, to look a game's up. */
    public static RuleSets ruleSets() {
        return new RuleSets(RULE_SETS.stream().map(Presets::ruleSet).toList());
    }
}
