package org.chevalet.tournament;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.stream.Stream;

/** The codes by which players find their game. Called inside a transaction. */
@ApplicationScoped
class JoinCodes {

    private static final int CODES = 10_000;

    /** Codes tried before the program gives up looking for one that is free. */
    private static final int TRIES = 1_000;

    private static final String OF_ANY_GAME = "joinCode = ?1";
    private static final String OF_A_GAME_IN_PROGRESS = "joinCode = ?1 and phase <> 'FINISHED'";

    private final SecureRandom dice;

    @Inject
    JoinCodes(SecureRandom dice) {
        this.dice = dice;
    }

    /** A code no other game has; once those are used up, one no game in progress has. */
    String fresh() {
        return free(OF_ANY_GAME)
                .or(() -> free(OF_A_GAME_IN_PROGRESS))
                .orElseThrow(() -> new IllegalStateException("every join code is taken"));
    }

    /** The code a game had elsewhere, unless a game has it here. */
    String freshUnlessFree(String wanted) {
        return GameEntity.count(OF_ANY_GAME, wanted) == 0 ? wanted : fresh();
    }

    private Optional<String> free(String query) {
        return Stream.generate(() -> "%04d".formatted(dice.nextInt(CODES)))
                .limit(TRIES)
                .filter(code -> GameEntity.count(query, code) == 0)
                .findFirst();
    }
}
