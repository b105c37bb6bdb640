package org.chevalet.sheets;

import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.board.Coord;
import org.chevalet.core.board.Notation;
import org.chevalet.core.board.Placement;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.Reason;
import org.chevalet.core.rules.Sanction;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.core.rules.Verdict;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.core.tile.Points;
import org.chevalet.language.FormulaText;
import org.chevalet.language.Language;
import org.chevalet.language.MeritText;
import org.chevalet.language.Messages;

/** What the templates ask to turn values into words and figures of the document's language. */
public final class Print {

    private static final int DIGEST_SHOWN = 12;

    private final Language language;
    private final Messages messages;
    private final Locale dates;

    /** @param notation how references are written in the game that is printed */
    Print(Language language, Notation notation) {
        this.language = language;
        this.messages = Messages.in(language).by(notation);
        this.dates = language == Language.EN ? Locale.UK : Locale.FRANCE;
    }

    public String lang() {
        return language.code();
    }

    public String text(String key) {
        return messages.text("sheets." + key);
    }

    public String text(String key, Object value) {
        return messages.text("sheets." + key, value);
    }

    public String text(String key, Object first, Object second) {
        return messages.text("sheets." + key, first, second);
    }

    /** A number of things: {@code key.one} for one, in French for none too. */
    public String count(String key, Number number) {
        boolean single = number.longValue() == 1 || number.longValue() == 0 && language == Language.FR;
        return text(single ? key + ".one" : key, number);
    }

    public String date(LocalDateTime when) {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                .withLocale(dates)
                .format(when);
    }

    public String moment(LocalDateTime when) {
        return text(
                "moment",
                date(when),
                DateTimeFormatter.ofPattern("HH:mm", dates).format(when));
    }

    public String word(Placement move) {
        return move.spelling().printed();
    }

    public String reference(Placement move) {
        return notation().written(move.coord());
    }

    /** How to read the references of the game on its board. */
    public String boardRead() {
        int last = BoardLayout.SIZE - 1;
        Coord example = Coord.EXAMPLE;
        return messages.text(
                "sheets.board.read",
                notation().row(0),
                notation().row(last),
                notation().column(0),
                notation().column(last),
                example,
                notation().row(example.row()),
                notation().column(example.column()),
                example.flipped());
    }

    private Notation notation() {
        return messages.notation();
    }

    /** What a player wrote, as far as it could be read: the move paid, else the slip's own letters. */
    public String ownWord(PlayerSheet.Line line) {
        return line.played()
                .map(this::word)
                .or(() -> line.written().map(WrittenSlip::word))
                .filter(word -> !word.isBlank())
                .orElse("–");
    }

    public String ownReference(PlayerSheet.Line line) {
        return line.played()
                .map(this::reference)
                .or(() -> line.written().map(WrittenSlip::reference).map(notation()::rewritten))
                .orElse("");
    }

    /** Two decimals, no sign: the column says percent. */
    public String percentage(BigDecimal percentage) {
        return String.format(dates, "%.2f", percentage);
    }

    /** As many decimals as the figure has, with the comma or the point of the language. */
    public String decimal(BigDecimal figure) {
        return String.format(dates, "%." + Math.max(0, figure.scale()) + "f", figure);
    }

    /** A number, or a dash for none: columns of mostly zeros read better. */
    public String dash(Points points) {
        return points.value() == 0 ? "–" : points.toString();
    }

    public String more(Points points) {
        return points.value() == 0 ? "–" : "+" + points;
    }

    public String less(Points points) {
        return points.value() == 0 ? "–" : "-" + points;
    }

    /** How many, and what they pay in all. */
    public String solos(PlayerSheet sheet) {
        return counted(sheet.standing().solos(), "+", sheet.standing().soloPoints());
    }

    /** How many, and what they cost in all: the first ones of a game are free (R§5.9). */
    public String warnings(PlayerSheet sheet) {
        return counted(sheet.warnings(), "-", sheet.standing().penalties());
    }

