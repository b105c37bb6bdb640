package org.chevalet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;

class PortTest {

    @Test
    void aBusyPortIsNamed() throws IOException {
        try (ServerSocket other = new ServerSocket(0)) {
            int port = other.getLocalPort();
            assertThat(Port.refusal(port).orElseThrow().key()).isEqualTo("start.port-busy");
            assertThat(Port.refusal(port).orElseThrow().args()).containsExactly(String.valueOf(port), "8081");
        }
    }
}
