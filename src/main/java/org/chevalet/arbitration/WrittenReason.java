package org.chevalet.arbitration;

import java.util.Objects;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.language.WrittenText;
import org.jspecify.annotations.Nullable;

/** Why the arbiter does something, as he writes it for the journal. */
final class WrittenReason {

    private static final int LONGEST = 500;

    private WrittenReason() {}

    /** @return the reason without blanks around it and never a message key, empty when there is none, or {@code reason.too-long} (most) */
    static Answer<String> parse(@Nullable String text) {
        String reason = Objects.requireNonNullElse(text, "")
                .replaceAll("\\p{Cntrl}+", " ")
                .strip();
        return reason.length() > LONGEST
                ? Answer.refuse(Refusal.of("reason.too-long", LONGEST).with("field", "reason"))
                : Answer.of(WrittenText.asWritten(reason));
    }

    /**
     * A decision that is never taken without saying why.
     *
     * @return the reason, or {@code ruling.reason-missing}, {@code reason.too-long} (most)
     */
    static Answer<String> required(@Nullable String text) {
        return parse(text)
                .then(reason -> reason.isEmpty()
                        ? Answer.refuse(Refusal.of("ruling.reason-missing").with("field", "reason"))
                        : Answer.of(reason));
    }
}
