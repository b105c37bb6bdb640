package org.chevalet.core.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.board.Scorer;

/** The solutions that stand on a slip once what is crossed out has been dropped (R§5.4). */
record Solutions(RuleSet.SlipFigures figures, Scorer scorer, SlipContext context) {

    /** New letters that make a further word on a slip a played word (R§5.3). */
    private static final int PLAYED = 2;

    Verdict judge(WrittenSlip slip) {
        List<WrittenSlip> standing = Stream.concat(Stream.of(slip), slip.details().others().stream())
                .filter(solution -> !solution.details().marks().contains(SlipMark.CROSSED_OUT))
                .filter(solution -> !solution.isBlank())
                .toList();
        return switch (standing.size()) {
            case 0 -> Verdict.nil(Ground.of(Reason.BLANK_SLIP));
            case 1 -> solution(standing.get(0));
            default -> several(standing);
        };
    }

    /** Several independent solutions: the least of them; nil when a played one has no acceptable reading. */
    private Verdict several(List<WrittenSlip> standing) {
        List<Verdict> valid = new ArrayList<>();
        for (WrittenSlip written : standing) {
            Verdict verdict = solution(written);
            if (!verdict.isNil()) {
                valid.add(verdict);
            } else if (newLetters(written) >= PLAYED) {
                return verdict.because(Ground.of(Reason.SEVERAL_SOLUTIONS));
            }
        }
        Ground several = Ground.of(Reason.SEVERAL_SOLUTIONS);
        if (valid.size() > 1 && context.board().isEmpty() && !figures.lowerOfTwoFirstWords()) {
            return Verdict.nil(several);
        }
        Optional<Verdict> least = valid.stream().min(Comparator.comparing(Verdict::paid));
        return least.map(verdict -> valid.size() > 1 ? verdict.because(several) : verdict)
                .orElseGet(() -> Verdict.nil(several));
    }

    private Verdict solution(WrittenSlip slip) {
        Optional<Examined> examined = examined(slip);
        if (slip.word().isBlank()) {
            return Verdict.nil(Ground.of(Reason.WORD_MISSING));
        }
        if (examined.isEmpty()) {
            return Verdict.nil(Ground.of(Reason.UNREADABLE_WORD, slip.word().strip()));
        }
        return examined.get().isFirstWord()
                ? new FirstWord(examined.get()).judge()
                : new LaterWord(examined.get()).judge();
    }

    /** The slip with its word read; empty for what cannot be a word on this board. */
    private Optional<Examined> examined(WrittenSlip slip) {
        Answer<WrittenWord> word = WrittenWord.parse(slip.word());
        if (!word.isAccepted()) {
            return Optional.empty();
        }
        int length = word.value().letters().length();
        return length < 2 || length > BoardLayout.SIZE
                ? Optional.empty()
                : Optional.of(new Examined(figures, scorer, context, slip, word.value()));
    }

    /** Letters the word would add where it was put; all of them when it fits nowhere. */
    private int newLetters(WrittenSlip slip) {
        return examined(slip)
                .map(examined -> examined.reference().stream()
                        .flatMap(coord -> examined.places().at(coord).stream())
                        .mapToInt(place -> place.score().tilesPlaced())
                        .min()
                        .orElse(examined.word().length()))
                .orElse(slip.word().strip().length());
    }
}
