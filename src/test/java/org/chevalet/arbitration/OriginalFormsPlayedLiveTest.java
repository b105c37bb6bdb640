package org.chevalet.arbitration;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import org.chevalet.arbitration.MasterCommands.Choice;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.board.Placement;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Phase;
import org.chevalet.core.game.Round;
import org.chevalet.core.ranking.Ranked;
import org.chevalet.core.ranking.Ranking;
import org.chevalet.core.rules.EndRule;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.PlayForm;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.rules.RuleSet.MasterReference;
import org.chevalet.core.rules.RuleSet.TieBreak;
import org.chevalet.core.rules.ScoreClaim;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.core.tile.Points;
import org.chevalet.live.Change;
import org.chevalet.live.GameInMemory;
import org.chevalet.live.Moment;
import org.chevalet.tournament.ReceivedSlip;
import org.chevalet.wiring.Presets;
import org.junit.jupiter.api.Test;

/** The arbiter's commands in games that are not plain duplicate, and what is out of the ordinary in those that are. */
class OriginalFormsPlayedLiveTest {

    private static final RuleSet RULES = Presets.ruleSet("fisf-2023");
    private static final String SEMAINE = "MEEISAN";

    private final DrawCommands draws = new DrawCommands(new Random(5));
    private final RoundCommands rounds = new RoundCommands("test");

    private static GameInMemory game(int players, RuleSet rules, Variant variant, PlayForm form) {
        return new GameInMemory(players, rules, new GameSettings(variant, 60, false, false, form, List.of()));
    }

    private static Refusal refused(GameInMemory game, Function<Moment, Answer<Change>> decide) {
        return game.write(decide).refusal();
    }

    private static void slip(GameInMemory game, int table, String word, String reference) {
        game.done(moment -> {
            Round round = moment.round();
            Slip slip = new Slip(
                    moment.nextSlip(),
                    round.number(),
                    round.attempt(),
                    new PlayerId(table),
                    new WrittenSlip(word, reference, new ScoreClaim.NotAsked()),
                    Slip.Source.TABLET,
                    moment.now(),
                    false);
            return Answer.of(Change.of(new ReceivedSlip(slip, "key-" + slip.id(), Optional.empty())));
        });
    }

    private void start(GameInMemory game, int round, String letters) {
        game.done(moment -> draws.typed(moment, round, letters, false));
        game.done(moment -> draws.announce(moment, round, true));
        game.done(moment -> ClockCommands.start(moment, round));
    }

    private void close(GameInMemory game, int round) {
        game.done(moment -> ClockCommands.end(moment, round, true));
        game.done(moment -> rounds.close(moment, round, true));
    }

    private void playOut(GameInMemory game, int round, String letters) {
        start(game, round, letters);
        close(game, round);
        game.done(moment -> rounds.announceSolution(moment, round));
    }

    private static Round current(GameInMemory game) {
        return game.live().game().current();
    }

    /** R§3.8: free guesses, the next rack without a pause. */
    @Test
    void toppingGoesOnAsSoonAsTheTopIsFound() {
        GameInMemory game = game(1, RULES, Variant.NORMAL, PlayForm.TOPPING);
        start(game, 1, SEMAINE);
        game.clock().advance(Duration.ofSeconds(5));
        slip(game, 1, "MINEES", "H4");
        assertThat(current(game).phase()).isEqualTo(Phase.RUNNING);
        game.clock().advance(Duration.ofSeconds(4));
        slip(game, 1, "SEMAINE", "H2");

        Round next = current(game);
        assertThat(next.number()).isEqualTo(new RoundNumber(2));
        assertThat(next.phase()).isEqualTo(Phase.RUNNING);
        assertThat(next.rack().size()).isEqualTo(7);
        assertThat(time(game)).isEqualTo(Duration.ofSeconds(9));
    }

    @Test
    void overTheLimitTheSolutionIsGivenWithAPenaltyOfTime() {
        GameInMemory game = game(1, RULES, Variant.NORMAL, PlayForm.TOPPING);
        start(game, 1, SEMAINE);
        slip(game, 1, "MINEES", "H4");
        game.clock().advance(Duration.ofSeconds(61));
        Round next = game.live().game().current();
        assertThat(next.number()).isEqualTo(new RoundNumber(2));
        assertThat(next.phase()).isEqualTo(Phase.RUNNING);
        assertThat(time(game)).isEqualTo(Duration.ofSeconds(80));
    }

    private static Duration time(GameInMemory game) {
        Game now = game.live().game();
        return now.totals(now.played()).get(0).time();
    }

