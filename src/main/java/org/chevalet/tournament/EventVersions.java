package org.chevalet.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.chevalet.core.rules.PlayForm;

/**
 * Shapes of events older than the present one. An event that has nothing new to say is written in its first shape, which
 * earlier versions of the program read too; what the first shape lacks is added when it is read.
 */
final class EventVersions {

    private static final String OPENED = "game-opened";
    private static final String CANCELLED = "round-cancelled";
    private static final String FORM = "form";
    private static final String CENTRES = "centres";
    private static final String THROUGH = "through";

    private EventVersions() {}

    /** Takes out of a body what goes without saying. @return the version it now has */
    static int reduce(String type, int version, ObjectNode body) {
        boolean first = type.equals(OPENED) && reduceOpened(body) || type.equals(CANCELLED) && reduceCancelled(body);
        return first ? 1 : version;
    }

    private static boolean reduceOpened(ObjectNode body) {
        boolean usual = body.path("settings").path(FORM).asText().equals(PlayForm.DUPLICATE.name())
                && body.path("settings").path(CENTRES).isEmpty();
        if (usual && body.path("settings") instanceof ObjectNode settings) {
            settings.remove(FORM);
            settings.remove(CENTRES);
        }
        return usual;
    }

    private static boolean reduceCancelled(ObjectNode body) {
        boolean alone = body.path(THROUGH).equals(body.path("round"));
        if (alone) {
            body.remove(THROUGH);
        }
        return alone;
    }

    /** The body in its present shape. */
    static JsonNode complete(GameEventJson.Written written, JsonNode body) {
        if (written.version() > 1) {
            return body;
        }
        if (written.type().equals(OPENED) && body.path("settings") instanceof ObjectNode settings) {
            settings.put(FORM, PlayForm.DUPLICATE.name());
            settings.putArray(CENTRES);
        }
        if (written.type().equals(CANCELLED) && body instanceof ObjectNode cancelled && body.has("round")) {
            cancelled.set(THROUGH, body.get("round"));
        }
        return body;
    }
}
