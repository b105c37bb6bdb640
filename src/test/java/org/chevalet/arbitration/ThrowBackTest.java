package org.chevalet.arbitration;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Placement;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameEvent.RackRejected;
import org.chevalet.core.game.Round;
import org.chevalet.core.movegen.Play;
import org.chevalet.language.Language;
import org.chevalet.language.Messages;
import org.chevalet.live.GameInMemory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Letters thrown back at the arbiter's will, with a clock held by hand and dice of seed 7. */
class ThrowBackTest {

    private final DrawCommands draws = new DrawCommands(new Random(7));
    private final RoundCommands rounds = new RoundCommands("test");
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

    /** R§3.1: how many letters are thrown back is announced; the game sheet marks the new rack with a dash. */
    @Test
    void lettersKeptThatGoBackAreMarkedInTheNewRack() {
        playOut(1);
        int kept = game.live().game().current().kept().size();
        assertThat(kept).isPositive();
        game.done(moment -> draws.draw(moment, 2, false));
        game.clock().advance(Duration.ofMinutes(1));
        game.done(moment -> draws.reject(moment, 2));
        assertThat(current().draw().orElseThrow().toString()).startsWith("-");
        assertThat(announced()).contains(kept + " lettre(s) rejetée(s)");
    }

    /** R§3.6: with a cancelled round the kept letters go back too. */
    @Test
    void theRackAfterACancelledRoundSaysThatNothingWasKept() {
        playOut(1);
        int kept = game.live().game().current().kept().size();
        game.done(moment -> draws.draw(moment, 2, false));
        game.done(moment -> draws.announce(moment, 2, true));
        game.done(moment -> rounds.cancel(moment, 2, 2, "lettres mal annoncées", false));
        game.done(moment -> draws.draw(moment, 2, false));
        assertThat(current().draw().orElseThrow().rejected()).isTrue();
        assertThat(announced()).contains(kept + " lettre(s) rejetée(s)");
    }

    private Round current() {
        return game.live().game().current();
    }

    private String announced() {
        Game now = game.live().game();
        return new Announcement(Messages.in(Language.FR), now.settings())
                .text(now, current(), current().draw().orElseThrow());
    }

    private void playOut(int round) {
        game.done(moment -> draws.announce(moment, round, true));
        game.done(moment -> ClockCommands.start(moment, round));
        game.done(moment -> ClockCommands.end(moment, round, true));
        game.done(moment -> rounds.close(moment, round, true));
        game.done(moment -> MasterCommands.choose(moment, round, shortWord()));
        game.done(moment -> rounds.announceSolution(moment, round));
    }

    /** A word of four tiles at most, so that letters are left in hand. */
    private MasterCommands.Choice shortWord() {
        Placement word = game.live().solutions(current()).orElseThrow().join().plays().stream()
                .map(Play::placement)
                .filter(placement -> placement.spelling().length() <= 4)
                .findFirst()
                .orElseThrow();
        String spelled = word.spelling().printed();
        return new MasterCommands.Choice(word.coord().toString(), spelled, "pour garder des lettres", true);
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
