package org.chevalet.live;

import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.util.Optional;
import org.chevalet.core.board.Score;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.Assistance;
import org.chevalet.core.rules.Reading;
import org.chevalet.core.rules.Verdict;
import org.chevalet.core.rules.WrittenSlip;

/**
 * What a tablet may be told of the draft on it before the end of the time: from level 2 on its score, at level 3 also
 * which of its words are admitted by which list. Below, nothing at all.
 */
final class DraftHelp {

    private DraftHelp() {}

    /** The answer to a draft; empty where the game's level gives none. */
    static Optional<JsonObject> of(Game game, DraftWitness draft, Optional<Referee> referee) {
        Assistance level = game.current().settings().tablets().assistance();
        if (!level.givesScore() || !draft.isOf(game.current())) {
            return Optional.empty();
        }
        JsonObject answer = new JsonObject()
                .put("round", draft.round())
                .put("attempt", draft.attempt())
                .put("word", draft.word())
                .put("reference", draft.reference());
        Optional<Score> score = draft.written(false).flatMap(written -> score(game, written));
        score.ifPresent(read -> answer.put("points", read.points().value()));
        if (level.givesWords()) {
            score.ifPresent(read -> referee.ifPresent(known -> answer.put("words", words(read, known))
                    .put("list", known.list().identity().name())));
        }
        return Optional.of(new JsonObject().put("draft", answer));
    }

    /** Whatever the word list says. */
    private static Optional<Score> score(Game game, WrittenSlip written) {
        Round round = game.current();
        Verdict verdict = game.judge(round, written, anyWord -> true);
        return verdict.reading().map(Reading::score);
    }

    private static JsonArray words(Score score, Referee referee) {
        JsonArray words = new JsonArray();
        score.made()
                .forEach(made -> words.add(new JsonObject()
                        .put("word", made.spelling().word())
                        .put("coord", made.coord().toString())
                        .put(
                                "admitted",
                                referee.lexicon().contains(made.spelling().word()))));
        return words;
    }
}
