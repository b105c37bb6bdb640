package org.chevalet.formats;

import java.util.Arrays;
import java.util.List;
import org.chevalet.core.answer.Refusal;
import org.chevalet.language.Messages;

/**
 * Something said about a published game once it is replayed.
 *
 * @param round its number, 0 for the game as a whole
 * @param code stable, for programs; its sentence is {@code check.<code>} in the message bundles
 * @param args fill the blanks of the sentence; a {@link Refusal} among them is told in its own sentence
 */
public record Finding(int round, Severity severity, String code, List<Object> args) {

    /** Does it make the moves inconsistent? */
    public enum Severity {
        REMARK,
        CONTRADICTION
    }

    public Finding {
        args = List.copyOf(args);
    }

    static Finding remark(int round, String code, Object... args) {
        return new Finding(round, Severity.REMARK, code, Arrays.asList(args));
    }

    static Finding contradiction(int round, String code, Object... args) {
        return new Finding(round, Severity.CONTRADICTION, code, Arrays.asList(args));
    }

    Finding at(int otherRound) {
        return new Finding(otherRound, severity, code, args);
    }

    public boolean isContradiction() {
        return severity == Severity.CONTRADICTION;
    }

    /** Does the file say two things that cannot both be? A wrong heading does, though every move of its game stands. */
    public boolean isOfTheFile() {
        return isContradiction() || code.startsWith("header.");
    }

    /** The sentence a person reads. */
    public String text(Messages messages) {
        Object[] texts = args.stream()
                .map(arg -> arg instanceof Refusal refusal ? messages.text(refusal) : arg)
                .toArray();
        return messages.text("check." + code, texts);
    }
}
