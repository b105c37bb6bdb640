package org.chevalet.entry;

import java.util.ArrayList;
import java.util.List;
import org.chevalet.BrowserTest;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.AfterEach;

/** A test of players' pages: devices opened through it are closed with it. */
abstract class PlayerBrowserTest extends BrowserTest {

    private final List<PlayerBrowser> devices = new ArrayList<>();

    @AfterEach
    void closeDevices() {
        devices.forEach(PlayerBrowser::close);
        devices.clear();
    }

    PlayerBrowser tablet() {
        return opened(PlayerBrowser.tablet(chromium, root));
    }

    PlayerBrowser tablet(int width, int height) {
        return opened(PlayerBrowser.tablet(chromium, root, width, height));
    }

    PlayerBrowser phone() {
        return opened(PlayerBrowser.phone(chromium, root));
    }

    PlayerBrowser laptop() {
        return opened(PlayerBrowser.laptop(chromium, root));
    }

    private PlayerBrowser opened(PlayerBrowser device) {
        devices.add(device);
        return device;
    }

    static TestSession session(int players) {
        return TestSession.open("fisf-2023", players);
    }

    /** At table 1 of a round begun with MEEISAN. */
    static PlayerBrowser writing(PlayerBrowser player, TestSession session) {
        player.sit(session, 1);
        session.start("MEEISAN");
        player.waitToWrite();
        return player;
    }
}
