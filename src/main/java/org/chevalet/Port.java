package org.chevalet;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.Locale;
import java.util.Optional;
import org.chevalet.core.answer.Refusal;

/** Tries a port before the server does, so that a busy one is told in a sentence. */
final class Port {

    private static final int TO_SUGGEST = 8081;

    private Port() {}

    /** @return nothing when the port can be opened, else {@code start.port-busy} or {@code start.port-reserved} */
    static Optional<Refusal> refusal(int port) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(port));
            return Optional.empty();
        } catch (IOException refused) {
            String why = String.valueOf(refused.getMessage()).toLowerCase(Locale.ROOT);
            String key = why.contains("permission") ? "start.port-reserved" : "start.port-busy";
            return Optional.of(Refusal.of(key, String.valueOf(port), String.valueOf(other(port))));
        }
    }

    private static int other(int port) {
        return port == TO_SUGGEST ? TO_SUGGEST + 1 : TO_SUGGEST;
    }
}
