package org.chevalet.live;

import io.vertx.core.json.DecodeException;
import io.vertx.core.json.JsonObject;
import java.time.Instant;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.live.Contacts.Whose;
import org.chevalet.live.LiveScreens.Screen;

/**
 * Hears what a screen says on its socket: whether the server is still there, which any of them may ask, and of a player's
 * device that it is there, what it shows, what stands on it.
 */
final class SeatVoice {

    /** Whether anybody is there: answered as it came. The twin of {@code ECHO} in {@code web/live/socket.ts}. */
    private static final JsonObject ECHO = new JsonObject().put("echo", true);

    /** Longer than any message of ours. */
    private static final int LONGEST = 1000;

    private final LiveScreens screens;
    private final LiveGames games;

    SeatVoice(LiveScreens screens, LiveGames games) {
        this.screens = screens;
        this.games = games;
    }

    /** @return what to answer; nothing to anything else a device may send */
    Optional<JsonObject> hear(Screen screen, String text, Instant now) {
        if (text.equals(ECHO.encode())) {
            screen.player().ifPresent(player -> screens.contacts().heard(screen.game(), player, now));
            return Optional.of(ECHO);
        }
        if (text.length() > LONGEST || screen.player().isEmpty()) {
            return Optional.empty();
        }
        Whose whose = new Whose(screen.game(), screen.player().get());
        screens.contacts().heard(whose.game(), whose.player(), now);
        Optional<JsonObject> said = read(text);
        said.flatMap(SeatActivity::read).ifPresent(activity -> screens.heard(screen, activity));
        said.map(message -> message.getValue("pong"))
                .filter(Number.class::isInstance)
                .map(pinged -> Instant.ofEpochMilli(((Number) pinged).longValue()))
                .ifPresent(pinged -> screens.contacts().answered(whose, pinged, now));
        return said.map(message -> message.getValue("draft"))
                .filter(JsonObject.class::isInstance)
                .flatMap(draft -> DraftWitness.read((JsonObject) draft, now))
                .flatMap(draft -> noted(whose, draft));
    }

    private static Optional<JsonObject> read(String text) {
        try {
            return Optional.of(new JsonObject(text));
        } catch (DecodeException unreadable) {
            return Optional.empty();
        }
    }

    private Optional<JsonObject> noted(Whose whose, DraftWitness draft) {
        return Optional.of(games.find(whose.game()))
                .filter(Answer::isAccepted)
                .map(Answer::value)
                .filter(live -> live.witnesses().note(live.game(), whose.player(), draft))
                .flatMap(live -> DraftHelp.of(live.game(), draft, live.referee()));
    }
}
