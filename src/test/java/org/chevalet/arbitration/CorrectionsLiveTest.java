package org.chevalet.arbitration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chevalet.arbitration.PastRoundCommands.TypedCorrection;
import org.chevalet.arbitration.RackCommands.TypedRack;
import org.chevalet.arbitration.RulingCommands.TypedRuling;
import org.chevalet.arbitration.WordCommands.TypedWord;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Phase;
import org.chevalet.core.ranking.Comparison;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Sanction;
import org.chevalet.live.Tried;
import org.junit.jupiter.api.Test;

/** What an arbiter corrects after the fact, and what follows from it. */
class CorrectionsLiveTest {

    private static PlayedEvening twoRounds() {
        return new PlayedEvening(3)
                .start("EARSTIN")
                .slip(1, "SATINER", "H4")
                .slip(2, "TARE", "H8")
                .finish("H8", "TARE")
                .start("INS+LOUE")
                .slip(1, "TARES", "H8")
                .finish("H8", "TARES");
    }

    private static TypedCorrection letters(int round, String letters, boolean cancelLater) {
        return new TypedCorrection(round, letters, null, null, false, cancelLater, "mal recopié");
    }

    private static TypedCorrection move(int round, String coord, boolean cancelLater) {
        return new TypedCorrection(round, null, coord, null, false, cancelLater, "mal posé");
    }

    @Test
    void aPreviewSaysWhatWouldChangeAndWritesNothing() {
        PlayedEvening evening = twoRounds();
        Game before = evening.game();
        TypedRuling nil = new TypedRuling(1, 1, null, Sanction.NIL, "illisible");

        Tried tried = evening.inMemory()
                .live()
                .preview(moment -> RulingCommands.rule(moment, nil))
                .value();

        Comparison comparison = Comparison.of(tried.before(), tried.after());
        assertThat(comparison.rounds()).hasSize(2);
        Comparison.RoundChange change = comparison.rounds().get(0);
        assertThat(change.seat().name()).isEqualTo("Joueur 01");
        assertThat(change.before().verdict().paid().value()).isEqualTo(evening.paid(1, 1));
        assertThat(change.before().solo()).isTrue();
        assertThat(change.after().orElseThrow().verdict().paid().value()).isZero();
        assertThat(change.after().orElseThrow().solo()).isFalse();
        Comparison.RoundChange other = comparison.rounds().get(1);
        assertThat(other.seat().name()).isEqualTo("Joueur 02");
        assertThat(other.after().orElseThrow().solo()).as("now alone").isTrue();
        assertThat(comparison.standings()).isNotEmpty();
        assertThat(evening.game()).isSameAs(before);
        assertThat(evening.inMemory().written()).hasSize(before.version());
    }

    @Test
    void aWordRuledInCountsInPastAndComingRounds() {
        PlayedEvening evening = new PlayedEvening(2)
                .start("EARSTIN")
                .slip(1, "RATSINE", "H4")
                .slip(2, "TARE", "H8")
                .finish("H8", "TARE");
        assertThat(evening.paid(1, 1)).isZero();

        evening.done(moment -> WordCommands.rule(moment, new TypedWord("ratsine", true, "nouvelle liste")));
        assertThat(evening.paid(1, 1)).isEqualTo(66);
        assertThat(evening.round(1).correctedAt()).isPresent();
        assertThat(evening.round(1)
                        .master()
                        .orElseThrow()
                        .placement()
                        .spelling()
                        .word())
                .isEqualTo("TARE");

        evening.start("INS+LOUE").slip(1, "RATSINE", "H4");
        assertThat(evening.game().words()).containsEntry("RATSINE", true);

        evening.done(moment -> WordCommands.rule(moment, new TypedWord("RATSINE", null, "erreur")));
        assertThat(evening.paid(1, 1)).isZero();
        assertThat(evening.game().words()).isEmpty();
    }

    @Test
    void aWordRuledOutIsRefusedAndNoLongerATopToCome() {
        PlayedEvening evening = twoRounds();
        int top = evening.round(1).master().orElseThrow().top().value();
        evening.done(moment -> WordCommands.rule(moment, new TypedWord("SATINER", false, "retiré")));

        assertThat(evening.paid(1, 1)).isZero();
        assertThat(evening.round(1).master().orElseThrow().top().value()).isEqualTo(top);
        assertThat(evening.inMemory()
                        .live()
                        .solutions(evening.round(1))
                        .orElseThrow()
                        .join()
                        .plays())
                .anyMatch(play -> play.placement().spelling().word().equals("SATINER"));
        assertThat(evening.inMemory()
                        .live()
                        .solutions(evening.round(1))
                        .orElseThrow()
                        .join()
                        .tops()
                        .plays())
                .noneMatch(play -> play.placement().spelling().word().equals("SATINER"));
        assertThat(WordCommands.rule(null, new TypedWord("A1", true, ""))
                        .refusal()
                        .key())
                .isEqualTo("word.not-playable");
    }

