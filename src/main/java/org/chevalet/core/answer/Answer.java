package org.chevalet.core.answer;

import java.util.function.Function;

/**
 * What a request comes back with: a value, or a refusal that a person can read. A refusal is never an exception: bad
 * input is normal input.
 */
public sealed interface Answer<T> {

    record Accepted<T>(T value) implements Answer<T> {}

    record Refused<T>(Refusal refusal) implements Answer<T> {}

    static <T> Answer<T> of(T value) {
        return new Accepted<>(value);
    }

    static <T> Answer<T> refuse(Refusal refusal) {
        return new Refused<>(refusal);
    }

    static <T> Answer<T> refuse(String key, Object... args) {
        return new Refused<>(Refusal.of(key, args));
    }

    default boolean isAccepted() {
        return this instanceof Accepted<T>;
    }

    /** The value; calling it on a refusal is a bug of the caller. */
    default T value() {
        if (this instanceof Accepted<T> accepted) {
            return accepted.value();
        }
        throw new IllegalStateException("refused: " + refusal());
    }

    /** The refusal; calling it on an accepted answer is a bug of the caller. */
    default Refusal refusal() {
        if (this instanceof Refused<T> refused) {
            return refused.refusal();
        }
        throw new IllegalStateException("accepted: " + this);
    }

    default <U> Answer<U> map(Function<? super T, ? extends U> change) {
        return this instanceof Accepted<T> accepted ? of(change.apply(accepted.value())) : refuse(refusal());
    }

    default <U> Answer<U> then(Function<? super T, Answer<U>> next) {
        return this instanceof Accepted<T> accepted ? next.apply(accepted.value()) : refuse(refusal());
    }
}
