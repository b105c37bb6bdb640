package org.chevalet.arbitration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.chevalet.arbitration.JournalReading.Line;
import org.chevalet.arbitration.JournalReading.Search;
import org.chevalet.arbitration.PastRoundCommands.TypedCorrection;
import org.chevalet.arbitration.RulingCommands.TypedRuling;
import org.chevalet.arbitration.RulingCommands.TypedWarning;
import org.chevalet.arbitration.UndoCommands.Undo;
import org.chevalet.arbitration.UndoCommands.Undoable;
import org.chevalet.arbitration.WordCommands.TypedWord;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent.ActionUndone;
import org.chevalet.core.game.GameEvent.PlayerLeft;
import org.chevalet.core.game.GameEvent.PlayerSeated;
import org.chevalet.core.game.Phase;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Sanction;
import org.chevalet.core.rules.ScoreClaim;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.language.Language;
import org.chevalet.language.Messages;
import org.chevalet.live.Change;
import org.chevalet.live.Moment;
import org.chevalet.tournament.GameRepository;
import org.chevalet.tournament.ReceivedSlip;
import org.junit.jupiter.api.Test;

/** The last action taken back, whatever it was, and the journal that keeps both. */
class UndoLiveTest {

    private static final Messages FRENCH = Messages.in(Language.FR);

    private static Answer<Undoable> last(PlayedEvening evening) {
        return evening.inMemory()
                .live()
                .decide(moment ->
                        UndoCommands.last(moment, evening.inMemory().live().slips(), FRENCH));
    }

    private static PlayedEvening undo(PlayedEvening evening) {
        Undo undo = new Undo(last(evening).value().mark());
        return evening.done(
                moment -> UndoCommands.undo(moment, evening.inMemory().live().slips(), undo, FRENCH));
    }

    private static PlayedEvening oneRound() {
        return new PlayedEvening(2)
                .start("EARSTIN")
                .slip(1, "SATINER", "H4")
                .slip(2, "TARE", "H8")
                .finish("H8", "TARE");
    }

    private static TypedRuling nil(int table) {
        return new TypedRuling(1, table, null, Sanction.NIL, "illisible");
    }

    @Test
    void aRulingIsUndoneAfterSayingWhatItWas() {
        PlayedEvening evening = oneRound();
        int paid = evening.paid(1, 1);
        evening.done(moment -> RulingCommands.rule(moment, nil(1)));
        assertThat(last(evening).value().what()).contains("table 1", "Joueur 01", "Coup 1", "illisible");

        undo(evening);
        assertThat(evening.paid(1, 1)).isEqualTo(paid);
        assertThat(evening.round(1).ruling(new PlayerId(1))).isEmpty();
        assertThat(evening.inMemory()
                        .written()
                        .get(evening.inMemory().written().size() - 1)
                        .event())
                .isInstanceOf(ActionUndone.class);
    }

    @Test
    void whoComesAndWhoLeavesDoesNotStandInTheWayOfWhatWasDoneBefore() {
        PlayedEvening evening = oneRound();
        int paid = evening.paid(1, 1);
        evening.done(moment -> RulingCommands.rule(moment, nil(1)))
                .done(moment ->
                        Answer.of(Change.of(new PlayerSeated(new PlayerId(3), new TableNumber(3), "Joueur 03"))))
                .done(moment -> Answer.of(Change.of(new PlayerLeft(new PlayerId(2)))));
        assertThat(last(evening).value().what()).contains("Joueur 01", "illisible");
        undo(evening);
        assertThat(evening.paid(1, 1)).isEqualTo(paid);
        assertThat(evening.game().seat(new PlayerId(3)).orElseThrow().left()).isEmpty();
        assertThat(evening.game().seat(new PlayerId(2)).orElseThrow().left()).isPresent();
    }

    @Test
    void twoRulingsOfTheSameMomentAreUndoneOneByOne() {
        PlayedEvening evening = oneRound();
        evening.done(moment -> RulingCommands.rule(moment, nil(1)));
        evening.inMemory().done(moment -> RulingCommands.rule(moment, nil(2)));
        undo(evening);
        assertThat(evening.round(1).ruling(new PlayerId(2))).isEmpty();
        assertThat(evening.round(1).ruling(new PlayerId(1))).isPresent();
        undo(evening);
        assertThat(evening.round(1).ruling(new PlayerId(1))).isEmpty();
    }

    @Test
    void theRulingBeforeComesBack() {
        PlayedEvening evening = oneRound();
        TypedRuling twenty = new TypedRuling(1, 1, 20.0, Sanction.NONE, "convenu");
        evening.done(moment -> RulingCommands.rule(moment, twenty)).done(moment -> RulingCommands.rule(moment, nil(1)));
        assertThat(evening.paid(1, 1)).isZero();

        undo(evening);
        assertThat(evening.paid(1, 1)).isEqualTo(20);
        undo(evening);
        assertThat(evening.paid(1, 1)).isEqualTo(66);
    }

