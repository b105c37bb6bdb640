package org.chevalet.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.chevalet.core.rules.PlayForm;
import org.chevalet.core.rules.TabletSettings;

/**
 * Shapes of events older than the present one. An event that has nothing new to say is written in its first shape, which
 * earlier versions of the program read too; what the first shape lacks is added when it is read.
 */
final class EventVersions {

    private static final String OPENED = "game-opened";
    private static final String CHANGED = "settings-changed";
    private static final String CANCELLED = "round-cancelled";
    private static final String SETTINGS = "settings";
    private static final String FORM = "form";
    private static final String CENTRES = "centres";
    private static final String TABLETS = "tablets";
    private static final String THROUGH = "through";
    private static final JsonNode USUAL_TABLETS = GameEventJson.mapper().valueToTree(TabletSettings.USUAL);

    private EventVersions() {}

    /** Takes out of a body what goes without saying. @return the version it now has */
    static int reduce(String type, int version, ObjectNode body) {
        return switch (type) {
            case OPENED -> reduceOpened(version, body);
            case CHANGED -> reduceTablets(body) ? 1 : version;
            case CANCELLED -> reduceCancelled(body) ? 1 : version;
            default -> version;
        };
    }

    private static int reduceOpened(int version, ObjectNode body) {
        if (!reduceTablets(body)) {
            return version;
        }
        return reduceForm(body) ? 1 : 2;
    }

    private static boolean reduceTablets(ObjectNode body) {
        boolean usual = body.path(SETTINGS).path(TABLETS).equals(USUAL_TABLETS);
        if (usual && body.path(SETTINGS) instanceof ObjectNode settings) {
            settings.remove(TABLETS);
        }
        return usual;
    }

    private static boolean reduceForm(ObjectNode body) {
        boolean usual = body.path(SETTINGS).path(FORM).asText().equals(PlayForm.DUPLICATE.name())
                && body.path(SETTINGS).path(CENTRES).isEmpty();
        if (usual && body.path(SETTINGS) instanceof ObjectNode settings) {
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
        int version = written.version();
        if (body.path(SETTINGS) instanceof ObjectNode settings) {
            boolean opened = written.type().equals(OPENED);
            if (opened && version < 2) {
                settings.put(FORM, PlayForm.DUPLICATE.name());
                settings.putArray(CENTRES);
            }
            if (opened && version < 3 || written.type().equals(CHANGED) && version < 2) {
                settings.set(TABLETS, USUAL_TABLETS.deepCopy());
            }
        }
        if (written.type().equals(CANCELLED)
                && version < 2
                && body instanceof ObjectNode cancelled
                && body.has("round")) {
            cancelled.set(THROUGH, body.get("round"));
        }
        return body;
    }
}
