package org.chevalet.arbitration;

import java.util.List;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Round;
import org.chevalet.core.ranking.Comparison;
import org.chevalet.core.ranking.Comparison.RoundChange;
import org.chevalet.core.ranking.Comparison.Share;
import org.chevalet.core.ranking.Comparison.StandingChange;
import org.chevalet.live.Tried;
import org.jspecify.annotations.Nullable;

/**
 * What a command would change, by name, before it is confirmed. Of a great many players the first are named.
 *
 * @param moreRounds changes of scores not listed
 * @param moreStandings changes of totals or ranks not listed
 * @param tops best scores of rounds that become others: every deficit follows
 * @param cancelled rounds that would fall
 */
record CorrectionPreview(
        List<ShareLine> rounds,
        int moreRounds,
        List<StandingLine> standings,
        int moreStandings,
        List<TopLine> tops,
        List<Integer> cancelled) {

    private static final int MOST_LINES = 100;

    /** A player's score of a round before and after; {@code after} null when the round falls. */
    record ShareLine(
            int round,
            int table,
            String name,
            int before,
            String sanctionBefore,
            boolean soloBefore,
            @Nullable Integer after,
            @Nullable String sanctionAfter,
            boolean soloAfter) {

        static ShareLine of(RoundChange change) {
            Share before = change.before();
            return new ShareLine(
                    change.round().value(),
                    change.seat().table().value(),
                    change.seat().name(),
                    before.verdict().paid().value(),
                    before.verdict().sanction().name(),
                    before.solo(),
                    change.after().map(share -> share.verdict().paid().value()).orElse(null),
                    change.after()
                            .map(share -> share.verdict().sanction().name())
                            .orElse(null),
                    change.after().map(Share::solo).orElse(false));
        }
    }

    record StandingLine(int table, String name, int totalBefore, int totalAfter, int rankBefore, int rankAfter) {

        static StandingLine of(StandingChange change) {
            return new StandingLine(
                    change.after().player().table().value(),
                    change.after().player().name(),
                    change.before().player().total().value(),
                    change.after().player().total().value(),
                    change.before().rank(),
                    change.after().rank());
        }
    }

    record TopLine(int round, int before, int after) {}

    static CorrectionPreview of(Tried tried) {
        Comparison comparison = Comparison.of(tried.before(), tried.after());
        List<ShareLine> shares = comparison.rounds().stream()
                .limit(MOST_LINES)
                .map(ShareLine::of)
                .toList();
        List<StandingLine> standings = comparison.standings().stream()
                .limit(MOST_LINES)
                .map(StandingLine::of)
                .toList();
        return new CorrectionPreview(
                shares,
                comparison.rounds().size() - shares.size(),
                standings,
                comparison.standings().size() - standings.size(),
                tops(tried.before(), tried.after()),
                fallen(tried.before(), tried.after()));
    }

    private static List<TopLine> tops(Game before, Game after) {
        return before.rounds().stream()
                .filter(round -> round.master().isPresent() && after.exists(round.number()))
                .filter(round -> after.round(round.number()).master().isPresent())
                .map(round -> new TopLine(round.number().value(), top(round), top(after.round(round.number()))))
                .filter(line -> line.before() != line.after())
                .toList();
    }

    private static int top(Round round) {
        return round.master().orElseThrow().top().value();
    }

    private static List<Integer> fallen(Game before, Game after) {
        return before.rounds().stream()
                .filter(round -> round.draw().isPresent())
                .filter(round -> !after.exists(round.number())
                        || after.round(round.number()).attempt() != round.attempt())
                .map(round -> round.number().value())
                .toList();
    }
}
