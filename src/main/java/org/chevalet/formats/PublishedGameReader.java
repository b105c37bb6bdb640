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

    private PublishedGameReader() {}

    /**
     * Reads a file in any usual encoding.
     *
     * @return the game, or one sentence that names the line: {@code published.*}, {@code text.binary}
     */
    public static Answer<PublishedGame> read(byte[] file) {
        return WrittenText.read(file).then(text -> read(text.lines()));
    }

    private static Answer<PublishedGame> read(List<String> lines) {
        PublishedHeading heading = new PublishedHeading();
        List<PublishedRow> rows = new ArrayList<>();
        for (int index = 0; index < lines.size(); index++) {
            Optional<Refusal> refused = line(index + 1, lines.get(index).strip(), lines.get(index), heading, rows);
            if (refused.isPresent()) {
                return Answer.refuse(refused.get());
            }
        }
        if (rows.isEmpty()) {
            return Answer.refuse("published.no-round");
        }
        return PublishedRounds.of(PublishedShift.undone(rows)).map(heading::game);
    }

    private static Optional<Refusal> line(
            int number, String text, String asItStands, PublishedHeading heading, List<PublishedRow> rows) {
        if (text.isEmpty()) {
            return Optional.empty();
        }
        if (text.startsWith("#")) {
            return refusal(heading.comment(number, text));
        }
        Optional<List<String>> cells = VariantNames.read(text).isPresent()
                ? Optional.empty()
                : PublishedLine.cells(rows.isEmpty() ? text : asItStands);
        return cells.isPresent() ? row(number, cells.get(), heading, rows) : prose(number, text, heading, rows);
    }

    private static Optional<Refusal> row(
            int number, List<String> cells, PublishedHeading heading, List<PublishedRow> rows) {
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
            return Optional.of(Refusal.of("published.not-a-round", number));
        }
        heading.declareTotal(Integer.parseInt(total));
        return Optional.empty();
    }

    /** Prose may stand above the table; below it only what claims a total. */
    private static Optional<Refusal> prose(int number, String text, PublishedHeading heading, List<PublishedRow> rows) {
        boolean below = !rows.isEmpty();
        if (below && !text.matches("(?i).*\\d.*(points|pts|coups|rounds).*|.*total.*\\d.*")) {
            return Optional.of(Refusal.of("published.not-a-round", number));
        }
        heading.prose(text);
        return Optional.empty();
    }

    private static Optional<Refusal> refusal(Answer<?> answer) {
        return answer.isAccepted() ? Optional.empty() : Optional.of(answer.refusal());
    }
}
