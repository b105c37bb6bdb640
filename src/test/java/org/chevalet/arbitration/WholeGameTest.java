package org.chevalet.arbitration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.ranking.Ranking;
import org.chevalet.live.GameInMemory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games by the arbiter's commands alone, letters drawn by dice with a written seed. */
class WholeGameTest {

    private final RoundCommands rounds = new RoundCommands("test");

    private void playOut(GameInMemory game, DrawCommands draws, int round) {
        game.write(moment -> draws.announce(moment, round, true)).value();
        game.write(moment -> ClockCommands.start(moment, round)).value();
        game.write(moment -> ClockCommands.end(moment, round, true)).value();
        game.write(moment -> rounds.close(moment, round, true)).value();
        game.write(moment -> rounds.announceSolution(moment, round)).value();
    }

    @ParameterizedTest
    @ValueSource(longs = {7, 2018, 20260301})
    void aGameGoesOnUntilTheRulesEndItAndReadsBackTheSame(long seed) {
        GameInMemory game = new GameInMemory(2);
        DrawCommands draws = new DrawCommands(new Random(seed));
        int round = 1;
        Answer<Game> drawn = draw(game, draws, round);
        while (drawn.isAccepted()) {
            playOut(game, draws, round);
            round++;
            drawn = draw(game, draws, round);
        }
        assertThat(drawn.refusal().key()).as("seed " + seed).startsWith("draw.game-over.");
        assertThat(round).isBetween(14, 40);

        int last = round;
        Game finished = game.write(moment -> rounds.finish(moment, last, "")).value();
        assertThat(finished.finished().orElseThrow().reason())
                .isEqualTo(drawn.refusal().key().replace("draw.game-over.", "end."));
        Game again = Game.replay(game.written(), java.util.List.of());
        assertThat(again.current().board()).isEqualTo(finished.current().board());
        assertThat(Ranking.of(again)).isEqualTo(Ranking.of(finished));
        assertThat(Ranking.of(finished).top().value()).isBetween(500, 1500);
    }

    private static Answer<Game> draw(GameInMemory game, DrawCommands draws, int round) {
        return game.write(moment -> draws.draw(moment, round, false));
    }

    @Test
    void whenTheDatabaseFailsNothingChangesAndTheNextTryWorks() {
        GameInMemory game = new GameInMemory(1);
        DrawCommands draws = new DrawCommands(new Random(1));
        game.breakStore(true);
        Answer<Game> refused = draw(game, draws, 1);
        assertThat(refused.refusal().key()).isEqualTo("store.unavailable");
        assertThat(game.live().game().version()).isEqualTo(2);
        assertThat(game.live().game().current().draw()).isEmpty();
        assertThat(game.live().journal()).hasSize(2);

        game.breakStore(false);
        assertThat(draw(game, draws, 1).value().version()).isGreaterThan(2);
        assertThat(game.written()).isEqualTo(game.live().journal());
    }
}
