package org.chevalet.welcome;

import io.quarkus.qute.TemplateData;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/**
 * An address for the tablets, ready to be shown.
 *
 * @param players where players join, without {@code http://}: what a person types
 * @param projector the same for the screen of the hall
 * @param qr where the picture of the QR code is
 */
@TemplateData
public record HallAddress(String network, String players, String projector, String qr) {

    static HallAddress of(LanAddress address, int port, String invitation) {
        String url = address.url(port);
        String join = url + "/jouer" + (invitation.isEmpty() ? "" : "/" + invitation);
        return new HallAddress(
                address.network(),
                url.substring("http://".length()) + "/jouer",
                url.substring("http://".length()) + "/ecran",
                "/api/qr.svg?text=" + URLEncoder.encode(join, StandardCharsets.UTF_8));
    }
}
