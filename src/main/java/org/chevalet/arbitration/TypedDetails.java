package org.chevalet.arbitration;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.board.Direction;
import org.chevalet.core.rules.ConnectingLetter;
import org.chevalet.core.rules.SlipDetails;
import org.chevalet.core.rules.SlipMark;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.live.SlipText;
import org.jspecify.annotations.Nullable;

/** What the arbiter notes about a paper slip beside word, reference and score; anything may be left out. */
record TypedDetails(
        @Nullable Direction direction,
        @Nullable List<TypedLetter> connecting,
        @Nullable List<SlipMark> marks,
        @Nullable List<TypedSolution> others) {

    private static final int MOST_LETTERS = 30;
    private static final int MOST_SOLUTIONS = 5;
    private static final String OTHERS = "others";

    /** A letter copied beside the word; {@code along} and {@code aside} count from the word's first letter. */
    record TypedLetter(int along, int aside, @Nullable String symbol) {

        boolean isOne() {
            return symbol != null
                    && symbol.matches("[A-Z]")
                    && Math.abs(aside) < BoardLayout.SIZE
                    && Math.abs(along) < BoardLayout.SIZE;
        }

        ConnectingLetter letter() {
            return new ConnectingLetter(
                    along, aside, Objects.requireNonNull(symbol).charAt(0));
        }
    }

    /** A further solution on the slip. */
    record TypedSolution(
            @Nullable String word,
            @Nullable String reference,
            @Nullable Double score,
            boolean crossedOut) {

        Answer<WrittenSlip> written(boolean scoresAsked, boolean asWritten) {
            return SlipText.paper(word, reference, score, scoresAsked, asWritten)
                    .map(slip -> crossedOut ? slip.with(SlipDetails.marked(SlipMark.CROSSED_OUT)) : slip);
        }
    }

    /** @return the details, or {@code slip.connecting} (most), {@code slip.solutions} (most), {@code slip.mark-warning}, or what is wrong with a
     *     further solution ({@link SlipText}) */
    static Answer<SlipDetails> read(@Nullable TypedDetails typed, boolean scoresAsked, boolean asWritten) {
        return typed == null ? Answer.of(SlipDetails.NONE) : typed.read(scoresAsked, asWritten);
    }

    private Answer<SlipDetails> read(boolean scoresAsked, boolean asWritten) {
        List<TypedLetter> letters = given(connecting);
        if (letters.size() > MOST_LETTERS || !letters.stream().allMatch(TypedLetter::isOne)) {
            return Answer.refuse(Refusal.of("slip.connecting", MOST_LETTERS).with("field", "connecting"));
        }
        if (given(marks).contains(SlipMark.TALKING)) {
            return Answer.refuse("slip.mark-warning");
        }
        return solutions(scoresAsked, asWritten)
                .map(solutions -> new SlipDetails(
                        Optional.ofNullable(direction),
                        letters.stream().map(TypedLetter::letter).toList(),
                        Set.copyOf(given(marks)),
                        solutions));
    }

    private Answer<List<WrittenSlip>> solutions(boolean scoresAsked, boolean asWritten) {
        List<TypedSolution> typed = given(others);
        if (typed.size() > MOST_SOLUTIONS) {
            return Answer.refuse(Refusal.of("slip.solutions", MOST_SOLUTIONS).with("field", OTHERS));
        }
        List<WrittenSlip> solutions = new ArrayList<>();
        for (TypedSolution solution : typed) {
            Answer<WrittenSlip> written = solution.written(scoresAsked, asWritten);
            if (!written.isAccepted()) {
                return Answer.refuse(written.refusal().with("field", OTHERS));
            }
            solutions.add(written.value());
        }
        return Answer.of(solutions);
    }

    private static <T> List<T> given(@Nullable List<T> list) {
        return list == null ? List.of() : list.stream().filter(Objects::nonNull).toList();
    }
}
