package org.chevalet.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import jakarta.inject.Inject;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.chevalet.Patience;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.tournament.GameRepository;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Slips around the end of the time, with what the server saw of the tablet they come from. */
@QuarkusTest
class SlipArrivalHttpTest {

    private static final String RACK = "EARSTIN";

    @TestHTTPResource("/")
    URI root;

    @Inject
    HandClock clock;

    @Inject
    Contacts contacts;

    @Inject
    LiveGames games;

    @Inject
    GameRepository repository;

    private TestSession session;

    @BeforeEach
    void hold() {
        clock.hold();
    }

    @AfterEach
    void letGo() {
        clock.letGo();
    }

    private void begin(Map<String, Object> tablets) {
        session = TestSession.open(Map.of("ruleSet", "fisf-2023", "tablets", tablets), 2)
                .start(RACK);
    }

    private LiveGame live() {
        return games.find(session.game()).value();
    }

    private PlayerId player() {
        return live().game().seats().iterator().next().player();
    }

    private Contact contact() {

        return contacts.of(new Contacts.Whose(session.game(), player())).orElseThrow();
    }

    /** A tablet on which this is written, and the server knows it. */
    private TestSocket writing(String word) {
        TestSocket tablet = TestSocket.tablet(root, session, 1);
        tablet.draft(session, word, "H8");

        Patience.await()
                .until(() -> live().witnesses()
                        .of(player(), live().game().current())
                        .filter(draft -> draft.word().equals(word))
                        .isPresent());
        return tablet;
    }

    /** Heard at this very moment, and then no more. */
    private void cut(TestSocket tablet) {
        Instant now = live().now();
        tablet.say("{}");
        Patience.await().until(() -> contact().heardAt().equals(now));
        tablet.abort();
        Patience.await().until(() -> !contact().isOnline(live().now()));
    }

    private Map<String, Object> tapped(String word, Instant at) {
        Map<String, Object> slip = session.slip(word, "H8");
        slip.put("tapServerMs", at.toEpochMilli());
        return slip;
    }

    private static String key() {
        return UUID.randomUUID().toString();
    }

    private JsonPath seat() {
        return session.seatSnapshot(1);
    }

    @Test
    void aSlipHeldBackByACutIsTakenWhenTheServerHadSeenItsDraft() {
        begin(Map.of("draftTaken", false));
        TestSocket tablet = writing("RASER");
        clock.advance(Duration.ofSeconds(170));
        Instant tap = clock.instant().plusSeconds(5);
        cut(tablet);
        clock.advance(Duration.ofSeconds(20));
        assertThat(session.console().getString("phase")).isEqualTo("RECEIVING");
        session.send(1, key(), tapped("RASER", tap))
                .statusCode(201)
                .body("arrival", equalTo("AFTER_CUT"))
                .body("cutSeconds", equalTo(20));
        assertThat(seat().getString("received.word")).isEqualTo("RASER");
        JsonPath console = session.console();
        assertThat(console.getString("seats[0].slip.evidence.arrival")).isEqualTo("AFTER_CUT");
        assertThat(console.getLong("seats[0].slip.evidence.lateMs")).isEqualTo(10_000);
        assertThat(console.getString("seats[0].slip.evidence.draft.word")).isEqualTo("RASER");
        assertThat(console.getLong("seats[0].slip.evidence.tappedAt")).isEqualTo(tap.toEpochMilli());
    }

    @Test
    void afterTheCloseItStillCountsUntilTheSolutionIsAnnounced() {
        begin(Map.of("draftTaken", false));
        TestSocket tablet = writing("RASER");
        clock.advance(Duration.ofSeconds(170));
        Instant tap = clock.instant();
        cut(tablet);
        clock.advance(Duration.ofSeconds(13));
        session.done("close", "force", true);
        session.send(1, key(), tapped("RASER", tap)).statusCode(201).body("arrival", equalTo("AFTER_CUT"));
        session.done("announce-solution");
        assertThat(seat().getString("results[0].own.word")).isEqualTo("RASER");
        clock.advance(Duration.ofSeconds(1));
        session.send(1, key(), tapped("RASER", tap))
                .statusCode(410)
                .body("code", equalTo("slip.after-solution"))
                .body(
                        "message",
                        equalTo(
                                "Trop tard : la solution du coup 1 était déjà annoncée. Ce bulletin ne peut plus compter."));
    }

