package org.chevalet.core.game;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.chevalet.core.game.GameEvent.AverageGranted;
import org.chevalet.core.game.GameEvent.Ruling;
import org.chevalet.core.rules.Centre;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.SlipContext;
import org.chevalet.core.rules.SlipRule;
import org.chevalet.core.rules.SoloRule;
import org.chevalet.core.rules.Verdict;
import org.chevalet.core.rules.WordCheck;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.core.tile.Points;

/**
 * What a closed round pays each player. Computed once per round and kept until something of the round changes; equal
 * slips are judged once, and a correction judges only what it changed.
 */
public final class RoundResults {

    private final Map<PlayerId, RoundResult> results;
    private final List<PlayerId> solos;
    private final List<PlayerId> duo;
    private final Map<WrittenSlip, Verdict> judged;
    private final Round round;
    /** Words somebody's slip was judged by without the round knowing anything about them. */
    private final Set<String> missing;

    private RoundResults(
            Map<PlayerId, RoundResult> results,
            Round round,
            List<PlayerId> solos,
            Map<WrittenSlip, Verdict> judged,
            Set<String> missing) {
        Map<PlayerId, Verdict> verdicts = new LinkedHashMap<>();
        results.forEach((player, result) -> verdicts.put(player, result.verdict()));
        this.results = results;
        this.solos = solos;
        this.duo = round.master().map(master -> SoloRule.duo(verdicts)).orElse(List.of());
        this.judged = judged;
        this.round = round;
        this.missing = missing;
    }

    /**
     * Results of a closed round.
     *
     * @param before results of the same round before its last change, whose verdicts are reused
     */
    static RoundResults of(Round round, Collection<Seat> seats, GameRules rules, Optional<RoundResults> before) {
        Optional<RoundResults> holding = before.filter(results -> stillHold(results, round));
        Map<WrittenSlip, Verdict> known = holding.map(results -> results.judged).orElseGet(ConcurrentHashMap::new);
        Set<String> missing = holding.map(results -> results.missing).orElseGet(ConcurrentHashMap::newKeySet);
        SlipContext context = context(round, missing);
        Function<WrittenSlip, Verdict> judge = written ->
                known.computeIfAbsent(written, unseen -> rules.slips().judge(context, unseen));
        Map<PlayerId, RoundResult> results = new LinkedHashMap<>();
        for (Seat seat : seats) {
            if (seat.plays(round.number()) || hasSlip(seat, round)) {
                results.put(seat.player(), proposed(round, seat.player(), judge));
            }
        }
        Map<PlayerId, Optional<Centre>> centres = new HashMap<>();
        seats.forEach(seat -> centres.put(seat.player(), rules.centre(seat.table())));
        rule(results, round, centres, rules);
        return new RoundResults(results, round, solos(results, round, seats, rules), known, missing);
    }

    /** Late or early in the game, a slip counts; not one of a player who was put out before. */
    private static boolean hasSlip(Seat seat, Round round) {
        return !seat.isOut(round.number()) && round.slip(seat.player()).isPresent();
    }

    /** One at most in the event, or in each of its centres where the rule set looks for solos there (R§3.5). */
    private static List<PlayerId> solos(
            Map<PlayerId, RoundResult> results, Round round, Collection<Seat> seats, GameRules rules) {
        Map<Optional<Centre>, Map<PlayerId, Verdict>> together = new LinkedHashMap<>();
        for (Seat seat : seats) {
            Optional.ofNullable(results.get(seat.player()))
                    .ifPresent(result -> together.computeIfAbsent(
                                    rules.centre(seat.table()), centre -> new LinkedHashMap<>())
                            .put(seat.player(), result.verdict()));
        }
        return round.master().filter(master -> rules.rewardsSolos()).stream()
                .flatMap(master -> together.values().stream()
                        .flatMap(verdicts -> rules.solos().solo(verdicts, master.top()).stream()))
                .toList();
    }

