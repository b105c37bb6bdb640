package org.chevalet.http;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.List;
import java.util.regex.Pattern;

/** Who sends the request being answered, as far as the network itself can tell: headers are never believed. */
@RequestScoped
public class Caller {

    /** What a proxy adds. A proxy on the laptop would make the whole hall look like the laptop. */
    private static final List<String> PROXY_TRACES =
            List.of("Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP", "Via");

    private static final Pattern OWN_NAME = Pattern.compile("localhost|[0-9.]+|\\[[0-9a-fA-F:.%]+]");

    private final RoutingContext context;

    @Inject
    Caller(RoutingContext context) {
        this.context = context;
    }

    /** The numeric address of the other end of the connection. */
    public String address() {
        return context.request().connection().remoteAddress().hostAddress();
    }

    /**
     * Whether a person at this very machine asks: the connection starts here, no proxy stands between, and the page was
     * reached by a name no one else can point at this machine.
     */
    public boolean onThisMachine() {
        HttpServerRequest request = context.request();
        return startsHere(address())
                && PROXY_TRACES.stream().noneMatch(request.headers()::contains)
                && ownName(request);
    }

    private static boolean ownName(HttpServerRequest request) {
        return OWN_NAME.matcher(Authority.host(request)).matches();
    }

    static boolean startsHere(String numericAddress) {
        try {
            InetAddress address = InetAddress.getByName(numericAddress);
            return address.isLoopbackAddress() || NetworkInterface.getByInetAddress(address) != null;
        } catch (UnknownHostException | SocketException unknown) {
            return false;
        }
    }
}
