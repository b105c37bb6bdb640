package org.chevalet.formats;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.chevalet.core.game.Game;
import org.chevalet.tournament.WholeTournament;
import org.chevalet.wiring.Presets;
import org.chevalet.words.EmbeddedLexicon;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GamePublicationTest {

    private static final Instant NOW = Instant.parse("2026-01-18T14:00:00Z");

    private static Game opened(String resource) {
        WholeTournament whole = new AnyTournamentReader(Presets.ruleSet("fisf-2023"), EmbeddedLexicon.french(), NOW)
                .read(PublishedGames.bytes(resource), "Partie")
                .value();
        return whole.games().get(0).fold().value();
    }

    @Test
    void aFinishedGameIsPublishedAndAcceptedBack() {
        Game game = opened("/tournament-samples/tournoi-exemple.json");
        String text = PublishedGameWriter.write(GamePublication.of(game, "Tournoi d’été\n& « Cie »"));
        CheckedGame checked = PublishedGames.check().check(PublishedGames.read(text));
        assertThat(checked.findings()).isEmpty();
        assertThat(checked.rounds()).hasSize(game.played().size());
        assertThat(text).startsWith("# source: Chevalet, Tournoi d’été & « Cie »\n");
    }

    /** Published, opened as a game, published again: the same moves, points and totals. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/tournament-samples/club-hiersac-2018-07-07.txt",
                "/tournament-samples/club-hiersac-2022-01-21-joker.txt",
                "/tournament-samples/club-hiersac-2022-05-11-joker.txt",
                "/games/eliot-dup-7sur8.txt",
                "/games/eliot-dup-explosive.txt"
            })
    void aPublishedGameOpenedAsAGameIsTheSameGame(String resource) {
        PublishedGame before = PublishedGames.game(resource);
        Game game = opened(resource);
        PublishedGame after = GamePublication.of(game, "Partie");
        assertThat(game.finished()).isPresent();
        assertThat(after.variant()).isEqualTo(before.variant());
        assertThat(after.rounds())
                .extracting(PublishedRound::draw)
                .isEqualTo(before.rounds().stream().map(PublishedRound::draw).toList());
        assertThat(after.rounds())
                .extracting(PublishedRound::points)
                .isEqualTo(before.rounds().stream().map(PublishedRound::points).toList());
        assertThat(PublishedGames.check().check(after).isConsistent()).isTrue();
    }

    @Test
    void aPublishedGameThatContradictsItselfIsNotOpened() {
        byte[] wrong = PublishedGames.text(PublishedGames.NORMAL)
                .replace("|G8|68|", "|G8|69|")
                .getBytes(UTF_8);
        assertThat(new AnyTournamentReader(Presets.ruleSet("fisf-2023"), EmbeddedLexicon.french(), NOW)
                        .read(wrong, "Partie")
                        .refusal()
                        .args())
                .containsExactly(2);
    }
}
