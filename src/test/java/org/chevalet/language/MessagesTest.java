package org.chevalet.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Coord;
import org.chevalet.core.board.Notation;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.board.Scorer;
import org.chevalet.wiring.Presets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MessagesTest {

    private static final Pattern BLANK = Pattern.compile("\\{\\d");

    static java.util.List<String> rooms() {
        return Messages.ROOMS;
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void everySentenceExistsInBothLanguagesWithTheSameBlanks(String room) {
        var french = Messages.in(Language.FR).room(room);
        var english = Messages.in(Language.EN).room(room);
        assertThat(english.keySet()).isEqualTo(french.keySet());
        french.forEach((key, sentence) ->
                assertThat(blanks(sentence)).as(key).isEqualTo(blanks(english.getOrDefault(key, ""))));
    }

    private static TreeSet<String> blanks(String sentence) {
        return BLANK.matcher(sentence)
                .results()
                .map(MatchResult::group)
                .collect(java.util.stream.Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void apostrophesAreTypographic(String room) {
        for (Language language : Language.values()) {
            assertThat(Messages.in(language).room(room))
                    .allSatisfy((key, sentence) -> assertThat(sentence).as(key).doesNotContain("'"));
        }
    }

    /** Where a word begins and which way it goes has one name on English pages. */
    @ParameterizedTest
    @MethodSource("rooms")
    void aPositionIsCalledNothingElseInEnglish(String room) {
        assertThat(Messages.in(Language.EN).room(room))
                .allSatisfy((key, sentence) -> assertThat(sentence)
                        .as(key)
                        .doesNotContainIgnoringCase("reference")
                        .doesNotContain("Ref."));
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void noKeyIsWrittenTwice(String room) throws IOException {
        for (Language language : Language.values()) {
            String path = "/messages/" + room + "_" + language.code() + ".properties";
            try (InputStream in = MessagesTest.class.getResourceAsStream(path)) {
                assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8)
                                .lines()
                                .filter(line -> line.matches("[^#\\s][^=]*=.*"))
                                .map(line -> line.substring(0, line.indexOf('='))))
                        .doesNotHaveDuplicates();
            }
        }
    }

    @Test
    void blanksAreFilledWithPlainNumbers() {
        assertThat(Messages.in(Language.FR).text("placement.off-edge", "MOLLIES", 1234, "H10"))
                .isEqualTo("MOLLIES dépasse de la grille à partir de H10 (cases en trop : 1234).");
    }

    @Test
    void referencesAreWrittenAsTheGameHasThem() {
        Messages french = Messages.in(Language.FR);
        Messages ofAnEnglishGame = french.by(Notation.NUMBER_FIRST);
        Refusal clash = new Scorer(Presets.standardLayout(), Presets.englishTiles(), PlayLimits.NORMAL)
                .score(Board.empty().with(Placement.of("H4", "CAT")), Placement.of("4H", "DOG"))
                .refusal();

        assertThat(french.text(clash)).contains("H4").doesNotContain("8D");
        assertThat(ofAnEnglishGame.text(clash)).contains("8D").doesNotContain("H4");
        assertThat(ofAnEnglishGame.text(Notation.NUMBER_FIRST.read("huit").refusal()))
                .contains("8D (horizontal) ou D8 (vertical)");
        assertThat(french.text(Coord.parse("huit").refusal())).contains("H4 (horizontal) ou 4H (vertical)");
    }
}
