package org.chevalet.live;

import org.chevalet.core.game.Game;

/** A game as it is and as a change would make it. */
public record Tried(Game before, Game after) {}
