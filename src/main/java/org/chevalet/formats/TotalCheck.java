package org.chevalet.formats;

import java.util.Optional;
import java.util.OptionalInt;
import org.chevalet.formats.PublishedGame.Declared;

/** Checks the printed running totals and what the heading claims. One slip of the pen gives one finding. */
final class TotalCheck {

    private int sum;
    private OptionalInt before = OptionalInt.of(0);

    /** @param points of the round as printed, or recomputed where none are printed */
    Optional<Finding> round(int round, int points, OptionalInt total) {
        sum += points;
        boolean follows = before.isPresent() && total.isPresent() && before.getAsInt() + points == total.getAsInt();
        before = total;
        boolean wrong = total.isPresent() && total.getAsInt() != sum && !follows;
        return wrong ? Optional.of(Finding.contradiction(round, "total", total.getAsInt(), sum)) : Optional.empty();
    }

    static Optional<Finding> declaredTotal(Declared declared, int total) {
        return differs(declared.total(), total)
                ? Optional.of(Finding.remark(0, "header.total", declared.total().getAsInt(), total))
                : Optional.empty();
    }

    static Optional<Finding> declaredRounds(Declared declared, int rounds) {
        return differs(declared.rounds(), rounds)
                ? Optional.of(
                        Finding.remark(0, "header.rounds", declared.rounds().getAsInt(), rounds))
                : Optional.empty();
    }

    private static boolean differs(OptionalInt claimed, int computed) {
        return claimed.isPresent() && claimed.getAsInt() != computed;
    }
}