    /** Earlier verdicts hold as long as board, letters and every word they asked about are the same. */
    private static boolean stillHold(RoundResults before, Round round) {
        return round.board().equals(before.round.board())
                && round.rack().equals(before.round.rack())
                && round.words()
                        .all()
                        .entrySet()
                        .containsAll(before.round.words().all().entrySet())
                && before.missing.stream()
                        .noneMatch(word -> round.recorded(word).isPresent());
    }

    private static SlipContext context(Round round, Set<String> missing) {
        WordCheck words = word -> {
            if (round.recorded(word).isEmpty()) {
                missing.add(word);
            }
            return round.admits(word);
        };
        return new SlipContext(round.number(), round.board(), round.rack(), words);
    }

    private static RoundResult proposed(Round round, PlayerId player, Function<WrittenSlip, Verdict> judge) {
        Optional<Slip> slip = round.slip(player);
        Verdict verdict = slip.map(Slip::written)
                .map(judge)
                .orElseGet(() -> round.cameLate(player) ? SlipRule.late() : SlipRule.noSlip());
        return new RoundResult(player, slip, verdict, verdict, false);
    }

    /** What the arbiter decided; averages last, since they are the mean of what all others are paid (R§5.9). */
    private static void rule(
            Map<PlayerId, RoundResult> results, Round round, Map<PlayerId, Optional<Centre>> centres, GameRules rules) {
        RuledVerdicts ruled = new RuledVerdicts(rules);
        Map<PlayerId, AverageGranted> averages = new LinkedHashMap<>();
        for (RoundResult result : List.copyOf(results.values())) {
            Optional<Ruling> ruling = round.ruling(result.player());
            ruling.flatMap(decision -> ruled.of(decision, result.proposed()))
                    .ifPresent(verdict -> results.put(result.player(), result.ruled(verdict)));
            if (ruling.orElse(null) instanceof AverageGranted granted) {
                averages.put(result.player(), granted);
            }
        }
        averages.forEach((player, granted) -> {
            List<Verdict> others = others(results, player, averages.keySet(), centres);
            results.computeIfPresent(player, (same, result) -> result.ruled(ruled.average(granted, others)));
        });
    }

    /** Everybody else of the same centre, which is to say of the same arbiter, but those who get an average too. */
    private static List<Verdict> others(
            Map<PlayerId, RoundResult> results,
            PlayerId player,
            Set<PlayerId> averages,
            Map<PlayerId, Optional<Centre>> centres) {
        return results.values().stream()
                .filter(result -> !averages.contains(result.player()))
                .filter(result -> Objects.equals(centres.get(result.player()), centres.get(player)))
                .map(RoundResult::verdict)
                .toList();
    }

    /** One result for each player who took part in the round. */
    public Collection<RoundResult> all() {
        return List.copyOf(results.values());
    }

    /** Empty when the player did not take part: he came later or had left. */
    public Optional<RoundResult> of(PlayerId player) {
        return Optional.ofNullable(results.get(player));
    }

    /** The player alone on this round, the only one of the event; known once the master move is chosen. */
    public Optional<PlayerId> solo() {
        return solos.size() == 1 ? Optional.of(solos.get(0)) : Optional.empty();
    }

    /** Everybody alone on this round: one at most, or one in each centre. */
    public List<PlayerId> solos() {
        return solos;
    }

    /** Is this player alone on the round, in the event or in his centre? */
    public boolean isSolo(PlayerId player) {
        return solos.contains(player);
    }

    /** The two players who share the best score, when they are exactly two; known once the master move is chosen. */
    public List<PlayerId> duo() {
        return duo;
    }

    /** How many players scored {@code points} before penalties. */
    public int found(Points points) {
        return (int) results.values().stream()
                .map(RoundResult::verdict)
                .filter(verdict ->
                        verdict.reaches(points) && verdict.beforePenalty().equals(points))
                .count();
    }

    /** The best score below {@code points}, before penalties, if anyone scored. */
    public Optional<Points> bestBelow(Points points) {
        return results.values().stream()
                .map(result -> result.verdict().beforePenalty())
                .filter(score -> score.value() > 0 && score.compareTo(points) < 0)
                .max(Points::compareTo);
    }
}
