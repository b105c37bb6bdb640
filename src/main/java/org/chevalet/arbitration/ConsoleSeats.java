package org.chevalet.arbitration;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Round;
import org.chevalet.core.game.Seat;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.Slip;
import org.chevalet.language.Messages;
import org.chevalet.live.EvidenceParts;
import org.chevalet.live.LiveGame;
import org.chevalet.live.LiveProtocol.ConsoleSeat;
import org.chevalet.live.LiveProtocol.ConsoleSlip;
import org.chevalet.live.SeatActivity;
import org.chevalet.live.SeatProtocol.WaitingSlip;
import org.chevalet.live.SnapshotParts;
import org.chevalet.tournament.SlipDetailsJson;
import org.jspecify.annotations.Nullable;

/** The players of one round as the console lists them, each with his slip and what it is paid. */
final class ConsoleSeats {

    private final Round round;
    private final Seating seating;
    private final Game game;
    private final Verdicts verdicts;
    private final LiveGame live;
    private final Map<PlayerId, List<Slip>> late;

    /** Who is at a device: players connected now and what their devices said, players whose seat is bound to a device. */
    record Seating(Set<PlayerId> online, Set<PlayerId> bound, Map<PlayerId, SeatActivity> activities) {}

    ConsoleSeats(LiveGame live, Round round, Seating seating, Messages messages) {
        this.live = live;
        this.round = round;
        this.seating = seating;
        this.game = live.game();
        this.verdicts = new Verdicts(live, game, round, messages);
        this.late = late(round);
    }

    /** Everybody still in the game. */
    List<ConsoleSeat> present() {
        return list(seat -> seat.left().isEmpty());
    }

    /** Everybody still in the game, and those who have left since but played this round. */
    List<ConsoleSeat> concerned() {
        return list(seat -> seat.left().isEmpty() || seat.plays(round.number()));
    }

    private List<ConsoleSeat> list(Predicate<Seat> wanted) {
        return game.seats().stream()
                .filter(wanted)
                .sorted(Comparator.comparing(Seat::table))
                .map(this::seat)
                .toList();
    }

    private ConsoleSeat seat(Seat seat) {
        PlayerId player = seat.player();
        Optional<Slip> slip = round.slip(player).or(() -> lastLate(player));
        boolean paper =
                slip.filter(received -> received.source() == Slip.Source.PAPER).isPresent();
        String tablet = seating.bound().contains(player) ? "TABLET" : "NONE";
        return new ConsoleSeat(
                seat.table().value(),
                seat.name(),
                player.value(),
                paper ? "PAPER" : tablet,
                seating.online().contains(player),
                Math.toIntExact(seat.extra().toSeconds()),
                activity(player),
                slip.map(this::slip).orElse(null),
                verdicts.of(player).orElse(null),
                game.disciplinary(round.number(), player).stream()
                        .map(warning -> warning.reason())
                        .toList(),
                waiting(player));
    }

    private @Nullable String activity(PlayerId player) {
        return Optional.ofNullable(seating.activities().get(player))
                .filter(said -> said.isOf(round))
                .map(said -> said.state().name())
                .orElse(null);
    }

    private ConsoleSlip slip(Slip slip) {
        return new ConsoleSlip(
                SnapshotParts.received(slip),
                SlipDetailsJson.part(slip.written().details()).orElse(null),
                EvidenceParts.of(live, slip).orElse(null));
    }

    private Optional<Slip> lastLate(PlayerId player) {
        List<Slip> all = late.getOrDefault(player, List.of());
        return all.stream().reduce((before, last) -> last);
    }

    /** Slips that came after the time, and about which the arbiter decides. */
    private List<WaitingSlip> waiting(PlayerId player) {
        return late.getOrDefault(player, List.of()).stream()
                .map(slip -> new WaitingSlip(
                        SnapshotParts.received(slip),
                        EvidenceParts.of(live, slip).orElse(null),
                        round.decided(slip.id()).orElse(null)))
                .toList();
    }

    /** A late slip is shown as evidence where none counts. */
    private static Map<PlayerId, List<Slip>> late(Round round) {
        return round.slips().stream().filter(Slip::late).collect(Collectors.groupingBy(Slip::player));
    }
}
