package org.chevalet.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chevalet.core.game.GameEvent.ClockPaused;
import org.chevalet.core.game.GameEvent.ClockResumed;
import org.chevalet.core.game.GameEvent.ClockStarted;
import org.chevalet.core.game.GameEvent.RackAnnounced;
import org.chevalet.core.ranking.Ranked;
import org.chevalet.core.ranking.Ranking;
import org.chevalet.core.rules.Centre;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.PlayForm;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Sanction;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.core.rules.Variant;
import org.chevalet.wiring.Presets;
import org.junit.jupiter.api.Test;

/** Whole games of sudden death and topping, from events (R§3.8). */
class OriginalFormsTest {

    private static final RoundNumber ONE = new RoundNumber(1);
    private static final RoundNumber TWO = new RoundNumber(2);
    private static final RoundNumber THREE = new RoundNumber(3);

    private static GameScript script(PlayForm form, int seconds, String... words) {
        GameSettings settings = new GameSettings(Variant.NORMAL, seconds, false, false, form, List.of());
        return new GameScript(Presets.ruleSet("fisf-2023"), settings, Set.of(words)::contains);
    }

    private static Seat seat(GameScript script, int table) {
        return script.game().seat(GameScript.player(table)).orElseThrow();
    }

    /** SEMAINE 70 for 1 and 2, MINEES for 3: below the best of the players. */
    private static GameScript suddenDeath() {
        GameScript script = script(PlayForm.SUDDEN_DEATH, 180, "SEMAINE", "MINEES");
        script.seat(1, "Joueur 01").seat(2, "Joueur 02").seat(3, "Joueur 03").play(ONE, "", "MEEISAN");
        script.slip(ONE, 1, "SEMAINE", "H2");
        script.slip(ONE, 2, "SEMAINE", "H4");
        script.slip(ONE, 3, "MINEES", "H4");
        return script.end(ONE).close(ONE).master(ONE, "H2", "SEMAINE", 70);
    }

    @Test
    void whoPlaysBelowTheBestIsOutOnceTheSolutionIsPublic() {
        GameScript script = suddenDeath();
        assertThat(seat(script, 3).out()).isEmpty();
        script.announce(ONE);

        assertThat(seat(script, 3).out()).contains(ONE);
        assertThat(seat(script, 3).plays(ONE)).isTrue();
        assertThat(seat(script, 3).plays(TWO)).isFalse();
        assertThat(seat(script, 1).out()).isEmpty();
        assertThat(script.game().missing(script.game().current()))
                .extracting(seat -> seat.table().value())
                .containsExactly(1, 2);
        assertThat(Ranking.of(script.game()).lines()).extracting(Ranked::rank).containsExactly(1, 1, 3);
    }

    @Test
    void whenAllAreEqualEvenNilNobodyIsOut() {
        GameScript script =
                suddenDeath().announce(ONE).play(TWO, "", "TTQUREA").end(TWO).close(TWO);
        script.master(TWO, "3G", "TET", 20).announce(TWO);
        assertThat(seat(script, 1).out()).isEmpty();
        assertThat(seat(script, 2).out()).isEmpty();
        assertThat(seat(script, 3).out()).contains(ONE);
    }

    @Test
    void aCorrectionAfterwardsPutsSomebodyOutOrInAgain() {
        GameScript script = suddenDeath().announce(ONE);
        script.rule(ONE, 2, 60, Sanction.NONE, "mot mal lu");
        assertThat(seat(script, 2).out()).contains(ONE);
        script.rule(ONE, 3, 70, Sanction.NONE, "mot mal lu");
        assertThat(seat(script, 3).out()).isEmpty();
    }

    @Test
    void aPenaltyIsTakenOffBeforeTheComparison() {
        GameScript script = suddenDeath().announce(ONE);
        script.rule(ONE, 2, 65, Sanction.PENALTY, "référence");
        assertThat(seat(script, 2).out()).contains(ONE);
    }

    @Test
    void whoComesLaterHasANilForTheRoundsBefore() {
        GameScript script = suddenDeath().announce(ONE).seat(4, "Joueur 04").play(TWO, "", "TTQUREA");
        script.end(TWO).close(TWO).master(TWO, "3G", "TET", 20).announce(TWO);
        assertThat(seat(script, 4).out()).contains(ONE);
    }

