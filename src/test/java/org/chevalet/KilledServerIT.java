package org.chevalet;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import io.vertx.core.json.JsonObject;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server is killed in the middle of a round and started again: the tablet goes on where it was. */
class KilledServerIT {

    private static final double PATIENCE = PackagedProgram.PATIENCE.toMillis();

    @TempDir
    Path folder;

    private HttpHall hall;
    private String path = "";

    private JsonNode command(String name, Map<String, ?> body) throws Exception {
        return hall.post(path + "/" + name, body).body();
    }

    @Test
    void aTabletOutlivesTheServer() throws Exception {
        int port = PackagedProgram.freePort();
        hall = new HttpHall(port);
        Path data = folder.resolve("data");
        try (Chromium chromium = Chromium.start();
                BrowserContext device = chromium.newContext(1280, 800)) {
            PackagedProgram server = PackagedProgram.serve(folder, data, port);
            Page page = begin(device, port);
            page.locator("#reference").fill("H2");
            page.locator("#word").fill("SEMAINE");
            command("messages", Map.of("text", "Écrivez lisiblement."));
            assertThat(page.locator("#notices p")).hasText("Écrivez lisiblement.");
            page.locator("#call").click();
            assertThat(page.locator("#called")).hasText("L’arbitre est appelé. Levez aussi la main.");
            server.kill();
            page.locator("#send").click();
            assertThat(page.locator("#receipt")).containsText("En attente d’envoi");
            try (PackagedProgram again = PackagedProgram.serve(folder, data, port)) {
                assertThat(page.locator(".receipt"))
                        .containsText("SEMAINE", new LocatorAssertions.ContainsTextOptions().setTimeout(PATIENCE));
                assertThat(page.locator("#tablet")).hasAttribute("data-phase", "PAUSED");
                assertThat(page.locator("#word")).hasValue("SEMAINE");
                assertThat(page.locator("#notices p")).hasText("Écrivez lisiblement.");
                page.locator("#notices button").click();
                assertThat(page.locator("#called")).hasText("L’arbitre est appelé. Levez aussi la main.");
                command("calls/1/seen", Map.of());
                assertThat(page.locator("#called")).hasText("L’arbitre a vu votre appel : il vient.");
                command("clock/resume", Map.of("round", 1));
                assertThat(page.locator("#tablet"))
                        .hasAttribute(
                                "data-phase",
                                "RUNNING",
                                new LocatorAssertions.HasAttributeOptions().setTimeout(PATIENCE));
                org.assertj.core.api.Assertions.assertThat(again.output()).doesNotContain("ERROR");
            }
        }
    }

    /** A game with one player, its round running, and his tablet in front of it. */
    private Page begin(BrowserContext device, int port) throws Exception {
        Page early = device.newPage();
        early.navigate("http://localhost:" + port + "/jouer");
        assertThat(early.locator("#join-none")).containsText("Aucune partie ouverte. Demandez à l’arbitre.");
        hall.choosePassword("tuer, vraiment");
        Map<String, Object> settings = Map.of("name", "Coupure", "roundSeconds", 3600);
        long tournament =
                hall.post("/api/tournaments", settings).body().get("id").asLong();
        String players = "/api/tournaments/" + tournament;
        hall.post(players + "/players", Map.of("table", 1, "name", "Joueur 1"));
        JsonNode opened = hall.post(players + "/open", Map.of()).body();
        early.locator("#none-retry").click();
        assertThat(early.locator("#join-code")).isFocused();
        early.close();
        long game = opened.get("gameId").asLong();
        path = "/api/games/" + game;
        Map<String, Object> seat = Map.of("code", opened.get("joinCode").asText(), "table", 1);
        String token = hall.post("/api/join", seat).body().get("token").asText();
        command("draw/typed", Map.of("round", 1, "letters", "SEMAINE"));
        command("announce", Map.of("round", 1, "force", true));
        command("clock/start", Map.of("round", 1));
        String kept = new JsonObject(Map.of("game", game, "table", 1, "name", "Joueur 1", "token", token)).encode();
        device.addInitScript("localStorage.setItem('chevalet.seat', JSON.stringify(" + kept + "));");
        Page page = device.newPage();
        page.navigate("http://localhost:" + port + "/jouer");
        assertThat(page.locator("#slip")).isVisible();
        return page;
    }
}
