package org.chevalet.live;

import java.util.LinkedHashMap;
import java.util.Map;
import org.chevalet.core.game.Game;

/** The rules of one game by the words ruled about, those used last: making a word list anew takes seconds. */
final class Referees {

    private static final int KEPT = 3;

    private final Map<Map<String, Boolean>, Referee> known = new LinkedHashMap<>(KEPT, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Map<String, Boolean>, Referee> eldest) {
            return size() > KEPT;
        }
    };

    /** @param like the rules of the same game by other words */
    synchronized Referee of(Game game, Referee like) {
        known.putIfAbsent(like.ruled(), like);
        return known.computeIfAbsent(game.words(), words -> like.of(game));
    }
}