    @Test
    void anotherSlipThanTheDraftIsForTheArbiterWhoSeesTheEvidence() {
        begin(Map.of("draftTaken", false));
        session.send(1, key(), tapped("TRAIN", clock.instant())).statusCode(201);
        TestSocket tablet = writing("RASER");
        clock.advance(Duration.ofSeconds(170));
        Instant tap = clock.instant().plusSeconds(8);
        cut(tablet);
        clock.advance(Duration.ofSeconds(22));
        session.send(1, key(), tapped("TSARINE", tap))
                .statusCode(410)
                .body("code", equalTo("slip.after-cut-arbiter"))
                .body("message", equalTo("Bulletin envoyé après une coupure de 22 s. L’arbitre décide."));
        assertThat(seat().getString("received.word"))
                .as("the one in time counts until he decides")
                .isEqualTo("TRAIN");
        JsonPath console = session.console();
        assertThat(console.getString("seats[0].waiting[0].word")).isEqualTo("TSARINE");
        assertThat(console.getString("seats[0].waiting[0].evidence.arrival")).isEqualTo("UNPROVEN");
        assertThat(console.getString("seats[0].waiting[0].evidence.draft.word")).isEqualTo("RASER");
        assertThat(console.getLong("seats[0].waiting[0].evidence.cutFrom"))
                .isLessThan(console.getLong("seats[0].waiting[0].evidence.end"));
        decide(console.getInt("seats[0].waiting[0].id"), true, "").statusCode(422);
        decide(console.getInt("seats[0].waiting[0].id"), true, "coupure vue de tous")
                .statusCode(200);
        assertThat(seat().getString("received.word")).isEqualTo("TSARINE");
        assertThat(session.console().getBoolean("seats[0].waiting[0].decided")).isTrue();
        session.finishRoundReceived();
        assertThat(seat().getString("results[0].own.word")).isEqualTo("TSARINE");
        session.ask()
                .get("/api/games/" + session.game() + "/journal")
                .then()
                .body(
                        "find { it.type == 'late-slip-decided' }.text",
                        equalTo("Coup 1 : bulletin tardif admis, table 1 (Joueur 01) – coupure vue de tous"));
    }

    private io.restassured.response.ValidatableResponse decide(int slip, boolean counts, String reason) {
        return session.command("slips/late", "table", 1, "slip", slip, "counts", counts, "reason", reason);
    }

    @Test
    void theArbiterMayRefuseAndThinkBetterOfItAfterTheClose() {
        begin(Map.of("draftTaken", false));
        clock.advance(Duration.ofSeconds(181));
        session.send(1, key(), tapped("RASER", clock.instant()))
                .statusCode(410)
                .body("message", equalTo("Trop tard : le temps était écoulé de 1 s. L’arbitre est prévenu."));
        int slip = session.console().getInt("seats[0].waiting[0].id");
        decide(slip, false, "écrit après le signal").statusCode(200);
        assertThat(session.console().getBoolean("seats[0].waiting[0].decided")).isFalse();
        session.done("close", "force", true);
        decide(slip, true, "le signal n’a pas sonné").statusCode(200);
        assertThat(seat().getString("received.word")).isEqualTo("RASER");
        decide(slip, false, "si, il a sonné").statusCode(200);
        assertThat(seat().<Object>get("received")).isNull();
        decide(99, true, "inconnu").statusCode(422).body("code", equalTo("slip.not-late"));
        assertThat(live().slips()).hasSize(1);
    }

    @Test
    void whatComesAfterTheSolutionIsKeptAndCanNeverCount() {
        begin(Map.of("draftTaken", false));
        Instant tap = clock.instant();
        clock.advance(Duration.ofSeconds(190));
        session.done("close", "force", true);
        session.done("announce-solution");
        clock.advance(Duration.ofMillis(1));
        session.send(1, key(), tapped("RASER", tap)).statusCode(410);
        int slip = (int) live().slips().get(0).id().value();
        decide(slip, true, "pitié").statusCode(410).body("code", equalTo("slip.after-solution"));
    }

