package org.chevalet.tournament;

import io.quarkus.narayana.jta.QuarkusTransaction;
import java.util.function.Supplier;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;

/** Transactions that end with an answer: what is accepted is committed, what is refused leaves no trace. */
final class Transactions {

    private Transactions() {}

    /** Carries a refusal out of a transaction, which an exception undoes; never leaves this class. */
    private static final class Undone extends RuntimeException {
        private final transient Refusal refusal;

        Undone(Refusal refusal) {
            super(refusal.key(), null, false, false);
            this.refusal = refusal;
        }
    }

    static <T> Answer<T> write(Supplier<Answer<T>> work) {
        try {
            return QuarkusTransaction.requiringNew().call(() -> {
                Answer<T> answer = work.get();
                if (!answer.isAccepted()) {
                    throw new Undone(answer.refusal());
                }
                return answer;
            });
        } catch (Undone undone) {
            return Answer.refuse(undone.refusal);
        }
    }

    static <T> T read(Supplier<T> work) {
        return QuarkusTransaction.requiringNew().call(work::get);
    }
}
