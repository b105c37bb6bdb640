package org.chevalet.sheets;

import java.time.LocalDateTime;
import java.util.Optional;
import org.chevalet.core.board.Notation;
import org.chevalet.core.lexicon.LexiconIdentity;
import org.chevalet.core.rules.GameSettings;

/**
 * What stands at the head and the foot of every document: which game it is about, and when it was printed.
 *
 * @param tournament the tournament's name as typed: any characters
 * @param opened when the game was opened, local time of the hall
 * @param ruleSet name of the rule set, for example {@code fisf-2023}
 * @param notation how the game's references are written
 * @param players players who took part
 * @param adaptedTime a player has more time than the others
 * @param finished false: the document shows a game that still goes on
 * @param corrected when a round already announced was last corrected; empty when none was
 * @param printed when the document was made, local time of the hall
 */
public record Letterhead(
        String tournament,
        LocalDateTime opened,
        String ruleSet,
        Notation notation,
        GameSettings settings,
        LexiconIdentity lexicon,
        int players,
        boolean adaptedTime,
        boolean finished,
        Optional<LocalDateTime> corrected,
        LocalDateTime printed) {}