    @Test
    void aDraftLeftAtTheEndOfTheTimeIsTheSlipOnceNoneCanBeOnItsWay() {
        begin(Map.of());
        TestSocket tablet = writing("RASER");
        clock.advance(Duration.ofSeconds(181));
        assertThat(seat().<Object>get("received"))
                .as("a slip may be in transit")
                .isNull();
        clock.advance(Duration.ofSeconds(1));
        JsonPath taken = seat();
        assertThat(taken.getString("received.word")).isEqualTo("RASER");
        assertThat(taken.getString("received.source")).isEqualTo("DRAFT");
        tablet.next(message -> message.containsKey("received"));
        assertThat(session.console().getList("missing")).isEqualTo(List.of(2));
        assertThat(session.console().getString("seats[0].slip.evidence.draft.word"))
                .isEqualTo("RASER");

        session.send(1, key(), tapped("RASER", clock.instant().minusSeconds(2)))
                .statusCode(200)
                .body("source", equalTo("DRAFT"));
        assertThat(live().slips())
                .as("the tablet's own sending makes no second one")
                .hasSize(1);
        session.finishRoundReceived();
        assertThat(seat().getString("results[0].own.word")).isEqualTo("RASER");
        assertThat(repository.load(session.game()).value().slips().get(0).evidence())
                .as("kept with the slip")
                .isPresent();
    }

    @Test
    void theCloseTakesTheDraftsOfThoseWhoseTimeIsOver() {
        begin(Map.of());
        writing("RASER");
        clock.advance(Duration.ofSeconds(180));
        session.command("close").statusCode(409).body("details.tables", equalTo(List.of(2)));
        session.done("close", "force", true);
        assertThat(session.console().getString("seats[0].slip.source")).isEqualTo("DRAFT");
    }

    @Test
    void noDraftIsTakenWithoutAPlaceNorWithASlipSentNorWhereTheGameTakesNone() {
        begin(Map.of());
        writing("RASER");
        session.send(1, key(), tapped("TRAIN", clock.instant())).statusCode(201).body("replaced", nullValue());
        clock.advance(Duration.ofSeconds(190));
        assertThat(seat().getString("received.word")).isEqualTo("TRAIN");

        begin(Map.of("draftTaken", false));
        writing("RASER");
        clock.advance(Duration.ofSeconds(190));
        assertThat(seat().<Object>get("received")).isNull();

        begin(Map.of());
        session.finishRound();
        session.start("AEIRSTL");
        TestSocket tablet = TestSocket.tablet(root, session, 1);
        tablet.draft(session, "RATELS", "");

        Patience.await()
                .until(() ->
                        live().witnesses().of(player(), live().game().current()).isPresent());
        clock.advance(Duration.ofSeconds(190));
        assertThat(seat().<Object>get("received")).isNull();
    }

    @Test
    void aSlipMayBeReplacedUntilTimeUnlessTheGameSaysOtherwise() {
        begin(Map.of());
        session.send(1, "TRAIN", "H8").statusCode(201);
        session.send(1, "RASER", "H8").statusCode(201).body("replaced", equalTo("TRAIN"));

        begin(Map.of("replaces", false));
        String first = key();
        Map<String, Object> slip = tapped("TRAIN", clock.instant());
        session.send(1, first, slip).statusCode(201);
        session.send(1, first, slip).statusCode(200);
        session.send(1, "RASER", "H8")
                .statusCode(422)
                .body("code", equalTo("slip.no-replacing"))
                .body("message", equalTo("Les bulletins ne peuvent plus être modifiés."));
        assertThat(seat().getBoolean("replaces")).isFalse();
    }

    @Test
    void whereTabletsHelpNoMoreThanPaperASlipMayGoWithoutAPlace() {
        begin(Map.of("assistance", 0));
        assertThat(seat().getInt("assistance")).isZero();
        session.send(1, "TRAIN", "H8").statusCode(201);
        session.finishRound();
        session.start("AEIRSTL");
        session.send(1, "RATELS", "").statusCode(201);

        begin(Map.of());
        assertThat(seat().getInt("assistance")).isEqualTo(1);
        session.finishRound();
        session.start("AEIRSTL");
        session.send(1, "RATELS", "").statusCode(422).body("code", equalTo("slip.reference-missing"));
    }
}
