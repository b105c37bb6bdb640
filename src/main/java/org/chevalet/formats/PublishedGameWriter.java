package org.chevalet.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.StringJoiner;
import org.chevalet.core.board.Notation;

/** Writes a published game in our one strict layout: UTF-8, {@code n|rack|word|reference|points|total}, LF. References are
 * written as the players of the game do, and the file says so where that is not the French way. */
public final class PublishedGameWriter {

    private static final String COLUMNS = "n|tirage|mot|référence|points|cumul";
    private static final String ENGLISH_COLUMNS = "n|rack|word|position|points|total";

    private PublishedGameWriter() {}

    public static String write(PublishedGame game) {
        List<String> lines = new ArrayList<>();
        game.notes().forEach(note -> lines.add("# " + oneLine(note)));
        game.notationToState().ifPresent(notation -> lines.add("# notation: " + WrittenNotation.statement(notation)));
        lines.add("# variant: " + game.variant().name());
        declared(game).ifPresent(lines::add);
        lines.add("# columns: " + (game.isEnglish() ? ENGLISH_COLUMNS : COLUMNS));
        game.rounds().forEach(round -> lines.add(line(round, game.written().notation())));
        return String.join("\n", lines) + "\n";
    }

    private static String oneLine(String note) {
        return note.replaceAll("\\s+", " ").strip();
    }

    private static Optional<String> declared(PublishedGame game) {
        PublishedGame.Declared declared = game.declared();
        String unit = game.isEnglish() ? " rounds" : " coups";
        StringJoiner claims = new StringJoiner(" ");
        declared.total().ifPresent(total -> claims.add(total + " points"));
        declared.rounds().ifPresent(rounds -> claims.add(rounds + unit));
        return claims.length() == 0 ? Optional.empty() : Optional.of("# declared: " + claims);
    }

    private static String line(PublishedRound round, Notation notation) {
        String word = round.move().map(move -> move.spelling().printed()).orElse("");
        String reference =
                round.move().map(move -> notation.written(move.coord())).orElse("");
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
