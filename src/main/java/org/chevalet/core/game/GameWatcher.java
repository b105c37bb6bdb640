package org.chevalet.core.game;

/** Follows a game while it is folded. */
public interface GameWatcher {

    /** @param before the game before an entry of its journal */
    void saw(Game before, JournalEntry entry, Game after);
}
