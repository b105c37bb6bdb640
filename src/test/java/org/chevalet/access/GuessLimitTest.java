package org.chevalet.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class GuessLimitTest {

    private Instant now = Instant.parse("2026-11-30T20:00:00Z");

    private final GuessLimit limit = new GuessLimit(3, Duration.ofSeconds(20), () -> now);

    @Test
    void aHandfulOfWrongGuessesThenAPause() {
        for (int guess = 0; guess < 3; guess++) {
            assertThat(limit.allows("192.168.1.30")).isTrue();
            limit.wrong("192.168.1.30");
        }
        assertThat(limit.allows("192.168.1.30")).isFalse();

        now = now.plusSeconds(19);
        assertThat(limit.allows("192.168.1.30")).isFalse();
        now = now.plusSeconds(1);
        assertThat(limit.allows("192.168.1.30")).isTrue();
        limit.wrong("192.168.1.30");
        assertThat(limit.allows("192.168.1.30")).isFalse();
    }

    @Test
    void rightGuessesCostNothingAndOthersAreNotConcerned() {
        for (int player = 0; player < 200; player++) {
            assertThat(limit.allows("192.168.1.31")).isTrue();
        }
        for (int guess = 0; guess < 3; guess++) {
            limit.wrong("192.168.1.30");
        }
        assertThat(limit.allows("192.168.1.31")).isTrue();
    }
}
