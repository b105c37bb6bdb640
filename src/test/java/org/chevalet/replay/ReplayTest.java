package org.chevalet.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Score;
import org.chevalet.core.board.Scorer;
import org.chevalet.formats.GameFiles;
import org.chevalet.formats.ReplayableGame;
import org.chevalet.replay.Replay.Judged;
import org.chevalet.replay.Replay.Standing;
import org.chevalet.words.EmbeddedLexicon;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReplayTest {

    private static final String NORMAL = "/tournament-samples/club-hiersac-2018-07-07.txt";
    private static final String JOKER = "/eliot/arbitration-joker-4players.xml";

    private static Replay replay(String file) {
        return Replay.of(GameFiles.game(file), EmbeddedLexicon.french());
    }

    private static Placement published(Replay replay, int round) {
        return replay.rounds().get(round - 1).turn().move().orElseThrow().placement();
    }

    private static List<Integer> playTheTops(Replay replay) {
        List<Integer> points = new ArrayList<>();
        for (int round = 1; round <= replay.rounds().size(); round++) {
            Judged judged = replay.judge(round, published(replay, round));
            assertThat(judged.counts()).as("round " + round).isTrue();
            points.add(judged.points());
        }
        return points;
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
    void whoPlaysEveryTopEndsWithTheTotalOfTheGame(String file) {
        Replay replay = replay(file);
        Standing standing = replay.standing(playTheTops(replay));
        assertThat(standing.total()).isEqualTo(replay.game().total());
        assertThat(standing.percent()).isEqualTo(100);
        assertThat(standing.topsFound()).isEqualTo(replay.rounds().size());
        assertThat(standing.missedScrabbles()).isZero();
        assertThat(standing.losses()).containsOnly(0);
        assertThat(standing.rank()).isEqualTo(1);
    }

    @Test
    void whoPlaysNothingLosesEverythingAndComesLast() {
        Replay replay = replay(GameFiles.ARBITRATION);
        Standing standing = replay.standing(Collections.nCopies(22, 0));
        assertThat(standing.total()).isZero();
        assertThat(standing.losses().stream().mapToInt(Integer::intValue).sum()).isEqualTo(870);
        assertThat(standing.rank()).isEqualTo(19);
        assertThat(standing.among()).isEqualTo(19);
        assertThat(standing.missedScrabbles()).isPositive();
    }

    @Test
    void aTotalIsRankedAmongThoseWhoPlayed() {
        Replay replay = replay(GameFiles.ARBITRATION);
        List<Integer> points = new ArrayList<>(Collections.nCopies(22, 0));
        points.set(0, 667);
        assertThat(replay.standing(points).rank()).isEqualTo(5);
    }

    @Test
    void theFieldTellsHowManyFoundTheTop() {
        Replay replay = replay(JOKER);
        assertThat(replay.fieldFound(1)).contains(1);
        assertThat(replay.fieldFound(2)).contains(3);
        assertThat(replay(NORMAL).fieldFound(1)).isEmpty();
    }

    @Test
    void anotherValidMoveIsWorthItsScoreAndLosesTheRest() {
        Replay replay = replay(NORMAL);
        Judged judged = replay.judge(2, Placement.of("G8", "LLOSE"));
        assertThat(judged.counts()).isFalse();
        assertThat(judged.unknown()).isNotEmpty();
        Score second = new Scorer(
                        replay.game().layout(),
                        replay.game().tiles(),
                        replay.game().variant().limits())
                .score(
                        replay.rounds().get(1).turn().board(),
                        replay.rounds().get(1).plays().get(5).placement())
                .value();
        assertThat(replay.judge(2, second.placement()).points())
                .isEqualTo(second.points().value());
    }

    @Test
    void whatDoesNotFitOrIsNotInTheRackIsWorthNothingAndSaysWhy() {
        Replay replay = replay(NORMAL);
        assertThat(replay.judge(2, Placement.of("A1", "MOL"))
                        .why()
                        .orElseThrow()
                        .key())
                .isEqualTo("placement.not-connected");
        assertThat(replay.judge(2, Placement.of("G8", "ZOO"))
                        .why()
                        .orElseThrow()
                        .key())
                .isEqualTo("master.not-in-rack");
    }

    @Test
    void inTheFirstRoundAWordIsWorthItsMaximumWhereverItIsLaid() {
        Replay replay = replay(NORMAL);
        assertThat(replay.judge(1, Placement.of("H8", "ChACUNE")).points()).isEqualTo(76);
        assertThat(replay.judge(1, Placement.of("8H", "ChACUNE")).points()).isEqualTo(76);
    }

    @Test
    void thePublishedTopCountsWhateverTodaysListSaysAndIsMarked() {
        Replay replay = replay(JOKER);
        ReplayRound round = replay.rounds().stream()
                .filter(candidate -> !candidate.changed().isEmpty())
                .findFirst()
                .orElseThrow();
        Placement top = round.turn().move().orElseThrow().placement();
        assertThat(replay.judge(round.turn().number(), top).points()).isEqualTo(round.reference());
        assertThat(round.plays()).anyMatch(play -> play.placement().equals(top));
    }

    @Test
    void hintsTellAsMuchAsIsAsked() {
        Replay replay = replay(NORMAL);
        Replay.Hints hints = replay.hints(1).orElseThrow();
        assertThat(hints.scrabble()).isTrue();
        assertThat(hints.topLength()).isEqualTo(7);
        assertThat(hints.startingSquare()).isEqualTo("H4");
        assertThat(replay.hints(21).orElseThrow().scrabble()).isFalse();
    }

    @Test
    void aGameInTurnsHasItsBoardsAndIsNotPlayed() {
        ReplayableGame game = GameFiles.game("/eliot/freegame-2ai.xml");
        assertThat(game.canBePlayed()).isFalse();
        assertThat(Replay.of(game, EmbeddedLexicon.french()).rounds()).hasSize(23);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/tournament-samples/club-hiersac-2018-07-07.txt",
                "/tournament-samples/club-hiersac-2022-01-21-joker.txt",
                "/eliot/arbitration-joker-4players.xml"
            })
    void allSolutionsOfAWholeGameAreFoundQuickly(String file) {
        ReplayableGame game = GameFiles.game(file);
        Replay.of(game, EmbeddedLexicon.french());
        long start = System.nanoTime();
        Replay replay = Replay.of(game, EmbeddedLexicon.french());
        int plays =
                replay.rounds().stream().mapToInt(round -> round.plays().size()).sum();
        assertThat(plays).isPositive();
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(5));
    }
}
