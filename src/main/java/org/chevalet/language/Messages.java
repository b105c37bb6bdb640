package org.chevalet.language;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.chevalet.core.answer.Phrase;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.board.Notation;
import org.chevalet.core.board.OnBoard;

/**
 * Every sentence a person reads, by key and language. The bundles are {@code messages/<room>_<language>.properties},
 * UTF-8, in the syntax of {@link MessageFormat}, with typographic apostrophes. Immutable.
 */
public final class Messages {

    /** Rooms that have a bundle. */
    public static final List<String> ROOMS = List.of(
            "core",
            "formula",
            "words",
            "tournament",
            "live",
            "arbitration",
            "correction",
            "entry",
            "projection",
            "replay",
            "formats",
            "sheets",
            "access",
            "cli",
            "board",
            "braille",
            "http",
            "welcome");

    private static final Map<Language, Messages> ALL = load();

    /** Longer than any path of a data folder. */
    private static final int LONGEST_SHOWN = 300;

    private static final Pattern UNSEEN = Pattern.compile("[\\p{Cc}\\p{Cf}&&[^\\n]]");

    private final Language language;
    private final Map<String, Map<String, String>> rooms;
    private final Map<String, String> sentences;
    private final Supplier<Notation> notation;

    private Messages(
            Language language,
            Map<String, Map<String, String>> rooms,
            Map<String, String> sentences,
            Supplier<Notation> notation) {
        this.language = language;
        this.rooms = rooms;
        this.sentences = sentences;
        this.notation = notation;
    }

    public static Messages in(Language language) {
        return Objects.requireNonNull(ALL.get(language));
    }

    public Language language() {
        return language;
    }

    /** The same sentences, with squares and references as the players of a game write them. */
    public Messages by(Notation chosen) {
        return by(() -> chosen);
    }

    /** @param chosen asked only for sentences that have a reference to show */
    public Messages by(Supplier<Notation> chosen) {
        return new Messages(language, rooms, sentences, chosen);
    }

    /** How squares and references are written in these sentences: as in French games until {@link #by} says otherwise. */
    public Notation notation() {
        return notation.get();
    }

    /**
     * The sentence of a key, its blanks filled.
     *
     * @throws IllegalArgumentException when no bundle has the key
     */
    public String text(String key, Object... args) {
        String pattern = sentences.get(key);
        if (pattern == null) {
            throw new IllegalArgumentException("no sentence for " + key + " in " + language);
        }
        Object[] texts =
                Arrays.stream(args).map(this::placed).map(String::valueOf).toArray();
        return new MessageFormat(pattern, language.locale()).format(texts);
    }

    private Object placed(Object argument) {
        return argument instanceof OnBoard place ? place.in(notation()) : argument;
    }

    /** What was refused is shown as a person could have typed it: no more than a line, no sign that shows nothing. */
    public String text(Refusal refusal) {
        return text(refusal.key(), refusal.args().stream().map(this::shown).toArray());
    }

    private Object shown(Object argument) {
        if (argument instanceof Phrase phrase) {
            return text(phrase.key(), phrase.args().toArray());
        }
        if (!(argument instanceof String typed)) {
            return argument;
        }
        String visible = UNSEEN.matcher(typed).replaceAll("");
        return WrittenText.beginning(visible, LONGEST_SHOWN);
    }

    /**
     * A reason kept in a journal, in words: the sentence where the program gave a key, otherwise what a person wrote, which
     * is never a key ({@link WrittenText#asWritten}).
     */
    public String said(String reason) {
        return has(reason) ? text(reason) : reason.strip();
    }

    public boolean has(String key) {
        return sentences.containsKey(key);
    }

    /** All sentences of a room by key, blanks not filled: what its browser pages need. */
    public Map<String, String> room(String room) {
        return Map.copyOf(rooms.getOrDefault(room, Map.of()));
    }

    private static Map<Language, Messages> load() {
        Map<Language, Messages> all = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            Map<String, Map<String, String>> rooms = new TreeMap<>();
            ROOMS.forEach(room -> rooms.put(room, bundle(room, language)));
            Map<String, String> sentences = new TreeMap<>();
            rooms.values().forEach(sentences::putAll);
            all.put(language, new Messages(language, rooms, sentences, () -> Notation.LETTER_FIRST));
        }
        return all;
    }

    private static Map<String, String> bundle(String room, Language language) {
        String path = "/messages/" + room + "_" + language.code() + ".properties";
        Map<String, String> sentences = new TreeMap<>();
        try (InputStream in = Messages.class.getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalStateException("missing bundle " + path);
            }
            Properties properties = new Properties();
            properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
            properties.forEach((key, value) -> sentences.put((String) key, (String) value));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return sentences;
    }
}
