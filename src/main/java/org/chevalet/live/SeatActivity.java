package org.chevalet.live;

import io.vertx.core.json.JsonObject;
import java.util.Arrays;
import java.util.Optional;
import org.chevalet.core.game.Round;

/**
 * What a player's device says of itself in a round: that the letters are on its screen, or that something is being
 * written. Never what is written. Kept nowhere but in memory, and only while the device is connected.
 */
public record SeatActivity(int round, int attempt, State state) {

    public enum State {
        SEEN,
        WRITING
    }

    /** Empty for anything else a device may send. */
    static Optional<SeatActivity> read(JsonObject sent) {
        String said = String.valueOf(sent.getValue("activity"));
        boolean numbered = sent.getValue("round") instanceof Integer && sent.getValue("attempt") instanceof Integer;
        return Arrays.stream(State.values())
                .filter(state -> numbered && state.name().equals(said))
                .map(state -> new SeatActivity(sent.getInteger("round"), sent.getInteger("attempt"), state))
                .findFirst();
    }

    /** Does it speak of this round, as it is played now? */
    public boolean isOf(Round asked) {
        return asked.number().value() == round && asked.attempt() == attempt;
    }

    JsonObject json() {
        return new JsonObject().put("round", round).put("attempt", attempt).put("state", state.name());
    }
}
