package org.chevalet.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.chevalet.core.answer.Answer;
import org.junit.jupiter.api.Test;

class GuessLimitTest {

    private Instant now = Instant.parse("2026-11-30T20:00:00Z");

    private final GuessLimit limit = new GuessLimit("access.too-many", 3, Duration.ofSeconds(20), () -> now);

    private String wrong(String address) {
        return limit.guess(address, () -> Answer.refuse("access.wrong-code"))
                .refusal()
                .key();
    }

    private boolean right(String address) {
        return limit.guess(address, () -> Answer.of("right")).isAccepted();
    }

    @Test
    void aHandfulOfWrongGuessesThenAPause() {
        for (int guess = 0; guess < 3; guess++) {
            assertThat(wrong("192.168.1.30")).isEqualTo("access.wrong-code");
        }
        assertThat(wrong("192.168.1.30")).isEqualTo("access.too-many");

        now = now.plusSeconds(19);
        assertThat(right("192.168.1.30")).isFalse();
        now = now.plusSeconds(1);
        assertThat(wrong("192.168.1.30")).isEqualTo("access.wrong-code");
        assertThat(right("192.168.1.30")).isFalse();
    }

    @Test
    void rightGuessesCostNothingAndOthersAreNotConcerned() {
        for (int player = 0; player < 200; player++) {
            assertThat(right("192.168.1.31")).isTrue();
        }
        for (int guess = 0; guess < 3; guess++) {
            wrong("192.168.1.30");
        }
        assertThat(right("192.168.1.31")).isTrue();
    }

    @Test
    void guessesSentTogetherGetNoFurtherThanInARow() throws InterruptedException {
        AtomicInteger judged = new AtomicInteger();
        Callable<Boolean> wrong = () -> limit.guess("192.168.1.30", () -> {
                    judged.incrementAndGet();
                    Thread.yield();
                    return Answer.refuse("access.wrong-code");
                })
                .isAccepted();
        ExecutorService hands = Executors.newFixedThreadPool(16);
        try {
            hands.invokeAll(Collections.nCopies(200, wrong));
        } finally {
            hands.shutdownNow();
        }
        assertThat(judged).hasValue(3);
    }
}