    @Test
    void aRackCorrectedWhileTheRoundIsPlayedIsUndone() {
        PlayedEvening evening = new PlayedEvening(2).start("EARSTIN");
        evening.done(moment ->
                RackCommands.correct(moment, new RackCommands.TypedRack(1, "EARSTIO", false, "un O, pas un N")));
        assertThat(evening.round(1).rack().toString()).contains("O");

        undo(evening);
        assertThat(evening.round(1).rack().toString()).contains("N").doesNotContain("O");
        assertThat(evening.round(1).phase()).isEqualTo(Phase.RUNNING);
    }

    @Test
    void aSlipRetypedAfterTheCloseAndASlipTypedBeforeItAreUndone() {
        PlayedEvening evening = oneRound().slip(1, 1, "TARE", "H8");
        assertThat(evening.paid(1, 1)).isEqualTo(8);
        undo(evening);
        assertThat(evening.paid(1, 1)).isEqualTo(66);

        evening.start("INS+LOUE").slip(1, "TARES", "H8").slip(1, "ZOO", "A1");
        assertThat(last(evening).value().what()).contains("table 1");
        undo(evening);
        assertThat(evening.round(2)
                        .slip(new PlayerId(1))
                        .orElseThrow()
                        .written()
                        .word())
                .isEqualTo("TARES");
        undo(evening);
        assertThat(evening.round(2).slip(new PlayerId(1))).isEmpty();
    }

    @Test
    void aPaperSlipThatATabletHasReplacedSinceIsNoLongerOffered() {
        PlayedEvening evening =
                oneRound().start("INS+LOUE").slip(1, "TARES", "H8").slip(2, "ZOO", "A1");
        evening.done(moment -> fromTablet(moment, 2, "TARES"));
        assertThat(last(evening).value().what()).contains("table 1").doesNotContain("table 2");
        undo(evening);
        assertThat(evening.round(2).slip(new PlayerId(1))).isEmpty();
        assertThat(evening.round(2).slip(new PlayerId(2))).isPresent();
    }

    private static Answer<Change> fromTablet(Moment moment, int player, String word) {
        Slip slip = new Slip(
                moment.nextSlip(),
                moment.game().current().number(),
                moment.game().current().attempt(),
                new PlayerId(player),
                new WrittenSlip(word, "H8", new ScoreClaim.NotAsked()),
                Slip.Source.TABLET,
                moment.now(),
                false);
        return Answer.of(Change.of(new ReceivedSlip(slip, "tap", Optional.empty())));
    }

    @Test
    void aPauseDoesNotStandInTheWayOfWhatWasDoneBefore() {
        PlayedEvening evening = oneRound().start("INS+LOUE").done(moment -> RulingCommands.rule(moment, nil(1)));
        evening.done(moment -> ClockCommands.pause(moment, 2)).done(moment -> ClockCommands.resume(moment, 2));
        assertThat(last(evening).value().what()).contains("illisible");
        undo(evening);
        assertThat(evening.paid(1, 1)).isEqualTo(66);
        assertThat(evening.round(2).phase()).isEqualTo(Phase.RUNNING);
    }

    /** R§3.1: the letters are printed as they were announced, those kept and then the new ones in drawn order. */
    @Test
    void lettersDrawnAfterACorrectedRoundComeBackInTheirOrder() {
        PlayedEvening evening = oneRound().start("INS+LOUE").slip(1, "TARES", "H8");
        TypedCorrection other = new TypedCorrection(1, "EARSTIO", null, null, false, false, "mal recopié");
        evening.done(moment -> PastRoundCommands.correct(moment, other));
        assertThat(evening.round(2).draw().orElseThrow()).hasToString("IOS+NLUE");
        undo(evening);
        assertThat(evening.round(2).draw().orElseThrow()).hasToString("INS+LOUE");
    }

    @Test
    void stepsOfTheRoundAreTakenBackOneByOne() {
        PlayedEvening evening = oneRound();
        undo(evening);
        assertThat(evening.round(1).phase()).isEqualTo(Phase.CONTROL);
        assertThat(evening.game().rounds()).hasSize(1);

        undo(evening);
        assertThat(evening.round(1)
                        .master()
                        .orElseThrow()
                        .placement()
                        .spelling()
                        .word())
                .as("the word proposed before")
                .isNotEqualTo("TARE");
        undo(evening);
        assertThat(evening.round(1).phase()).isEqualTo(Phase.RECEIVING);
        assertThat(evening.round(1).slips()).hasSize(2);
        undo(evening);
        assertThat(evening.round(1).phase()).isEqualTo(Phase.PAUSED);
        assertThat(evening.round(1).clock().held().toSeconds()).isBetween(1L, 180L);

        evening.end().close();
        assertThat(evening.paid(1, 1)).as("closed again, nothing lost").isEqualTo(66);
    }

