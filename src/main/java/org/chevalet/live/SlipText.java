package org.chevalet.live;

import java.util.Locale;
import java.util.Objects;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Coord;
import org.chevalet.core.board.Spelling;
import org.chevalet.core.rules.Assistance;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.ScoreClaim;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.core.rules.WrittenWord;
import org.chevalet.core.tile.Points;
import org.jspecify.annotations.Nullable;

/**
 * The form of a slip, before anything is judged: a word of letters, a reference that is one. Neither the rack nor the
 * board nor the word list is looked at: a tablet helps no more than paper does.
 */
public final class SlipText {

    /** With marks, blanks and accents. */
    private static final int LONGEST_TEXT = 100;

    /** What stands on a slip in place of a reference. */
    private static final int LONGEST_REFERENCE = 10;

    private SlipText() {}

    /** A slip on which nothing is written. */
    public static WrittenSlip nothing(boolean scoresAsked) {
        return new WrittenSlip("", "", claim(null, scoresAsked));
    }

    /**
     * A slip sent by a player.
     *
     * @return the slip, or {@code slip.word-missing}, {@code word.bad-character}, {@code slip.word-too-long},
     *     {@code slip.reference-missing} (from round 2), {@code coord.*}, {@code slip.score}
     */
    public static Answer<WrittenSlip> tablet(
            RoundNumber round,
            @Nullable String word,
            @Nullable String reference,
            @Nullable Double score,
            boolean scoresAsked) {
        boolean unplaced = reference == null || reference.isBlank();
        return unplaced && !round.isFirst()
                ? Answer.refuse("slip.reference-missing", Coord.EXAMPLE, Coord.EXAMPLE.flipped())
                : paper(word, reference, score, scoresAsked, false);
    }

    /** The same by the settings of a game: where tablets help no more than paper does, the reference may be missing. */
    public static Answer<WrittenSlip> sent(
            GameSettings settings,
            RoundNumber round,
            @Nullable String word,
            @Nullable String reference,
            @Nullable Double score) {
        boolean asPaper = settings.tablets().assistance() == Assistance.AS_PAPER;
        return asPaper
                ? paper(word, reference, score, settings.scoresAsked(), false)
                : tablet(round, word, reference, score, settings.scoresAsked());
    }

    /**
     * A slip typed from paper: the reference may be missing there, or be none.
     *
     * @param asWritten true: the reference is typed as it stands on the slip though there is no such place ({@code H16},
     *     {@code 5})
     */
    public static Answer<WrittenSlip> paper(
            @Nullable String word,
            @Nullable String reference,
            @Nullable Double score,
            boolean scoresAsked,
            boolean asWritten) {
        return word == null || WrittenWord.fold(word).isEmpty()
                ? Answer.refuse("slip.word-missing")
                : marked(word, reference, score, scoresAsked, asWritten);
    }

    /** A slip typed from paper whose mark says all: even the word may be missing. */
    public static Answer<WrittenSlip> marked(
            @Nullable String word,
            @Nullable String reference,
            @Nullable Double score,
            boolean scoresAsked,
            boolean asWritten) {
        String letters = Objects.requireNonNullElse(word, "").strip();
        String place = Objects.requireNonNullElse(reference, "").strip();
        Answer<WrittenWord> read = WrittenWord.parse(letters);
        if (!read.isAccepted()) {
            return Answer.refuse(read.refusal());
        }
        if (read.value().letters().length() > Spelling.LONGEST || letters.length() > LONGEST_TEXT) {
            return Answer.refuse("slip.word-too-long", Spelling.LONGEST);
        }
        if (score != null && (score < 0 || score > ScoreClaim.HIGHEST || score % 1 != 0)) {
            return Answer.refuse("slip.score", ScoreClaim.HIGHEST);
        }
        return located(place, asWritten).map(coord -> new WrittenSlip(letters, coord, claim(score, scoresAsked)));
    }

    private static Answer<String> located(String place, boolean asWritten) {
        if (place.isEmpty()) {
            return Answer.of("");
        }
        Answer<String> read = Coord.parse(place).map(Coord::toString);
        if (read.isAccepted() || !asWritten) {
            return read;
        }
        return place.length() > LONGEST_REFERENCE
                ? Answer.refuse("slip.reference-too-long", LONGEST_REFERENCE)
                : Answer.of(place.toUpperCase(Locale.ROOT));
    }

    private static ScoreClaim claim(@Nullable Double score, boolean scoresAsked) {
        if (!scoresAsked) {
            return new ScoreClaim.NotAsked();
        }
        return score == null ? new ScoreClaim.Missing() : new ScoreClaim.Given(Points.of(score.intValue()));
    }
}
