package org.chevalet.arbitration;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent.WordRuled;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.language.WrittenText;
import org.chevalet.live.Change;
import org.chevalet.live.Moment;
import org.jspecify.annotations.Nullable;

/** Words that count today, or do not, whatever the list says: in every round of the game, played or to come. */
final class WordCommands {

    private WordCommands() {}

    /** @param counts left out: the word list holds again */
    record TypedWord(
            @Nullable String word,
            @Nullable Boolean counts,
            @Nullable String reason) {}

    /**
     * @return the ruling, or {@code word.not-playable} (what was typed), {@code ruling.reason-missing}, {@code
     *     reason.too-long}; nothing to do when that holds already
     */
    static Answer<Change> rule(Moment moment, TypedWord typed) {
        String written = Objects.requireNonNullElse(typed.word(), "").strip();
        String word = WrittenText.fold(written);
        return Lexicon.isPlayable(word)
                ? WrittenReason.required(typed.reason())
                        .map(reason -> rule(moment, word, Optional.ofNullable(typed.counts()), reason))
                : Answer.refuse(Refusal.of("word.not-playable", written).with("field", "word"));
    }

    private static Change rule(Moment moment, String word, Optional<Boolean> counts, String reason) {
        Optional<Boolean> ruled = Optional.ofNullable(moment.game().words().get(word));
        boolean listed = moment.referee().list().contains(word);
        boolean same = ruled.equals(counts) || ruled.isEmpty() && counts.equals(Optional.of(listed));
        return same ? Change.NONE : Change.of(ruling(moment, moment.game(), word, counts, reason));
    }

    /** The ruling with what the slips of closed rounds need to know then. */
    static WordRuled ruling(Moment moment, Game game, String word, Optional<Boolean> counts, String reason) {
        WordRuled bare = new WordRuled(word, counts, Map.of(), reason);
        return new WordRuled(word, counts, moment.further(game, bare, RoundNumber.FIRST), reason);
    }
}