    /** R§3.8.3 */
    @Test
    void aSuddenDeathEndsWithOnePlayerLeftAndMayBePlayedOn() {
        GameInMemory game = game(2, RULES, Variant.NORMAL, PlayForm.SUDDEN_DEATH);
        start(game, 1, SEMAINE);
        slip(game, 1, "SEMAINE", "H2");
        slip(game, 2, "MINEES", "H4");
        close(game, 1);
        game.done(moment -> rounds.announceSolution(moment, 1));

        assertThat(game.live().end()).contains(EndRule.Reason.LAST_PLAYER);
        assertThat(refused(game, moment -> draws.draw(moment, 2, false)).key()).isEqualTo("draw.game-over.LAST_PLAYER");
        game.done(moment -> rounds.finish(moment, 2, ""));
        assertThat(game.live().game().finished().orElseThrow().reason()).isEqualTo("end.LAST_PLAYER");
    }

    /** Romanian practice. */
    @Test
    void theBestMoveOfTheRoomLeadsTheGame() {
        GameInMemory game = game(2, RULES.retaining(MasterReference.ROOM_BEST), Variant.NORMAL, PlayForm.DUPLICATE);
        start(game, 1, SEMAINE);
        slip(game, 1, "MINEES", "H4");
        slip(game, 2, "SEMA", "H5");
        close(game, 1);

        assertThat(current(game).master().orElseThrow().placement().spelling().word())
                .isEqualTo("MINEES");
        assertThat(current(game).master().orElseThrow().placement().coord().isAcross())
                .isTrue();
        Points best = current(game).master().orElseThrow().top();
        assertThat(best).isEqualTo(current(game).master().orElseThrow().points());
        game.done(moment -> rounds.announceSolution(moment, 1));
    }

    @Test
    void withoutAValidMoveTheRoomPlaysTheSameLettersAgain() {
        GameInMemory game = game(1, RULES.retaining(MasterReference.ROOM_BEST), Variant.NORMAL, PlayForm.DUPLICATE);
        start(game, 1, SEMAINE);
        slip(game, 1, "ZZZZ", "H4");
        close(game, 1);
        assertThat(refused(game, moment -> rounds.announceSolution(moment, 1)).key())
                .isEqualTo("master.no-valid-slip");
        game.done(moment -> rounds.playAgain(moment, 1));
        game.done(moment -> draws.draw(moment, 1, false));
        assertThat(current(game).rack().toString()).isEqualTo("AEEIMNS");
        assertThat(current(game).attempt()).isEqualTo(2);
    }

    @Test
    void anExplosiveRackTypedWithAJokerShowsItsLetter() {
        GameInMemory game = game(1, RULES, Variant.EXPLOSIVE, PlayForm.DUPLICATE);
        game.done(moment -> draws.typed(moment, 1, "MEEISA?", false));
        assertThat(current(game).rack().toString()).doesNotContain("?").hasSize(7);
        assertThat(game.live().game().bag(current(game)).toString()).contains("??");
    }

    /** R§3.4: another word, checked, and the top stays the reference. */
    @Test
    void anyOtherWordMayBeRetainedForAReason() {
        GameInMemory game = game(1, RULES, Variant.NORMAL, PlayForm.DUPLICATE);
        start(game, 1, SEMAINE);
        close(game, 1);
        Choice plain = new Choice("H4", "MINEES", "", false);
        assertThat(refused(game, moment -> MasterCommands.choose(moment, 1, plain))
                        .key())
                .isEqualTo("master.not-top");
        assertThat(refused(game, with("8D", "MINEES", false)).key()).isEqualTo("master.across-first");
        assertThat(refused(game, with("H4", "MINEEZ", false)).key()).isEqualTo("master.not-in-rack");
        assertThat(refused(game, with("H4", "MEEISA", false)).key()).isEqualTo("master.not-admitted");
        game.done(with("H4", "MEEISA", true));
        game.done(with("H4", "MINEES", false));
        assertThat(current(game).master().orElseThrow().placement()).isEqualTo(Placement.of("H4", "MINEES"));
        assertThat(current(game).master().orElseThrow().top()).isEqualTo(Points.of(70));
        assertThat(current(game).master().orElseThrow().reason()).isEqualTo("plus ouvert");
    }

    private static Function<Moment, Answer<Change>> with(String coord, String word, boolean force) {
        return moment -> MasterCommands.choose(moment, 1, new Choice(coord, word, "plus ouvert", force));
    }

