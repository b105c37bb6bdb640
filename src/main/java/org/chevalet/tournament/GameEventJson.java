package org.chevalet.tournament;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Coord;
import org.chevalet.core.board.Spelling;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.SlipId;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.core.tile.Points;
import org.chevalet.core.tile.Tile;
import org.jspecify.annotations.Nullable;

/**
 * Events of a game as JSON, in the database and in files: a type name, a version, and a body. What one version wrote
 * every later one reads: when an event changes its shape its version goes up and the old shape stays readable here.
 */
public final class GameEventJson {

    /**
     * An event written down.
     *
     * @param body one JSON object
     */
    public record Written(String type, int version, String body) {}

    private record Kind(Class<? extends GameEvent> event, String type, int version) {}

    private static final List<Kind> KINDS = List.of(
            new Kind(GameEvent.GameOpened.class, "game-opened", 3),
            new Kind(GameEvent.SettingsChanged.class, "settings-changed", 2),
            new Kind(GameEvent.PlayerSeated.class, "player-seated", 1),
            new Kind(GameEvent.PlayerLeft.class, "player-left", 1),
            new Kind(GameEvent.ExtraTimeGiven.class, "extra-time-given", 1),
            new Kind(GameEvent.RackDrawn.class, "rack-drawn", 1),
            new Kind(GameEvent.RackRejected.class, "rack-rejected", 1),
            new Kind(GameEvent.RackAnnounced.class, "rack-announced", 1),
            new Kind(GameEvent.ClockStarted.class, "clock-started", 1),
            new Kind(GameEvent.ClockPaused.class, "clock-paused", 1),
            new Kind(GameEvent.ClockResumed.class, "clock-resumed", 1),
            new Kind(GameEvent.TimeAdded.class, "time-added", 1),
            new Kind(GameEvent.TimeEnded.class, "time-ended", 1),
            new Kind(GameEvent.RoundClosed.class, "round-closed", 1),
            new Kind(GameEvent.SlipReplaced.class, "slip-replaced", 1),
            new Kind(GameEvent.LateSlipDecided.class, "late-slip-decided", 1),
            new Kind(GameEvent.SlipRuled.class, "slip-ruled", 1),
            new Kind(GameEvent.ReadingChosen.class, "reading-chosen", 1),
            new Kind(GameEvent.AverageGranted.class, "average-granted", 1),
            new Kind(GameEvent.RulingLifted.class, "ruling-lifted", 1),
            new Kind(GameEvent.PlayerWarned.class, "player-warned", 1),
            new Kind(GameEvent.WarningLifted.class, "warning-lifted", 1),
            new Kind(GameEvent.MasterMoveChosen.class, "master-move-chosen", 1),
            new Kind(GameEvent.SolutionAnnounced.class, "solution-announced", 1),
            new Kind(GameEvent.LettersPlayedAgain.class, "letters-played-again", 1),
            new Kind(GameEvent.RoundCancelled.class, "round-cancelled", 2),
            new Kind(GameEvent.RackCorrected.class, "rack-corrected", 1),
            new Kind(GameEvent.RoundCorrected.class, "round-corrected", 1),
            new Kind(GameEvent.WordRuled.class, "word-ruled", 1),
            new Kind(GameEvent.AnnouncementWithdrawn.class, "announcement-withdrawn", 1),
            new Kind(GameEvent.TimeGivenBack.class, "time-given-back", 1),
            new Kind(GameEvent.SlipWithdrawn.class, "slip-withdrawn", 1),
            new Kind(GameEvent.ReceptionReopened.class, "reception-reopened", 1),
            new Kind(GameEvent.SolutionWithdrawn.class, "solution-withdrawn", 1),
            new Kind(GameEvent.ActionUndone.class, "action-undone", 1),
            new Kind(GameEvent.GameFinished.class, "game-finished", 1),
            new Kind(GameEvent.TiesSettled.class, "ties-settled", 1),
            new Kind(GameEvent.GameReopened.class, "game-reopened", 1));

    private static final JsonMapper JSON = mapper();

    private GameEventJson() {}

    /** The mapper for core values: plain numbers for ids and points, {@code "H4"} for references, ISO-8601 for times. */
    public static JsonMapper mapper() {
        return JsonMapper.builder()
                .disable(MapperFeature.AUTO_DETECT_IS_GETTERS, MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .enable(
                        DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                        DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                        DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                .disable(
                        SerializationFeature.WRITE_DATES_AS_TIMESTAMPS,
                        SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
                .enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                .addModules(new JavaTimeModule(), new Jdk8Module(), keys())
                .addMixIn(PlayerId.class, CoreValues.IntValue.class)
                .addMixIn(RoundNumber.class, CoreValues.IntValue.class)
                .addMixIn(TableNumber.class, CoreValues.IntValue.class)
                .addMixIn(Points.class, CoreValues.IntValue.class)
                .addMixIn(SlipId.class, CoreValues.LongValue.class)
                .addMixIn(Tile.class, CoreValues.SymbolValue.class)
                .addMixIn(Spelling.class, CoreValues.TextValue.class)
                .addMixIn(Coord.class, CoreValues.CoordValue.class)
                .build();
    }

    /** The name of an event's type. */
    public static String type(GameEvent event) {
        return kind(event).type();
    }

    private static Kind kind(GameEvent event) {
        return KINDS.stream()
                .filter(known -> known.event() == event.getClass())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no type name for " + event.getClass()));
    }

    /** The type of an event, the first version that can hold it, and its body. */
    public static Written write(GameEvent event) {
        Kind kind = kind(event);
        try {
            ObjectNode body = JSON.valueToTree(event);
            int version = EventVersions.reduce(kind.type(), kind.version(), body);
            return new Written(kind.type(), version, JSON.writeValueAsString(body));
        } catch (JsonProcessingException unwritable) {
            throw new IllegalStateException("cannot write " + event, unwritable);
        }
    }

    /**
     * Reads an event back.
     *
     * @return the event, or {@code journal.unknown-type} (type), {@code journal.newer-version} (type, version, version
     *     known), {@code journal.malformed} (type)
     */
    public static Answer<GameEvent> read(Written written) {
        Optional<Kind> known = KINDS.stream()
                .filter(kind -> kind.type().equals(written.type()))
                .findFirst();
        if (known.isEmpty()) {
            return Answer.refuse("journal.unknown-type", written.type());
        }
        int version = known.get().version();
        if (written.version() < 1) {
            return Answer.refuse("journal.malformed", written.type());
        }
        if (written.version() > version) {
            return Answer.refuse("journal.newer-version", written.type(), written.version(), version);
        }
        try {
            @Nullable
            GameEvent event = JSON.treeToValue(
                    EventVersions.complete(written, JSON.readTree(written.body())),
                    known.get().event());
            return event == null ? Answer.refuse("journal.malformed", written.type()) : Answer.of(event);
        } catch (JacksonException malformed) {
            return Answer.refuse("journal.malformed", written.type());
        }
    }

    private static SimpleModule keys() {
        return new SimpleModule()
                .addKeyDeserializer(PlayerId.class, key(PlayerId.class, PlayerId::new))
                .addKeyDeserializer(RoundNumber.class, key(RoundNumber.class, RoundNumber::new));
    }

    private static KeyDeserializer key(Class<?> numbered, IntFunction<Object> of) {
        return new KeyDeserializer() {
            @Override
            public Object deserializeKey(String key, DeserializationContext context) throws IOException {
                return key.matches("[1-9]\\d{0,8}")
                        ? of.apply(Integer.parseInt(key))
                        : context.handleWeirdKey(numbered, key, "not a number");
            }
        };
    }
}
