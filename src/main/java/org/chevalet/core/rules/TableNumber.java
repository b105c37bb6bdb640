package org.chevalet.core.rules;

import org.chevalet.core.answer.Answer;

/** The number of a table (numéro de table), written on every slip: 1 to 9999. */
public record TableNumber(int value) implements Comparable<TableNumber> {

    public static final int HIGHEST = 9999;

    public TableNumber {
        if (value < 1 || value > HIGHEST) {
            throw new IllegalArgumentException("not a table number: " + value);
        }
    }

    /** @return the number, or {@code table.format} for anything but 1 to 9999 */
    public static Answer<TableNumber> parse(String text) {
        String digits = text.strip();
        return digits.matches("0*[1-9]\\d{0,3}")
                ? Answer.of(new TableNumber(Integer.parseInt(digits)))
                : Answer.refuse("table.format", digits);
    }

    @Override
    public int compareTo(TableNumber other) {
        return Integer.compare(value, other.value);
    }

    @Override
    public String toString() {
        return Integer.toString(value);
    }
}
