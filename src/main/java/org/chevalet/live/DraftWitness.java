package org.chevalet.live;

import io.vertx.core.json.JsonObject;
import java.time.Instant;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.ScoreClaim;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.core.rules.WrittenWord;

/**
 * What stands on a player's tablet, as it tells the server after every change: evidence of what was written before a cut
 * of the network.
 *
 * @param whole the tablet itself calls it complete: no letters lying apart, nothing half written
 * @param at when the server had it
 */
public record DraftWitness(
        int round, int attempt, String word, String reference, Optional<Double> score, boolean whole, Instant at) {

    private static final int LONGEST = 100;
    private static final int SHORTEST_WORD = 2;

    /** Empty for anything that is no draft. */
    static Optional<DraftWitness> read(JsonObject sent, Instant now) {
        boolean numbered = sent.getValue("round") instanceof Integer && sent.getValue("attempt") instanceof Integer;
        boolean written = sent.getValue("word") instanceof String word
                && word.length() <= LONGEST
                && sent.getValue("reference") instanceof String reference
                && reference.length() <= LONGEST;
        Object score = sent.getValue("score");
        return numbered && written && (score == null || score instanceof Number)
                ? Optional.of(new DraftWitness(
                        sent.getInteger("round"),
                        sent.getInteger("attempt"),
                        sent.getString("word").strip(),
                        sent.getString("reference").strip(),
                        Optional.ofNullable(sent.getDouble("score")),
                        Boolean.TRUE.equals(sent.getValue("complete")),
                        now))
                : Optional.empty();
    }

    boolean isOf(Round asked) {
        return asked.number().value() == round && asked.attempt() == attempt;
    }

    /**
     * The slip it would be, if it is complete: a word of two letters at least, from the second round on its place, and the
     * score where scores are asked. The tablet holds itself to the same rule, {@code isComplete}.
     */
    public Optional<WrittenSlip> complete(boolean scoresAsked) {
        return written(scoresAsked)
                .filter(slip -> whole && isLongEnough(slip.word()) && !(slip.claim() instanceof ScoreClaim.Missing));
    }

    private static boolean isLongEnough(String word) {
        Answer<WrittenWord> read = WrittenWord.parse(word);
        return read.isAccepted() && read.value().letters().length() >= SHORTEST_WORD;
    }

    /** The slip it would be, the score wanting or not. */
    public Optional<WrittenSlip> written(boolean scoresAsked) {
        Answer<WrittenSlip> read =
                SlipText.tablet(new RoundNumber(round), word, reference, score.orElse(null), scoresAsked);
        return read.isAccepted() ? Optional.of(read.value()) : Optional.empty();
    }
}
