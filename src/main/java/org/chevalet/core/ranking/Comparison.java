package org.chevalet.core.ranking;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Round;
import org.chevalet.core.game.RoundResult;
import org.chevalet.core.game.RoundResults;
import org.chevalet.core.game.Seat;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Verdict;

/**
 * What a correction changes, player by player, in the rounds that were closed before it.
 *
 * @param rounds in order of rounds, then of tables
 * @param standings players whose total or rank changes, the best first as they are afterwards
 */
public record Comparison(List<RoundChange> rounds, List<StandingChange> standings) {

    public Comparison {
        rounds = List.copyOf(rounds);
        standings = List.copyOf(standings);
    }

    /**
     * What a player has from a round.
     *
     * @param solo is he alone on it
     */
    public record Share(Verdict verdict, boolean solo) {
        boolean differs(Share other) {
            return !verdict.paid().equals(other.verdict.paid())
                    || verdict.sanction() != other.verdict.sanction()
                    || solo != other.solo;
        }
    }

    /** @param after empty when the round falls */
    public record RoundChange(RoundNumber round, Seat seat, Share before, Optional<Share> after) {}

    /** A player's line of the ranking before and after. */
    public record StandingChange(Ranked before, Ranked after) {}

    /** Compares two states of one game. */
    public static Comparison of(Game before, Game after) {
        return new Comparison(rounds(before, after), standings(before, after));
    }

    /** The shares alone: what the players are told. */
    public static List<RoundChange> rounds(Game before, Game after) {
        List<RoundChange> changes = new ArrayList<>();
        for (Round round : before.rounds()) {
            before.results(round).ifPresent(results -> changes.addAll(changes(before, round, results, after)));
        }
        return changes;
    }

    private static List<RoundChange> changes(Game before, Round round, RoundResults results, Game after) {
        Optional<RoundResults> now =
                after.exists(round.number()) && after.round(round.number()).attempt() == round.attempt()
                        ? after.results(after.round(round.number()))
                        : Optional.empty();
        if (now.filter(same -> same == results).isPresent()) {
            return List.of();
        }
        return before.seats().stream()
                .sorted(Comparator.comparing(Seat::table))
                .flatMap(seat -> change(round, seat, results, now).stream())
                .toList();
    }

    private static Optional<RoundChange> change(
            Round round, Seat seat, RoundResults results, Optional<RoundResults> now) {
        Optional<Share> had = share(results, seat.player());
        Optional<Share> has = now.flatMap(all -> share(all, seat.player()));
        return had.filter(share -> has.map(share::differs).orElse(true))
                .map(share -> new RoundChange(round.number(), seat, share, has));
    }

    private static Optional<Share> share(RoundResults results, PlayerId player) {
        return results.of(player).map(RoundResult::verdict).map(verdict -> new Share(verdict, results.isSolo(player)));
    }

    private static List<StandingChange> standings(Game before, Game after) {
        Map<PlayerId, Ranked> had = Ranking.of(before).lines().stream()
                .collect(Collectors.toMap(line -> line.player().player(), Function.identity()));
        return Ranking.of(after).lines().stream()
                .flatMap(line -> Optional.ofNullable(had.get(line.player().player()))
                        .filter(old -> moved(old, line))
                        .map(old -> new StandingChange(old, line))
                        .stream())
                .toList();
    }

    private static boolean moved(Ranked old, Ranked now) {
        return old.rank() != now.rank()
                || !old.player().total().equals(now.player().total())
                || !old.player().time().equals(now.player().time());
    }
}
