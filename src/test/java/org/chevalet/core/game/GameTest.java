package org.chevalet.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chevalet.core.board.Placement;
import org.chevalet.core.game.GameEvent.ClockPaused;
import org.chevalet.core.game.GameEvent.ClockResumed;
import org.chevalet.core.game.GameEvent.ClockStarted;
import org.chevalet.core.game.GameEvent.RackAnnounced;
import org.chevalet.core.game.GameEvent.RackDrawn;
import org.chevalet.core.game.GameEvent.RackRejected;
import org.chevalet.core.game.GameEvent.RoundCancelled;
import org.chevalet.core.game.GameEvent.TimeEnded;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Sanction;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.tile.Points;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;
import org.junit.jupiter.api.Test;

class GameTest {

    private static final RoundNumber ONE = RoundNumber.FIRST;
    private static final RoundNumber TWO = ONE.next();

    @Test
    void aRoundGoesThroughThePhasesOfTheRulebook() {
        GameScript script = new GameScript("MEEISAN", "SEMAINE", "SEMAINES").seat(1, "Joueur 01");
        assertThat(script.game().current().phase()).isEqualTo(Phase.READY);
        script.draw(ONE, "", "MEEISAN");
        assertThat(script.game().current().phase()).isEqualTo(Phase.DRAWN);
        script.event(new RackAnnounced(ONE));
        assertThat(script.game().current().phase()).isEqualTo(Phase.ANNOUNCED);
        script.event(new ClockStarted(ONE, script.now().plusSeconds(180)));
        assertThat(script.game().current().phase()).isEqualTo(Phase.RUNNING);
        script.event(new ClockPaused(ONE, Duration.ofSeconds(72)));
        assertThat(script.game().current().clock().remaining(script.now())).isEqualTo(Duration.ofSeconds(72));
        script.event(new ClockResumed(ONE, script.now().plusSeconds(72)));
        script.event(new TimeEnded(ONE, script.now(), false));
        assertThat(script.game().current().phase()).isEqualTo(Phase.RECEIVING);
        script.close(ONE);
        assertThat(script.game().current().phase()).isEqualTo(Phase.CONTROL);
        script.master(ONE, "H2", "SEMAINE", 70).announce(ONE);
        assertThat(script.game().round(ONE).phase()).isEqualTo(Phase.DONE);
        assertThat(script.game().current().number()).isEqualTo(TWO);
        assertThat(script.game().current().phase()).isEqualTo(Phase.READY);
    }

