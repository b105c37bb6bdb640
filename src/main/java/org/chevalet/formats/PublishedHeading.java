package org.chevalet.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Notation;
import org.chevalet.core.rules.Variant;
import org.chevalet.formats.PublishedGame.Declared;

/** Gathers what stands around the table of a published game: {@code #} lines and prose. */
final class PublishedHeading {

    private static final Pattern POINTS = Pattern.compile("(\\d{2,5})\\s*(?:points|pts)");
    private static final Pattern ROUNDS = Pattern.compile("(\\d{1,3})\\s*(?:coups|rounds|tours)");
    private static final Pattern SCORE = Pattern.compile("(?:score|total|top)\\s*(?:final)?\\s*:?\\s*(\\d{2,5})");
    private static final Pattern NOTATION = Pattern.compile("notation\\s*:(.*)", Pattern.CASE_INSENSITIVE);
    private static final Pattern BONUS = Pattern.compile("\\d+ points de prime.*");

    private final List<String> notes = new ArrayList<>();
    private Declared declared = Declared.NOTHING;
    private Optional<Variant> variant = Optional.empty();
    private Optional<Notation> notation = Optional.empty();

    /**
     * A line that starts with {@code #}. Refuses a variant nobody knows, {@code published.variant} (line, name), and a
     * notation that says nothing or something else than before: {@code published.notation} (line, text),
     * {@code published.notation-twice} (line).
     */
    Answer<PublishedHeading> comment(int line, String text) {
        String note = text.substring(1).strip();
        if (note.startsWith("variant:")) {
            String name = note.substring("variant:".length()).strip();
            variant = VariantNames.read(name);
            return variant.isPresent() ? Answer.of(this) : Answer.refuse("published.variant", line, name);
        }
        Matcher stated = NOTATION.matcher(note);
        if (stated.matches()) {
            return notation(line, stated.group(1).strip());
        }
        if (note.startsWith("declared:")) {
            declare(note.substring("declared:".length()));
        } else if (!note.startsWith("columns:") && !note.isEmpty()) {
            notes.add(note);
        }
        return Answer.of(this);
    }

    private Answer<PublishedHeading> notation(int line, String text) {
        Optional<Notation> stated = WrittenNotation.read(text);
        if (stated.isEmpty()) {
            return Answer.refuse("published.notation", line, text);
        }
        if (notation.isPresent() && !notation.equals(stated)) {
            return Answer.refuse("published.notation-twice", line);
        }
        notation = stated;
        return Answer.of(this);
    }

    /** A line of prose: it may name the variant or the notation, or claim a total; else it is a note. Refuses as above. */
    Answer<PublishedHeading> prose(int line, String text) {
        Matcher stated = NOTATION.matcher(text);
        if (stated.matches()) {
            return notation(line, stated.group(1).strip());
        }
        Optional<Variant> named = VariantNames.read(text);
        if (named.isPresent()) {
            variant = named;
        } else if (!BONUS.matcher(text.toLowerCase(Locale.ROOT)).matches()) {
            declare(text);
            notes.add(text);
        }
        return Answer.of(this);
    }

    /** What stands in brackets is a remark about the claim, not the claim. */
    void declare(String text) {
        String claim = text.replaceAll("\\(.*", "").toLowerCase(Locale.ROOT);
        OptionalInt points = number(POINTS, claim);
        declared = declared.or(new Declared(points.isPresent() ? points : number(SCORE, claim), number(ROUNDS, claim)));
    }

    void declareTotal(int total) {
        declared = declared.or(new Declared(OptionalInt.of(total), OptionalInt.empty()));
    }

    private static OptionalInt number(Pattern pattern, String text) {
        Matcher found = pattern.matcher(text);
        return found.find() ? OptionalInt.of(Integer.parseInt(found.group(1))) : OptionalInt.empty();
    }

    /** As the file says; where it does not, as its first word tells in an English game. */
    WrittenNotation written(List<PublishedRow> rows) {
        return notation.map(stated -> new WrittenNotation(stated, true))
                .orElseGet(
                        () -> PublishedGame.isEnglish(notes) ? WrittenNotation.ofEnglish(rows) : WrittenNotation.USUAL);
    }

    PublishedGame game(List<PublishedRound> rounds, WrittenNotation written) {
        return new PublishedGame(variant.orElse(Variant.NORMAL), notes, written, declared, rounds);
    }
}
