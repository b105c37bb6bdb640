package org.chevalet.welcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LanAddressTest {

    private static final LanAddress CABLE = new LanAddress("10.0.0.4", "eth0", false);
    private static final LanAddress WIFI = new LanAddress("192.168.1.20", "wlan0", true);
    private static final LanAddress PUBLIC = new LanAddress("203.0.113.4", "eth1", false);
    private static final LanAddress DOCKER = new LanAddress("172.17.0.1", "docker0", false);

    @Test
    void theNetworkTheSystemPrefersComesFirst() {
        assertThat(LanAddress.ordered(List.of(PUBLIC, CABLE, WIFI))).containsExactly(WIFI, CABLE, PUBLIC);
    }

    @Test
    void networksInsideTheMachineAreShownOnlyWhenThereIsNoOther() {
        assertThat(LanAddress.ordered(List.of(DOCKER, WIFI))).containsExactly(WIFI);
        assertThat(LanAddress.ordered(List.of(DOCKER))).containsExactly(DOCKER);
    }

    @Test
    void anAddressBecomesALink() {
        assertThat(WIFI.url(8080)).isEqualTo("http://192.168.1.20:8080");
        assertThat(new LanAddress("fd00::1", "eth0", false).url(8080)).isEqualTo("http://[fd00::1]:8080");
    }

    @Test
    void theQrCodeLeadsToTheGame() {
        HallAddress address = HallAddress.of(WIFI, 8080, "4821");
        assertThat(address.qr()).isEqualTo("/api/qr.svg?text=http%3A%2F%2F192.168.1.20%3A8080%2Fjouer%2F4821");
        assertThat(address.players()).isEqualTo("192.168.1.20:8080/jouer");
    }
}