    @Test
    void roundsGetShorterAndShorter() {
        GameSettings settings = new GameSettings(Variant.NORMAL, 180, false, false, PlayForm.SUDDEN_DEATH, List.of());
        assertThat(settings.seconds(ONE)).isEqualTo(80);
        assertThat(settings.seconds(new RoundNumber(4))).isEqualTo(60);
        assertThat(settings.seconds(new RoundNumber(30))).isEqualTo(40);
        assertThat(settings.isOriginal()).isTrue();
    }

    /** No solo bonus where nothing is added up. */
    @Test
    void soloPointsAreForDuplicateOnly() {
        GameScript script = suddenDeath().announce(ONE);
        script.rule(ONE, 2, 60, Sanction.NONE, "mot mal lu");
        assertThat(script.game().results(script.game().round(ONE)).orElseThrow().solo())
                .isEmpty();
    }

    @Test
    void aToppingTimeStopsAtTheGuessThatScoresTheTop() {
        GameScript script = script(PlayForm.TOPPING, 60, "SEMAINE", "MINEES").seat(1, "Joueur 01");
        script.draw(ONE, "", "MEEISAN").event(new RackAnnounced(ONE));
        script.event(new ClockStarted(ONE, script.now().plusSeconds(60 - 12)));
        script.slip(ONE, 1, "SEMAINE", "H2");
        script.end(ONE).close(ONE).master(ONE, "H2", "SEMAINE", 70).announce(ONE);
        assertThat(time(script, 1)).isEqualTo(Duration.ofSeconds(12));

        script.play(TWO, "", "TTQUREA")
                .end(TWO)
                .close(TWO)
                .master(TWO, "3G", "TET", 20)
                .announce(TWO);
        assertThat(time(script, 1)).as("the limit and 20 s").isEqualTo(Duration.ofSeconds(12 + 60 + 20));
    }

    @Test
    void pausesAreNoPlayingTime() {
        PlayingTime time = PlayingTime.NONE
                .running(at(60), Duration.ofSeconds(60))
                .paused(Duration.ofSeconds(45))
                .running(at(145), Duration.ofSeconds(45));
        assertThat(time.elapsed(at(10))).isEqualTo(Duration.ofSeconds(10));
        assertThat(time.elapsed(at(90))).isEqualTo(Duration.ofSeconds(15));
        assertThat(time.elapsed(at(110))).isEqualTo(Duration.ofSeconds(25));
        assertThat(time.elapsed(at(500))).isEqualTo(Duration.ofSeconds(60));
        assertThat(PlayingTime.NONE.elapsed(at(3))).isZero();
    }

    private static Instant at(int second) {
        return Instant.EPOCH.plusSeconds(second);
    }

    /** 15 s played, 30 s added, paused; then 10 s more: 25 s of playing time, whatever the clock shows. */
    @Test
    void timeAddedIsNoTimePlayed() {
        PlayingTime time = PlayingTime.NONE
                .running(at(60), Duration.ofSeconds(60))
                .added(Duration.ofSeconds(30))
                .paused(Duration.ofSeconds(75))
                .running(at(175), Duration.ofSeconds(75));
        assertThat(time.elapsed(at(12))).isEqualTo(Duration.ofSeconds(12));
        assertThat(time.elapsed(at(50))).isEqualTo(Duration.ofSeconds(15));
        assertThat(time.elapsed(at(110))).isEqualTo(Duration.ofSeconds(25));
    }

    /** Ended early, then given back: the time between is not played. */
    @Test
    void timeGivenBackGoesOnFromWhereItEnded() {
        PlayingTime time = PlayingTime.NONE
                .running(at(60), Duration.ofSeconds(60))
                .stopped(at(20))
                .running(at(140), Duration.ofSeconds(40));
        assertThat(time.elapsed(at(90))).isEqualTo(Duration.ofSeconds(20));
        assertThat(time.elapsed(at(105))).isEqualTo(Duration.ofSeconds(25));
    }

    @Test
    void whoIsOutStaysOutUnderAnotherNameOrAtAnotherTable() {
        GameScript script = suddenDeath();
        script.announce(ONE);
        assertThat(seat(script, 3).out()).contains(ONE);
        script.seat(3, "Joueur 33");
        assertThat(seat(script, 3).out()).contains(ONE);
        assertThat(seat(script, 3).plays(TWO)).isFalse();
    }