    /** R§3.6: the rounds that would fall are named first. */
    @Test
    void aRoundInThePastIsCancelledWithThoseAfterItOnlyWhenThatIsMeant() {
        GameInMemory game = game(1, RULES, Variant.NORMAL, PlayForm.DUPLICATE);
        playOut(game, 1, SEMAINE);
        game.done(moment -> draws.draw(moment, 2, false));
        game.done(moment -> draws.announce(moment, 2, true));

        Refusal named = refused(game, moment -> rounds.cancel(moment, 2, 1, "mot faux", false));
        assertThat(named.key()).isEqualTo("cancel.later-rounds");
        assertThat(named.details()).containsEntry("rounds", List.of(2));
        assertThat(refused(game, moment -> rounds.cancel(moment, 2, 7, "", true))
                        .key())
                .isEqualTo("round.unknown");
        game.done(moment -> rounds.cancel(moment, 2, 1, "mot faux", true));
        assertThat(current(game).number()).isEqualTo(new RoundNumber(1));
        assertThat(current(game).attempt()).isEqualTo(2);
        assertThat(refused(game, moment -> draws.typed(moment, 1, SEMAINE, false))
                        .key())
                .isEqualTo("draw.same-as-cancelled");
    }

    /** R§3.7: after half an hour without anything happening the rounds collected count. */
    @Test
    void anInterruptedGameMayEndWithTheRoundsCollected() {
        GameInMemory game = game(1, RULES, Variant.NORMAL, PlayForm.DUPLICATE);
        game.clock().advance(Duration.ofHours(3));
        assertThat(game.live().end()).as("not begun").isEmpty();
        start(game, 1, SEMAINE);
        slip(game, 1, "SEMAINE", "H2");
        close(game, 1);
        game.clock().advance(Duration.ofMinutes(30));
        assertThat(game.live().end()).isEmpty();
        game.clock().advance(Duration.ofSeconds(1));
        assertThat(game.live().end()).contains(EndRule.Reason.INTERRUPTED);
        game.done(moment -> rounds.finish(moment, 1, ""));
        Game over = game.live().game();
        assertThat(over.finished().orElseThrow().reason()).isEqualTo("end.INTERRUPTED");
        assertThat(over.finished().orElseThrow().totals()).containsValue(Points.of(70));
    }

    /** R§3.7: the arbiter ends a game; the program only says that he should. */
    @Test
    void beyondTheEndProposedTheArbiterMayDrawOn() {
        GameInMemory game = game(2, RULES, Variant.NORMAL, PlayForm.SUDDEN_DEATH);
        start(game, 1, SEMAINE);
        slip(game, 1, "SEMAINE", "H2");
        close(game, 1);
        game.done(moment -> rounds.announceSolution(moment, 1));
        assertThat(game.live().end()).contains(EndRule.Reason.LAST_PLAYER);
        game.done(moment -> draws.draw(moment, 2, true));
        assertThat(current(game).phase()).isEqualTo(Phase.DRAWN);
        assertThat(current(game).rack().size()).isEqualTo(7);
    }

    /** R§3.8.3, entered by hand, after the end too. */
    @Test
    void aSuddenDeathPlayedApartSeparatesEqualTotals() {
        GameInMemory game =
                game(3, RULES.separating(List.of(TieBreak.SUDDEN_DEATH)), Variant.NORMAL, PlayForm.DUPLICATE);
        start(game, 1, SEMAINE);
        slip(game, 1, "SEMAINE", "H2");
        slip(game, 2, "SEMAINE", "H2");
        close(game, 1);
        game.done(moment -> rounds.announceSolution(moment, 1));
        game.done(moment -> rounds.finish(moment, 2, ""));
        assertThat(refused(game, moment -> TieCommands.settle(moment, List.of(2, 3), ""))
                        .key())
                .isEqualTo("ties.not-equal");
        assertThat(refused(game, moment -> TieCommands.settle(moment, List.of(2), ""))
                        .key())
                .isEqualTo("ties.order");
        assertThat(refused(game, moment -> TieCommands.settle(moment, List.of(2, 2), ""))
                        .key())
                .isEqualTo("ties.twice");
        assertThat(refused(game, moment -> TieCommands.settle(moment, List.of(2, 9), ""))
                        .key())
                .isEqualTo("table.unknown");
        game.done(moment -> TieCommands.settle(moment, List.of(2, 1), ""));
        assertThat(Ranking.of(game.live().game()).lines())
                .extracting(line -> line.player().table().value())
                .containsExactly(2, 1, 3);
        assertThat(Ranking.of(game.live().game()).lines())
                .extracting(Ranked::rank)
                .containsExactly(1, 2, 3);
    }
}
