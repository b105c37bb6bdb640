package org.chevalet.formats;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.board.Placement;
import org.chevalet.core.rules.Variant;
import org.chevalet.language.Language;
import org.chevalet.language.Messages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PublishedGameReaderTest {

    private static List<String> moves(PublishedGame game) {
        return game.rounds().stream()
                .map(round -> round.draw() + " "
                        + round.move().map(Placement::toString).orElse("-") + " "
                        + round.points().orElse(-1))
                .toList();
    }

    private static String sentence(String text) {
        Refusal refusal = PublishedGameReader.read(text.getBytes(UTF_8)).refusal();
        assertThat(Messages.in(Language.EN).text(refusal)).isNotBlank();
        return Messages.in(Language.FR).text(refusal);
    }

    @Test
    void readsTheUniformLayout() {
        PublishedGame game = PublishedGames.game(PublishedGames.NORMAL);
        assertThat(game.variant()).isEqualTo(Variant.NORMAL);
        assertThat(game.rounds()).hasSize(21);
        assertThat(game.declared().rounds()).isEqualTo(OptionalInt.of(24));
        assertThat(game.notes().get(0)).startsWith("source: http://www.scrabble-hiersac.org/");
        PublishedRound first = game.rounds().get(0);
        assertThat(first.move()).contains(Placement.of("H4", "ChACUNE"));
        assertThat(first.total()).isEmpty();
        assertThat(game.rounds().get(6).draw().rejected()).isTrue();
        assertThat(game.rounds().get(6).move()).contains(Placement.of("K3", "BEARNAIS"));
    }

    @ParameterizedTest
    @CsvSource({
        "/tournament-samples/club-hiersac-2018-07-07.txt, /games/federation-hiersac-2018-07-07.txt",
        "/tournament-samples/club-hiersac-2022-01-21-joker.txt, /games/federation-hiersac-2022-01-21-joker.txt"
    })
    void theFederationsLayoutPrintsEachSolutionOneLineLower(String uniform, String federation) {
        PublishedGame same = PublishedGames.game(uniform);
        PublishedGame lower = PublishedGames.game(federation);
        assertThat(moves(lower)).isEqualTo(moves(same));
        assertThat(lower.variant()).isEqualTo(same.variant());
    }

    /** The layout of a club's page: solutions one line lower, columns apart by blanks, a claim below the table. */
    @Test
    void readsColumnsSeparatedByBlanksWithTheSolutionOneLineLower() {
        PublishedGame game = PublishedGames.read("""
                Partie du vendredi 7 juillet 2018
                1 AECC?NU
                2 EIOLMLS  C(H)ACUNE  H 4  76
                3 IARERIS  MOLLIES  G 8  68  144
                CRIERAIS 4 H 72 216
                Top : 216 points en 4 coups.
                """);
        assertThat(moves(game))
                .containsExactly("AECC?NU H4 ChACUNE 76", "EIOLMLS G8 MOLLIES 68", "IARERIS 4H CRIERAIS 72");
        assertThat(game.declared().total()).isEqualTo(OptionalInt.of(216));
        assertThat(game.declared().rounds()).isEqualTo(OptionalInt.of(4));
        assertThat(game.notes()).contains("Partie du vendredi 7 juillet 2018");
    }

    @Test
    void readsSpacedLettersAndSlashesInReferences() {
        PublishedGame game = PublishedGames.read("1 E E J O S U U  JOUEUSE  H/4  94\n2. AB + CDE  BEC  8 h  12 106\n");
        assertThat(moves(game)).containsExactly("EEJOSUU H4 JOUEUSE 94", "AB+CDE 8H BEC 12");
    }

    @ParameterizedTest
    @ValueSource(strings = {"|", ";", "\t"})
    void readsAnySeparator(String separator) {
        String text = "N°|Tirage|Mot|Réf.|Points|Cumul\n1|?TIOEXG|INTOX*|H 8|46|46\n2|+RSTUAEI|NO|8H|4|\n";
        assertThat(moves(PublishedGames.read(text.replace("|", separator))))
                .containsExactly("?TIOEXG H8 INTOX 46", "RSTUAEI 8H NO 4");
    }

    @ParameterizedTest
    @CsvSource({
        "BÉARNAIS, BEARNAIS",
        "bœufs, BOEUFS",
        "C(H)ACUNE, ChACUNE",
        "ChACUNE, ChACUNE",
        "VULGOS*, VULGOS",
        "chacune, CHACUNE",
        "Chacune, CHACUNE",
        "c(h)acune, ChACUNE",
        "NULL, NULL",
        "NAN, NAN",
        "VRAI, VRAI",
        "TRUE, TRUE"
    })
    void readsWordsAsPrinted(String printed, String spelling) {
        PublishedGame game = PublishedGames.read("1|AECC?NU|" + printed + "|H4|76|\n");
        assertThat(game.rounds().get(0).move().orElseThrow().spelling().text()).isEqualTo(spelling);
    }

    /** Two lower-case letters are two jokers, unless the whole print is in lower case. */
    @Test
    void aPrintInLowerCaseMarksNoJokers() {
        PublishedGame game = PublishedGames.read("1|ABCDEFG|Bec|H8|7|\n2|ADFG+NOR|Or|9H|3|\n3|ADFGN|chat|9H|3|\n");
        assertThat(game.rounds().get(1).move().orElseThrow().spelling().text()).isEqualTo("OR");
    }

    @ParameterizedTest
    @CsvSource({
        "normal, normal",
        "Partie normale, normal",
        "bingo, joker",
        "7among8, seven-of-eight",
        "7sur8, seven-of-eight",
        "7 sur 8, seven-of-eight",
        "7 et 8, seven-and-eight",
        "'7, 8 et 9', seven-eight-nine",
        "détonante, explosive",
        "joker+7 sur 8, joker+seven-of-eight",
        "seven-and-eight+joker, joker+seven-and-eight"
    })
    void knowsTheNamesOfVariants(String written, String name) {
        PublishedGame game = PublishedGames.read("# variant: " + written + "\n1|AECC?NU|CHACUNE|H4|76|\n");
        assertThat(game.variant().name()).isEqualTo(name);
    }

    @ParameterizedTest
    @CsvSource({"UTF-8", "windows-1252", "ISO-8859-1", "UTF-16"})
    void findsTheEncodingOut(String encoding) {
        String text = PublishedGames.text(PublishedGames.NORMAL)
                .replace("BEARNAIS", "BÉARNAIS")
                .replace("AFFUTE", "AFFÛTE");
        PublishedGame expected = PublishedGames.game(PublishedGames.NORMAL);
        byte[] file = text.replace("\n", "\r\n").getBytes(Charset.forName(encoding));
        assertThat(moves(PublishedGameReader.read(file).value())).isEqualTo(moves(expected));
        byte[] carriageReturns = text.replace("\n", "\r").getBytes(ISO_8859_1);
        assertThat(moves(PublishedGameReader.read(carriageReturns).value())).isEqualTo(moves(expected));
        assertThat(moves(PublishedGames.read("\uFEFF" + text))).isEqualTo(moves(expected));
    }

    @ParameterizedTest
    @MethodSource
    void saysWhatIsWrongAndWhere(String text, String expected) {
        assertThat(sentence(text)).contains(expected);
    }

    static Stream<Arguments> saysWhatIsWrongAndWhere() {
        String round = "1|AECC?NU|CHACUNE|H4|76|\n";
        return Stream.of(
                Arguments.of("", "Aucun coup"),
                Arguments.of("bonjour\n", "Aucun coup"),
                Arguments.of("# variant: belote\n" + round, "Ligne 1 : la formule « belote »"),
                Arguments.of(round + "2||NO|H4|4|\n", "Ligne 2 : le tirage manque"),
                Arguments.of(round + "2|A2B|NO|H4|4|\n", "Ligne 2 : « A2B » n’est pas un tirage"),
                Arguments.of(round + "\n2|ABC|N0|H4|4|\n", "Ligne 3 : « N0 » n’est pas un mot"),
                Arguments.of(round + "2|ABC|NO|P4|4|\n", "Ligne 2 : « P4 » n’est pas une référence"),
                Arguments.of(round + "2|ABC|NO||4|\n", "Ligne 2 : la référence de NO manque"),
                Arguments.of(round + "2|ABC|NO|H16|4|\n", "« H16 » n’est pas une référence"),
                Arguments.of(round + "2|ABC|NO|H4|quatre|\n", "Ligne 2 : « quatre » n’est pas un nombre"),
                Arguments.of(round + "2|ABC|NO|H4|4|x\n", "Ligne 2 : « x » n’est pas un cumul"),
                Arguments.of(round + "2|ABC|NO|H4|4|80|9\n", "Ligne 2 : plus de six colonnes"),
                Arguments.of(round + "au revoir\n", "Ligne 2 : « au revoir » n’est pas un coup"),
                Arguments.of("1\tAECC?NU\n2\tABC\tCHACUNE\tP4\t76\n\t\tBEC\tH8\t9\n", "Ligne 2 : « P4 »"),
                Arguments.of(round + "|ABC|NO|H4|4|\nbis|ABC|NO|H4|4|\n", "Ligne 3"));
    }

    /** Wherever a download stops: a game of the rounds that are whole, or a sentence that says where the file ends. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/games/federation-hiersac-2018-07-07.txt",
                "/games/federation-hiersac-2022-01-21-joker.txt",
                "/tournament-samples/club-hiersac-2018-07-07.txt"
            })
    void aCutFileIsReadAsFarAsItGoesOrSaysThatItStops(String file) {
        byte[] whole = PublishedGames.bytes(file);
        for (int length = whole.length / 2; length < whole.length; length++) {
            Answer<PublishedGame> read = PublishedGameReader.read(Arrays.copyOf(whole, length));
            if (!read.isAccepted()) {
                assertThat(Messages.in(Language.FR).text(read.refusal()))
                        .contains("le fichier s’arrête là")
                        .doesNotContain("«  »");
            }
        }
    }

    @Test
    void whatTheWriterWritesTheReaderReads() {
        for (String resource : PublishedGames.ALL) {
            PublishedGame game = PublishedGames.game(resource);
            assertThat(PublishedGames.read(PublishedGameWriter.write(game)))
                    .as(resource)
                    .isEqualTo(game);
        }
    }
}
