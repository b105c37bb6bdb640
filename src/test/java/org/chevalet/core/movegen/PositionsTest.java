package org.chevalet.core.movegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import org.chevalet.wiring.Presets;
import org.chevalet.words.EmbeddedLexicon;
import org.junit.jupiter.api.Test;

/** Positions of real duplicate play: tops, counts and score sums that four other engines agree on. */
class PositionsTest {

    private static final Comparator<Play> ORDER = Comparator.comparing(Play::points)
            .reversed()
            .thenComparing(play -> play.placement().coord())
            .thenComparing(play -> play.placement().spelling());

    private final MoveGenerator generator =
            new MoveGenerator(EmbeddedLexicon.french(), Presets.standardLayout(), Presets.frenchTiles());

    @Test
    void findsEveryTop() {
        List<Position> positions = Position.all();
        assertThat(positions).hasSize(258);
        for (Position position : positions) {
            Tops tops = generator.tops(position.board(), position.rack(), position.limits());

            assertThat(tops.points().value()).as(position.id()).isEqualTo(position.top());
            assertThat(tops.plays())
                    .as(position.id())
                    .extracting(play -> play.placement().toString())
                    .containsExactlyInAnyOrderElementsOf(position.tops());
            assertThat(tops.plays()).as(position.id()).isSortedAccordingTo(ORDER);
        }
    }

    @Test
    void findsEveryPlayOnceBestFirst() {
        for (Position position : Position.all()) {
            List<Play> plays = generator.plays(position.board(), position.rack(), position.limits());

            assertThat(plays).as(position.id()).hasSize(position.plays());
            assertThat(plays.stream().mapToLong(play -> play.points().value()).sum())
                    .as(position.id())
                    .isEqualTo(position.scoreSum());
            for (int next = 1; next < plays.size(); next++) {
                assertThat(ORDER.compare(plays.get(next - 1), plays.get(next)))
                        .as(position.id())
                        .isNegative();
            }
        }
    }
}
