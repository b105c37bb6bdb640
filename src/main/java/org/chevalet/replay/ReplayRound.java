package org.chevalet.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.chevalet.core.board.Score;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.movegen.MoveGenerator;
import org.chevalet.core.movegen.Play;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.tile.Rack;
import org.chevalet.formats.ReplayableGame.Turn;

/**
 * One round of a game played again.
 *
 * @param plays everything its letters can play under the word list, the published move among them whatever the list says;
 *     highest score first. In the first round only across (R§3.4)
 * @param changed words of the published move that the list lacks
 */
public record ReplayRound(Turn turn, List<Play> plays, Set<String> changed) {

    public ReplayRound {
        changed = Set.copyOf(changed);
    }

    /** The best score of the round when it was played: every loss is counted from it. */
    public int reference() {
        return turn.points();
    }

    static ReplayRound of(Turn turn, Variant variant, MoveGenerator generator, Lexicon lexicon) {
        Set<String> changed = new TreeSet<>();
        turn.move().stream()
                .flatMap(Score::words)
                .filter(word -> !lexicon.contains(word))
                .forEach(changed::add);
        return new ReplayRound(turn, plays(turn, variant, generator, changed), changed);
    }

    private static List<Play> plays(Turn turn, Variant variant, MoveGenerator generator, Set<String> changed) {
        Rack rack = turn.draw().rack();
        boolean possible = !rack.isEmpty() && MoveGenerator.isQuick(rack);
        List<Play> plays = possible ? generator.plays(turn.board(), rack, variant.limits()) : List.of();
        if (turn.board().isEmpty()) {
            plays = Play.across(plays);
        }
        return changed.isEmpty() || turn.move().isEmpty()
                ? plays
                : with(turn.move().get(), plays);
    }

    private static List<Play> with(Score published, List<Play> plays) {
        Play play = new Play(published.placement(), published.points());
        List<Play> all = new ArrayList<>(plays);
        int place = 0;
        while (place < all.size() && all.get(place).points().compareTo(play.points()) >= 0) {
            place++;
        }
        all.add(place, play);
        return all;
    }
}
