package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.chevalet.Patience;
import org.chevalet.live.HeardDrafts;
import org.junit.jupiter.api.Test;

/** What is written and sent while the network is lost arrives, once, or is told to be too late. */
@QuarkusTest
class NetworkTest extends BadNetworkTest {

    /** Seconds of the three minutes of a round, so that what is left is enough for a slow machine. */
    private static final int NEARLY_ALL = 140;

    /** More seconds than are left then, and a slip may be on its way. */
    private static final int BEYOND_THE_END = 50;

    /** No draft becomes a slip by itself, and one held back by a cut may come long after the end. */
    private static final Map<String, Object> ONLY_WHAT_IS_SENT = Map.of("draftTaken", false, "cutSeconds", 300);

    @Inject
    HeardDrafts drafts;

    /** Written, and known to the server. */
    private void witnessed(Page page, String word) {
        write(page, word);
        drafts.await(session.game(), 1, word);
    }

    @Test
    void twentySecondsWithoutNetworkLoseNothing() {
        start();
        Page page = tablet();
        write(page, "SEM");
        network.swallow();
        pass(page, 13);
        assertThat(page.locator("#offline")).isVisible();
        write(page, "SEMAINE");
        pass(page, 7);
        assertThat(page.locator("#clock-face")).hasText(Pattern.compile("2:[0-3]\\d"));
        recover(page);
        assertThat(page.locator("#offline")).isHidden();
        assertThat(page.locator("#word")).hasValue("SEMAINE");
        assertSamePage(page);
        page.locator("#send").click();
        assertReceived(page, "SEMAINE");
        assertThat(slips()).hasSize(1);
    }

    @Test
    void whatTheArbiterWroteDuringAShortCutIsShown() {
        start();
        Page page = tablet();
        network.cut();
        session.ask()
                .body(Map.of("tables", List.of(1), "text", "Parlez moins fort."))
                .post("/api/games/" + session.game() + "/messages")
                .then()
                .statusCode(200);
        network.pass();
        assertThat(page.locator("#notices p")).hasText("Parlez moins fort.");
    }

    @Test
    void aSlipSentIntoAnEndlessSilenceArrivesOnce() {
        start();
        Page page = tablet();
        write(page, "SEMAINE");
        network.swallow();
        page.locator("#send").click();
        assertThat(page.locator("#receipt")).containsText("En attente d’envoi");
        pass(page, 20);
        recover(page);
        assertReceived(page, "SEMAINE");
        assertThat(slips()).hasSize(1);
        assertSamePage(page);
    }

    @Test
    void aSlipHeldBackAcrossTheEndIsTheDraftTheServerHadSeen() {
        begin(ONLY_WHAT_IS_SENT);
        session.start(RACK);
        Page page = tablet();
        witnessed(page, "SEMAINE");
        pass(page, NEARLY_ALL);
        network.cut();
        page.locator("#send").click();
        pass(page, BEYOND_THE_END);
        assertThat(session.console().getString("phase")).isEqualTo("RECEIVING");
        recover(page);
        assertReceived(page, "SEMAINE");
        JsonPath console = session.console();
        assertThat(console.getString("seats[0].slip.evidence.arrival")).isEqualTo("AFTER_CUT");
        assertThat(console.getString("seats[0].slip.word")).isEqualTo("SEMAINE");
    }

    @Test
    void aDraftTakenAtTheEndAndTheTabletsOwnSendingAreOneSlip() {
        start();
        Page page = tablet();
        witnessed(page, "SEMAINE");
        pass(page, NEARLY_ALL);
        network.swallow();
        pass(page, BEYOND_THE_END);
        Patience.await().until(() -> session.console().getString("seats[0].slip.source"), "DRAFT"::equals);
        recover(page);
        assertReceived(page, "SEMAINE");
        assertThat(slips()).hasSize(1);
    }

    @Test
    void anotherWordThanTheServerHadSeenIsForTheArbiter() {
        begin(ONLY_WHAT_IS_SENT);
        session.start(RACK);
        Page page = tablet();
        witnessed(page, "SEMAINE");
        pass(page, NEARLY_ALL);
        network.cut();
        write(page, "AMENS");
        page.locator("#send").click();
        pass(page, BEYOND_THE_END);
        recover(page);
        assertThat(page.locator("#receipt")).containsText("L’arbitre décide");
        JsonPath console = session.console();
        assertThat(console.getString("seats[0].waiting[0].evidence.arrival")).isEqualTo("UNPROVEN");
        assertThat(console.getString("seats[0].waiting[0].evidence.draft.word")).isEqualTo("SEMAINE");
    }

    @Test
    void whoComesBackAfterTheSolutionIsToldThatItIsTooLate() {
        begin(ONLY_WHAT_IS_SENT);
        session.start(RACK);
        Page page = tablet();
        witnessed(page, "SEMAINE");
        pass(page, NEARLY_ALL);
        network.cut();
        page.locator("#send").click();
        pass(page, BEYOND_THE_END);
        session.finishRoundReceived();
        recover(page);
        assertThat(page.locator("#receipt")).containsText("la solution du coup 1 était déjà annoncée");
        assertThat(session.seatSnapshot(1).<Object>get("results[0].own")).isNull();
    }

    @Test
    void twoTapsAndManyTriesAreOneSlip() {
        start();
        Page page = tablet();
        write(page, "SEMAINE");
        network.cut();
        page.locator("#send").dblclick();
        pass(page, 15);
        recover(page);
        assertReceived(page, "SEMAINE");
        assertThat(slips()).hasSize(1);
    }
}
