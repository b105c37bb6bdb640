package org.chevalet.core.game;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.chevalet.core.rules.Ground;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.Reason;
import org.chevalet.core.rules.Sanction;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.SlipContext;
import org.chevalet.core.rules.SlipRule;
import org.chevalet.core.rules.SoloRule;
import org.chevalet.core.rules.Verdict;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.core.tile.Points;

/**
 * What a closed round pays each player. Computed once per round and kept until something of the round changes; equal
 * slips are judged once, and a correction judges only what it changed.
 */
public final class RoundResults {

    private final Map<PlayerId, RoundResult> results;
    private final Optional<PlayerId> solo;
    private final Map<WrittenSlip, Verdict> judged;
    private final Map<String, Boolean> admitted;

    private RoundResults(
            Map<PlayerId, RoundResult> results,
            Optional<PlayerId> solo,
            Map<WrittenSlip, Verdict> judged,
            Map<String, Boolean> admitted) {
        this.results = results;
        this.solo = solo;
        this.judged = judged;
        this.admitted = admitted;
    }

    /**
     * Results of a closed round.
     *
     * @param before results of the same round before its last change, whose verdicts are reused
     */
    static RoundResults of(Round round, Collection<Seat> seats, GameRules rules, Optional<RoundResults> before) {
        Map<WrittenSlip, Verdict> known = before.filter(results -> stillHold(results, round))
                .map(results -> results.judged)
                .orElseGet(ConcurrentHashMap::new);
        Function<WrittenSlip, Verdict> judge = written ->
                known.computeIfAbsent(written, unseen -> rules.slips().judge(context(round), unseen));
        Map<PlayerId, RoundResult> results = new LinkedHashMap<>();
        for (Seat seat : seats) {
            if (seat.plays(round.number()) || round.slip(seat.player()).isPresent()) {
                results.put(seat.player(), result(round, seat.player(), judge, rules));
            }
        }
        return new RoundResults(results, solo(results, round, rules.solos()), known, round.admitted());
    }

    /** Earlier verdicts hold as long as no word they asked about has changed. */
    private static boolean stillHold(RoundResults before, Round round) {
        return round.admitted().entrySet().containsAll(before.admitted.entrySet());
    }

    private static SlipContext context(Round round) {
        return new SlipContext(round.number(), round.board(), round.rack(), round::admits);
    }

    private static RoundResult result(
            Round round, PlayerId player, Function<WrittenSlip, Verdict> judge, GameRules rules) {
        Optional<Slip> slip = round.slip(player);
        Optional<Verdict> ruled =
                round.ruling(player).map(ruling -> ruled(ruling.paid(), ruling.sanction(), ruling.reason(), rules));
        Verdict verdict = ruled.orElseGet(() -> slip.map(Slip::written)
                .map(judge)
                .orElseGet(() -> round.cameLate(player) ? SlipRule.late() : SlipRule.noSlip()));
        return new RoundResult(player, slip, verdict, ruled.isPresent());
    }

    /** A ruling as a verdict: the solo is compared before the penalty the arbiter took off. */
    private static Verdict ruled(Points paid, Sanction sanction, String reason, GameRules rules) {
        Points before = sanction == Sanction.PENALTY ? paid.plus(Points.of(rules.penalty())) : paid;
        Ground ground = Ground.of(Reason.RULED_BY_ARBITER, reason);
        return new Verdict(paid, before, sanction, List.of(ground), Optional.empty(), List.of());
    }

    private static Optional<PlayerId> solo(Map<PlayerId, RoundResult> results, Round round, SoloRule rule) {
        Map<PlayerId, Verdict> verdicts = new LinkedHashMap<>();
        results.forEach((player, result) -> verdicts.put(player, result.verdict()));
        return round.master().flatMap(master -> rule.solo(verdicts, master.top()));
    }

    /** One result for each player who took part in the round. */
    public Collection<RoundResult> all() {
        return List.copyOf(results.values());
    }

    /** Empty when the player did not take part: he came later or had left. */
    public Optional<RoundResult> of(PlayerId player) {
        return Optional.ofNullable(results.get(player));
    }

    /** The player alone on this round; known once the master move is chosen. */
    public Optional<PlayerId> solo() {
        return solo;
    }

    /** How many players scored {@code points} before penalties. */
    public int found(Points points) {
        return (int) results.values().stream()
                .filter(result -> result.verdict().beforePenalty().equals(points))
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
