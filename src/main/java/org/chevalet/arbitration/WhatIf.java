package org.chevalet.arbitration;

import java.util.List;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Score;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.Verdict;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.language.Messages;
import org.chevalet.live.LiveGame;
import org.chevalet.live.LiveProtocol.ConsoleVerdict;
import org.chevalet.live.Referee;
import org.chevalet.live.SlipText;
import org.jspecify.annotations.Nullable;

/** What a word nobody need have written would have been worth on a round, with the board and the letters of then. */
final class WhatIf {

    /**
     * @param points what the word scores at its place whether it is admitted or not; null where it cannot stand
     * @param cannot why it cannot stand there
     * @param words every word made, and whether it counts
     * @param verdict what a slip with it would be paid
     * @param top the most the letters could score; null when they cannot be played
     */
    record Supposed(
            int round,
            String word,
            String reference,
            @Nullable Integer points,
            @Nullable String cannot,
            List<Word> words,
            ConsoleVerdict verdict,
            @Nullable Integer top) {}

    record Word(String word, boolean counts) {}

    private final LiveGame live;
    private final Game game;
    private final Round round;
    private final Referee referee;
    private final Messages messages;

    private WhatIf(LiveGame live, Round round, Referee referee, Messages messages) {
        this.live = live;
        this.game = live.game();
        this.round = round;
        this.referee = referee;
        this.messages = messages;
    }

    /**
     * @return the answer, or {@code round.unknown} for a round without letters, {@code solutions.hidden} while an arbiter
     *     who plays may not know, {@code game.word-list-missing}, or what is wrong with the form of the word ({@link
     *     SlipText})
     */
    static Answer<Supposed> ask(LiveGame live, int number, String word, String reference, Messages messages) {
        return ConsoleSnapshot.shown(live.game(), number)
                .then(round -> live.referee()
                        .map(referee -> SlipText.paper(word, reference, null, false, false)
                                .map(written -> new WhatIf(live, round, referee, messages).suppose(written)))
                        .orElseGet(() -> Answer.refuse(
                                "game.word-list-missing", live.game().lexicon().name())));
    }

    private Supposed suppose(WrittenSlip written) {
        Answer<Score> score = MasterCommands.placement(written.reference(), written.word())
                .then(placement -> referee.other(round, round.rack(), placement));
        Verdict verdict = game.judge(round, written, this::counts);
        int top = live.solutions(round)
                .map(found -> found.join().tops().points().value())
                .orElse(0);
        return new Supposed(
                round.number().value(),
                written.word(),
                written.reference(),
                score.isAccepted() ? score.value().points().value() : null,
                score.isAccepted() || written.reference().isEmpty() ? null : messages.text(score.refusal()),
                score.isAccepted() ? words(score.value()) : List.of(),
                new Verdicts(live, game, round, messages).supposed(verdict, false),
                top == 0 ? null : top);
    }

    private List<Word> words(Score score) {
        return score.words().map(word -> new Word(word, counts(word))).toList();
    }

    /** As recorded for the round; words nobody needed then are looked up now. */
    private boolean counts(String word) {
        return round.recorded(word).orElseGet(() -> referee.lexicon().contains(word));
    }
}
