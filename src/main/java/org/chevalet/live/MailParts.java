package org.chevalet.live;

import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Seat;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.live.SeatProtocol.CallPart;
import org.chevalet.live.SeatProtocol.LetterPart;
import org.chevalet.live.SeatProtocol.MailPart;
import org.chevalet.live.SeatProtocol.OwnMailPart;
import org.chevalet.live.SeatProtocol.SentPart;
import org.chevalet.live.SeatProtocol.UnreadPart;

/** Calls and messages as the player's tablet and the console show them. */
public final class MailParts {

    private MailParts() {}

    /** A player's own: his call, the messages to him, how far he has read his corrections. */
    public static OwnMailPart own(SeatMail mail, long game, PlayerId player) {
        return new OwnMailPart(
                mail.call(game, player)
                        .map(call -> new CallPart(call.at().toEpochMilli(), call.seen()))
                        .orElse(null),
                mail.letters(game).stream()
                        .filter(letter -> letter.to().contains(player))
                        .map(letter -> new LetterPart(
                                letter.id(),
                                letter.at().toEpochMilli(),
                                letter.text(),
                                letter.read().contains(player)))
                        .toList(),
                mail.correctionsRead(game, player));
    }

    /** Everything, for the arbiter. */
    public static MailPart all(SeatMail mail, SeatAsks asks, LiveGame live) {
        Game game = live.game();
        long id = live.header().gameId();
        ToIntFunction<PlayerId> table =
                player -> game.seat(player).map(seat -> seat.table().value()).orElse(0);
        return new MailPart(
                mail.calls(id).stream()
                        .map(call -> new MailPart.Calling(
                                table.applyAsInt(call.player()), call.at().toEpochMilli()))
                        .toList(),
                asks.open(id, live.now()).stream()
                        .map(ask -> new MailPart.Calling(
                                table.applyAsInt(ask.player()), ask.since().toEpochMilli()))
                        .toList(),
                mail.letters(id).stream()
                        .map(letter -> new SentPart(
                                letter.id(),
                                letter.at().toEpochMilli(),
                                letter.text(),
                                tables(letter.to(), Set.of(), table),
                                tables(letter.to(), letter.read(), table)))
                        .toList(),
                game.seats().stream()
                        .filter(seat -> seat.left().isEmpty())
                        .map(seat -> unread(mail, live, seat))
                        .filter(unread -> unread.corrections() > 0)
                        .toList());
    }

    private static List<Integer> tables(Set<PlayerId> all, Set<PlayerId> without, ToIntFunction<PlayerId> table) {
        return all.stream()
                .filter(player -> !without.contains(player))
                .mapToInt(table)
                .sorted()
                .boxed()
                .toList();
    }

    private static UnreadPart unread(SeatMail mail, LiveGame live, Seat seat) {
        int read = mail.correctionsRead(live.header().gameId(), seat.player());
        long unread = live.corrections(seat.player()).stream()
                .filter(told -> told.number() > read)
                .count();
        return new UnreadPart(seat.table().value(), Math.toIntExact(unread));
    }
}
