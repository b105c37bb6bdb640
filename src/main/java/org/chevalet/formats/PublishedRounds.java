package org.chevalet.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.board.Coord;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Spelling;
import org.chevalet.core.tile.Draw;

/** Makes rounds of the rows of a published game, or says in which line and why not. */
final class PublishedRounds {

    private static final Pattern NO_WORD = Pattern.compile("\\(PASS\\)|-+|—|–");

    private final boolean caseMarksJokers;

    private final WrittenNotation written;

    private PublishedRounds(boolean caseMarksJokers, WrittenNotation written) {
        this.caseMarksJokers = caseMarksJokers;
        this.written = written;
    }

    /** @return the rounds in order, or the first thing wrong, its line first among the arguments */
    static Answer<List<PublishedRound>> of(List<PublishedRow> rows, WrittenNotation written) {
        PublishedRounds reader = new PublishedRounds(
                rows.stream().noneMatch(row -> PublishedWord.isWrittenInLowerCase(row.word())), written);
        List<PublishedRound> rounds = new ArrayList<>();
        for (PublishedRow row : rows) {
            Answer<PublishedRound> round = reader.round(row, rounds.size() + 1);
            if (!round.isAccepted()) {
                return Answer.refuse(round.refusal());
            }
            rounds.add(round.value());
        }
        return Answer.of(rounds);
    }

    private Answer<PublishedRound> round(PublishedRow row, int expected) {
        Answer<Draw> draw = draw(row);
        Answer<Optional<Placement>> move = move(row);
        Optional<Refusal> wrong = number(row)
                .or(() -> draw.isAccepted() ? Optional.empty() : Optional.of(draw.refusal()))
                .or(() -> move.isAccepted() ? Optional.empty() : Optional.of(move.refusal()))
                .or(() -> figure("published.bad-points", row.moveLine(), row.points()))
                .or(() -> figure("published.bad-total", row.moveLine(), row.total()));
        if (wrong.isPresent()) {
            return Answer.refuse(wrong.get());
        }
        String digits = row.number().replaceAll("\\D", "");
        int number = digits.isEmpty() ? expected : Integer.parseInt(digits);
        return Answer.of(
                new PublishedRound(number, draw.value(), move.value(), figure(row.points()), figure(row.total())));
    }

    private static Optional<Refusal> number(PublishedRow row) {
        return row.number().matches("(\\d{1,3}[.)]?)?")
                ? Optional.empty()
                : Optional.of(Refusal.of("published.bad-number", row.line(), row.number()));
    }

    private static Answer<Draw> draw(PublishedRow row) {
        if (row.rack().isBlank()) {
            return Answer.refuse("published.no-rack", row.line());
        }
        Optional<Draw> draw = WrittenDraw.read(row.rack());
        return draw.<Answer<Draw>>map(Answer::of)
                .orElseGet(() -> Answer.refuse("published.bad-rack", row.line(), row.rack()));
    }

    private Answer<Optional<Placement>> move(PublishedRow row) {
        boolean none = row.word().isEmpty() || NO_WORD.matcher(row.word()).matches();
        if (none) {
            return Answer.of(Optional.empty());
        }
        Optional<Spelling> spelling = PublishedWord.read(row.word(), caseMarksJokers);
        if (spelling.isEmpty()) {
            return Answer.refuse("published.bad-word", row.moveLine(), row.word());
        }
        if (row.reference().isEmpty()) {
            return Answer.refuse(
                    "published.no-reference", row.moveLine(), row.word(), written.across(), written.down());
        }
        Answer<Coord> coord = written.notation().read(row.reference().replaceAll("\\s*/\\s*|\\s+", ""));
        return coord.isAccepted()
                ? Answer.of(Optional.of(new Placement(coord.value(), spelling.get())))
                : Answer.refuse(
                        "published.bad-reference", row.moveLine(), row.reference(), written.across(), written.down());
    }

    private static Optional<Refusal> figure(String key, int line, String text) {
        return text.matches("([-+]?\\d{1,6})?") ? Optional.empty() : Optional.of(Refusal.of(key, line, text));
    }

    private static OptionalInt figure(String text) {
        return text.isEmpty() ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(text));
    }
}
