package org.chevalet.live;

import java.util.Objects;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Coord;
import org.chevalet.core.board.Spelling;
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

    private static final int HIGHEST_SCORE = 2000;

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
                ? Answer.refuse("slip.reference-missing")
                : paper(word, reference, score, scoresAsked);
    }

    /** A slip typed from paper: the reference may be missing there. */
    public static Answer<WrittenSlip> paper(
            @Nullable String word, @Nullable String reference, @Nullable Double score, boolean scoresAsked) {
        return word == null || WrittenWord.fold(word).isEmpty()
                ? Answer.refuse("slip.word-missing")
                : marked(word, reference, score, scoresAsked);
    }

    /** A slip typed from paper whose mark says all: even the word may be missing. */
    public static Answer<WrittenSlip> marked(
            @Nullable String word, @Nullable String reference, @Nullable Double score, boolean scoresAsked) {
        String letters = Objects.requireNonNullElse(word, "").strip();
        String place = Objects.requireNonNullElse(reference, "").strip();
        Answer<WrittenWord> read = WrittenWord.parse(letters);
        if (!read.isAccepted()) {
            return Answer.refuse(read.refusal());
        }
        if (read.value().letters().length() > Spelling.LONGEST || letters.length() > LONGEST_TEXT) {
            return Answer.refuse("slip.word-too-long", Spelling.LONGEST);
        }
        if (score != null && (score < 0 || score > HIGHEST_SCORE || score % 1 != 0)) {
            return Answer.refuse("slip.score", HIGHEST_SCORE);
        }
        Answer<String> located =
                place.isEmpty() ? Answer.of("") : Coord.parse(place).map(Coord::toString);
        return located.map(coord -> new WrittenSlip(letters, coord, claim(score, scoresAsked)));
    }

    private static ScoreClaim claim(@Nullable Double score, boolean scoresAsked) {
        if (!scoresAsked) {
            return new ScoreClaim.NotAsked();
        }
        return score == null ? new ScoreClaim.Missing() : new ScoreClaim.Given(Points.of(score.intValue()));
    }
}
