package org.chevalet.formats;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.PlayerTotal;
import org.chevalet.core.game.RoundResults;
import org.chevalet.core.rules.SlipDetails;
import org.chevalet.core.rules.SlipMark;
import org.chevalet.tournament.WholeTournament;
import org.junit.jupiter.api.Test;

class TournamentDocumentTest {

    private static final byte[] SAMPLE = PublishedGames.bytes("/tournament-samples/tournoi-exemple.json");

    private static WholeTournament sample() {
        return TournamentDocument.read(SAMPLE).value();
    }

    private static Game game() {
        return sample().games().get(0).fold().value();
    }

    private static String refusal(String text) {
        return TournamentDocument.read(text.getBytes(UTF_8)).refusal().key();
    }

    @Test
    void readingAndWritingLosesNothing() {
        assertThat(TournamentDocument.write(sample())).isEqualTo(new String(SAMPLE, UTF_8));
    }

    @Test
    void aTournamentMadeAnewFoldsToItsSeal() {
        WholeTournament made = SampleTournamentMaker.make();
        assertThat(SealedTotals.differences(made.games().get(0).fold().value())).isEmpty();
        assertThat(TournamentDocument.read(TournamentDocument.write(made).getBytes(UTF_8))
                        .value())
                .isEqualTo(made);
    }

    @Test
    void theSampleFoldsToItsSealedTotals() {
        Game game = game();
        assertThat(game.finished()).isPresent();
        assertThat(SealedTotals.differences(game)).isEmpty();
    }

    @Test
    void aSealThatDisagreesIsTold() {
        String changed = new String(SAMPLE, UTF_8).replaceFirst("\"totals\":\\{\"1\":\\d+", "\"totals\":{\"1\":1");
        Game game = TournamentDocument.read(changed.getBytes(UTF_8))
                .value()
                .games()
                .get(0)
                .fold()
                .value();
        List<SealedTotals.Difference> differences = SealedTotals.differences(game);
        assertThat(differences).hasSize(1);
        assertThat(differences.get(0).table()).isEqualTo(1);
        assertThat(differences.get(0).sealed()).isEqualTo(1);
        assertThat(differences.get(0).computed()).isGreaterThan(1);
    }

    @Test
    void theSampleShowsWhatCanHappenInAGame() {
        Game game = game();
        List<PlayerTotal> totals = game.totals(game.played());
        assertThat(game.played()).hasSizeBetween(15, 30);
        assertThat(totals).hasSize(19);
        assertThat(totals)
                .as("solos")
                .anyMatch(total -> total.solos() > 0 && total.soloPoints().value() > 0);
        assertThat(totals)
                .as("warnings that cost")
                .anyMatch(total -> total.warningCost().value() > 0);
        assertThat(totals.stream().map(PlayerTotal::total).distinct().count())
                .as("a shared rank")
                .isLessThan(19);
        assertThat(game.seats())
                .as("a late joiner")
                .anyMatch(seat -> seat.since().value() > 1);
        assertThat(game.played().stream().map(round -> game.results(round).orElseThrow()))
                .as("nils")
                .anyMatch(results -> results.all().stream()
                        .anyMatch(result -> result.slip().isPresent()
                                && result.verdict().paid().value() == 0));
        assertThat(game.played().stream().map(round -> game.results(round).orElseThrow()))
                .map(RoundResults::solo)
                .anyMatch(java.util.Optional::isPresent);
    }

    @Test
    void refusesWhatIsNotItsOwn() {
        assertThat(refusal("bonjour")).isEqualTo("document.not-json");
        assertThat(refusal("")).isEqualTo("document.not-json");
        assertThat(refusal("{}")).isEqualTo("document.not-ours");
        assertThat(refusal("[1, 2]")).isEqualTo("document.not-ours");
        assertThat(refusal("{\"format\":\"chevalet-tournament\",\"version\":99}"))
                .isEqualTo("document.newer");
        assertThat(refusal("{\"format\":\"chevalet-tournament\",\"version\":1}"))
                .isEqualTo("document.malformed");
        assertThat(refusal("[".repeat(5000))).isEqualTo("document.not-json");
    }

    @Test
    void aJournalThatCannotBeIsRefused() {
        String text = new String(SAMPLE, UTF_8);
        String twice = text.replaceFirst("(\\{\"number\":30,[^\n]*\n)", "$1$1");
        Refusal refusal = TournamentDocument.read(twice.getBytes(UTF_8))
                .value()
                .games()
                .get(0)
                .fold()
                .refusal();
        assertThat(refusal.key()).isEqualTo("document.journal");
        assertThat(refusal.args()).containsExactly(31);
    }

    @Test
    void aDocumentCutShortNeverThrows() {
        for (int length = 0; length < SAMPLE.length; length += 97) {
            assertThat(TournamentDocument.read(Arrays.copyOf(SAMPLE, length)).isAccepted())
                    .isFalse();
        }
    }

    /** The sample with something noted about its first slip. */
    private static String noted(String details) {
        return new String(SAMPLE, UTF_8)
                .replaceFirst("(\"id\":1,[^\n]*)\"source\":", "$1\"details\":" + details + ",\"source\":");
    }

    @Test
    void whatWasNotedAboutASlipComesBack() {
        String text = noted("{\"direction\":\"DOWN\",\"connecting\":[{\"along\":4,\"aside\":-1,\"symbol\":\"V\"}],"
                + "\"marks\":[\"HARD_TO_READ\"],\"others\":[{\"word\":\"TU\",\"reference\":\"H8\",\"claim\":\"given\","
                + "\"score\":4,\"details\":{\"marks\":[\"CROSSED_OUT\"]}}]}");
        WholeTournament read = TournamentDocument.read(text.getBytes(UTF_8)).value();
        SlipDetails details =
                read.games().get(0).slips().get(0).slip().written().details();
        assertThat(details.marks()).containsExactly(SlipMark.HARD_TO_READ);
        assertThat(details.others()).hasSize(1);
        assertThat(TournamentDocument.write(read)).isEqualTo(text);
    }

    @Test
    void detailsThatCannotBeAreRefusedWithTheirPlace() {
        for (String details : List.of(
                "{\"connecting\":[{\"along\":1,\"aside\":1,\"symbol\":\"é\"}]}",
                "{\"connecting\":[null]}",
                "{\"marks\":[\"LOUD\"]}",
                "{\"others\":[{\"word\":\"TU\",\"reference\":\"\",\"claim\":\"perhaps\"}]}",
                "{\"others\":[{\"reference\":\"\",\"claim\":\"missing\"}]}",
                "{\"others\":[{\"word\":\"" + "X".repeat(5000) + "\",\"reference\":\"\",\"claim\":\"missing\"}]}",
                "7")) {
            var answer = TournamentDocument.read(noted(details).getBytes(UTF_8));
            assertThat(answer.isAccepted()).as(details).isFalse();
            assertThat(answer.refusal().key()).as(details).isEqualTo("document.malformed");
            assertThat(answer.refusal().args().toString()).as(details).contains("/slips[1]");
        }
    }
}