    @Test
    void aRackChangedAfterSlipsCameInNamesTheirTablesFirst() {
        PlayedEvening evening =
                new PlayedEvening(3).start("EARSTIN").slip(1, "SATINER", "H4").slip(3, "TARE", "H8");
        TypedRack once = new TypedRack(1, "EARSTIO", false, "O pris pour un N");

        Answer<Game> asked = evening.ask(moment -> RackCommands.correct(moment, once));
        assertThat(asked.refusal().key()).isEqualTo("rack.slips-in");
        assertThat(asked.refusal().details()).containsEntry("tables", List.of(1, 3));

        TypedRack sure = new TypedRack(1, "EARSTIO", true, "O pris pour un N");
        evening.done(moment -> RackCommands.correct(moment, sure));
        assertThat(evening.round(1).phase()).isEqualTo(Phase.RUNNING);
        assertThat(evening.round(1).slips()).hasSize(2);
        evening.end().close();
        assertThat(evening.paid(1, 1)).isZero();
        assertThat(evening.paid(1, 3)).isPositive();
    }

    @Test
    void afterTheCloseACorrectedRackProposesAnotherMasterMove() {
        PlayedEvening evening = new PlayedEvening(1)
                .start("EARSTIN")
                .slip(1, "TARE", "H8")
                .end()
                .close();
        TypedRack typed = new TypedRack(1, "EARSTIZ", true, "mal tapé");
        evening.done(moment -> RackCommands.correct(moment, typed));

        assertThat(evening.round(1).rack().toString()).contains("Z");
        assertThat(evening.round(1).master()).isPresent();
        assertThat(evening.paid(1, 1)).isPositive();
    }

    @Test
    void aPastRackCorrectedIsFollowedByTheNextRoundsDraw() {
        PlayedEvening evening = twoRounds();
        assertThat(evening.paid(1, 1)).isPositive();
        evening.done(moment -> PastRoundCommands.correct(moment, letters(1, "EARSTIO", false)));

        assertThat(evening.paid(1, 1)).isZero();
        assertThat(evening.paid(1, 2)).isPositive();
        assertThat(evening.round(2).draw().orElseThrow().kept().toString()).isEqualTo("[I, O, S]");
        assertThat(evening.round(2).correctedAt()).isPresent();
        assertThat(evening.paid(2, 1)).isPositive();
        assertThat(evening.game().current().number().value()).isEqualTo(3);
    }

    @Test
    void aCorrectionThatBreaksLaterRoundsNamesThemAndIsRefusedOrCancelsThem() {
        PlayedEvening evening = twoRounds();
        Answer<Game> refused = evening.ask(moment -> PastRoundCommands.correct(moment, move(1, "H5", false)));
        assertThat(refused.refusal().key()).isEqualTo("correction.breaks");
        assertThat(refused.refusal().details()).containsEntry("rounds", List.of(2));

        evening.done(moment -> PastRoundCommands.correct(moment, move(1, "H5", true)));
        assertThat(evening.game().played()).hasSize(1);
        assertThat(evening.game().current().number()).isEqualTo(new RoundNumber(2));
        assertThat(evening.game().current().attempt()).isEqualTo(2);
        assertThat(evening.round(1).master().orElseThrow().placement().coord().toString())
                .isEqualTo("H5");
        assertThat(evening.paid(1, 1)).isPositive();
    }

    @Test
    void inAFinishedGameARoundIsCorrectedAndTheGameStaysFinished() {
        PlayedEvening evening = twoRounds().over();
        int before = evening.total(1);
        evening.done(moment -> PastRoundCommands.correct(moment, letters(1, "EARSTIO", false)));
        assertThat(evening.game().finished()).isPresent();
        assertThat(evening.total(1)).isLessThan(before);

        evening.done(moment -> PastRoundCommands.correct(moment, move(1, "H5", true)));
        assertThat(evening.game().finished()).isEmpty();
        assertThat(evening.game().played()).hasSize(1);
    }

    @Test
    void aRoundInPlayOrAWordNotInTheRackIsNoCorrection() {
        PlayedEvening evening = twoRounds();
        assertThat(evening.ask(moment -> PastRoundCommands.correct(moment, letters(3, "EARSTIO", false)))
                        .refusal()
                        .key())
                .isEqualTo("correction.not-played");
        TypedCorrection strange = new TypedCorrection(1, null, "H8", "ZOO", true, false, "essai");
        assertThat(evening.ask(moment -> PastRoundCommands.correct(moment, strange))
                        .refusal()
                        .key())
                .isEqualTo("master.not-in-rack");
        assertThat(evening.ask(moment -> PastRoundCommands.correct(moment, letters(1, "NITSRAE", false)))
                        .refusal()
                        .key())
                .isEqualTo("correction.nothing");
    }

    @Test
    void aJournalWithCorrectionsFoldsToTheSameGame() {
        PlayedEvening evening = twoRounds()
                .done(moment -> WordCommands.rule(moment, new TypedWord("SATINER", false, "retiré")))
                .done(moment -> PastRoundCommands.correct(moment, letters(1, "EARSTIO", false)));
        Game again = Game.replay(
                evening.inMemory().live().journal(), evening.inMemory().live().slips());

        for (int table = 1; table <= 3; table++) {
            PlayerId player = new PlayerId(table);
            assertThat(again.total(again.seat(player).orElseThrow(), again.played()))
                    .isEqualTo(evening.game()
                            .total(
                                    evening.game().seat(player).orElseThrow(),
                                    evening.game().played()));
        }
    }
}
