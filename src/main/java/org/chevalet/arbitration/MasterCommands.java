package org.chevalet.arbitration;

import java.util.List;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Phrase;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.board.Coord;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Score;
import org.chevalet.core.board.Spelling;
import org.chevalet.core.game.GameEvent.MasterMoveChosen;
import org.chevalet.core.game.Phase;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.MasterMoveRule.Candidate;
import org.chevalet.core.rules.WrittenWord;
import org.chevalet.live.Change;
import org.chevalet.live.Moment;
import org.chevalet.live.Solutions;

/** The retained word (R§3.4): proposed at the close, another of the tops if the arbiter prefers it, any other for a reason. */
final class MasterCommands {

    private MasterCommands() {}

    /**
     * What the arbiter wants on the board.
     *
     * @param reason why a word that the rule does not offer; empty to choose among those it offers
     * @param force true: although it breaks an obligation of the rule, or a word it makes is not admitted
     */
    record Choice(String coord, String word, String reason, boolean force) {}

    /**
     * @return the choice, or the obligation it breaks, or {@code master.not-top}; with a reason, only what keeps the word
     *     off the board ({@code placement.*}, {@code master.not-in-rack}, {@code master.across-first}) and, unless
     *     {@code force}, {@code master.against-rule} (the obligation) or {@code master.not-admitted} (words)
     */
    static Answer<Change> choose(Moment moment, int believed, Choice choice) {
        return ClockCommands.in(moment, believed, Phase.CONTROL)
                .then(round -> placement(choice.coord(), choice.word()).then(wanted -> {
                    Answer<Change> offered = offered(moment, round, wanted);
                    return offered.isAccepted() || choice.reason().isBlank()
                            ? offered
                            : against(moment, round, wanted, choice, offered.refusal());
                }));
    }

    /** What the rule does not offer; an obligation is set aside only by an arbiter who was told of it (R§3.4). */
    private static Answer<Change> against(
            Moment moment, Round round, Placement wanted, Choice choice, Refusal refusal) {
        return moment.referee().isObligation(refusal) && !choice.force()
                ? Answer.refuse("master.against-rule", Phrase.of(refusal.key()))
                : other(moment, round, wanted, choice);
    }

    /** @return the move written by a person, jokers in lower case, or what is wrong with its word or its place */
    static Answer<Placement> placement(String coordinate, String word) {
        return WrittenWord.parse(word).then(written -> {
            String letters = written.letters();
            if (letters.isEmpty() || letters.length() > Spelling.LONGEST) {
                return Answer.refuse("master.not-top", word);
            }
            return Coord.parse(coordinate).map(coord -> new Placement(coord, spelling(written)));
        });
    }

    private static Spelling spelling(WrittenWord written) {
        StringBuilder text = new StringBuilder(written.letters());
        written.circled().forEach(position -> text.setCharAt(position, Character.toLowerCase(text.charAt(position))));
        return new Spelling(text.toString());
    }

    private static Answer<Change> offered(Moment moment, Round round, Placement wanted) {
        Solutions choices = moment.choices(moment.game(), round);
        return moment.referee()
                .choose(moment.game(), round, choices.tops(), wanted)
                .map(placement -> round.master()
                                .filter(now -> now.placement().equals(placement))
                                .isPresent()
                        ? Change.NONE
                        : Change.of(choices.chosen(round.number(), candidate(choices, placement))));
    }

    private static Candidate candidate(Solutions choices, Placement placement) {
        return choices.candidates().stream()
                .filter(candidate -> candidate.placement().equals(placement))
                .findFirst()
                .orElseGet(() -> new Candidate(placement, "master.equal-top"));
    }

    private static Answer<Change> other(Moment moment, Round round, Placement wanted, Choice choice) {
        if (round.board().isEmpty() && !wanted.coord().isAcross()) {
            return Answer.refuse("master.across-first");
        }
        return moment.referee().other(round, round.rack(), wanted).then(score -> {
            List<String> strange = notAdmitted(moment, score);
            return strange.isEmpty() || choice.force()
                    ? Answer.of(Change.of(other(moment, round, score, choice.reason())))
                    : Answer.refuse("master.not-admitted", String.join(", ", strange));
        });
    }

    static List<String> notAdmitted(Moment moment, Score score) {
        return score.words()
                .filter(word -> !moment.referee().lexicon().contains(word))
                .toList();
    }

    /** The top stays the reference of deficits. */
    private static MasterMoveChosen other(Moment moment, Round round, Score score, String reason) {
        Solutions choices = moment.choices(moment.game(), round);
        return new MasterMoveChosen(
                round.number(),
                score.placement(),
                score.points(),
                choices.tops().points().compareTo(score.points()) < 0
                        ? score.points()
                        : choices.tops().points(),
                reason);
    }
}
