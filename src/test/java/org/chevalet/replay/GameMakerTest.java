package org.chevalet.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.rules.variant.Variants;
import org.chevalet.formats.CheckedGame;
import org.chevalet.formats.Finding;
import org.chevalet.formats.GameCheck;
import org.chevalet.formats.PublishedGame;
import org.chevalet.formats.PublishedRound;
import org.chevalet.formats.ReplayableGame;
import org.chevalet.formats.ReplayableGame.Turn;
import org.chevalet.formats.WrittenNotation;
import org.chevalet.replay.GameMaker.Level;
import org.chevalet.wiring.Presets;
import org.chevalet.words.EmbeddedLexicon;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameMakerTest {

    private static final GameMaker MAKER = new GameMaker(Presets.ruleSet("fisf-2023"), EmbeddedLexicon.french());

    private static List<String> moves(ReplayableGame game) {
        return game.turns().stream()
                .map(turn -> turn.draw() + " " + turn.printed().orElseThrow())
                .toList();
    }

    private static PublishedRound printed(Turn turn) {
        return new PublishedRound(
                turn.number(), turn.draw(), turn.printed(), OptionalInt.of(turn.points()), OptionalInt.empty());
    }

    /** The check of published games knows nothing of the maker: it finds every letter, place, score and top right. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "normal",
                "joker",
                "seven-of-eight",
                "seven-and-eight",
                "seven-eight-nine",
                "explosive",
                "joker+seven-of-eight",
                "explosive+seven-and-eight"
            })
    void aMadeGameOfAnyVariantStandsTheCheckOfPublishedGames(String name) {
        Variant variant = Variants.named(name).value();
        ReplayableGame game = MAKER.make(variant, "mardi", Level.ANY);
        assertThat(game.turns()).hasSizeGreaterThan(10);
        PublishedGame published = new PublishedGame(
                variant,
                List.of(),
                WrittenNotation.USUAL,
                PublishedGame.Declared.NOTHING,
                game.turns().stream().map(GameMakerTest::printed).toList());
        CheckedGame checked = new GameCheck(Presets.ruleSet("fisf-2023"), EmbeddedLexicon.french()).check(published);
        assertThat(checked.findings().stream().map(Finding::code)).isEmpty();
        assertThat(checked.total()).isEqualTo(game.total());
    }

    @Test
    void theSameSeedGivesTheSameGameAndAnotherSeedAnother() {
        List<String> first = moves(MAKER.make(Variant.NORMAL, "mardi", Level.ANY));
        assertThat(moves(MAKER.make(Variant.NORMAL, " mardi ", Level.ANY))).isEqualTo(first);
        assertThat(moves(MAKER.make(Variant.NORMAL, "mercredi", Level.ANY))).isNotEqualTo(first);
        assertThat(moves(MAKER.make(Variant.JOKER, "mardi", Level.ANY))).isNotEqualTo(first);
    }

    @Test
    void hardGamesAreHarderThanEasyOnes() {
        double easy = 0;
        double hard = 0;
        for (String seed : List.of("un", "deux", "trois")) {
            easy += GameMaker.difficulty(MAKER.make(Variant.NORMAL, seed, Level.EASY));
            hard += GameMaker.difficulty(MAKER.make(Variant.NORMAL, seed, Level.HARD));
        }
        assertThat(hard).isGreaterThan(easy + 0.1);
    }

    @Test
    void levelsHaveNames() {
        assertThat(Level.named("hard")).contains(Level.HARD);
        assertThat(Level.named("Easy")).contains(Level.EASY);
        assertThat(Level.named("terrible")).isEqualTo(Optional.empty());
    }
}
