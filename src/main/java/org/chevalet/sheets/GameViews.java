package org.chevalet.sheets;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.MasterMove;
import org.chevalet.core.game.PlayerTotal;
import org.chevalet.core.game.Round;
import org.chevalet.core.game.RoundResult;
import org.chevalet.core.game.RoundResults;
import org.chevalet.core.game.Seat;
import org.chevalet.core.ranking.Ranked;
import org.chevalet.core.ranking.Ranking;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.core.tile.Points;

/** Reads a game as its documents show it: the rounds whose solution is public, and nothing of the one in play. */
final class GameViews {

    private final Game game;
    private final List<Round> rounds;
    private final Letterhead head;
    private final Standings standings;

    GameViews(Printout printout) {
        this.game = printout.game();
        this.rounds = game.played();
        this.head = head(printout);
        this.standings = rank();
    }

    private Letterhead head(Printout printout) {
        Optional<Instant> corrected =
                rounds.stream().flatMap(round -> round.correctedAt().stream()).max(Comparator.naturalOrder());
        return new Letterhead(
                printout.tournament(),
                printout.local(printout.opened()),
                game.ruleSet().name(),
                game.ruleSet().notation(),
                game.settings(),
                game.lexicon(),
                game.seats().size(),
                Seat.adapted(game.seats()),
                game.finished().isPresent(),
                corrected.map(printout::local),
                printout.local(printout.printed()));
    }

    private Standings rank() {
        Ranking ranking = Ranking.of(game, rounds);
        Map<Integer, Integer> holders = new HashMap<>();
        ranking.lines().forEach(line -> holders.merge(line.rank(), 1, Integer::sum));
        List<Standings.Line> lines = ranking.lines().stream()
                .map(line -> line(line, holders.getOrDefault(line.rank(), 1) > 1))
                .toList();
        return new Standings(head, rounds.size(), ranking.top(), lines);
    }

    private Standings.Line line(Ranked ranked, boolean shared) {
        PlayerTotal player = ranked.player();
        return new Standings.Line(
                ranked.rank(),
                shared,
                player.player(),
                player.table(),
                player.name(),
                player.points(),
                player.solos(),
                player.soloPoints(),
                player.warningCost(),
                player.total(),
                ranked.deficit(),
                ranked.percent(),
                ranked.separated(),
                player.out(),
                player.time(),
                game.seat(player.player()).flatMap(Seat::left));
    }

    Standings standings() {
        return standings;
    }

    GameSheet gameSheet() {
        List<GameSheet.Line> lines = new ArrayList<>();
        Points total = Points.ZERO;
        for (Round round : rounds) {
            MasterMove master = round.master().orElseThrow();
            total = total.plus(master.points());
            lines.add(new GameSheet.Line(
                    round.number(),
                    round.draw().orElseThrow(),
                    master.placement(),
                    master.points(),
                    total,
                    master.top(),
                    results(round).found(master.top()),
                    tables(results(round).solos()),
                    tables(results(round).duo()),
                    round.correctedAt().isPresent()));
        }
        return new GameSheet(head, lines, game.current().board(), game.ruleSet());
    }

    private List<TableNumber> tables(List<PlayerId> players) {
        return players.stream()
                .flatMap(player -> game.seat(player).stream())
                .map(Seat::table)
                .sorted()
                .toList();
    }

    /** Every player's sheet in table order: the order in which they are handed out. */
    List<PlayerSheet> playerSheets() {
        return standings.lines().stream()
                .sorted(Comparator.comparing(Standings.Line::table))
                .map(this::playerSheet)
                .toList();
    }

    /** The sheet of the player at a table; empty when nobody sits there. */
    Optional<PlayerSheet> playerSheet(TableNumber table) {
        return game.seat(table)
                .flatMap(seat -> standings.lines().stream()
                        .filter(line -> line.player().equals(seat.player()))
                        .findFirst()
                        .map(this::playerSheet));
    }

    private PlayerSheet playerSheet(Standings.Line standing) {
        List<PlayerSheet.Line> lines = new ArrayList<>();
        Points total = Points.ZERO;
        Points tops = Points.ZERO;
        for (Round round : rounds) {
            PlayerSheet.Line line = line(round, standing, total, tops);
            total = line.total();
            tops = tops.plus(line.top());
            lines.add(line);
        }
        return new PlayerSheet(head, standing, lines, standings.topTotal());
    }

    private PlayerSheet.Line line(Round round, Standings.Line standing, Points total, Points tops) {
        MasterMove master = round.master().orElseThrow();
        Optional<RoundResult> result = results(round).of(standing.player());
        Points paid = result.map(own -> own.verdict().paid()).orElse(Points.ZERO);
        return new PlayerSheet.Line(
                round.number(),
                round.draw().orElseThrow(),
                master.placement(),
                master.top(),
                result.flatMap(RoundResult::slip).map(slip -> slip.written()),
                result.map(RoundResult::verdict),
                total.plus(paid),
                total.plus(paid).minus(tops).minus(master.top()),
                results(round).isSolo(standing.player()) ? Optional.of(standing.soloBonus()) : Optional.empty(),
                game.disciplinary(round.number(), standing.player()).stream()
                        .map(warning -> warning.reason())
                        .toList(),
                round.correctedAt().isPresent());
    }

    private RoundResults results(Round round) {
        return game.results(round).orElseThrow();
    }
}
