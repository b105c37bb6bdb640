package org.chevalet.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chevalet.access.TestArbiter.asArbiter;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Names of draws as people type and share them. */
@QuarkusTest
class ReplaySeedTest {

    private static ValidatableResponse make(String seed) {
        return asArbiter()
                .contentType(ContentType.JSON)
                .body(Map.of("variant", "normal", "level", "any", "seed", seed))
                .post("/api/replay/make")
                .then();
    }

    private static String drawn(String seed) {
        return make(seed).statusCode(200).extract().path("key");
    }

    @Test
    void signsAreCountedAsTheyAreSeen() {
        make("🎲".repeat(40)).statusCode(200);
        make("🎲".repeat(41)).statusCode(422).body("message", equalTo("Le nom du tirage a de 1 à 40 signes."));
    }

    @Test
    void accentsGiveTheSameGameHoweverAKeyboardComposesThem() {
        assertThat(drawn("Noe\u0308l")).isEqualTo(drawn("No\u00ebl"));
    }

    @Test
    void halfASignIsNone() {
        assertThat(drawn("a\ud83d")).isEqualTo(drawn("a"));
        make("\ud83d").statusCode(422);
    }
}
