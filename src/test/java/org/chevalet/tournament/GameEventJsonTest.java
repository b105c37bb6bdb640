package org.chevalet.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chevalet.core.board.Placement;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.lexicon.LexiconIdentity;
import org.chevalet.core.rules.Assistance;
import org.chevalet.core.rules.Centre;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.PlayForm;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RankingShown;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Sanction;
import org.chevalet.core.rules.SlipId;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.core.rules.TabletSettings;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Points;
import org.chevalet.core.tile.Rack;
import org.chevalet.language.Language;
import org.chevalet.language.Messages;
import org.chevalet.wiring.Presets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GameEventJsonTest {

    private static final RoundNumber ROUND = new RoundNumber(3);
    private static final PlayerId PLAYER = new PlayerId(17);
    private static final Instant AT = Instant.parse("2026-03-01T14:05:06.789Z");
    private static final Draw DRAW =
            new Draw(Rack.ofText("EA").tiles(), Rack.ofText("S?R").tiles(), false);

    private static final GameSettings UNUSUAL_TABLETS = new GameSettings(
            Variant.NORMAL,
            120,
            true,
            false,
            PlayForm.DUPLICATE,
            List.of(),
            new TabletSettings(
                    Assistance.AS_PAPER,
                    false,
                    3,
                    20,
                    false,
                    false,
                    true,
                    true,
                    new RankingShown(RankingShown.When.EVERY_SOME, 5)));

    static Stream<GameEvent> everyEvent() {
        return Stream.of(
                new GameEvent.GameOpened(
                        Presets.ruleSet("booklet"),
                        new GameSettings(
                                Variant.SEVEN_EIGHT_NINE,
                                150,
                                true,
                                true,
                                PlayForm.SUDDEN_DEATH,
                                List.of(new Centre("Nantes", new TableNumber(1)))),
                        new LexiconIdentity("Liste du club", 407781, "ab12")),
                new GameEvent.PlayerSeated(PLAYER, new TableNumber(7), "Zoé <b>« O’Neil » & \"fils\"</b>"),
                new GameEvent.PlayerLeft(PLAYER),
                new GameEvent.ExtraTimeGiven(PLAYER, Duration.ofSeconds(60), "vue basse"),
                new GameEvent.LateSlipDecided(
                        ROUND, PLAYER, new SlipId(12), true, Map.of("OS", true), "coupure vue par tous"),
                new GameEvent.RackDrawn(ROUND, DRAW, true),
                new GameEvent.RackRejected(
                        ROUND, new Draw(List.of(), DRAW.rack().tiles(), true), true),
                new GameEvent.RackAnnounced(ROUND),
                new GameEvent.ClockStarted(ROUND, AT),
                new GameEvent.ClockPaused(ROUND, Duration.ofMillis(72_345)),
                new GameEvent.ClockResumed(ROUND, AT),
                new GameEvent.TimeAdded(ROUND, Duration.ofSeconds(30)),
                new GameEvent.TimeEnded(ROUND, AT, true),
                new GameEvent.RoundClosed(
                        ROUND,
                        Map.of(PLAYER, new SlipId(5_000_000_000L), new PlayerId(2), new SlipId(1)),
                        Map.of("CHACUNE", true, "ZZ", false)),
                new GameEvent.SlipReplaced(ROUND, PLAYER, Optional.of(new SlipId(9)), Map.of("OS", true), "retapé"),
                new GameEvent.SlipReplaced(ROUND, PLAYER, Optional.empty(), Map.of(), "bulletin blanc"),
                new GameEvent.SlipRuled(ROUND, PLAYER, new Points(31), Sanction.PENALTY, "mal écrit"),
                new GameEvent.ReadingChosen(
                        ROUND, PLAYER, Placement.of("10F", "VeRBE"), new Points(25), Sanction.PENALTY, "lu ailleurs"),
                new GameEvent.AverageGranted(ROUND, PLAYER, Optional.of(new Points(20)), "billet égaré"),
                new GameEvent.AverageGranted(ROUND, PLAYER, Optional.empty(), "faute de l’arbitre"),
                new GameEvent.RulingLifted(ROUND, PLAYER),
                new GameEvent.PlayerWarned(ROUND, PLAYER, "a parlé"),
                new GameEvent.WarningLifted(ROUND, PLAYER),
                new GameEvent.MasterMoveChosen(
                        ROUND, Placement.of("4H", "ChACUNE"), new Points(76), new Points(78), "master.only"),
                new GameEvent.SolutionAnnounced(ROUND),
                new GameEvent.RoundCancelled(ROUND, ROUND, "chrono"),
                new GameEvent.RoundCancelled(ROUND, new RoundNumber(5), "mot faux"),
                new GameEvent.GameFinished("end.ALL_PLACED", Map.of(PLAYER, new Points(-5)), "1.0.0"),
                new GameEvent.LettersPlayedAgain(ROUND),
                new GameEvent.TiesSettled(List.of(PLAYER, new PlayerId(2)), "mort subite"),
                new GameEvent.GameReopened("arrêtée par erreur"),
                new GameEvent.RackCorrected(ROUND, DRAW, Map.of("OS", true), "S pris pour un Z"),
                new GameEvent.RoundCorrected(
                        ROUND,
                        DRAW,
                        Placement.of("4H", "ChACUNE"),
                        new Points(76),
                        new Points(78),
                        Map.of(new RoundNumber(5), new Points(60)),
                        Map.of("OS", false),
                        "mal posé"),
                new GameEvent.SettingsChanged(new GameSettings(Variant.NORMAL, 120, true, false), "temps oublié"),
                new GameEvent.SettingsChanged(UNUSUAL_TABLETS, "partie officielle"),
                new GameEvent.WordRuled("COVIDE", Optional.of(true), Map.of("OS", true), "liste nouvelle"),
                new GameEvent.WordRuled("COVIDE", Optional.empty(), Map.of(), "erreur"),
                new GameEvent.AnnouncementWithdrawn(ROUND),
                new GameEvent.TimeGivenBack(ROUND, Duration.ofSeconds(40)),
                new GameEvent.SlipWithdrawn(ROUND, PLAYER, new SlipId(12)),
                new GameEvent.ReceptionReopened(ROUND),
                new GameEvent.SolutionWithdrawn(ROUND),
                new GameEvent.ActionUndone(40, 41, 45));
    }

    @ParameterizedTest
    @MethodSource("everyEvent")
    void anEventReadsBackAsItWasWritten(GameEvent event) {
        assertThat(GameEventJson.read(GameEventJson.write(event)).value()).isEqualTo(event);
    }

    @Test
    void everyKindOfEventIsTried() {
        assertThat(everyEvent().map(Object::getClass).collect(Collectors.toSet()))
                .containsAll(leaves(GameEvent.class).toList());
    }

    private static Stream<Class<?>> leaves(Class<?> type) {
        return type.isSealed()
                ? Arrays.stream(type.getPermittedSubclasses()).flatMap(GameEventJsonTest::leaves)
                : Stream.of(type);
    }

    @Test
    void theShapeInFilesIsPlain() {
        GameEventJson.Written written = GameEventJson.write(new GameEvent.MasterMoveChosen(
                ROUND, Placement.of("4H", "ChACUNE"), new Points(76), new Points(76), "master.only"));

        assertThat(written.type()).isEqualTo("master-move-chosen");
        assertThat(written.version()).isEqualTo(1);
        assertThat(written.body())
                .isEqualTo("{\"placement\":{\"coord\":\"4H\",\"spelling\":\"ChACUNE\"},\"points\":76,"
                        + "\"reason\":\"master.only\",\"round\":3,\"top\":76}");
        assertThat(GameEventJson.write(new GameEvent.RackDrawn(ROUND, DRAW, false))
                        .body())
                .isEqualTo("{\"draw\":{\"drawn\":[\"R\",\"S\",\"?\"],\"kept\":[\"A\",\"E\"],\"rejected\":false},"
                        + "\"round\":3,\"typed\":false}");
    }

    @Test
    void whatHasNothingNewToSayKeepsItsFirstShape() {
        GameEvent duplicate = new GameEvent.GameOpened(
                Presets.ruleSet("fisf-2023"),
                new GameSettings(Variant.JOKER, 120, true, false),
                new LexiconIdentity("Liste du club", 407781, "ab12"));
        assertThat(GameEventJson.write(duplicate).version()).isEqualTo(1);
        assertThat(GameEventJson.write(duplicate).body()).doesNotContain("form\"", "centres");

        GameEvent changed = new GameEvent.SettingsChanged(new GameSettings(Variant.NORMAL, 120, true, false), "");
        assertThat(GameEventJson.write(changed).version()).isEqualTo(1);
        assertThat(GameEventJson.write(changed).body()).doesNotContain("tablets");
        GameEvent unusual = new GameEvent.SettingsChanged(UNUSUAL_TABLETS, "");
        assertThat(GameEventJson.write(unusual).version()).isEqualTo(2);

        GameEvent alone = new GameEvent.RoundCancelled(ROUND, ROUND, "chrono");
        assertThat(GameEventJson.write(alone))
                .isEqualTo(new GameEventJson.Written("round-cancelled", 1, "{\"reason\":\"chrono\",\"round\":3}"));
        GameEvent through = new GameEvent.RoundCancelled(ROUND, new RoundNumber(5), "chrono");
        assertThat(GameEventJson.write(through).version()).isEqualTo(2);
    }

    @Test
    void aNewerVersionIsRefusedInWords() {
        var answer = GameEventJson.read(new GameEventJson.Written("rack-announced", 2, "{\"round\":3}"));

        assertThat(answer.refusal().key()).isEqualTo("journal.newer-version");
        assertThat(Messages.in(Language.EN).text(answer.refusal())).contains("newer version", "rack-announced");
    }

    @Test
    void anUnknownTypeAndAMalformedBodyAreRefused() {
        assertThat(GameEventJson.read(new GameEventJson.Written("rack-sung", 1, "{}"))
                        .refusal()
                        .key())
                .isEqualTo("journal.unknown-type");
        for (String body : List.of(
                "{",
                "[]",
                "{}",
                "{\"round\":null}",
                "{\"round\":\"x\"}",
                "{\"round\":0}",
                "{\"round\":1,\"colour\":2}")) {
            assertThat(GameEventJson.read(new GameEventJson.Written("rack-announced", 1, body))
                            .refusal()
                            .key())
                    .as(body)
                    .isEqualTo("journal.malformed");
        }
    }

    @Test
    void equalEventsAreWrittenTheSame() {
        Map<String, Boolean> words = new TreeMap<>(Map.of("OS", true, "AS", true, "UN", false));
        var one = new GameEvent.RoundClosed(ROUND, Map.of(), words);
        var other = new GameEvent.RoundClosed(ROUND, Map.of(), Map.copyOf(words));

        assertThat(GameEventJson.write(one)).isEqualTo(GameEventJson.write(other));
    }
}
