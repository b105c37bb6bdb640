package org.chevalet.formats;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/** The games and tournaments the program brings along, to look at before the first real one. */
public final class Samples {

    /** What a sample holds. */
    public enum Kind {
        /** A tournament document with players and slips. */
        TOURNAMENT(".json"),
        /** A published game. */
        GAME(".txt");

        private final String ending;

        Kind(String ending) {
            this.ending = ending;
        }
    }

    /** @param name stable, for addresses and the command line; its title is {@code sample.<name>} in the bundles */
    public record Sample(String name, Kind kind) {

        public String fileName() {
            return name + kind.ending;
        }

        public byte[] bytes() {
            try (InputStream in = Samples.class.getResourceAsStream("/tournament-samples/" + fileName())) {
                if (in == null) {
                    throw new IllegalStateException("the build left out " + fileName());
                }
                return in.readAllBytes();
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        }
    }

    public static final List<Sample> ALL = List.of(
            new Sample("tournoi-exemple", Kind.TOURNAMENT),
            new Sample("club-hiersac-2018-07-07", Kind.GAME),
            new Sample("club-hiersac-2022-01-21-joker", Kind.GAME),
            new Sample("club-hiersac-2022-05-11-joker", Kind.GAME));

    private Samples() {}

    public static Optional<Sample> named(String name) {
        return ALL.stream().filter(sample -> sample.name().equals(name)).findFirst();
    }
}
