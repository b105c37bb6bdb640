package org.chevalet.arbitration;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** What the program asks about before the arbiter has his will, naming the rule, and what it does not let pass. */
@QuarkusTest
class RulesSetAsideHttpTest {

    private static ValidatableResponse retain(TestSession session, String reason, boolean force) {
        return session.command("master", "coord", "H4", "word", "WAGON(S)", "reason", reason, "force", force);
    }

    /** R§3.4: the fewest jokers, an obligation. */
    @Test
    void anObligationIsNamedBeforeItIsSetAside() {
        TestSession session = TestSession.open("fisf-2023", 1).start("WAGONX?");
        session.closeRound();
        retain(session, "", true).statusCode(422).body("code", equalTo("master.fewer-jokers"));
        retain(session, "plus ouvert", false)
                .statusCode(422)
                .body("code", equalTo("master.against-rule"))
                .body("message", endsWith("le mot retenu emploie le moins de jokers possible."));
        retain(session, "plus ouvert", true)
                .statusCode(200)
                .body("candidates.find { it.chosen }.printed", equalTo("WAGON(S)"));
    }

    /** R§3.2: the arbiter may accept a doubtful rack, but is told first. */
    @Test
    void lettersTypedAgainstTheRuleAreAskedAbout() {
        TestSession session = TestSession.open("fisf-2023", 1);
        session.command("draw/typed", "letters", "LSTRNDA")
                .statusCode(422)
                .body("code", equalTo("draw.unbalanced"))
                .body("message", containsString("2 voyelle(s) et 2 consonne(s)"));
        session.done("draw/typed", "letters", "LSTRNDA", "force", true).body("round.phase", equalTo("DRAWN"));
    }

    /** R§3.6: everybody's points fall, and the journal says why. */
    @Test
    void aRoundIsNeverCancelledWithoutAReason() {
        TestSession session = TestSession.open("fisf-2023", 1).start("MEEISAN");
        session.command("cancel", "reason", " ")
                .statusCode(422)
                .body("code", equalTo("ruling.reason-missing"))
                .body("field", equalTo("reason"));
        session.done("cancel", "reason", "chrono oublié");
        session.done("finish");
        session.command("reopen").statusCode(422).body("code", equalTo("ruling.reason-missing"));
    }

    /** R§3.8.3: who is out hands in nothing that counts, not even a slip typed by mistake. */
    @Test
    void anEliminatedTableHasNoMoreSlips() {
        TestSession session = TestSession.open(Map.of("ruleSet", "fisf-2023", "form", "SUDDEN_DEATH"), 3);
        session.start("MEEISAN");
        session.send(1, "SEMAINE", "H2").statusCode(201);
        session.send(2, "SEMAINE", "H2").statusCode(201);
        session.send(3, "MINEES", "H4").statusCode(201);
        session.finishRound("H2", "SEMAINE").start("ROUTERS");
        session.command("slips", "table", 3, "word", "ROUTERS", "reference", "9H")
                .statusCode(422)
                .body("message", equalTo("La table 3 est éliminée depuis le coup 1 : ses bulletins ne comptent plus."));
        session.command("slips", "table", 1, "word", "ROUTERS", "reference", "9H")
                .statusCode(200);
    }

    /** R§5.3: a slip is typed as it was written, its impossible reference too. */
    @Test
    void aReferenceThatIsNoneIsAskedAboutThenKeptAsWritten() {
        TestSession session = TestSession.open(Map.of("scoresAsked", true), 2).start("MEEISAN");
        session.finishRound("H2", "SEMAINE").start("ROUTERS");
        Map<String, Object> slip = new HashMap<>(
                Map.of("table", 1, "word", "ROUTERS", "reference", "H16", "score", 77, "details", Map.of()));
        session.command("slips", slip).statusCode(422).body("code", equalTo("coord.off-board"));
        slip.put("force", true);
        session.command("slips", slip).statusCode(200).body("snapshot.seats[0].slip.reference", equalTo("H16"));
        slip.put("reference", "5");
        session.command("slips", slip).statusCode(200).body("snapshot.seats[0].slip.reference", equalTo("5"));
        slip.put("reference", "quelque part en haut");
        session.command("slips", slip).statusCode(422).body("code", equalTo("slip.reference-too-long"));
    }

    /** R§5.8: it stays whatever becomes of the slip, so it is none of its marks. */
    @Test
    void aDisciplinaryWarningIsNoMarkOfASlip() {
        TestSession session = TestSession.open("fisf-2023", 1).start("MEEISAN");
        session.command("slips", Map.of("table", 1, "word", "SEMAINE", "details", Map.of("marks", List.of("TALKING"))))
                .statusCode(422)
                .body("code", equalTo("slip.mark-warning"));
    }

    /** The same of a further solution on the slip. */
    @Test
    void aFurtherSolutionIsKeptAsWrittenToo() {
        TestSession session = TestSession.open(Map.of("scoresAsked", true), 1).start("MEEISAN");
        Map<String, Object> other = Map.of("word", "MAINS", "reference", "P5", "score", 16);
        Map<String, Object> slip = new HashMap<>(Map.of(
                "table",
                1,
                "word",
                "SEMAINE",
                "reference",
                "H2",
                "score",
                70,
                "details",
                Map.of("others", List.of(other))));
        session.command("slips", slip).statusCode(422).body("code", equalTo("coord.off-board"));
        slip.put("force", true);
        session.command("slips", slip).statusCode(200).body("verdict.reasons.code", hasItem("SEVERAL_SOLUTIONS"));
    }
}
