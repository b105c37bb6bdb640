package org.chevalet.live;

import io.vertx.core.json.JsonObject;
import java.time.Instant;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.ScoreClaim;
import org.chevalet.core.rules.WrittenSlip;

/**
 * What stands on a player's tablet, as it tells the server after every change: evidence of what was written before a cut
 * of the network.
 *
 * @param at when the server had it
 */
public record DraftWitness(int round, int attempt, String word, String reference, Optional<Double> score, Instant at) {

    private static final int LONGEST = 100;

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
                        now))
                : Optional.empty();
    }

    boolean isOf(Round asked) {
        return asked.number().value() == round && asked.attempt() == attempt;
    }

    /** The slip it would be, if its form is that of one: word, place, and the score where scores are asked. */
    public Optional<WrittenSlip> complete(boolean scoresAsked) {
        return written(scoresAsked).filter(slip -> !(slip.claim() instanceof ScoreClaim.Missing));
    }

    /** The slip it would be, the score wanting or not. */
    public Optional<WrittenSlip> written(boolean scoresAsked) {
        Answer<WrittenSlip> read =
                SlipText.tablet(new RoundNumber(round), word, reference, score.orElse(null), scoresAsked);
        return read.isAccepted() ? Optional.of(read.value()) : Optional.empty();
    }
}
