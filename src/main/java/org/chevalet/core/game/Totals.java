package org.chevalet.core.game;

import java.util.List;
import java.util.Optional;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.SlipDetails;
import org.chevalet.core.tile.Points;

/** Adds up a game's rounds for each player. */
final class Totals {

    private final Game game;
    private final GameRules rules;

    Totals(Game game, GameRules rules) {
        this.game = game;
        this.rules = rules;
    }

    List<PlayerTotal> over(List<Round> rounds) {
        List<RoundPay> pays = pays(rounds);
        int players = players();
        RoundNumber last = lastOf(rounds);
        return game.seats().stream()
                .map(seat -> total(seat, pays, last, players))
                .toList();
    }

    PlayerTotal of(Seat seat, List<Round> rounds) {
        return total(seat, pays(rounds), lastOf(rounds), players());
    }

    /** Disciplinary warnings count as soon as they are given: in the ranking of the day, those of the round in play too. */
    private RoundNumber lastOf(List<Round> rounds) {
        boolean allPlayed = rounds.size() >= game.played().size();
        return allPlayed || rounds.isEmpty()
                ? game.current().number()
                : rounds.get(rounds.size() - 1).number();
    }

    private List<RoundPay> pays(List<Round> rounds) {
        return rounds.stream()
                .flatMap(round -> game.results(round).stream().map(results -> new RoundPay(round, results)))
                .toList();
    }

    private record RoundPay(Round round, RoundResults results) {

        boolean isSolo(PlayerId player) {
            return results.solo().filter(player::equals).isPresent();
        }

        boolean isTop(RoundResult result) {
            return round.master()
                    .filter(move -> result.verdict().reaches(move.top()))
                    .isPresent();
        }
    }

    /** Players for the solo threshold, counted anew each time: a late arrival can reach it (R§3.5). */
    private int players() {
        int withSlip = (int) game.seats().stream()
                .filter(seat -> game.rounds().stream().anyMatch(round -> wrote(round, seat.player())))
                .count();
        return rules.solos().players(game.seats().size(), withSlip);
    }

    /** A slip typed as "nothing handed in" makes nobody a player. */
    private static boolean wrote(Round round, PlayerId player) {
        return round.slip(player)
                .map(slip -> slip.written())
                .filter(written -> !written.isBlank() || !written.details().equals(SlipDetails.NONE))
                .isPresent();
    }

    private PlayerTotal total(Seat seat, List<RoundPay> pays, RoundNumber last, int players) {
        int points = 0;
        int solos = 0;
        Points soloPoints = Points.ZERO;
        int warnings = game.disciplinaryUpTo(last, seat.player());
        int tops = 0;
        int slips = 0;
        for (RoundPay pay : pays) {
            Optional<RoundResult> result = pay.results().of(seat.player());
            points += result.map(own -> own.verdict().paid().value()).orElse(0);
            warnings += result.map(own -> own.verdict().warnings()).orElse(0);
            boolean atTop = result.filter(pay::isTop).isPresent();
            tops += atTop ? 1 : 0;
            slips += result.filter(own -> own.slip().isPresent()).isPresent() ? 1 : 0;
            if (pay.isSolo(seat.player())) {
                solos++;
                soloPoints = soloPoints.plus(rules.solos().bonus(players, atTop));
            }
        }
        return new PlayerTotal(
                seat.player(),
                seat.table(),
                seat.name(),
                Points.of(points),
                solos,
                rules.solos().limited(soloPoints),
                warnings,
                rules.warnings().cost(warnings),
                tops,
                slips);
    }
}
