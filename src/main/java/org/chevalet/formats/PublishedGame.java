package org.chevalet.formats;

import java.util.List;
import java.util.OptionalInt;
import org.chevalet.core.rules.Variant;

/**
 * A game as a club prints it: what was drawn and played, what is claimed about it, nothing recomputed.
 *
 * @param notes the lines that name the source and say what else is known, without their {@code #}
 * @param declared what the heading claims about the whole game
 */
public record PublishedGame(Variant variant, List<String> notes, Declared declared, List<PublishedRound> rounds) {

    /** Total and number of rounds as the heading claims them; often wrong in print. */
    public record Declared(OptionalInt total, OptionalInt rounds) {
        public static final Declared NOTHING = new Declared(OptionalInt.empty(), OptionalInt.empty());

        /** This claim where it says something, the other one elsewhere. */
        Declared or(Declared other) {
            return new Declared(total.isPresent() ? total : other.total, rounds.isPresent() ? rounds : other.rounds);
        }
    }

    public PublishedGame {
        notes = List.copyOf(notes);
        rounds = List.copyOf(rounds);
    }
}
