package org.chevalet.welcome;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

@QuarkusTest
class GreetingTest {

    private static final LanAddress WIFI = new LanAddress("192.168.1.20", "wlan0", true);
    private static final LanAddress CABLE = new LanAddress("10.0.0.4", "eth0", false);

    @Inject
    Greeting greeting;

    @Test
    void oneNetworkNeedsNoChoice() {
        assertThat(greeting.text(List.of(WIFI), Optional.empty()))
                .contains("http://localhost:", "http://192.168.1.20:", "/jouer", "/ecran")
                .doesNotContain("plusieurs réseaux", "wlan0", "code");
    }

    @Test
    void severalNetworksAreNamedWithAWayToChoose() {
        assertThat(greeting.text(List.of(WIFI, CABLE), Optional.of("K7PM2XQ9")))
                .contains("plusieurs réseaux", "« wlan0 »", "« eth0 »", "http://10.0.0.4:", "K7PM2XQ9");
    }

    @Test
    void withoutNetworkItSaysWhatToDo() {
        assertThat(greeting.text(List.of(), Optional.empty())).contains("sur aucun réseau");
    }
}
