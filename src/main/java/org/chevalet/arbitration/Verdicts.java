package org.chevalet.arbitration;

import java.util.List;
import java.util.Optional;
import org.chevalet.core.board.Placement;
import org.chevalet.core.game.Averages;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Round;
import org.chevalet.core.game.RoundResult;
import org.chevalet.core.game.RoundResults;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.Reading;
import org.chevalet.core.rules.Verdict;
import org.chevalet.language.Messages;
import org.chevalet.live.LiveGame;
import org.chevalet.live.LiveProtocol.ConsoleVerdict;
import org.chevalet.live.LiveProtocol.ReadingPart;
import org.chevalet.live.SnapshotParts;
import org.jspecify.annotations.Nullable;

/** Verdicts as the console sees them: those of a closed round, and beforehand what slips would be paid. */
final class Verdicts {

    private final LiveGame live;
    private final Game game;
    private final Round round;
    private final Optional<RoundResults> results;
    private final Averages averages;
    private final Messages messages;

    Verdicts(LiveGame live, Game game, Round round, Messages messages) {
        this.live = live;
        this.game = game;
        this.round = round;
        this.results = game.results(round);
        this.averages = new Averages(game);
        this.messages = messages;
    }

    /** Empty when there is nothing to judge yet, or when the arbiter plays and the round is not closed. */
    Optional<ConsoleVerdict> of(PlayerId player) {
        if (results.isPresent()) {
            return results.get().of(player).map(result -> closed(results.get(), result));
        }
        return ConsoleSnapshot.mayShow(game, round) ? open(player) : Optional.empty();
    }

    private Optional<ConsoleVerdict> open(PlayerId player) {
        Optional<Verdict> ruled = game.ruled(round, player);
        return ruled.or(() -> round.slip(player).flatMap(slip -> live.judge(round, slip.written())))
                .map(verdict -> supposed(verdict, ruled.isPresent()));
    }

    /** A verdict that pays nobody: not yet, or not at all. */
    ConsoleVerdict supposed(Verdict verdict, boolean ruled) {
        return new ConsoleVerdict(
                SnapshotParts.verdict(verdict, false, ruled, messages), readings(verdict, verdict), null);
    }

    private ConsoleVerdict closed(RoundResults results, RoundResult result) {
        boolean solo = results.isSolo(result.player());
        @Nullable
        Integer repeats = averages.repeated(round, result.player())
                .map(earlier -> earlier.value())
                .orElse(null);
        return new ConsoleVerdict(
                SnapshotParts.verdict(result.verdict(), solo, result.ruled(), messages),
                readings(result.proposed(), result.verdict()),
                repeats);
    }

    /**
     * One way of reading a slip needs no list.
     *
     * @param proposed verdict of the program, with all its readings
     * @param held the verdict that holds, the arbiter's where he decided
     */
    private List<ReadingPart> readings(Verdict proposed, Verdict held) {
        List<Reading> readings = proposed.readings();
        return readings.size() > 1
                ? readings.stream()
                        .map(reading -> reading(reading, proposed, held))
                        .toList()
                : List.of();
    }

    private ReadingPart reading(Reading reading, Verdict proposed, Verdict held) {
        Placement placement = reading.score().placement();
        return new ReadingPart(
                placement.spelling().text(),
                placement.spelling().printed(),
                placement.coord().toString(),
                reading.score().points().value(),
                reading.paid().value(),
                reading.sanction().name(),
                proposed.doubtful().contains(reading),
                held.reading().filter(reading::equals).isPresent(),
                SnapshotParts.reasons(reading.grounds(), messages));
    }
}