    @Test
    void theSecondOfTwoClicksIsRefused() {
        GameScript script = new GameScript("SEMAINE").draw(ONE, "", "MEEISAN");
        RackAnnounced announced = new RackAnnounced(ONE);
        script.event(announced);
        assertThat(script.game().allows(announced).refusal().key()).isEqualTo("game.moved-on");
        JournalEntry entry = new JournalEntry(script.game().version() + 1, script.now(), "test", announced);
        assertThatThrownBy(() -> script.game().with(entry)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void keptLettersAndBagFollowTheMasterMove() {
        GameScript script = new GameScript("MARE").round(ONE, "", "MEEISAR", "H5", "MARE", 12);
        Round second = script.game().current();
        assertThat(second.kept()).isEqualTo(Rack.ofText("EIS"));
        assertThat(script.game().bag(second).size()).isEqualTo(102 - 7);
        script.draw(TWO, "EIS", "TTQU");
        assertThat(script.game().bag(script.game().current()).size()).isEqualTo(102 - 11);
        assertThat(script.game().bag(script.game().current()).count(new Tile('Q')))
                .isZero();
    }

    @Test
    void rejectedLettersAllGoBackInTheBag() {
        GameScript script = new GameScript("MARE").round(ONE, "", "MEEISAR", "H5", "MARE", 12);
        script.event(new RackRejected(TWO, GameScript.drawOf("EIS", "AAOU"), true));
        Round second = script.game().current();
        assertThat(second.kept().isEmpty()).isTrue();
        assertThat(script.game().bag(second).size()).isEqualTo(102 - 4);
        assertThat(second.rejected()).hasSize(1);
    }

    @Test
    void aCancelledRoundKeepsItsNumberAndPutsItsLettersBack() {
        GameScript script = new GameScript("MARE").round(ONE, "", "MEEISAR", "H5", "MARE", 12);
        script.draw(TWO, "EIS", "TTQU").event(new RackAnnounced(TWO));
        script.event(new RoundCancelled(TWO, TWO, "Erreur de chrono"));
        Round again = script.game().current();
        assertThat(again.number()).isEqualTo(TWO);
        assertThat(again.attempt()).isEqualTo(2);
        assertThat(again.kept().isEmpty()).isTrue();
        assertThat(again.forbidden()).contains(Rack.ofText("EISTTQU"));
        assertThat(script.game().bag(again).size()).isEqualTo(102 - 4);
    }

    /** R§3.6: what was played after it stood on its word. */
    @Test
    void aRoundCancelledInThePastTakesTheLaterOnesWithIt() {
        GameScript script = new GameScript("MARE", "OIES").seat(1, "Joueur 01").play(ONE, "", "MEEISAR");
        script.slip(ONE, 1, "MARE", "H5");
        script.end(ONE).close(ONE).master(ONE, "H5", "MARE", 12).announce(ONE);
        script.seat(2, "Joueur 02").play(TWO, "EIS", "TTQU");
        Slip ofLaterRound = script.slip(TWO, 1, "OIES", "7H");
        script.event(new RoundCancelled(ONE, TWO, "mot faux"));

        Game game = script.game();
        assertThat(game.rounds()).hasSize(1);
        assertThat(game.current().number()).isEqualTo(ONE);
        assertThat(game.current().attempt()).isEqualTo(2);
        assertThat(game.current().board().isEmpty()).isTrue();
        assertThat(game.current().forbidden()).contains(Rack.ofText("MEEISAR"));
        assertThat(game.seat(GameScript.player(2)).orElseThrow().since()).isEqualTo(ONE);
        assertThat(game.totals(game.played())).allMatch(total -> total.points().value() == 0);

        script.round(ONE, "", "MEEISAT", "H5", "MATE", 12);
        assertThat(script.game().current().attempt())
                .as("attempts never come again")
                .isEqualTo(2);
        assertThat(script.game().current().slips()).isEmpty();
        Game read = Game.replay(script.journal(), List.of(ofLaterRound));
        assertThat(read.current().slips()).isEmpty();
        assertThat(read.rounds()).hasSize(2);
    }

    @Test
    void onceTheGameIsOverNoRoundFalls() {
        GameScript script = new GameScript("MARE").round(ONE, "", "MEEISAR", "H5", "MARE", 12);
        GameEvent cancelled = new RoundCancelled(ONE, ONE, "trop tard");
        assertThat(script.game().allows(cancelled).isAccepted()).isTrue();
        script.event(new GameEvent.GameFinished("end.STOPPED_BY_ARBITER", Map.of(), "test"));
        assertThat(script.game().allows(cancelled).isAccepted()).isFalse();
    }

    @Test
    void theLastSlipInTimeCounts() {
        GameScript script =
                new GameScript("SEMAINE", "MINEES").seat(1, "Joueur 01").play(ONE, "", "MEEISAN");
        script.slip(ONE, 1, "MINEES", "H4");
        script.slip(ONE, 1, "SEMAINE", "H2");
        script.lateSlip(ONE, 1, "MINEES", "H4");
        script.end(ONE).close(ONE).master(ONE, "H2", "SEMAINE", 70);
        assertThat(script.result(ONE, 1).verdict().paid()).isEqualTo(Points.of(70));
        assertThat(script.result(ONE, 1).slip().map(Slip::written).map(w -> w.word()))
                .contains("SEMAINE");
    }

    @Test
    void noSlipAndOnlyALateSlipAreNils() {
        GameScript script = new GameScript("SEMAINE")
                .seat(1, "Joueur 01")
                .seat(2, "Joueur 02")
                .play(ONE, "", "MEEISAN");
        script.lateSlip(ONE, 2, "SEMAINE", "H2");
        script.end(ONE).close(ONE).master(ONE, "H2", "SEMAINE", 70);
        assertThat(script.result(ONE, 1).verdict().grounds().get(0).reason().name())
                .isEqualTo("NO_SLIP");
        assertThat(script.result(ONE, 2).verdict().grounds().get(0).reason().name())
                .isEqualTo("LATE");
        assertThat(script.result(ONE, 2).verdict().paid()).isEqualTo(Points.ZERO);
    }

    @Test
    void aSlipTypedAfterTheCloseCountsOnceTheJournalSaysSo() {
        GameScript script = new GameScript("SEMAINE").seat(1, "Joueur 01").play(ONE, "", "MEEISAN");
        script.end(ONE).close(ONE).master(ONE, "H2", "SEMAINE", 70).announce(ONE);
        Slip typed = script.slip(ONE, 1, "SEMAINE", "H2");
        assertThat(script.result(ONE, 1).verdict().paid()).isEqualTo(Points.ZERO);
        script.replace(ONE, 1, Optional.of(typed), "bulletin retrouvé");
        assertThat(script.result(ONE, 1).verdict().paid()).isEqualTo(Points.of(70));
        assertThat(script.game().round(ONE).correctedAt()).isPresent();
    }

    @Test
    void theArbitersRulingHoldsUntilItIsLifted() {
        GameScript script = new GameScript("SEMAINE").seat(1, "Joueur 01").play(ONE, "", "MEEISAN");
        script.slip(ONE, 1, "SEMAINE", "H2");
        script.end(ONE).close(ONE).master(ONE, "H2", "SEMAINE", 70);
        script.rule(ONE, 1, 65, Sanction.PENALTY, "référence illisible");
        assertThat(script.result(ONE, 1).verdict().paid()).isEqualTo(Points.of(65));
        assertThat(script.result(ONE, 1).verdict().beforePenalty()).isEqualTo(Points.of(70));
        script.event(new GameEvent.RulingLifted(ONE, GameScript.player(1)));
        assertThat(script.result(ONE, 1).verdict().paid()).isEqualTo(Points.of(70));
    }

    @Test
    void aLateComerIsNilForRoundsAlreadyPlayed() {
        GameScript script = new GameScript("SEMAINE").seat(1, "Joueur 01").play(ONE, "", "MEEISAN");
        script.end(ONE).close(ONE).master(ONE, "H2", "SEMAINE", 70);
        script.seat(2, "Joueur 02");
        assertThat(script.game().results(script.game().round(ONE)).orElseThrow().of(GameScript.player(2)))
                .isEmpty();
        assertThat(script.game().seat(GameScript.player(2)).orElseThrow().since())
                .isEqualTo(TWO);
    }

    @Test
    void foldingTheSameJournalTwiceGivesTheSameGame() {
        GameScript script = new GameScript("MARE", "MARES").seat(1, "Joueur 01").play(ONE, "", "MEEISAR");
        script.slip(ONE, 1, "MARE", "H5");
        script.end(ONE).close(ONE).master(ONE, "H5", "MARE", 12).announce(ONE);
        script.draw(TWO, "EIS", "TTQU");
        Game again = Game.replay(script.journal(), script.slips());
        assertThat(again.version()).isEqualTo(script.game().version());
        assertThat(again.current().board()).isEqualTo(script.game().current().board());
        assertThat(again.totals(again.played()))
                .isEqualTo(script.game().totals(script.game().played()));
    }

    @Test
    void verdictsComeFromWhatWasRecordedNotFromTodaysWords() {
        GameScript script = new GameScript("SEMAINE").seat(1, "Joueur 01").play(ONE, "", "MEEISAN");
        script.slip(ONE, 1, "SEMAINE", "H2");
        script.end(ONE).close(ONE).master(ONE, "H2", "SEMAINE", 70);
        Game underOtherWords = Game.replay(script.journal(), script.slips());
        assertThat(underOtherWords
                        .results(underOtherWords.round(ONE))
                        .orElseThrow()
                        .of(GameScript.player(1))
                        .orElseThrow()
                        .verdict()
                        .paid())
                .isEqualTo(Points.of(70));
        assertThat(underOtherWords.round(ONE).recorded("SEMAINE")).contains(true);
    }

    @Test
    void theEndOfAGameStopsAClockThatRuns() {
        GameScript script = new GameScript("SEMAINE").seat(1, "Joueur 01").play(ONE, "", "MEEISAN");
        script.event(new GameEvent.GameFinished("end.STOPPED_BY_ARBITER", Map.of(), "test"));
        assertThat(script.game().current().clock().remaining(script.now().plusSeconds(600)))
                .isEqualTo(Duration.ofSeconds(180));
        script.event(new GameEvent.GameReopened("par erreur"));
        assertThat(script.game().current().phase()).isEqualTo(Phase.PAUSED);
    }

    @Test
    void aJournalStartsWithTheOpening() {
        assertThatThrownBy(() -> Game.replay(List.of(), List.of())).isInstanceOf(IllegalStateException.class);
        JournalEntry wrong = new JournalEntry(1, Instant.EPOCH, "test", new RackAnnounced(ONE));
        assertThatThrownBy(() -> Game.replay(List.of(wrong), List.of())).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aTypedDrawMayReplaceTheDrawNotYetAnnounced() {
        GameScript script = new GameScript("SEMAINE").draw(ONE, "", "MEEISAN");
        script.event(new RackDrawn(ONE, GameScript.drawOf("", "MEEISAR"), true));
        assertThat(script.game().current().rack()).isEqualTo(Rack.ofText("MEEISAR"));
        assertThat(Set.copyOf(script.game().current().board().rows())).hasSize(1);
        assertThat(Placement.of("H2", "SEMAINE").spelling().printed()).isEqualTo("SEMAINE");
    }
}
