package org.chevalet.arbitration;

import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Round;
import org.chevalet.core.game.Seat;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.ScoreClaim;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.core.tile.Points;
import org.chevalet.live.LiveGame;
import org.chevalet.live.LiveScreens;
import org.chevalet.live.SlipText;
import org.jspecify.annotations.Nullable;

/**
 * Paper slips typed a second time, without sight of the first, and where the two differ. They pay nothing by themselves:
 * the arbiter settles a difference by the one or the other, after which both say the same.
 */
@ApplicationScoped
public class SecondReadings {

    private final LiveScreens screens;

    @Inject
    SecondReadings(LiveScreens screens) {
        this.screens = screens;
    }

    /** A slip as the second arbiter reads it. {@code none}: the player handed in nothing. */
    record TypedReading(
            int round,
            int table,
            @Nullable String word,
            @Nullable String reference,
            @Nullable Double score,
            boolean none) {}

    /** What is written on a slip. */
    record Reading(String word, String reference, @Nullable Integer score) {}

    /** {@code first} null: the second arbiter has a slip of this table, the first has typed none. */
    record Difference(int table, String name, @Nullable Reading first, Reading second) {}

    /** Tables whose paper slip was typed once only, how many were read alike, and those that were not. */
    record Pass(int round, List<Integer> waiting, int alike, List<Difference> differences) {}

    /** Slips of a round whose two entries differ. */
    record Count(int round, int differences) {}

    /** What the second arbiter is told of a reading: nothing of the first one. */
    record Kept(int table, int waiting) {}

    /** @return that it is kept, or what {@link SlipCommands#type} refuses */
    Answer<Kept> type(LiveGame live, TypedReading typed) {
        return SlipCommands.place(live.game(), typed.round(), typed.table())
                .then(place -> written(place.round(), typed).map(slip -> {
                    keep(live, place, slip);
                    return new Kept(
                            typed.table(), pass(live, place.round()).waiting().size());
                }));
    }

    /** The second reading of a table becomes what the first one says. */
    Answer<RoundSeat> keepFirst(LiveGame live, int round, int table) {
        return SlipCommands.place(live.game(), round, table).map(place -> {
            keep(live, place, first(place.round(), place.player()).orElseGet(() -> nothing(place.round())));
            return place;
        });
    }

    private static WrittenSlip nothing(Round round) {
        return SlipText.nothing(round.settings().scoresAsked());
    }

    private static Answer<WrittenSlip> written(Round round, TypedReading typed) {
        boolean asked = round.settings().scoresAsked();
        return typed.none()
                ? Answer.of(nothing(round))
                : SlipText.paper(typed.word(), typed.reference(), typed.score(), asked, true);
    }

    private void keep(LiveGame live, RoundSeat place, WrittenSlip slip) {
        QuarkusTransaction.requiringNew().run(() -> {
            SecondReadingEntity row = new SecondReadingEntity();
            row.gameId = live.header().gameId();
            row.round = place.round().number().value();
            row.attempt = place.round().attempt();
            row.playerId = (long) place.player().value();
            row.word = slip.word();
            row.reference = slip.reference();
            row.score = score(slip);
            row.typedAt = live.now();
            row.persist();
        });
        screens.readAgain(live.header().gameId(), place.round().number().value());
    }

    /** How a round stands: empty where nothing was read a second time. */
    Pass pass(LiveGame live, Round round) {
        Game game = live.game();
        Map<PlayerId, WrittenSlip> second = second(live, round);
        List<Integer> waiting = new ArrayList<>();
        List<Difference> differences = new ArrayList<>();
        int alike = 0;
        for (Seat seat :
                game.seats().stream().sorted(Comparator.comparing(Seat::table)).toList()) {
            Optional<WrittenSlip> one = first(round, seat.player());
            @Nullable WrittenSlip other = second.get(seat.player());
            if (other == null) {
                one.ifPresent(typed -> waiting.add(seat.table().value()));
            } else if (TwoReadings.agree(one.orElseGet(() -> nothing(round)), other)) {
                alike++;
            } else {
                differences.add(difference(seat, one, other));
            }
        }
        return new Pass(round.number().value(), waiting, alike, differences);
    }

    /** How many differences are not settled, of each round of which something was read a second time. */
    List<Count> counts(LiveGame live) {
        return QuarkusTransaction.requiringNew()
                .call(() -> SecondReadingEntity.rounds(live.header().gameId()))
                .stream()
                .map(RoundNumber::new)
                .filter(live.game()::exists)
                .map(number -> pass(live, live.game().round(number)))
                .map(pass -> new Count(pass.round(), pass.differences().size()))
                .toList();
    }

    private static Difference difference(Seat seat, Optional<WrittenSlip> first, WrittenSlip second) {
        return new Difference(
                seat.table().value(),
                seat.name(),
                first.map(SecondReadings::reading).orElse(null),
                reading(second));
    }

    /** @return what the second arbiter read of a player's slip */
    Optional<WrittenSlip> second(LiveGame live, Round round, PlayerId player) {
        return Optional.ofNullable(second(live, round).get(player));
    }

    private static Map<PlayerId, WrittenSlip> second(LiveGame live, Round round) {
        boolean asked = round.settings().scoresAsked();
        Map<PlayerId, WrittenSlip> read = new HashMap<>();
        QuarkusTransaction.requiringNew()
                .call(() -> SecondReadingEntity.of(live.header().gameId(), round))
                .forEach((player, row) ->
                        read.put(player, new WrittenSlip(row.word, row.reference, claim(row.score, asked))));
        return read;
    }

    /** The paper slip that counts; what came from a tablet was never read by anyone. */
    private static Optional<WrittenSlip> first(Round round, PlayerId player) {
        return round.slip(player)
                .filter(slip -> slip.source() == Slip.Source.PAPER)
                .map(Slip::written);
    }

    private static ScoreClaim claim(@Nullable Integer score, boolean asked) {
        if (!asked) {
            return new ScoreClaim.NotAsked();
        }
        return score == null ? new ScoreClaim.Missing() : new ScoreClaim.Given(Points.of(score));
    }

    private static Reading reading(WrittenSlip slip) {
        return new Reading(slip.word(), slip.reference(), score(slip));
    }

    private static @Nullable Integer score(WrittenSlip slip) {
        return slip.claim() instanceof ScoreClaim.Given given ? given.points().value() : null;
    }
}
