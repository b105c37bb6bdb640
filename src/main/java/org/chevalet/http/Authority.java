package org.chevalet.http;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.HostAndPort;
import org.jspecify.annotations.Nullable;

/** The host and port a client believes it talks to: the Host header, or what HTTP/2 has in its place. */
final class Authority {

    private Authority() {}

    /** Without the port; empty when the client does not say. */
    static String host(HttpServerRequest request) {
        @Nullable HostAndPort authority = request.authority();
        return authority == null ? "" : authority.host();
    }

    /** As in an address, {@code 192.168.1.20:8080}; empty when the client does not say. */
    static String hostAndPort(HttpServerRequest request) {
        @Nullable HostAndPort authority = request.authority();
        if (authority == null) {
            return "";
        }
        return authority.port() < 0 ? authority.host() : authority.host() + ":" + authority.port();
    }
}
