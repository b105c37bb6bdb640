package org.chevalet.core.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.chevalet.core.tile.TileSet;
import org.chevalet.wiring.Presets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class NotationTest {

    @Test
    void theTilesOfTheGameDecide() {
        assertThat(Notation.of(Presets.frenchTiles())).isEqualTo(Notation.LETTER_FIRST);
        assertThat(Notation.of(Presets.englishTiles())).isEqualTo(Notation.NUMBER_FIRST);
        assertThat(Notation.of(new TileSet("own", Presets.englishTiles().kinds())))
                .isEqualTo(Notation.LETTER_FIRST);
    }

    /** Across and down from the middle, and from squares where rows and columns cannot be confused. */
    @ParameterizedTest
    @CsvSource({
        "7, 7, ACROSS, H8, 8H", "7, 7, DOWN, 8H, H8",
        "7, 3, ACROSS, H4, 8D", "7, 3, DOWN, 4H, D8",
        "0, 14, ACROSS, A15, 1O", "0, 14, DOWN, 15A, O1",
        "14, 0, ACROSS, O1, 15A", "14, 0, DOWN, 1O, A15"
    })
    void theSameMoveIsWrittenTheOtherWayRound(int row, int column, Direction way, String french, String english) {
        Coord coord = new Coord(row, column, way);

        assertThat(Notation.LETTER_FIRST.written(coord)).isEqualTo(french);
        assertThat(Notation.NUMBER_FIRST.written(coord)).isEqualTo(english);
        assertThat(Notation.LETTER_FIRST.read(french).value()).isEqualTo(coord);
        assertThat(Notation.NUMBER_FIRST.read(english).value()).isEqualTo(coord);
        assertThat(coord).as("kept in one form").hasToString(french);
        assertThat(Notation.NUMBER_FIRST.rewritten(french)).isEqualTo(english);
    }

    @ParameterizedTest
    @EnumSource
    void everythingWrittenIsReadBack(Notation notation) {
        for (int index = 0; index < 225; index++) {
            for (Direction way : Direction.values()) {
                Coord coord = new Coord(index / 15, index % 15, way);
                assertThat(notation.read(notation.written(coord)).value()).isEqualTo(coord);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"8d", " 8 D ", "8/D", "8-D", "08D"})
    void caseAndSeparatorsDoNotMatter(String typed) {
        assertThat(Notation.NUMBER_FIRST.read(typed).value()).isEqualTo(new Coord(7, 3, Direction.ACROSS));
    }

    @ParameterizedTest
    @CsvSource({
        "16H, coord.off-board",
        "8P, coord.off-board",
        "H0, coord.off-board",
        "H, coord.format",
        "88H8, coord.format"
    })
    void whatIsNoReferenceIsRefused(String typed, String key) {
        assertThat(Notation.NUMBER_FIRST.read(typed).refusal().key()).isEqualTo(key);
        assertThat(Notation.NUMBER_FIRST.rewritten(typed))
                .as("kept as it was written")
                .isEqualTo(typed);
    }

    @Test
    void englishRowsAreNumbersAndColumnsLetters() {
        assertThat(Notation.NUMBER_FIRST.row(7) + " " + Notation.NUMBER_FIRST.column(3))
                .isEqualTo("8 D");
        assertThat(Notation.LETTER_FIRST.row(7) + " " + Notation.LETTER_FIRST.column(3))
                .isEqualTo("H 4");
        assertThat(Notation.NUMBER_FIRST.written(new Square(7, 3))).isEqualTo("8D");
    }

    @Test
    void aMoveIsItsReferenceAndItsWord() {
        assertThat(Placement.of("4H", "CAT").in(Notation.NUMBER_FIRST)).isEqualTo("D8 CAT");
        assertThat(Placement.of("4H", "CAT").in(Notation.LETTER_FIRST)).isEqualTo("4H CAT");
    }
}
