package org.chevalet.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.rules.TableNumber;
import org.junit.jupiter.api.Test;

/** Lists of players as clubs keep them in spreadsheets. */
class PlayerFileTest {

    private static PlayerFile.Contents read(String... lines) {
        return PlayerFile.read(String.join("\r\n", lines).getBytes(StandardCharsets.UTF_8))
                .value();
    }

    private static List<String> names(PlayerFile.Contents contents) {
        return contents.lines().stream().map(PlayerFile.Line::name).toList();
    }

    @Test
    void columnsAHeaderDoesNotAskForAreLeftAside() {
        PlayerFile.Contents contents = read("Table;Nom;Prénom;Club", "3;Joueur;Éloïse;Club d’essai", "4;Joueur;Zoé;");
        assertThat(names(contents)).containsExactly("Joueur Éloïse", "Joueur Zoé");
        assertThat(contents.lines().get(0).table()).contains(new TableNumber(3));
    }

    @Test
    void aTableThatIsNoNumberIsRefusedByName() {
        PlayerFile.Contents contents = read("Table;Nom", "abc;Joueur 01", "5;Joueur 05");
        assertThat(names(contents)).containsExactly("Joueur 05");
        assertThat(contents.refused()).hasSize(1);
        assertThat(contents.refused().get(0).why().key()).isEqualTo("table.format");
        assertThat(contents.refused().get(0).number()).isEqualTo(2);
    }

    @Test
    void ofALineWithoutEndOnlyTheBeginningIsTold() {
        PlayerFile.Contents contents = read("Table;Nom", "abc;" + "Joueur ".repeat(150_000));
        assertThat(contents.refused()).hasSize(1);
        assertThat(contents.refused().get(0).text())
                .startsWith("abc ; Joueur")
                .hasSizeLessThan(200)
                .endsWith("…");
    }

    @Test
    void withoutHeaderTheNumberIsTheTableWhereverItStands() {
        PlayerFile.Contents contents = read("Joueur 01,7", "8,Joueur 02", "Joueur 03");
        assertThat(names(contents)).containsExactly("Joueur 01", "Joueur 02", "Joueur 03");
        assertThat(contents.lines().get(0).table()).contains(new TableNumber(7));
        assertThat(contents.lines().get(2).table()).isEmpty();
    }

    @Test
    void aTableGivenTwiceNamesTheLineThatHasIt() {
        PlayerFile.Contents contents = read("1;Joueur 01", "1;Joueur 02");
        assertThat(contents.refused().get(0).why().args()).containsExactly("1", 1);
    }

    @Test
    void windowsEncodingIsRead() {
        Answer<PlayerFile.Contents> contents =
                PlayerFile.read("Nom;Table\nHélène Œuvrard;2\n".getBytes(Charset.forName("windows-1252")));
        assertThat(names(contents.value())).containsExactly("Hélène Œuvrard");
    }

    @Test
    void anEmptyFileIsRefused() {
        assertThat(PlayerFile.read("\n\n".getBytes(StandardCharsets.UTF_8))
                        .refusal()
                        .key())
                .isEqualTo("csv.empty");
    }
}
