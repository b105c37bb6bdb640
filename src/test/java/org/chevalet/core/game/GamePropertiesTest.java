package org.chevalet.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.game.GameEvent.AverageGranted;
import org.chevalet.core.game.GameEvent.PlayerWarned;
import org.chevalet.core.game.GameEvent.RackAnnounced;
import org.chevalet.core.game.GameEvent.RackDrawn;
import org.chevalet.core.game.GameEvent.RackRejected;
import org.chevalet.core.game.GameEvent.RoundCancelled;
import org.chevalet.core.game.GameEvent.RulingLifted;
import org.chevalet.core.movegen.MoveGenerator;
import org.chevalet.core.movegen.Play;
import org.chevalet.core.rules.DrawRule;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.rules.Sanction;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Points;
import org.chevalet.core.tile.Rack;
import org.chevalet.wiring.Presets;
import org.chevalet.words.EmbeddedLexicon;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for every game, whatever happens in it. The seed of a failing game is the test's parameter. */
class GamePropertiesTest {

    private static final int TABLES = 5;
    private static final int ROUNDS = 9;

    private final RuleSet rules = Presets.ruleSet("fisf-2023");
    private final MoveGenerator generator = new MoveGenerator(EmbeddedLexicon.french(), rules.layout(), rules.tiles());
    private final DrawRule draws = new DrawRule(rules, Variant.NORMAL);

    @ParameterizedTest
    @ValueSource(longs = {20260101, 20260102, 20260103, 20260104, 20260105, 20260106})
    void tilesAreConserved(long seed) {
        play(seed, script -> {
            Game game = script.game();
            Round round = game.current();
            Rack inHand = round.draw().isPresent() ? round.rack() : round.kept();
            assertThat(game.remaining(round)).isEqualTo(game.bag(round).asRack().plus(inHand));
            assertThat(tilesOnBoard(round) + game.remaining(round).size()).isEqualTo(102);
            assertThat(Bag.full(rules.tiles()).asRack().covers(game.remaining(round)))
                    .isTrue();
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {20260101, 20260102, 20260103})
    void aFoldOfTheJournalGivesTheSameGame(long seed) {
        GameScript script = play(seed, any -> {});
        Game again = Game.replay(script.journal(), script.slips());
        assertThat(again.current().board()).isEqualTo(script.game().current().board());
        assertThat(totals(again)).isEqualTo(totals(script.game())).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {20260101, 20260102, 20260103})
    void betweenSeatsTheOrderOfArrivalNeverMatters(long seed) {
        GameScript script = play(seed, any -> {});
        List<Slip> shuffled = new ArrayList<>(script.slips());
        Collections.shuffle(shuffled, new Random(seed));
        assertThat(shuffled).isNotEqualTo(script.slips());
        assertThat(totals(Game.replay(script.journal(), shuffled))).isEqualTo(totals(script.game()));
    }

    private static List<PlayerTotal> totals(Game game) {
        return game.totals(game.played());
    }

    private static long tilesOnBoard(Round round) {
        return round.board().rows().stream()
                .flatMapToInt(String::chars)
                .filter(square -> square != '.')
                .count();
    }

    /** Looks at a game after everything that happens to it. */
    private interface Look {
        void at(GameScript script);
    }

    private GameScript play(long seed, Look look) {
        RandomGenerator dice = new Random(seed);
        GameScript script = new GameScript(rules, EmbeddedLexicon.french()::contains);
        for (int table = 1; table <= TABLES; table++) {
            script.seat(table, "Joueur " + table);
        }
        boolean fell = false;
        int number = 1;
        while (number <= ROUNDS) {
            RoundNumber round = new RoundNumber(number);
            if (dice.nextInt(3) == 0) {
                draw(script, dice, look);
                script.event(new RackAnnounced(round)).event(new RoundCancelled(round, round, "erreur de chrono"));
                look.at(script);
            }
            playRound(script, round, dice, look);
            if (!fell && number == ROUNDS - 1) {
                fell = true;
                number--;
                script.event(new RoundCancelled(new RoundNumber(number), round, "mot faux"));
                look.at(script);
            } else {
                number++;
            }
        }
        return script;
    }

    private void draw(GameScript script, RandomGenerator dice, Look look) {
        Round round = script.game().current();
        DrawRule.Outcome outcome =
                draws.drawOther(script.game().bag(round), round.kept(), round.number(), round.forbidden(), dice);
        for (var rejected : outcome.rejected()) {
            script.event(new RackRejected(round.number(), rejected, true));
            look.at(script);
        }
        script.event(new RackDrawn(round.number(), outcome.draw().orElseThrow(), false));
        look.at(script);
    }

    private void playRound(GameScript script, RoundNumber number, RandomGenerator dice, Look look) {
        draw(script, dice, look);
        script.event(new RackAnnounced(number))
                .event(new GameEvent.ClockStarted(number, script.now().plusSeconds(180)));
        Round round = script.game().current();
        List<Play> plays = generator.plays(round.board(), round.rack(), PlayLimits.NORMAL).stream()
                .filter(play -> !number.isFirst() || play.placement().coord().isAcross())
                .toList();
        for (int table = 1; table <= TABLES; table++) {
            for (int slips = dice.nextInt(3); slips > 0; slips--) {
                Play play = plays.get(dice.nextInt(Math.min(plays.size(), 20)));
                script.slip(
                        number,
                        table,
                        play.placement().spelling().printed(),
                        play.placement().coord().toString());
            }
        }
        Play top = plays.get(0);
        script.end(number)
                .close(number)
                .master(
                        number,
                        top.placement().coord().toString(),
                        top.placement().spelling().text(),
                        top.points().value());
        correct(script, number, dice);
        look.at(script);
        script.announce(number);
        correct(script, new RoundNumber(1 + dice.nextInt(number.value())), dice);
        look.at(script);
    }

    /** Of the round in play or one long past: a slip withdrawn, a ruling, an average, a warning, or nothing. */
    private static void correct(GameScript script, RoundNumber round, RandomGenerator dice) {
        int table = 1 + dice.nextInt(TABLES);
        PlayerId player = GameScript.player(table);
        switch (dice.nextInt(6)) {
            case 0 -> script.replace(round, table, Optional.empty(), "mal lu");
            case 1 -> script.rule(round, table, dice.nextInt(60), Sanction.PENALTY, "illisible");
            case 2 -> script.event(new AverageGranted(round, player, Optional.of(Points.of(20)), "non averti"));
            case 3 -> script.event(new PlayerWarned(round, player, "a parlé"));
            case 4 -> script.event(new RulingLifted(round, player));
            default -> {}
        }
    }
}
