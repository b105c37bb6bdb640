package org.chevalet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CliTest {

    private static final String NORMAL = "tournament-samples/club-hiersac-2018-07-07.txt";

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        return Cli.run(new PrintWriter(out), new PrintWriter(err), args);
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private String emptyBoard() throws IOException {
        return file("empty.txt", "...............\n".repeat(15));
    }

    @ParameterizedTest
    @CsvSource({
        "check x, true",
        "top, true",
        "nonsense, true",
        "--help, true",
        "-h, true",
        "--lang en check x, true",
        "'', false",
        "serve, false",
        "--port 8081, false",
        "--lang en, false",
        "--lang=en, false",
        "--lang en --port 8081, false"
    })
    void tellsCommandsFromOptionsOfTheServer(String args, boolean command) {
        assertThat(Cli.isCommand(args.isEmpty() ? new String[0] : args.split(" ")))
                .isEqualTo(command);
    }

    @Test
    void checkPrintsATableAndEveryFinding() {
        assertThat(run("check", NORMAL)).isZero();
        assertThat(out.toString())
                .contains("  1  AECC?NU    C(H)ACUNE         H4       76     76    76")
                .contains("Remarque, coup 8 : LUREX n’est pas dans la liste")
                .contains("Remarque : l’en-tête annonce 24 coups, le tableau en a 21.")
                .contains("21 coups, 1034 points : tout concorde.");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void checkAnswersProgramsInJson() throws IOException {
        String file = file("one.txt", "# declared: 70 points\n1|AECC?NU|CHACUNE|H4|76|76\n");
        assertThat(run("check", file, "--json", "--lang", "en")).isZero();
        assertThat(out.toString().strip())
                .isEqualTo("{\"rounds\":1,\"total\":76,\"consistent\":true,\"findings\":[{\"round\":0,\"severity\":"
                        + "\"remark\",\"code\":\"header.total\",\"message\":"
                        + "\"the heading says 70 points, the computation gives 76.\"}]}");
    }

    /** The French list says nothing about English words: without another neither words nor tops are checked. */
    @Test
    void checkReadsAnEnglishGameByItsOwnReferencesAndWords() throws IOException {
        String game = file("english.txt", "# tiles: en\n1|TOPAZIN|TOPAZ|8H|52|52\n2|INRASEL|TRAIN|H8|6|58\n");
        assertThat(run("check", game)).isZero();
        assertThat(out.toString())
                .contains("TOPAZ")
                .contains("8H")
                .doesNotContain("top de la liste", "pas dans la liste");
        assertThat(run("check", game, "--words", file("words.txt", "TOPAZ\n"))).isZero();
        assertThat(out.toString()).contains("TRAIN n’est pas dans la liste");
    }

    @Test
    void checkSaysByItsExitCodeThatAFileContradictsItself() throws IOException {
        assertThat(run("check", "--json", file("bad.txt", "1|AECC?NU|CHACUNE|H4|80|\n")))
                .isEqualTo(1);
        assertThat(out.toString()).contains("\"consistent\":false").contains("\"severity\":\"contradiction\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "check|Il manque : FILE.",
                "check nowhere.txt|Le fichier nowhere.txt n’existe pas.",
                "check .|. est un dossier, pas un fichier.",
                "check pom.xml --quick|« --quick » est inconnu ici.",
                "check pom.xml|Aucun coup dans ce fichier.",
                "nonsense|« nonsense » est inconnu ici.",
                "check pom.xml --lang de|La valeur « de » ne va pas ici.",
                "top|Il faut --board avec --rack, ou --positions.",
                "top --rack ABC|Il manque : --board.",
                "judge --rack ??????? --word A|Ce tirage a 7 fois ? ; le jeu n’en a que 2.",
                "judge --rack AEIRSTNLMO --word A|Un tirage a de 1 à 7 lettres, celui-ci en a 10.",
                "judge --rack AEIRSTN --word A --score=-3|Un score est un nombre entier de 0 à 2000.",
                "judge --rack AEIRSTN --word A --variant joker+explosive|partie joker et partie détonante ne peuvent",
                "judge --rack A😀 --word A|« 😀 » n’est pas une lettre.",
                "judge --rack A\u0007 --word A|« U+0007 » n’est pas une lettre.",
                "top --board pom.xml --rack A|Une grille a 15 lignes",
                "top --positions pom.xml|Aucune position dans ce fichier.",
                "top --positions pom.xml --max-placed 10|On peut poser de 1 à 9 lettres, pas 10.",
                "top --positions pom.xml --max-placed x|La valeur « x » ne va pas ici.",
                "check --lang en nowhere.txt|There is no file nowhere.txt.",
                "check pom.xml --words nowhere.txt|Le fichier nowhere.txt n’existe pas.",
                "sheets tournoi-exemple|Il manque : --out.",
                "sheets nowhere --out target|Le fichier nowhere n’existe pas.",
                "sheets tournoi-exemple --out pom.xml|Impossible d’écrire dans pom.xml.",
                "words|Il manque : FILE."
            })
    void tellsMisuseInOneSentence(String args, String sentence) {
        assertThat(run(args.split(" "))).isEqualTo(2);
        assertThat(err.toString()).contains(sentence).hasLineCount(1);
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void topFindsAllEqualBestMoves() throws IOException {
        assertThat(run("top", "--board", emptyBoard(), "--rack", "aecc?nu", "--json"))
                .isZero();
        assertThat(out.toString().strip())
                .isEqualTo("{\"score\":76,\"count\":3868,\"scoresum\":35476,\"tops\":["
                        + "{\"word\":\"ChACUNE\",\"coord\":\"H4\",\"score\":76},"
                        + "{\"word\":\"ChACUNE\",\"coord\":\"8D\",\"score\":76}]}");
    }

    @Test
    void topCountsTheBonusOfEightAndNineTilesWhenTheyMayBePlaced() throws IOException {
        run("top", "--board", emptyBoard(), "--rack", "REGRESSE", "--max-placed", "8", "--json");
        assertThat(out.toString())
                .startsWith("{\"score\":135,")
                .contains("{\"word\":\"REGRESSE\",\"coord\":\"H1\",\"score\":135}");
    }

    @Test
    void topGoesByAClubsOwnList() throws IOException {
        String list = Files.write(
                        folder.resolve("club.txt"), "été\r\nZUT\r\n".getBytes(Charset.forName("windows-1252")))
                .toString();
        run("top", "--board", emptyBoard(), "--rack", "ETEZU", "--words", list, "--all");
        assertThat(out.toString()).contains("ZUT").contains("ETE").contains("Coups possibles : 12.");
    }

    @Test
    void aRackThatNoBagHoldsIsRefusedAtOnce() throws IOException {
        assertThat(run("top", "--board", emptyBoard(), "--rack", "???????")).isEqualTo(2);
        assertThat(err.toString()).contains("Ce tirage a 7 fois ?");
    }

    @Test
    void aFileTooLargeForAGameIsRefusedAtOnce() throws IOException {
        Path large = Files.write(folder.resolve("large.txt"), new byte[(5 << 20) + 1]);
        assertThat(run("check", large.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("plus de 5 Mo");
    }

    @Test
    void topSaysWhenNothingCanBePlayed() throws IOException {
        run("top", "--board", emptyBoard(), "--rack", "WZ", "--json");
        run("top", "--board", emptyBoard(), "--rack", "WZ");
        assertThat(out.toString())
                .contains("{\"score\":0,\"count\":0,\"scoresum\":0,\"tops\":[]}")
                .contains("Aucun coup possible.");
    }

    @Test
    void topAnswersEveryPositionOfAFileAndMeasures() throws IOException {
        String block = "position %s\nformat n7 size 7 round 1 blanks 0 bag 94\nboard\n%srack %s\ntop 1\nplays 1\n\n";
        String rows = "...............\n".repeat(15);
        String file = file("positions.txt", block.formatted("a", rows, "ABC") + block.formatted("b-2", rows, "CHAT?"));
        assertThat(run("top", "--positions", file, "--json", "--repeat", "2")).isZero();
        List<String> lines = out.toString().lines().toList();
        assertThat(lines).hasSize(3);
        assertThat(lines.get(0)).startsWith("{\"id\":\"a\",\"score\":");
        assertThat(lines.get(1)).startsWith("{\"id\":\"b-2\",\"score\":");
        String figures = "\\{\"n\":1,\"mean\":[0-9.]+,\"median\":[0-9.]+,\"p99\":[0-9.]+}";
        String bySize = "\\{\"7\":\\{\"0\":" + figures + ",\"1\":" + figures + "}}";
        String both = "\"top\":" + bySize + ",\"all\":" + bySize;
        assertThat(lines.get(2)).matches("\\{\"repeat\":2," + both + ",\"inTurn\":\\{" + both + "}}");
    }

    @Test
    void wordsTellsWhatAListHolds() throws IOException {
        assertThat(run("words", file("club.txt", "été\nÉTÉ\nNO\n3 mots\n"))).isZero();
        assertThat(out.toString()).contains("2 mots").contains("ligne 4 ignorée, « 3 mots »");
    }

    @Test
    void sheetsPrintsTheSampleTournament() {
        String made = folder.resolve("made").toString();
        assertThat(run("sheets", "tournoi-exemple", "--out", made)).isZero();
        assertThat(folder.resolve("made"))
                .isDirectoryContaining("glob:**/partie.pdf")
                .isDirectoryContaining("glob:**/feuilles-de-route.pdf")
                .isDirectoryContaining("glob:**/classement.pdf");
        assertThat(run("check", folder.resolve("made/partie.txt").toString())).isZero();
    }

    @Test
    void sheetsPrintsAPublishedGame() {
        assertThat(run("sheets", NORMAL, "--out", folder.toString(), "--lang", "en"))
                .isZero();
        assertThat(folder.resolve("game.pdf")).isNotEmptyFile();
        assertThat(folder.resolve("standings.pdf")).doesNotExist();
    }

    /** Without an English list the program knows none that an English game could have been played with. */
    @Test
    void sheetsOfAnEnglishGameTakeTheListThatIsNamed() throws IOException {
        String game = file("english.txt", "# tiles: en\n1|TOPAZIN|TOPAZ|8H|52|52\n2|INRASEL|TRAIN|H8|6|58\n");
        String made = folder.resolve("english").toString();
        assertThat(run("sheets", game, "--out", made)).isNotZero();
        assertThat(run("sheets", game, "--out", made, "--words", file("words.txt", "TOPAZ\nTRAIN\n")))
                .isZero();
        assertThat(folder.resolve("english/partie.pdf")).isNotEmptyFile();
    }

    @Test
    void helpIsThereInBothLanguages() {
        assertThat(run("--help")).isZero();
        assertThat(run("top", "--help", "--lang", "en")).isZero();
        assertThat(out.toString()).contains("Rejoue une partie publiée").contains("most letters to place");
    }

    @Test
    void aWordListIsKeptInTheDataFolder() throws IOException {
        String list = file("Club de Test.txt", "été\nABACA\nx\n");
        String data = folder.resolve("data").toString();
        assertThat(run("words", "import", list, "--data", data)).isZero();
        assertThat(out.toString())
                .contains("« Club de Test » est prête : 2 mots")
                .contains("1 ligne");
        assertThat(folder.resolve("data/word-lists/2.txt")).hasContent("ABACA\nETE\n");

        assertThat(run("words", "import", list, "--data", data, "--name", "Autre", "--lang=en"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("exactly the same words");
    }

    @Test
    void wordsWantsAFile() {
        assertThat(run("words")).isEqualTo(2);
        assertThat(err.toString()).contains("FILE");
    }

    @Test
    void theHelpNamesTheOptionsOfTheServerToo() {
        assertThat(run("--help")).isZero();
        assertThat(out.toString())
                .contains("  --port N")
                .contains("  --data DOSSIER")
                .contains("words");
    }
}
