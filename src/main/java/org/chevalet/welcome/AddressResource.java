package org.chevalet.welcome;

import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.chevalet.http.Replies;
import org.jspecify.annotations.Nullable;

/** The addresses by which the hall reaches this machine, and QR codes that lead there. */
@Path("/api")
public class AddressResource {

    private final LanAddresses addresses;
    private final Replies replies;
    private final RoutingContext context;

    @Inject
    AddressResource(LanAddresses addresses, Replies replies, RoutingContext context) {
        this.addresses = addresses;
        this.replies = replies;
        this.context = context;
    }

    /** @param networks the same addresses with the name of their network, in the same order */
    public record Addresses(int port, List<String> addresses, String laptop, List<Network> networks) {}

    public record Network(String address, String name) {}

    @GET
    @Path("addresses")
    public Addresses addresses() {
        int port = context.request().localAddress().port();
        List<Network> networks = addresses.all().stream()
                .map(address -> new Network(address.url(port), address.network()))
                .toList();
        List<String> urls = networks.stream().map(Network::address).toList();
        return new Addresses(port, urls, "http://localhost:" + port, networks);
    }

    @GET
    @Path("qr.svg")
    public Response qr(@QueryParam("text") @Nullable String text) {
        if (text == null || text.isBlank() || text.length() > QrCode.LONGEST) {
            return replies.refuse("welcome.qr-text", QrCode.LONGEST);
        }
        return Response.ok(QrCode.svg(text), "image/svg+xml")
                .header("Cache-Control", "max-age=3600")
                .build();
    }
}
