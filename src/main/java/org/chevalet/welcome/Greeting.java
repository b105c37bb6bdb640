package org.chevalet.welcome;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chevalet.access.ArbiterPassword;
import org.chevalet.language.Language;
import org.chevalet.language.Messages;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** What the terminal says once the server answers: where to go, from which machine, and the one-time code. */
@ApplicationScoped
public class Greeting {

    private final LanAddresses addresses;
    private final ArbiterPassword password;
    private final Messages messages;
    private final int port;
    private final String data;

    @Inject
    Greeting(
            LanAddresses addresses,
            ArbiterPassword password,
            @ConfigProperty(name = "chevalet.language", defaultValue = "fr") String language,
            @ConfigProperty(name = "quarkus.http.port") int port,
            @ConfigProperty(name = "chevalet.data") String data) {
        this.addresses = addresses;
        this.password = password;
        this.messages = Messages.in(Language.of(language));
        this.port = port;
        this.data = data;
    }

    public String text() {
        return text(addresses.all(), password.oneTimeCode());
    }

    String text(List<LanAddress> found, Optional<String> oneTimeCode) {
        List<String> lines = new ArrayList<>();
        lines.add("");
        lines.add(messages.text("start.ready", data));
        lines.add("");
        lines.add(messages.text("start.arbiter", "http://localhost:" + port));
        lines.addAll(hall(found));
        oneTimeCode.ifPresent(code -> {
            lines.add("");
            lines.add(messages.text("start.code", code));
        });
        lines.add("");
        lines.add(messages.text("start.stop"));
        return String.join(System.lineSeparator(), lines);
    }

    private List<String> hall(List<LanAddress> found) {
        if (found.isEmpty()) {
            return List.of(messages.text("start.no-network"));
        }
        boolean several = found.size() > 1;
        List<String> lines = new ArrayList<>();
        if (several) {
            lines.add(messages.text("start.several"));
        }
        for (LanAddress address : found) {
            String url = address.url(port);
            lines.add(several ? messages.text("start.network", address.network()) : "");
            lines.add(messages.text("start.players", url + "/jouer"));
            lines.add(messages.text("start.projector", url + "/ecran"));
        }
        lines.removeIf(String::isEmpty);
        return lines;
    }
}
