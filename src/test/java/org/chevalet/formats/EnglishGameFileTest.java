package org.chevalet.formats;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chevalet.core.board.Coord;
import org.chevalet.core.board.Notation;
import org.chevalet.core.board.Placement;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.language.Language;
import org.chevalet.language.Messages;
import org.chevalet.wiring.Presets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * English games in text. Read by the other notation a game is mirrored and nothing in it looks wrong, so the file has to
 * say which one it has.
 */
class EnglishGameFileTest {

    private static final String MOVES = "1|HOLIDAY|HOLIDAY|8D|86|86\n2|EINRSTA|RETAINS|G4|9|95\n";
    private static final String AS_IN_FRENCH = "1|HOLIDAY|HOLIDAY|H4|86|86\n2|EINRSTA|RETAINS|7D|9|95\n";

    private static List<String> moves(PublishedGame game) {
        return game.rounds().stream()
                .flatMap(round -> round.move().stream())
                .map(Placement::toString)
                .toList();
    }

    private static PublishedGame read(String text) {
        return PublishedGames.read(text);
    }

    private static List<String> findings(PublishedGame game) {
        Lexicon words = Lexicon.of("small", List.of("HOLIDAY", "RETAINS"));
        return new GameCheck(Presets.ruleSet("english"), words)
                .check(game).findings().stream().map(Finding::code).toList();
    }

    private static String sentence(String text, Language language) {
        return Messages.in(language)
                .text(PublishedGameReader.read(text.getBytes(UTF_8)).refusal());
    }

    /** What an English player writes by hand: eight, column D, is across. */
    @Test
    void aHandWrittenEnglishGameIsNotMirrored() {
        PublishedGame game = read("# tiles: en\n" + MOVES);
        assertThat(game.written().notation()).isEqualTo(Notation.NUMBER_FIRST);
        assertThat(game.rounds().get(0).move().orElseThrow().coord()).isEqualTo(Coord.of("H4"));
        assertThat(game.rounds().get(1).move().orElseThrow().coord()).isEqualTo(Coord.of("7D"));
        assertThat(findings(game)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"# tiles: en", "# Tiles: EN", "#tiles : English", "tiles: en"})
    void theTilesAreNamedInAnyUsualWay(String tiles) {
        assertThat(read(tiles + "\n" + MOVES).isEnglish()).isTrue();
    }

