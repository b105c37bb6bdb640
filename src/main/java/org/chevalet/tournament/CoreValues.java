package org.chevalet.tournament;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import org.chevalet.core.board.Coord;

/** How core values of one part are written in JSON: annotations Jackson mixes into classes that must not know Jackson. */
@SuppressWarnings("UnusedVariable") // nobody calls these constructors: Jackson reads their annotations
final class CoreValues {

    private CoreValues() {}

    /** A record of one number is that number. */
    abstract static class IntValue {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        IntValue(int value) {}

        @JsonValue
        abstract int value();
    }

    abstract static class LongValue {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        LongValue(long value) {}

        @JsonValue
        abstract long value();
    }

    abstract static class SymbolValue {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        SymbolValue(char symbol) {}

        @JsonValue
        abstract char symbol();
    }

    abstract static class TextValue {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        TextValue(String text) {}

        @JsonValue
        abstract String text();
    }

    /** A reference is written as on a slip, {@code H4} or {@code 4H}. */
    abstract static class CoordValue {
        @JsonCreator
        static Coord of(String text) {
            return Coord.of(text);
        }

        @JsonValue
        @Override
        public abstract String toString();
    }
}
