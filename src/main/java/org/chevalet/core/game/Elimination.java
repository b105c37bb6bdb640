package org.chevalet.core.game;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.SuddenDeath;
import org.chevalet.core.rules.Verdict;
import org.chevalet.core.tile.Points;

/** Who is out after which round of a sudden death (R§3.8.3), found anew whenever something of a round changes. */
final class Elimination {

    private final GameRules rules;
    private final SuddenDeath suddenDeath;
    private final Discipline discipline;
    private final ResultsCache known;
    private final Map<PlayerId, Seat> seats = new LinkedHashMap<>();
    private final Map<PlayerId, Integer> warnings = new HashMap<>();

    Elimination(Seats seats, GameRules rules, SuddenDeath suddenDeath, Discipline discipline, ResultsCache known) {
        this.rules = rules;
        this.suddenDeath = suddenDeath;
        this.discipline = discipline;
        this.known = known;
        seats.all().forEach(seat -> this.seats.put(seat.player(), seat.out(Optional.empty())));
    }

    /** The seats after these rounds, of which only those whose solution is public put anybody out. */
    Seats after(List<Round> rounds) {
        rounds.stream().filter(round -> round.phase() == Phase.DONE).forEach(this::play);
        return Seats.of(seats.values());
    }

    private void play(Round round) {
        RoundResults results = known.of(round, List.copyOf(seats.values()), rules);
        Map<PlayerId, Points> scores = new HashMap<>();
        for (Seat seat : seats.values()) {
            boolean in = seat.out().isEmpty()
                    && seat.left()
                            .map(gone -> gone.compareTo(round.number()) > 0)
                            .orElse(true);
            if (in) {
                scores.put(seat.player(), score(seat.player(), round.number(), results));
            }
        }
        SuddenDeath.eliminated(scores)
                .forEach(
                        player -> seats.computeIfPresent(player, (out, seat) -> seat.out(Optional.of(round.number()))));
    }

    /** Who came later has a nil for the rounds before (R§6.2). */
    private Points score(PlayerId player, RoundNumber round, RoundResults results) {
        Optional<Verdict> verdict = results.of(player).map(RoundResult::verdict);
        int before = warnings.getOrDefault(player, 0);
        int disciplinary = discipline.of(round, player).size();
        warnings.put(
                player, before + disciplinary + verdict.map(Verdict::warnings).orElse(0));
        return verdict.map(own -> suddenDeath.compared(own, before, disciplinary))
                .orElse(Points.ZERO);
    }
}