    /** As earlier versions of this program saved them: told by the first word, which goes across. */
    @Test
    void anEnglishGameWithReferencesAsInFrenchIsReadSoAndToldSo() {
        PublishedGame game = read("# tiles: en\n" + AS_IN_FRENCH);
        assertThat(moves(game)).isEqualTo(moves(read("# tiles: en\n" + MOVES)));
        assertThat(findings(game)).containsExactly("header.notation");
        Finding told = Finding.remark(0, "header.notation", "H4", "8D");
        assertThat(told.isOfTheFile()).isTrue();
        assertThat(told.text(Messages.in(Language.EN)))
                .contains("if H4 is across")
                .endsWith("# notation: 8D across");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "8D across, D8 down; NUMBER_FIRST",
                "8D; NUMBER_FIRST",
                "D8 down, 8D across; NUMBER_FIRST",
                "across 8D, down D8; NUMBER_FIRST",
                "down D8; NUMBER_FIRST",
                "8d horizontal / d8 vertical; NUMBER_FIRST",
                "English; NUMBER_FIRST",
                "anglaise; NUMBER_FIRST",
                "H4 across, 4H down; LETTER_FIRST",
                "4H = verticale; LETTER_FIRST",
                "H4 horizontalement; LETTER_FIRST",
                "française; LETTER_FIRST"
            })
    void theFileSaysItsNotation(String statement, Notation notation) {
        PublishedGame game = read("# notation: " + statement + "\n" + MOVES);
        assertThat(game.written()).isEqualTo(new WrittenNotation(notation, true));
        assertThat(game.notes()).isEmpty();
        assertThat(read("Notation : " + statement + "\n" + MOVES).written()).isEqualTo(game.written());
    }

    @ParameterizedTest
    @ValueSource(strings = {"8D across, H4 across", "8D down, D8 down", "as usual", ""})
    void aNotationThatSaysNothingOrTwoThingsIsRefused(String statement) {
        String text = "# tiles: en\n# notation: " + statement + "\n" + MOVES;
        assertThat(sentence(text, Language.FR)).startsWith("Ligne 2 : « " + statement + " » ne dit pas");
        assertThat(sentence(text, Language.EN)).contains("# notation: 8D across, D8 down");
    }

    @Test
    void twoNotationsInOneFileAreRefused() {
        String text = "# notation: 8D across\n# notation: H4 across\n" + MOVES;
        assertThat(sentence(text, Language.EN)).startsWith("Line 2: a line above says the opposite");
        assertThat(read("# notation: 8D across\n# notation: english\n" + MOVES)
                        .written()
                        .notation())
                .isEqualTo(Notation.NUMBER_FIRST);
    }

    /** What the file says holds; that its first word then goes down is told where the file's other contradictions are. */
    @Test
    void aFirstWordThatContradictsTheNotationIsNamed() {
        PublishedGame game = read("# tiles: en\n# notation: 8D across\n" + AS_IN_FRENCH);
        assertThat(game.rounds().get(0).move().orElseThrow().coord()).isEqualTo(Coord.of("8D"));
        assertThat(findings(game)).containsExactly("first-move.down", "header.notation-down");
        Finding told = Finding.remark(0, "header.notation-down", "8D", "H4");
        assertThat(told.isOfTheFile()).isTrue();
        assertThat(told.text(Messages.in(Language.FR))).contains("8D est horizontal", "Si H4 est horizontal", "miroir");
    }

    /** A file that names no tiles is French, as ever; that its first word goes down is told with what to do. */
    @Test
    void aFrenchFileStaysWhatItWas() {
        PublishedGame game = read(MOVES);
        assertThat(game.written()).isEqualTo(WrittenNotation.USUAL);
        assertThat(game.rounds().get(0).move().orElseThrow().coord()).isEqualTo(Coord.of("8D"));
        assertThat(findings(game)).contains("first-move.down").doesNotContain("header.notation-down");
        assertThat(PublishedGameWriter.write(PublishedGames.game(PublishedGames.NORMAL)))
                .doesNotContain("notation")
                .contains("# columns: n|tirage|mot|référence|points|cumul\n")
                .contains("|C(H)ACUNE|H4|");
    }

    @Test
    void aReferenceThatIsNoneIsToldWithExamplesOfTheFilesNotation() {
        String text = "# tiles: en\n1|HOLIDAY|HOLIDAY|8D|80|80\n2|EINRSTA|RETAINS|P8|20|100\n";
        assertThat(sentence(text, Language.EN))
                .isEqualTo("Line 3: “P8” is no position. Examples: 8D (across), D8 (down).");
        assertThat(sentence(text.replace("P8", ""), Language.FR))
                .endsWith("Exemples : 8D (horizontal), D8 (vertical).");
    }

    /** Whoever looks at the file sees how to read it, and the program reads back what it wrote, byte for byte. */
    @ParameterizedTest
    @ValueSource(strings = {MOVES, AS_IN_FRENCH})
    void whatIsWrittenSaysItsNotationAndIsReadBackAsItWas(String moves) {
        PublishedGame game = read("# source: here\n# tiles: en\n# declared: 95 points 2 rounds\n" + moves);
        String written = PublishedGameWriter.write(game);
        String notation =
                game.written().notation() == Notation.NUMBER_FIRST ? "8D across, D8 down" : "H4 across, 4H down";
        assertThat(written)
                .isEqualTo("# source: here\n# tiles: en\n# notation: " + notation + "\n# variant: normal\n"
                        + "# declared: 95 points 2 rounds\n# columns: n|rack|word|position|points|total\n" + moves);
        assertThat(moves(read(written))).isEqualTo(moves(game));
        assertThat(PublishedGameWriter.write(read(written))).isEqualTo(written);
    }
}
