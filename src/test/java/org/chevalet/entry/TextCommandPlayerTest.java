package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** A player who sees neither board nor clock: the command field and what it answers. */
@QuarkusTest
class TextCommandPlayerTest extends PlayerBrowserTest {

    private static void answers(PlayerBrowser player, String command, String answer) {
        player.command(command);
        assertThat(player.find("#command-answer")).hasText(answer);
    }

    @Test
    void playsARoundByCommandsAlone() {
        TestSession session = session(1);
        PlayerBrowser player = laptop().sit(session, 1);
        session.start("MEEIS?N");
        player.waitToWrite();
        answers(player, "t", "Tirage : M, E, E, I, S, joker, N.");
        player.command("h");
        assertThat(player.find("#command-answer")).containsText("minute");
        answers(player, "mots", "Aucun mot sur la grille.");
        answers(
                player,
                "H2 SEM?AINE",
                "SEMAINE, ligne H, colonne 2, horizontal. Lettres posées : S E M A (joker) I N E. Entrée pour envoyer.");
        player.find("#command").press("Enter");
        player.assertReceived("ligne H, colonne 2, horizontal");
        answers(player, "semaine", "Commande inconnue : semaine. Tapez « aide ».");
        session.finishRound("H2", "SEMaINE");

        assertThat(player.find(".result")).containsText("Vous marquez");
        answers(player, "l H", "Ligne H : colonnes 2 à 8, SEMAINE.");
        answers(player, "c 3", "Colonne 3 : ligne H, E.");
        answers(player, "mots", "SEMAINE, H2 horizontal.");
        answers(player, "case H5", "H5, A, joker.");
        answers(player, "case A1", "A1, vide, mot triple.");
        answers(player, "rang", "Votre place : 1.");
        player.command("feuille");
        assertThat(player.find("#command-answer")).containsText("Coup 1 : top SEMAINE, joker : A");
        player.command("d");
        assertThat(player.find("#command-answer")).containsText("ligne H, colonne 2, horizontal");
        answers(player, "H2 SEMAINE", "Aucun mot n’est attendu pour le moment.");
    }

    @Test
    void theJokerIsAskedForAndAnsweredInWords() {
        TestSession session = session(1);
        PlayerBrowser player = laptop().sit(session, 1);
        session.start("MEEIS?N");
        player.waitToWrite();
        answers(player, "oui", "Aucune question n’est posée.");
        player.command("H2 SEMAINE");
        String question = "Il manque A. Utiliser le joker pour A ? Répondez oui ou non.";
        assertThat(player.find("#command-answer")).containsText(question);
        player.find("#command").press("Enter");
        assertThat(player.find("#command-answer")).hasText(question);
        assertThat(player.find("#command")).isFocused();
        player.command("non");
        assertThat(player.find("#command-answer"))
                .containsText("Il manque A dans le tirage. Entrée pour envoyer quand même.");
        player.command("effacer");
        player.command("H2 SEMAINE");
        player.command("oui");
        assertThat(player.find("#command-answer"))
                .containsText("Lettres posées : S E M A (joker) I N E. Entrée pour envoyer.");
        player.find("#command").press("Enter");
        player.assertReceived("SEMA (joker) INE");
    }

    @Test
    void lettersAreSaidByTheOfficialSpellingOnDemand() {
        TestSession session = session(1);
        PlayerBrowser player = laptop().sit(session, 1);
        session.start("MEEIS?N");
        player.waitToWrite();
        player.find("#settings summary").click();
        player.find("#choice-alphabet").selectOption("official");
        answers(player, "t", "Tirage : Maroc, Égypte, Égypte, Italie, Suisse, lettre blanche, Norvège.");
        assertThat(player.find("#rack .tile").first()).hasAccessibleName("Maroc, 2 points");
        player.write("H2", "sem?aine");
        assertThat(player.square("H3")).hasAccessibleName("H3, Égypte, provisoire");
        player.find("#choice-alphabet").selectOption("");
        answers(player, "t", "Tirage : M, E, E, I, S, joker, N.");
        assertThat(player.find("#rack .tile").first()).hasAccessibleName("M, 2 points");
    }

    @Test
    void inTextModeTheCommandComesFirstAndTheBoardIsFoldedAway() {
        TestSession session = session(1);
        PlayerBrowser player = laptop().sit(session, 1);
        player.find("#settings summary").click();
        player.find("#text-mode").check();
        session.start("MEEISAN");
        player.waitToWrite();
        assertThat(player.find("#command")).isVisible();
        assertThat(player.find("#grid")).isHidden();
        player.find("#show-grid").click();
        assertThat(player.find("#grid")).isVisible();
        player.page().reload();
        assertThat(player.find("#grid")).isHidden();
    }

    /** The correction stays until it is read, and the new total is told. */
    @Test
    void aCorrectionIsReadAndAcknowledged() {
        TestSession session = session(1);
        PlayerBrowser player = laptop().sit(session, 1);
        session.start("MEEISAN");
        player.waitToWrite();
        player.command("H4 AMIE");
        player.command("envoyer");
        player.assertReceived("AMIE");
        session.finishRound("H2", "SEMAINE");
        assertThat(player.find(".result")).isVisible();
        session.command("rulings", Map.of("round", 1, "table", 1, "points", 70, "reason", "bulletin mal lu"))
                .statusCode(200);
        assertThat(player.find("#notices")).containsText("Votre coup 1 a été corrigé : 70 points");
        assertThat(player.find("#notices")).containsText("Nouveau total : 70.");
        player.find("#notices button").press("Enter");
        assertThat(player.find("#notices")).isHidden();
        player.page().reload();
        assertThat(player.find(".result")).isVisible();
        assertThat(player.find("#notices")).isHidden();
        player.find("#mail summary").click();
        assertThat(player.find("#mail-body")).containsText("Votre coup 1 a été corrigé");
    }
}
