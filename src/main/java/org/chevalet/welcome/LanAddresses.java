package org.chevalet.welcome;

import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.net.DatagramSocket;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.List;

/** Finds the addresses by which the hall reaches this machine; asked anew each time, since Wi-Fi comes and goes. */
@ApplicationScoped
public class LanAddresses {

    /** Reserved for documentation: nothing is ever sent, the system only says by which address it would leave. */
    private static final InetSocketAddress OUTSIDE = new InetSocketAddress("198.51.100.1", 9);

    public List<LanAddress> all() {
        String preferred = preferred();
        List<LanAddress> found = new ArrayList<>();
        try {
            for (NetworkInterface network : NetworkInterface.networkInterfaces().toList()) {
                if (network.isUp() && !network.isLoopback()) {
                    network.inetAddresses()
                            .filter(Inet4Address.class::isInstance)
                            .filter(address -> !address.isLinkLocalAddress())
                            .map(InetAddress::getHostAddress)
                            .map(numeric ->
                                    new LanAddress(numeric, network.getDisplayName(), numeric.equals(preferred)))
                            .forEach(found::add);
                }
            }
        } catch (SocketException noNetwork) {
            return List.of();
        }
        return LanAddress.ordered(found);
    }

    private static String preferred() {
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.connect(OUTSIDE);
            return socket.getLocalAddress().getHostAddress();
        } catch (IOException | java.io.UncheckedIOException noRoute) {
            return "";
        }
    }
}
