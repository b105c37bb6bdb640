package org.chevalet.http;

import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.jspecify.annotations.Nullable;

/** A whole number in the query of an address, as a person or a program wrote it there. */
public final class QueryNumber {

    private QueryNumber() {}

    /**
     * @param name of the parameter
     * @param least the least number that makes sense there
     * @return the number, empty when the address gives none, or {@code http.bad-number} (name, text, least)
     */
    public static Answer<Optional<Integer>> parse(String name, @Nullable String text, int least) {
        if (text == null || text.isBlank()) {
            return Answer.of(Optional.empty());
        }
        boolean digits = text.strip().matches("\\d{1,9}");
        return digits && Integer.parseInt(text.strip()) >= least
                ? Answer.of(Optional.of(Integer.valueOf(text.strip())))
                : Answer.refuse(Refusal.of("http.bad-number", name, text, least).with("field", name));
    }

    /** The same with what holds where the address gives none. */
    public static Answer<Integer> parse(String name, @Nullable String text, int least, int otherwise) {
        return parse(name, text, least).map(number -> number.orElse(otherwise));
    }
}
