package org.chevalet.arbitration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.chevalet.arbitration.MasterCommands.Choice;
import org.chevalet.core.board.Score;
import org.chevalet.core.game.Game;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Variant;
import org.chevalet.formats.CheckedGame;
import org.chevalet.formats.CheckedRound;
import org.chevalet.formats.PublishedGames;
import org.chevalet.live.GameInMemory;
import org.chevalet.wiring.Presets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Published games of original formats (R§3.8) played again by the arbiter's commands, letters typed as they were drawn:
 * racks, bag, board, jokers replaced and scores come out as printed. The sources stand in the files.
 */
class PublishedGamePlayedLiveTest {

    private final DrawCommands draws = new DrawCommands(new Random(1));
    private final RoundCommands rounds = new RoundCommands("test");

    @ParameterizedTest
    @CsvSource({
        "/games/federation-hiersac-2022-01-21-joker.txt, joker, 1187, ALL_CONSONANTS",
        "/tournament-samples/club-hiersac-2022-05-11-joker.txt, joker, 1097, ALL_PLACED",
        "/games/eliot-dup-7sur8.txt, seven-of-eight, 1032, ALL_PLACED"
    })
    void comesOutAsPrinted(String resource, String variant, int total, String end) {
        CheckedGame published = PublishedGames.check().check(PublishedGames.game(resource));
        Variant played = published.game().variant();
        assertThat(played.name()).isEqualTo(variant);
        GameInMemory game =
                new GameInMemory(1, Presets.ruleSet("fisf-2023"), new GameSettings(played, 180, false, false));

        int sum = 0;
        int number = 0;
        for (CheckedRound round : published.rounds()) {
            number++;
            sum += play(game, number, round);
            assertThat(sum).as("round " + number).isEqualTo(round.total());
        }

        Game after = game.live().game();
        assertThat(sum).isEqualTo(total);
        assertThat(after.current().board()).isEqualTo(published.board());
        assertThat(game.live().end().orElseThrow().name()).isEqualTo(end);
    }

    private int play(GameInMemory game, int number, CheckedRound round) {
        String letters = round.printed().draw().toString();
        game.done(moment -> draws.typed(moment, number, letters, false));
        assertThat(game.live().game().current().rack())
                .isEqualTo(round.printed().draw().rack());
        game.done(moment -> draws.announce(moment, number, true));
        game.done(moment -> ClockCommands.start(moment, number));
        game.done(moment -> ClockCommands.end(moment, number, true));
        game.done(moment -> rounds.close(moment, number, true));
        Score score = round.score().orElseThrow();
        Choice choice = new Choice(
                score.placement().coord().toString(),
                score.placement().spelling().text(),
                "as printed",
                true);
        game.done(moment -> MasterCommands.choose(moment, number, choice));
        game.done(moment -> rounds.announceSolution(moment, number));
        return game.live()
                .game()
                .round(new RoundNumber(number))
                .master()
                .orElseThrow()
                .points()
                .value();
    }
}
