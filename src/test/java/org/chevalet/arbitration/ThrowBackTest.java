package org.chevalet.arbitration;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameEvent.RackRejected;
import org.chevalet.live.GameInMemory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Letters thrown back at the arbiter's will, with a clock held by hand and dice of seed 7. */
class ThrowBackTest {

    private final DrawCommands draws = new DrawCommands(new Random(7));
    private final GameInMemory game = new GameInMemory(1);

    @BeforeEach
    void aRackIsDrawn() {
        assertThat(drawn().isAccepted()).isTrue();
        game.clock().advance(Duration.ofMinutes(1));
    }

    private Answer<Game> drawn() {
        return game.write(moment -> draws.draw(moment, 1, false));
    }

    private Answer<Game> thrownBack() {
        return game.write(moment -> draws.reject(moment, 1));
    }

    private List<GameEvent> events() {
        return game.written().stream().map(entry -> entry.event()).toList();
    }

    @Test
    void aSecondClickKeepsTheNewLetters() {
        assertThat(thrownBack().isAccepted()).isTrue();
        List<GameEvent> after = events();
        game.clock().advance(Duration.ofMillis(400));
        assertThat(thrownBack().isAccepted()).isFalse();
        assertThat(events()).isEqualTo(after);
    }

    @Test
    void theArbiterMayThrowBackAgainOnceTheNewLettersCanHaveBeenRead() {
        assertThat(thrownBack().isAccepted()).isTrue();
        game.clock().advance(Duration.ofSeconds(1));
        assertThat(thrownBack().isAccepted()).isTrue();
    }

    @Test
    void aRackThrownBackByTheRuleIsNoClickOfTheArbiter() {
        GameInMemory other = new GameInMemory(1);
        DrawCommands dice = new DrawCommands(new Random(firstRackAgainstTheRule()));
        assertThat(other.live()
                        .write("arbiter", moment -> dice.draw(moment, 1, false))
                        .isAccepted())
                .isTrue();
        assertThat(other.live()
                        .write("arbiter", moment -> dice.reject(moment, 1))
                        .isAccepted())
                .isTrue();
    }

    /** The first seed whose first rack breaks the vowel and consonant rule. */
    private static long firstRackAgainstTheRule() {
        for (long seed = 1; ; seed++) {
            GameInMemory tried = new GameInMemory(1);
            DrawCommands dice = new DrawCommands(new Random(seed));
            tried.write(moment -> dice.draw(moment, 1, false));
            if (tried.written().stream().anyMatch(entry -> entry.event() instanceof RackRejected)) {
                return seed;
            }
        }
    }
}
