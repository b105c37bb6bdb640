package org.chevalet.formats;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.wiring.Presets;
import org.chevalet.words.EmbeddedLexicon;

/** The published games the tests read. */
public final class PublishedGames {

    static final String NORMAL = "/tournament-samples/club-hiersac-2018-07-07.txt";
    static final String JOKER = "/tournament-samples/club-hiersac-2022-01-21-joker.txt";
    static final List<String> ALL = List.of(
            NORMAL,
            JOKER,
            "/tournament-samples/club-hiersac-2022-05-11-joker.txt",
            "/games/eliot-arbitration.txt",
            "/games/eliot-dup-7sur8.txt",
            "/games/eliot-dup-explosive.txt",
            "/games/federation-hiersac-2018-07-07.txt",
            "/games/federation-hiersac-2022-01-21-joker.txt");

    private PublishedGames() {}

    static byte[] bytes(String resource) {
        try (InputStream in = PublishedGames.class.getResourceAsStream(resource)) {
            return Objects.requireNonNull(in, resource).readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static String text(String resource) {
        return new String(bytes(resource), UTF_8);
    }

    static PublishedGame read(String text) {
        return PublishedGameReader.read(text.getBytes(UTF_8)).value();
    }

    public static PublishedGame game(String resource) {
        return PublishedGameReader.read(bytes(resource)).value();
    }

    public static GameCheck check() {
        return new GameCheck(Presets.ruleSet("fisf-2023"), EmbeddedLexicon.french());
    }

    /** A check quick enough for thousands of broken files. */
    static GameCheck quickCheck() {
        return new GameCheck(Presets.ruleSet("fisf-2023"), Lexicon.of("small", List.of("CHAT", "NO", "ON")));
    }
}
