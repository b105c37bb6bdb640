package org.chevalet.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Placement;
import org.chevalet.formats.GameFiles;
import org.chevalet.formats.ReplayableGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReplayTest {

    private static final String NORMAL = "/tournament-samples/club-hiersac-2018-07-07.txt";
    private static final String JOKER = "/eliot/arbitration-joker-4players.xml";

    private static Replay replay(String file) {
        return Replay.of(GameFiles.game(file));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/tournament-samples/club-hiersac-2018-07-07.txt",
                "/tournament-samples/club-hiersac-2022-01-21-joker.txt",
                "/tournament-samples/club-hiersac-2022-05-11-joker.txt",
                "/tournament-samples/tournoi-exemple.json",
                "/games/eliot-arbitration.txt",
                "/games/eliot-dup-7sur8.txt",
                "/games/eliot-dup-explosive.txt",
                "/eliot/arbitration-18players-named.xml",
                "/eliot/arbitration-joker-4players.xml",
                "/eliot/duplicate-explosive-2ai.xml"
            })
    void everyPublishedMoveIsAmongTheSolutionsWithItsPointsWhichAddUpToTheTotalOfTheGame(String file) {
        Replay replay = replay(file);
        int total = 0;
        for (ReplayRound round : replay.rounds()) {
            Placement published = round.turn().move().orElseThrow().placement();
            assertThat(worth(round, published)).as(published.toString()).contains(round.reference());
            total += round.reference();
        }
        assertThat(total).isEqualTo(replay.game().total());
    }

    /** What a move pays; none when it cannot be played. One tile that makes words both ways is one move. */
    private static Optional<Integer> worth(ReplayRound round, Placement move) {
        Board board = round.turn().board();
        return round.plays().stream()
                .filter(play -> board.isEmpty()
                        ? play.placement().equals(move)
                        : board.with(play.placement()).equals(board.with(move)))
                .map(play -> play.points().value())
                .findFirst();
    }

    @Test
    void aWordThatIsNotAdmittedIsNoSolution() {
        ReplayRound second = replay(NORMAL).rounds().get(1);
        assertThat(worth(second, Placement.of("G8", "LLOSE"))).isEmpty();
        assertThat(worth(second, Placement.of("A1", "MOL"))).isEmpty();
    }

    @Test
    void inTheFirstRoundOnlyMovesThatLieAcrossAreSolutions() {
        ReplayRound first = replay(NORMAL).rounds().get(0);
        assertThat(worth(first, Placement.of("H4", "ChACUNE"))).contains(76);
        assertThat(worth(first, Placement.of("4H", "ChACUNE"))).isEmpty();
    }

    @Test
    void thePublishedTopCountsWhateverTodaysListSaysAndIsMarked() {
        ReplayRound round = replay(JOKER).rounds().stream()
                .filter(candidate -> !candidate.changed().isEmpty())
                .findFirst()
                .orElseThrow();
        Placement top = round.turn().move().orElseThrow().placement();
        assertThat(worth(round, top)).contains(round.reference());
    }

    @Test
    void aGameInTurnsHasItsBoardsAndIsNotPlayed() {
        ReplayableGame game = GameFiles.game("/eliot/freegame-2ai.xml");
        assertThat(game.canBePlayed()).isFalse();
        assertThat(Replay.of(game).rounds()).hasSize(23);
    }
}
