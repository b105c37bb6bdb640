package org.chevalet.welcome;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/**
 * One numeric address of this machine on a local network.
 *
 * @param numeric such as {@code 192.168.1.20}
 * @param network the name of the interface, as the system shows it
 * @param preferred whether the system itself would go out by it
 */
public record LanAddress(String numeric, String network, boolean preferred) {

    /** Networks that live inside the machine: nobody in the hall can reach it by them. */
    private static final Pattern INSIDE = Pattern.compile(
            "(?i)docker|veth|br-|virbr|vmnet|vmware|vboxnet|virtualbox|vethernet|tun\\d|tap\\d|utun|tailscale|wg\\d");

    public String url(int port) {
        return "http://" + (numeric.contains(":") ? "[" + numeric + "]" : numeric) + ":" + port;
    }

    /** The addresses worth showing, the best guess first; those inside the machine only when there are no others. */
    static List<LanAddress> ordered(List<LanAddress> found) {
        List<LanAddress> outside = found.stream()
                .filter(address -> !INSIDE.matcher(address.network()).lookingAt())
                .toList();
        Comparator<LanAddress> preferredFirst = Comparator.comparing(address -> !address.preferred());
        return (outside.isEmpty() ? found : outside)
                .stream()
                        .sorted(preferredFirst
                                .thenComparing(address -> !address.homeNetwork())
                                .thenComparing(LanAddress::numeric))
                        .toList();
    }

    private boolean homeNetwork() {
        return numeric.startsWith("192.168.") || numeric.startsWith("10.") || numeric.startsWith("172.");
    }
}
