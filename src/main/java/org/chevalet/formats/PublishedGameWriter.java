package org.chevalet.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.StringJoiner;

/** Writes a published game in our one strict layout: UTF-8, {@code n|rack|word|reference|points|total}, LF. */
public final class PublishedGameWriter {

    private PublishedGameWriter() {}

    public static String write(PublishedGame game) {
        List<String> lines = new ArrayList<>();
        game.notes().forEach(note -> lines.add("# " + oneLine(note)));
        lines.add("# variant: " + game.variant().name());
        declared(game.declared()).ifPresent(lines::add);
        lines.add("# columns: n|tirage|mot|référence|points|cumul");
        game.rounds().forEach(round -> lines.add(line(round)));
        return String.join("\n", lines) + "\n";
    }

    private static String oneLine(String note) {
        return note.replaceAll("\\s+", " ").strip();
    }

    private static Optional<String> declared(PublishedGame.Declared declared) {
        StringJoiner claims = new StringJoiner(" ");
        declared.total().ifPresent(total -> claims.add(total + " points"));
        declared.rounds().ifPresent(rounds -> claims.add(rounds + " coups"));
        return claims.length() == 0 ? Optional.empty() : Optional.of("# declared: " + claims);
    }

    private static String line(PublishedRound round) {
        String word = round.move().map(move -> move.spelling().printed()).orElse("");
        String reference = round.move().map(move -> move.coord().toString()).orElse("");
        return String.join(
                "|",
                Integer.toString(round.number()),
                round.draw().toString(),
                word,
                reference,
                figure(round.points()),
                figure(round.total()));
    }

    private static String figure(OptionalInt figure) {
        return figure.isPresent() ? Integer.toString(figure.getAsInt()) : "";
    }
}
