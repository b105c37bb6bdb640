package org.chevalet.formats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.rules.Variant;
import org.chevalet.formats.PublishedGame.Declared;
import org.chevalet.language.WrittenText;

/**
 * Reads a list of single first moves, each with its own rack: tab-separated, a heading that names at least the columns
 * {@code rack word ref published}, one move a line. Each is a published game of one round.
 */
public final class SingleMovesReader {

    private static final List<String> COLUMNS = List.of("rack", "word", "ref", "published");

    private final List<Integer> columns;

    private SingleMovesReader(List<Integer> columns) {
        this.columns = columns;
    }

    /** Is this file such a list? Told by its heading. */
    public static boolean recognises(byte[] file) {
        Answer<WrittenText> text = WrittenText.read(file);
        return text.isAccepted() && !columns(firstLine(text.value().lines())).contains(-1);
    }

    /** @return one game of one round for each line, or what is wrong in a line, as {@link PublishedGameReader} says it */
    public static Answer<List<PublishedGame>> read(byte[] file) {
        return WrittenText.read(file)
                .then(text -> new SingleMovesReader(columns(firstLine(text.lines()))).games(text.lines()));
    }

    private static String firstLine(List<String> lines) {
        return lines.stream()
                .filter(line -> !isPassedOver(line))
                .findFirst()
                .orElse("")
                .toLowerCase(Locale.ROOT);
    }

    private static boolean isPassedOver(String line) {
        return line.isBlank() || line.startsWith("#");
    }

    private static List<Integer> columns(String heading) {
        List<String> names =
                Arrays.stream(heading.split("\t", -1)).map(String::strip).toList();
        return COLUMNS.stream().map(names::indexOf).toList();
    }

    private Answer<List<PublishedGame>> games(List<String> lines) {
        List<PublishedGame> games = new ArrayList<>();
        boolean headingSeen = false;
        for (int index = 0; index < lines.size(); index++) {
            if (isPassedOver(lines.get(index))) {
                continue;
            }
            if (headingSeen) {
                Answer<PublishedGame> game = game(index + 1, lines.get(index).split("\t", -1));
                if (!game.isAccepted()) {
                    return Answer.refuse(game.refusal());
                }
                games.add(game.value());
            }
            headingSeen = true;
        }
        return games.isEmpty() ? Answer.refuse("published.no-round") : Answer.of(games);
    }

    private Answer<PublishedGame> game(int line, String[] cells) {
        List<String> row = new ArrayList<>(List.of("1"));
        columns.forEach(column -> row.add(column < cells.length ? cells[column] : ""));
        return PublishedRounds.of(List.of(PublishedRow.of(line, row)), WrittenNotation.USUAL)
                .map(rounds ->
                        new PublishedGame(variant(rounds), List.of(), WrittenNotation.USUAL, Declared.NOTHING, rounds));
    }

    /** The format that a rack of this size is played in, where such a move may place all of it. */
    private static Variant variant(List<PublishedRound> rounds) {
        return switch (rounds.get(0).draw().rack().size()) {
            case 8 -> Variant.SEVEN_AND_EIGHT;
            case 9 -> Variant.SEVEN_EIGHT_NINE;
            default -> Variant.NORMAL;
        };
    }
}