    @Test
    void wordsWarningsCorrectionsAndTheEndAreUndone() {
        PlayedEvening evening = oneRound();
        evening.done(moment -> WordCommands.rule(moment, new TypedWord("SATINER", false, "retiré")));
        assertThat(evening.paid(1, 1)).isZero();
        undo(evening);
        assertThat(evening.paid(1, 1)).isEqualTo(66);

        evening.done(moment -> RulingCommands.warn(moment, new TypedWarning(1, 2, "a parlé")));
        undo(evening);
        assertThat(evening.game().disciplinary(RoundNumber.FIRST, new PlayerId(2)))
                .isEmpty();

        TypedCorrection other = new TypedCorrection(1, "EARSTIO", null, null, false, false, "mal recopié");
        evening.done(moment -> PastRoundCommands.correct(moment, other));
        undo(evening);
        assertThat(evening.round(1).rack().toString()).contains("N");
        assertThat(evening.paid(1, 1)).isEqualTo(66);

        evening.over();
        undo(evening);
        assertThat(evening.game().finished()).isEmpty();
    }

    @Test
    void whatCannotBeTakenBackIsRefusedWithItsName() {
        PlayedEvening evening = oneRound().start("INS+LOUE");
        Answer<Undoable> asked = last(evening);
        assertThat(asked.refusal().key()).isEqualTo("undo.impossible");
        assertThat(FRENCH.text(asked.refusal())).contains("chrono lancé");
        assertThat(last(new PlayedEvening(1)).refusal().key()).isEqualTo("undo.nothing");
    }

    @Test
    void aWindowThatIsBehindUndoesNothing() {
        PlayedEvening evening = oneRound().done(moment -> RulingCommands.rule(moment, nil(1)));
        long old = last(evening).value().mark();
        evening.done(moment -> RulingCommands.rule(moment, nil(2)));

        Answer<Game> late = evening.ask(
                moment -> UndoCommands.undo(moment, evening.inMemory().live().slips(), new Undo(old), FRENCH));
        assertThat(late.refusal().key()).isEqualTo("game.moved-on");
        assertThat(evening.paid(1, 2)).isZero();
    }

    @Test
    void aGameUndoneAndRedoneFoldsToTheSame() {
        PlayedEvening evening = oneRound();
        undo(undo(undo(evening))).close().announce();
        Game again = Game.replay(
                evening.inMemory().live().journal(), evening.inMemory().live().slips());
        assertThat(again.current().phase()).isEqualTo(evening.game().current().phase());
        assertThat(again.played()).hasSameSizeAs(evening.game().played());
    }

    @Test
    void whatAnArbiterDidAtAnotherDeviceIsNamedSoAndUndoneLikeTheRest() {
        PlayedEvening evening = oneRound();
        String there = GameRepository.arbiterAt("192.168.1.12");
        assertThat(evening.inMemory()
                        .live()
                        .write(there, moment -> RulingCommands.rule(moment, nil(1)))
                        .isAccepted())
                .isTrue();

        assertThat(journal(evening, new Search("illisible", null, null, false, 1))
                        .get(0)
                        .who())
                .isEqualTo("arbitre (192.168.1.12)");
        undo(evening);
        assertThat(evening.paid(1, 1)).isEqualTo(66);
    }

    private static List<Line> journal(PlayedEvening evening, Search search) {
        return new JournalReading(evening.inMemory().live(), FRENCH).lines(search, List.of());
    }

    @Test
    void theJournalSaysBeforeAfterAndWhyAndIsSearched() {
        PlayedEvening evening = oneRound().done(moment -> RulingCommands.rule(moment, nil(1)));

        Line line =
                journal(evening, new Search("décision", null, null, false, 10)).get(0);
        assertThat(line.before()).contains("SATINER H4", "66");
        assertThat(line.after()).contains("0 points", "zéro");
        assertThat(line.why()).isEqualTo("illisible");
        assertThat(line.table()).isEqualTo(1);
        assertThat(line.who()).isEqualTo("arbitre");

        assertThat(journal(evening, new Search("DECISION", 1, 1, false, 10))).hasSize(1);
        assertThat(journal(evening, new Search("décision", 2, null, false, 10))).isEmpty();
        assertThat(journal(evening, new Search("", 2, null, true, 10)))
                .anySatisfy(slip -> assertThat(slip.text()).contains("bulletin de papier", "TARE H8"));
        assertThat(journal(evening, new Search("", null, null, false, 3))).hasSize(3);
    }
}
