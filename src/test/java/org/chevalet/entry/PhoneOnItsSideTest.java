package org.chevalet.entry;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** A phone held on its side has little height: what a slip needs is in sight all the same, and large enough for a finger. */
@QuarkusTest
class PhoneOnItsSideTest extends PlayerBrowserTest {

    private static final int WIDTH = 740;
    private static final int HEIGHT = 360;

    @Test
    void theScoreStandsBesideTheWordAndTheButtonsStayInSight() {
        TestSession session = TestSession.open(Map.of("scoresAsked", true), 1);
        PlayerBrowser player = tablet(WIDTH, HEIGHT).sit(session, 1);
        session.start("MEEIS?N");
        player.waitToWrite();
        for (String size : List.of("", "large", "largest")) {
            player.page().evaluate("size => document.documentElement.dataset.size = size", size);
            player.page().evaluate("document.activeElement.blur()");
            player.page().evaluate("scrollTo(0, 0)");
            assertInSightForAFinger(player, "#reference", "#turn", "#word", "#score", "#send", "#prepare");
            player.find("#score").focus();
            assertThat(player.find("#keyboard").isVisible()).isTrue();
            assertInSightForAFinger(player, "#reference", "#word", "#score", "#send", "#prepare");
        }
    }

    private static void assertInSightForAFinger(PlayerBrowser player, String... controls) {
        List<Locator> all = new ArrayList<>(player.find("#rack .tile").all());
        for (String control : controls) {
            all.add(player.find(control));
        }
        BoundingBox bar = player.find("#bar").boundingBox();
        for (Locator one : all) {
            BoundingBox box = one.boundingBox();
            assertThat(Math.min(box.width, box.height)).as("%s", one).isGreaterThanOrEqualTo(44);
            assertThat(box.y).as("%s", one).isGreaterThanOrEqualTo(bar.y + bar.height);
            assertThat(box.y + box.height).as("%s", one).isLessThanOrEqualTo(HEIGHT);
        }
    }
}
