package org.chevalet.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.language.WrittenText;

/**
 * Reads a published game: {@code n|rack|word|reference|points|total} and the looser ways clubs print it. The solution of
 * round n may stand on the line of rack n, or one line lower (the federation's habit): found out from the file.
 */
public final class PublishedGameReader {

    private static final int SHOWN = 60;

    private final List<String> lines;
    private final PublishedHeading heading = new PublishedHeading();
    private final List<PublishedRow> rows = new ArrayList<>();

    private PublishedGameReader(List<String> lines) {
        this.lines = lines;
    }

    /**
     * Reads a file in any usual encoding.
     *
     * @return the game, or one sentence that names the line: {@code published.*}, {@code text.binary}
     */
    public static Answer<PublishedGame> read(byte[] file) {
        return WrittenText.read(file).then(text -> new PublishedGameReader(text.lines()).read());
    }

    private Answer<PublishedGame> read() {
        Answer<PublishedGame> game = readAll();
        int last = lines.size();
        while (last > 0 && lines.get(last - 1).isBlank()) {
            last--;
        }
        return game.isAccepted() || !isCut(game.refusal(), last)
                ? game
                : Answer.refuse("published.cut", last, shown(lines.get(last - 1)));
    }

    /** What is refused is the beginning of a last line: nothing comes after it, there or below. */
    private boolean isCut(Refusal refusal, int lastLine) {
        if (refusal.args().isEmpty() || !refusal.args().get(0).equals(lastLine)) {
            return false;
        }
        boolean isRow = !rows.isEmpty() && rows.get(rows.size() - 1).line() == lastLine;
        return isRow
                ? rows.get(rows.size() - 1).endsEarly()
                : refusal.key().equals("published.not-a-round")
                        && lines.get(lastLine - 1).matches("\\s*\\d.*");
    }

    private static String shown(String line) {
        return WrittenText.beginning(line.strip().replace('\t', ' '), SHOWN);
    }

    private Answer<PublishedGame> readAll() {
        for (int index = 0; index < lines.size(); index++) {
            Optional<Refusal> refused = line(index + 1, lines.get(index).strip(), lines.get(index));
            if (refused.isPresent()) {
                return Answer.refuse(refused.get());
            }
        }
        if (rows.isEmpty()) {
            return Answer.refuse("published.no-round");
        }
        List<PublishedRow> moves = PublishedShift.undone(rows);
        WrittenNotation written = heading.written(moves);
        return PublishedRounds.of(moves, written).map(rounds -> heading.game(rounds, written));
    }

    private Optional<Refusal> line(int number, String text, String asItStands) {
        if (text.isEmpty()) {
            return Optional.empty();
        }
        if (text.startsWith("#")) {
            return refusal(heading.comment(number, text));
        }
        Optional<List<String>> cells = VariantNames.read(text).isPresent()
                ? Optional.empty()
                : PublishedLine.cells(rows.isEmpty() ? text : asItStands);
        return cells.isPresent() ? row(number, cells.get()) : prose(number, text);
    }

    private Optional<Refusal> row(int number, List<String> cells) {
        boolean tooMany = cells.stream().skip(PublishedRow.COLUMNS).anyMatch(cell -> !cell.isEmpty());
        if (tooMany) {
            return Optional.of(Refusal.of("published.too-many-columns", number));
        }
        PublishedRow row = PublishedRow.of(number, cells);
        if (!row.isOnlyATotal()) {
            rows.add(row);
            return Optional.empty();
        }
        String total = row.points() + row.total();
        if (!total.matches("\\d{1,6}")) {
            return Optional.of(Refusal.of("published.not-a-round", number, total));
        }
        heading.declareTotal(Integer.parseInt(total));
        return Optional.empty();
    }

    /** Prose may stand above the table; below it only what claims a total. */
    private Optional<Refusal> prose(int number, String text) {
        boolean below = !rows.isEmpty();
        if (below && !text.matches("(?i).*\\d.*(points|pts|coups|rounds).*|.*total.*\\d.*")) {
            return Optional.of(Refusal.of("published.not-a-round", number, shown(text)));
        }
        return refusal(heading.prose(number, text));
    }

    private static Optional<Refusal> refusal(Answer<?> answer) {
        return answer.isAccepted() ? Optional.empty() : Optional.of(answer.refusal());
    }
}
