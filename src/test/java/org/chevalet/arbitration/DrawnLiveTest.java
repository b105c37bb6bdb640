package org.chevalet.arbitration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Phase;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.EndRule;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.tile.TileSet;
import org.chevalet.core.tile.TileSet.Kind;
import org.chevalet.live.GameInMemory;
import org.chevalet.wiring.Presets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The arbiter's draw in games whose bag holds few letters, so that the rules of its end bind from the first rack on. */
class DrawnLiveTest {

    private static final RuleSet RULES = Presets.ruleSet("fisf-2023");
    private static final GameSettings NORMAL = new GameSettings(Variant.NORMAL, 180, false, false);

    private static RuleSet with(String letters) {
        List<Kind> kinds = RULES.tiles().kinds().stream()
                .map(kind -> new Kind(kind.tile(), count(kind.tile(), letters), kind.points(), kind.sound()))
                .toList();
        return new RuleSet(
                "few letters",
                new TileSet("few", kinds),
                RULES.layout(),
                RULES.draw(),
                RULES.joker(),
                RULES.master(),
                RULES.slips(),
                RULES.solo(),
                RULES.ranking(),
                RULES.time());
    }

    private static int count(char tile, String letters) {
        return (int) letters.chars().filter(letter -> letter == tile).count();
    }

    private static GameInMemory game(String letters) {
        return new GameInMemory(1, with(letters), NORMAL);
    }

    private static Answer<Game> draw(GameInMemory game, long seed, boolean force) {
        DrawCommands draws = new DrawCommands(new Random(seed));
        return game.write(moment -> draws.draw(moment, 1, force));
    }

    private static Round current(GameInMemory game) {
        return game.live().game().current();
    }

    /** R§3.2: 2 and 2 are not possible any more, 1 and 1 are: the game goes on. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void withOneVowelLeftTheRackHoldsIt(long seed) {
        GameInMemory game = game("ELLSSTTRRNNDDMM");
        assertThat(draw(game, seed, false).isAccepted()).isTrue();
        assertThat(current(game).rack().toString()).contains("E");
    }

    /** R§3.2, 3.7: the joker, or Y, must stand for the missing kind. */
    @ParameterizedTest
    @ValueSource(strings = {"?LLSSTTRRNNDDMM", "YLLSSTTRRNNDDMM"})
    void atTheEndOfTheBagTheJokerOrYIsInEveryRack(String letters) {
        for (long seed = 1; seed <= 5; seed++) {
            GameInMemory game = game(letters);
            assertThat(draw(game, seed, false).isAccepted()).isTrue();
            assertThat(current(game).rack().toString()).contains(letters.substring(0, 1));
        }
    }

    /** R§3.7: proposed with its reason; the arbiter may go on, by chance or by hand. */
    @Test
    void beyondTheEndProposedLettersMayBeDrawnAndTyped() {
        GameInMemory game = game("LLSSTTRRNN");
        assertThat(game.live().end()).contains(EndRule.Reason.ALL_CONSONANTS);
        assertThat(draw(game, 1, false).refusal().key()).isEqualTo("draw.game-over.ALL_CONSONANTS");
        assertThat(draw(game, 1, true).isAccepted()).isTrue();
        assertThat(current(game).rack().size()).isEqualTo(7);

        GameInMemory byHand = game("AEIOU");
        DrawCommands draws = new DrawCommands(new Random(1));
        assertThat(byHand.live().end()).contains(EndRule.Reason.ALL_VOWELS);
        assertThat(byHand.write(moment -> draws.typed(moment, 1, "AEIOU", false))
                        .refusal()
                        .key())
                .isEqualTo("draw.unbalanced");
        assertThat(byHand.write(moment -> draws.typed(moment, 1, "AEIOU", true)).isAccepted())
                .isTrue();
        assertThat(current(byHand).phase()).isEqualTo(Phase.DRAWN);
    }

    /** R§3.2: two vowels and two consonants until round 15, Y and joker either way; the arbiter may accept a doubtful rack. */
    @ParameterizedTest
    @CsvSource({"LSTRNDA, false", "AEIOUEL, false", "LSTRNYA, true", "AEIOULS, true", "LSTRN?A, true"})
    void aRackTypedAgainstTheRuleIsAskedAbout(String letters, boolean acceptable) {
        GameInMemory game = new GameInMemory(1, RULES, NORMAL);
        DrawCommands draws = new DrawCommands(new Random(1));
        Answer<?> typed = game.write(moment -> draws.typed(moment, 1, letters, false));
        assertThat(typed.isAccepted()).isEqualTo(acceptable);
        if (!acceptable) {
            assertThat(typed.refusal().key()).isEqualTo("draw.unbalanced");
            assertThat(typed.refusal().args()).contains(2);
            assertThat(game.write(moment -> draws.typed(moment, 1, letters, true))
                            .isAccepted())
                    .isTrue();
        }
        assertThat(current(game).rack().size()).isEqualTo(7);
    }

    /** R§3.6: a rack typed by hand without any solution goes back whole. */
    @Test
    void aTypedRackWithoutSolutionIsThrownBack() {
        GameInMemory game = new GameInMemory(1, RULES, NORMAL);
        DrawCommands draws = new DrawCommands(new Random(1));
        assertThat(game.write(moment -> draws.typed(moment, 1, "VVKWZXQ", true)).isAccepted())
                .isTrue();
        assertThat(current(game).phase()).isEqualTo(Phase.READY);
        assertThat(current(game).rejected()).hasSize(1);
        assertThat(game.live().game().bag(current(game)).size()).isEqualTo(102);
    }

    /** R§3.7: nothing can be drawn from an empty bag, whatever is insisted upon. */
    @Test
    void oneLetterLeftEndsTheGameWhateverItIs() {
        assertThat(draw(game("E"), 1, false).refusal().key()).isEqualTo("draw.game-over.ONE_LETTER_LEFT");
        assertThat(draw(game("QV"), 1, false).refusal().key()).isEqualTo("draw.game-over.ALL_CONSONANTS");
        assertThat(draw(game("QU"), 1, false).refusal().key()).isEqualTo("draw.game-over.NOTHING_FITS");
    }
}