    private static String counted(long number, String sign, Points points) {
        if (number == 0) {
            return "–";
        }
        return points.value() == 0 ? Long.toString(number) : number + " (" + sign + points + ")";
    }

    public String rankHeading(Standings.Line line) {
        return text(line.shared() ? "sum.rank-shared" : "sum.rank");
    }

    /** The rule set by its title, or by its name when a club made its own. */
    public String rules(String name) {
        return messages.has("sheets.rules." + name) ? text("rules." + name) : text("rules.own", name);
    }

    public String format(GameSettings settings) {
        return FormulaText.withTime(settings, messages);
    }

    public String lexicon(Letterhead head) {
        String count = String.format(dates, "%,d", head.lexicon().wordCount()).replace('\u202f', '\u00a0');
        return text("lexicon", head.lexicon().name(), count);
    }

    /** What beside the total gave a player his rank: a tie-break, how long he stayed in, his time; empty as a rule. */
    public String merit(Letterhead head, Standings.Line line) {
        String merit = new MeritText(messages).of(head.settings().form(), line.out(), line.time(), line.separated());
        String left = line.left().map(round -> text("left", round)).orElse("");
        return Stream.of(merit, left).filter(said -> !said.isEmpty()).collect(Collectors.joining(", "));
    }

    /** Enough of the digest to tell two lists apart by eye. */
    public String digest(Letterhead head) {
        String digest = head.lexicon().sha256();
        return digest.substring(0, Math.min(DIGEST_SHOWN, digest.length()));
    }

    /** Who stood out on a round: the solo, the duo, or the computer when no player found the top. */
    public String standsOut(GameSheet sheet, GameSheet.Line line) {
        if (!line.solos().isEmpty()) {
            return text(
                    "table", line.solos().stream().map(TableNumber::toString).collect(Collectors.joining(", ")));
        }
        if (!line.duo().isEmpty()) {
            return text("duo", line.duo().get(0), line.duo().get(1));
        }
        return sheet.head().players() > 0 && line.found() == 0 ? text("computer") : "";
    }

    /** What is worth saying about a player's round, the solo first; empty for an ordinary one. */
    public List<String> remarks(PlayerSheet.Line line) {
        List<String> remarks = new ArrayList<>();
        line.soloBonus().ifPresent(bonus -> remarks.add(solo(bonus)));
        line.verdict().ifPresentOrElse(verdict -> addReasons(remarks, verdict), () -> remarks.add(text("absent")));
        line.disciplinary().forEach(reason -> remarks.add(text("disciplinary", reason)));
        if (line.corrected()) {
            remarks.add(text("corrected"));
        }
        return remarks;
    }

    public String solo(Points bonus) {
        return bonus.value() == 0 ? text("solo") : text("solo.paid", bonus);
    }

    private void addReasons(List<String> remarks, Verdict verdict) {
        List<String> reasons = verdict.grounds().stream()
                .filter(ground -> ground.reason() != Reason.VALID)
                .map(ground ->
                        messages.text("reason." + ground.reason(), ground.args().toArray()))
                .toList();
        if (isNilOfTheProgram(verdict)) {
            remarks.add(reasons.get(0));
        } else if (verdict.sanction() == Sanction.NONE) {
            remarks.addAll(reasons);
        } else if (verdict.sanction() == Sanction.AVERAGE) {
            remarks.add(String.join(" ", reasons));
        } else {
            String level = text("sanction." + verdict.sanction());
            remarks.add(text("sanction.because", level, String.join(" ", reasons)));
        }
    }

    /** Its sentence names the sanction, and one reason is enough for a nil. */
    private static boolean isNilOfTheProgram(Verdict verdict) {
        boolean ruled = verdict.grounds().get(0).reason() == Reason.RULED_BY_ARBITER;
        return verdict.sanction() == Sanction.NIL && !ruled;
    }
}
