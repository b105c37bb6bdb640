package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** How far the page helps before the end of the time, at each of the arbiter's levels. */
@QuarkusTest
class AssistanceTest extends PlayerBrowserTest {

    private static TestSession atLevel(int level) {
        return TestSession.open(Map.of("ruleSet", "fisf-2023", "tablets", Map.of("assistance", level)), 1);
    }

    private PlayerBrowser inTheSecondRound(TestSession session) {
        PlayerBrowser player = tablet().sit(session, 1);
        session.start("MEEISAN").finishRound("H2", "SEMAINE");
        session.start("OUTAGES");
        player.waitToWrite();
        return player;
    }

    @Test
    void asPaperOnlyTheFormIsLookedAtAndAMissingReferenceIsSaidOnce() {
        TestSession session = atLevel(0);
        PlayerBrowser player = inTheSecondRound(session);
        player.write("A1", "zoom");
        assertThat(player.find("#warnings")).isHidden();
        assertThat(player.find("#send")).hasText("Envoyer le bulletin");
        player.write("", "outrages");
        player.find("#send").click();
        assertThat(player.find("#reference-problem")).containsText("Indiquez où placer OUTRAGES");
        assertThat(player.find("#send")).hasText("Envoyer quand même");
        player.find("#send").click();
        player.assertReceived("OUTRAGES");
    }

    @Test
    void placementIsCheckedWithWhatWasPlainlyMeant() {
        TestSession session = atLevel(1);
        PlayerBrowser player = inTheSecondRound(session);
        player.write("H9", "s");
        player.write("H9", "semaines");
        assertThat(player.find("#warnings")).containsText("En H9, le mot commence en réalité en H2.");
        player.find("#warnings .mend").click();
        player.assertWritten("H2", "SEMAINES");
        player.write("H9", "sa");
        assertThat(player.find("#warnings")).containsText("Écrivez le mot entier");
        player.write("A1", "outages");
        player.find("#send").click();
        assertThat(player.find("#warnings")).containsText("Le mot doit toucher un mot déjà posé.");
        player.write("H10", "outages");
        assertThat(player.find("#warnings")).containsText("dépasse de la grille à partir de H10 (cases en trop : 1)");
        player.write("2H", "soss");
        assertThat(player.find("#warnings")).containsText("Vous utilisez");
        assertThat(player.find("#notes")).isHidden();
    }

    @Test
    void theScoreIsTold() {
        TestSession session = atLevel(2);
        PlayerBrowser player = inTheSecondRound(session);
        player.write("5D", "aoutages");
        assertThat(player.find("#notes")).containsText("Ce mot marque 86 points.");
    }

    @Test
    void inTrainingTheWordsAreLookedUp() {
        TestSession session = atLevel(3);
        PlayerBrowser player = inTheSecondRound(session);
        player.write("5D", "aougates");
        assertThat(player.find("#warnings")).containsText("AOUGATES n’est pas admis (Chevalet français");
        player.write("9G", "ages");
        assertThat(player.find("#warnings")).containsText("SEMAINEG, formé en H2, n’est pas admis.");
        assertThat(player.find("#warnings")).not().containsText("AGES n’est");
    }

    @Test
    void aLetterThatIsNotHeldWhileAJokerIsFreeIsAQuestion() {
        TestSession session = atLevel(1);
        PlayerBrowser player = tablet().sit(session, 1);
        session.start("MEEIS?N");
        player.waitToWrite();
        player.write("H2", "semaine");
        assertThat(player.find("#joker-ask-text")).hasText("Il manque A. Utiliser le joker pour A ?");
        player.find("#send").click();
        assertThat(player.find("#joker-yes")).isFocused();
        assertThat(player.find(".receipt")).hasCount(0);
        player.press("n");
        assertThat(player.find("#joker-ask")).isHidden();
        assertThat(player.find("#warnings")).hasText("Il manque A dans le tirage.");
        assertThat(player.find("#send")).hasText("Envoyer quand même");
        assertThat(player.find("#send")).isFocused();
        player.write("H2", "seme");
        player.write("H2", "semaine");
        player.find("#joker-yes").click();
        player.assertWritten("H2", "SEM(A)INE");
        assertThat(player.find("#joker-text")).hasText("Joker utilisé pour A. Si c’est une autre lettre, touchez-la.");
        assertThat(player.find("#word")).isFocused();
        player.find("#send").click();
        player.assertReceived("SEMA (joker) INE");
    }

    @Test
    void asPaperTheJokerIsTakenUnasked() {
        TestSession session = atLevel(0);
        PlayerBrowser player = tablet().sit(session, 1);
        session.start("MEEIS?N");
        player.waitToWrite();
        player.write("H2", "semaine");
        assertThat(player.find("#joker-text")).hasText("Joker utilisé pour A. Si c’est une autre lettre, touchez-la.");
        assertThat(player.find("#joker-ask")).isHidden();
        player.find("#send").click();
        player.assertReceived("SEMA (joker) INE");
    }

    @Test
    void aSlipThatMayNotBeReplacedIsFinal() {
        TestSession session = TestSession.open(
                Map.of("ruleSet", "fisf-2023", "tablets", Map.of("replaces", false, "lettersLeft", true)), 1);
        PlayerBrowser player = tablet().sit(session, 1);
        session.start("MEEISAN");
        player.waitToWrite();
        assertThat(player.find("#letters-left")).containsText("Lettres restantes, 95");
        player.write("H2", "semaine");
        player.find("#send").click();
        player.assertReceived("SEMAINE", "Les bulletins ne peuvent plus être modifiés.");
        assertThat(player.find("#slip")).isHidden();
    }
}
