package org.chevalet.access;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.InstantSource;

/** The limits on guessing: the arbiter's password and one-time code, and the code by which players join. */
@ApplicationScoped
public class GuessLimits {

    private final GuessLimit passwords;
    private final GuessLimit joinCodes;

    @Inject
    GuessLimits(InstantSource clock) {
        passwords = new GuessLimit("access.too-many", 5, Duration.ofSeconds(20), clock);
        joinCodes = new GuessLimit("join.too-many", 10, Duration.ofSeconds(10), clock);
    }

    public GuessLimit passwords() {
        return passwords;
    }

    public GuessLimit joinCodes() {
        return joinCodes;
    }
}