    @Test
    void theLowestTimeWins() {
        GameScript script = script(PlayForm.TOPPING, 60, "SEMAINE", "MINEES");
        script.seat(1, "Joueur 01").seat(2, "Joueur 02").play(ONE, "", "MEEISAN");
        script.slip(ONE, 1, "MINEES", "H4");
        script.slip(ONE, 2, "SEMAINE", "H2");
        script.end(ONE).close(ONE).master(ONE, "H2", "SEMAINE", 70).announce(ONE);
        assertThat(Ranking.of(script.game()).lines())
                .extracting(line -> line.player().table().value())
                .containsExactly(2, 1);
    }

    private static Duration time(GameScript script, int table) {
        return script.game().totals(script.game().played()).get(table - 1).time();
    }

    /** Romanian practice: nobody has a valid move, the same letters again. */
    @Test
    void theSameLettersArePlayedAgain() {
        GameScript script = script(PlayForm.DUPLICATE, 180, "SEMAINE").seat(1, "Joueur 01");
        script.play(ONE, "", "MEEISAN").end(ONE).close(ONE).event(new GameEvent.LettersPlayedAgain(ONE));
        Round again = script.game().current();
        assertThat(again.number()).isEqualTo(ONE);
        assertThat(again.attempt()).isEqualTo(2);
        assertThat(again.kept().toString()).isEqualTo("AEEIMNS");
        assertThat(again.forbidden()).isEmpty();
    }

    @Test
    void aTableBelongsToTheCentreThatBeginsLastBeforeIt() {
        List<Centre> centres =
                List.of(new Centre("Rennes", new TableNumber(51)), new Centre("Nantes", new TableNumber(1)));
        assertThat(Centre.of(new TableNumber(50), centres).map(Centre::name)).contains("Nantes");
        assertThat(Centre.of(new TableNumber(51), centres).map(Centre::name)).contains("Rennes");
        assertThat(Centre.of(new TableNumber(51), List.of())).isEqualTo(Optional.empty());
    }

    /** Multiplex: 16 players in all, but one alone in each centre of fewer. */
    @Test
    void soloAndThresholdAreCountedInEachCentre() {
        List<Centre> centres =
                List.of(new Centre("Nantes", new TableNumber(1)), new Centre("Rennes", new TableNumber(17)));
        GameSettings settings = new GameSettings(Variant.NORMAL, 180, false, false, PlayForm.DUPLICATE, centres);
        GameScript script = new GameScript(
                Presets.ruleSet("fisf-2023").withSolosPerCentre(), settings, Set.of("SEMAINE", "MINEES")::contains);
        for (int table = 1; table <= 18; table++) {
            script.seat(table, "Joueur " + table);
        }
        script.play(ONE, "", "MEEISAN");
        for (int table = 1; table <= 18; table++) {
            script.slip(ONE, table, table == 1 || table == 17 ? "SEMAINE" : "MINEES", "H4");
        }
        script.end(ONE).close(ONE).master(ONE, "H2", "SEMAINE", 70).announce(ONE);

        List<PlayerTotal> totals = script.game().totals(script.game().played());
        assertThat(totals.get(0).solos()).isEqualTo(1);
        assertThat(totals.get(0).soloPoints().value()).as("16 in Nantes").isEqualTo(10);
        assertThat(totals.get(16).solos()).isEqualTo(1);
        assertThat(totals.get(16).soloPoints().value()).as("2 in Rennes").isZero();
    }

    @Test
    void aSlipOfAReplayedAttemptChangesNothing() {
        GameScript script = suddenDeath();
        Slip last = script.slips().get(script.slips().size() - 1);
        script.announce(ONE).event(new GameEvent.RoundCancelled(ONE, ONE, "chrono"));
        assertThat(script.game().with(last).current().slips()).isEmpty();
        assertThat(seat(script, 3).out()).as("in again").isEmpty();
        assertThat(script.game().exists(THREE)).isFalse();
    }

    @Test
    void aPausedToppingRoundGoesOnCounting() {
        GameScript script =
                script(PlayForm.TOPPING, 60, "SEMAINE").seat(1, "Joueur 01").draw(ONE, "", "MEEISAN");
        script.event(new RackAnnounced(ONE))
                .event(new ClockStarted(ONE, script.now().plusSeconds(60)))
                .event(new ClockPaused(ONE, Duration.ofSeconds(50)))
                .event(new ClockResumed(ONE, script.now().plusSeconds(30 + 50)));
        assertThat(script.game().current().elapsed(script.now().plusSeconds(35)))
                .isEqualTo(Duration.ofSeconds(15));
    }
}
