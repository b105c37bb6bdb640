package org.chevalet.sheets;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import org.chevalet.core.game.Game;

/**
 * A game about to be printed.
 *
 * @param tournament the tournament's name as typed
 * @param opened when the game was opened
 * @param printed now
 * @param zone where the hall is: documents show its time
 */
public record Printout(Game game, String tournament, Instant opened, Instant printed, ZoneId zone) {

    LocalDateTime local(Instant instant) {
        return LocalDateTime.ofInstant(instant, zone);
    }
}
