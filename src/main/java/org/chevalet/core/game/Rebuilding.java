package org.chevalet.core.game;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Score;
import org.chevalet.core.movegen.Tops;
import org.chevalet.core.rules.MasterMoveRule;
import org.chevalet.core.rules.MasterMoveRule.Situation;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;

/**
 * What the rounds after a corrected one become: each on the board that now lies before it, with the letters now left in
 * hand. A round stands when its letters could still be drawn and its master move still fits with the same score.
 */
final class Rebuilding {

    private final Progress progress;
    private final Instant at;
    private final MasterMoveRule masters;

    Rebuilding(Progress progress, Instant at) {
        this.progress = progress;
        this.at = at;
        this.masters = new MasterMoveRule(
                progress.opened().rules(), progress.opened().settings().variant());
    }

    /**
     * The corrected round and those after it that still stand.
     *
     * @return up to the first round that does not stand, or all
     */
    List<Round> from(Round corrected) {
        List<Round> standing = new ArrayList<>(List.of(corrected));
        List<Round> all = progress.rounds();
        Round last = corrected;
        for (Round later : all.subList(corrected.number().value(), all.size())) {
            Optional<Round> moved = moved(later, progress.leftBy(last));
            if (moved.isEmpty()) {
                return standing;
            }
            last = moved.get();
            standing.add(last);
        }
        return standing;
    }

    /** The rounds that do not stand: the first that does not, and all begun after it. */
    List<RoundNumber> broken(Round corrected) {
        int stand = corrected.number().value() - 1 + from(corrected).size();
        return progress.rounds().subList(stand, progress.rounds().size()).stream()
                .filter(round -> round.phase() != Phase.READY)
                .map(Round::number)
                .toList();
    }

    private Optional<Round> moved(Round later, Aftermath start) {
        if (later.board().equals(start.board()) && (later.kept().equals(start.kept()) || isNew(later))) {
            return Optional.of(later);
        }
        Optional<Draw> split = later.asDrawn().flatMap(draw -> split(draw, later, start.kept()));
        if (later.draw().isPresent() && split.isEmpty()) {
            return Optional.empty();
        }
        Round moved = later.on(start, split, at);
        return stands(moved) ? Optional.of(moved) : Optional.empty();
    }

    /** Letters that were thrown back whole owe nothing to those kept. */
    private static boolean isNew(Round round) {
        return round.draw().filter(Draw::rejected).isPresent()
                || !round.rejected().isEmpty();
    }

    /** The same letters in the same order, with others kept; empty when a letter kept now is not among them. */
    private static Optional<Draw> split(Draw draw, Round later, Rack kept) {
        if (isNew(later)) {
            return Optional.of(draw);
        }
        return draw.rack().covers(kept)
                ? Optional.of(new Draw(kept.tiles(), without(draw, kept), false))
                : Optional.empty();
    }

    private static List<Tile> without(Draw draw, Rack kept) {
        List<Tile> others = new ArrayList<>(draw.kept());
        others.addAll(draw.drawn());
        kept.tiles().forEach(others::remove);
        return others;
    }

    private boolean stands(Round round) {
        Rack remaining = progress.remaining(round);
        boolean drawable = remaining.covers(round.rack());
        return drawable
                && round.master()
                        .map(move -> fits(round, move, Bag.of(remaining.minus(round.rack()))))
                        .orElse(true);
    }

    private boolean fits(Round round, MasterMove move, Bag bag) {
        Situation situation = new Situation(round.number(), round.board(), round.rack(), bag, Tops.NONE);
        Answer<Score> score = masters.other(situation, move.placement());
        return score.isAccepted() && score.value().points().equals(move.points());
    }
}
