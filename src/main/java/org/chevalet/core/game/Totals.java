package org.chevalet.core.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.chevalet.core.rules.Centre;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.SlipDetails;
import org.chevalet.core.rules.Topping;
import org.chevalet.core.tile.Points;

/** Adds up the rounds of one state of a game for each player. Safe for any thread. */
final class Totals {

    private final Game game;
    private final GameRules rules;
    private final Map<Optional<Centre>, Integer> players = new ConcurrentHashMap<>();

    Totals(Game game, GameRules rules) {
        this.game = game;
        this.rules = rules;
    }

    List<PlayerTotal> over(List<Round> rounds) {
        List<RoundPay> pays = pays(rounds);
        Optional<RoundNumber> last = lastOf(rounds);
        return game.seats().stream().map(seat -> total(seat, pays, last)).toList();
    }

    PlayerTotal of(Seat seat, List<Round> rounds) {
        return total(seat, pays(rounds), lastOf(rounds));
    }

    /** A player's total after each round played. */
    List<Points> running(Seat seat) {
        List<Round> played = game.played();
        Sum sum = new Sum(seat);
        List<Points> totals = new ArrayList<>();
        for (RoundPay pay : pays(played)) {
            sum.add(pay);
            totals.add(sum.total(lastOf(played.subList(0, totals.size() + 1))));
        }
        return totals;
    }

    /**
     * Up to which round disciplinary warnings count: they do so as soon as they are given, and stay when rounds are
     * cancelled, so that over the whole game there is no last one.
     */
    private Optional<RoundNumber> lastOf(List<Round> rounds) {
        boolean allPlayed = rounds.size() >= game.played().size();
        return allPlayed || rounds.isEmpty()
                ? Optional.empty()
                : Optional.of(rounds.get(rounds.size() - 1).number());
    }

    private List<RoundPay> pays(List<Round> rounds) {
        return rounds.stream()
                .flatMap(round -> game.results(round).stream().map(results -> new RoundPay(round, results)))
                .toList();
    }

    private record RoundPay(Round round, RoundResults results) {

        boolean isSolo(PlayerId player) {
            return results.isSolo(player);
        }

        boolean isTop(RoundResult result) {
            return round.master()
                    .filter(move -> result.verdict().reaches(move.top()))
                    .isPresent();
        }
    }

    /** Players for the solo threshold, counted anew each time: a late arrival can reach it (R§3.5). */
    private int players(Optional<Centre> centre) {
        return players.computeIfAbsent(centre, this::count);
    }

    private int count(Optional<Centre> centre) {
        List<Seat> there = game.seats().stream()
                .filter(seat -> rules.centre(seat.table()).equals(centre))
                .toList();
        int withSlip = (int) there.stream()
                .filter(seat -> game.rounds().stream().anyMatch(round -> wrote(round, seat.player())))
                .count();
        return rules.solos().players(there.size(), withSlip);
    }

    /** A slip typed as "nothing handed in" makes nobody a player. */
    private static boolean wrote(Round round, PlayerId player) {
        return round.slip(player)
                .map(slip -> slip.written())
                .filter(written -> !written.isBlank() || !written.details().equals(SlipDetails.NONE))
                .isPresent();
    }

    private PlayerTotal total(Seat seat, List<RoundPay> pays, Optional<RoundNumber> last) {
        Sum sum = new Sum(seat);
        pays.forEach(sum::add);
        return sum.all(last, time(seat.player(), pays));
    }

    /** What has been added up for one player so far. */
    private final class Sum {

        private final Seat seat;
        private final List<Integer> paid = new ArrayList<>();
        private Points points = Points.ZERO;
        private int solos;
        private Points soloPoints = Points.ZERO;
        private int warnings;
        private int tops;
        private int slips;

        Sum(Seat seat) {
            this.seat = seat;
        }

        void add(RoundPay pay) {
            Optional<RoundResult> result = pay.results().of(seat.player());
            Points paidNow = result.map(own -> own.verdict().paid()).orElse(Points.ZERO);
            paid.add(paidNow.value());
            points = points.plus(paidNow);
            warnings += result.map(own -> own.verdict().warnings()).orElse(0);
            boolean atTop = result.filter(pay::isTop).isPresent();
            tops += atTop ? 1 : 0;
            slips += result.filter(own -> own.slip().isPresent()).isPresent() ? 1 : 0;
            if (pay.isSolo(seat.player())) {
                solos++;
                soloPoints = soloPoints.plus(rules.solos().bonus(players(rules.centre(seat.table())), atTop));
            }
        }

        private int warnings(Optional<RoundNumber> last) {
            return warnings + game.disciplinaryUpTo(last, seat.player());
        }

        Points total(Optional<RoundNumber> last) {
            return points.plus(rules.solos().limited(soloPoints))
                    .minus(rules.warnings().cost(warnings(last)));
        }

        PlayerTotal all(Optional<RoundNumber> last, Duration time) {
            return new PlayerTotal(
                    seat.player(),
                    seat.table(),
                    seat.name(),
                    points,
                    solos,
                    rules.solos().limited(soloPoints),
                    warnings(last),
                    rules.warnings().cost(warnings(last)),
                    tops,
                    slips,
                    paid,
                    game.settled(seat.player()),
                    seat.out(),
                    time);
        }
    }

    private Duration time(PlayerId player, List<RoundPay> pays) {
        return rules.topping()
                .map(topping -> topping.result(
                        pays.stream().map(pay -> outcome(player, pay, topping)).toList()))
                .orElse(Duration.ZERO);
    }

    /** A round on which the player did not score the top was given to him. */
    private static Topping.Outcome outcome(PlayerId player, RoundPay pay, Topping topping) {
        return pay.results()
                .of(player)
                .filter(pay::isTop)
                .flatMap(RoundResult::slip)
                .map(slip -> new Topping.Outcome(pay.round().elapsed(slip.receivedAt()), false))
                .orElse(new Topping.Outcome(topping.limit(), true));
    }
}
