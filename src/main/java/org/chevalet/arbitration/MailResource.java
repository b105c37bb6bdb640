package org.chevalet.arbitration;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Response;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Seat;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.http.Replies;
import org.chevalet.live.Hall;
import org.chevalet.live.LiveGame;
import org.chevalet.live.LiveGames;
import org.chevalet.live.MailParts;
import org.chevalet.live.SeatAsks;
import org.chevalet.live.SeatMail;
import org.chevalet.live.SeatProtocol.MailPart;
import org.jspecify.annotations.Nullable;

/** Messages of the arbiter to players, and their calls. Each answers with all the mail as it is then. */
@Path("/api/games/{game}")
@RolesAllowed("arbiter")
public class MailResource {

    private static final int LONGEST = 300;

    private final LiveGames games;
    private final SeatMail mail;
    private final SeatAsks asks;
    private final Hall hall;
    private final Replies replies;

    @Inject
    MailResource(LiveGames games, SeatMail mail, SeatAsks asks, Hall hall, Replies replies) {
        this.games = games;
        this.mail = mail;
        this.asks = asks;
        this.hall = hall;
        this.replies = replies;
    }

    /** @param tables left out: everybody in the game */
    public record Message(
            @Nullable List<Integer> tables, @Nullable String text) {}

    @POST
    @Path("messages")
    public Response send(@PathParam("game") long game, @Nullable Message message) {
        if (message == null) {
            return replies.refuse(Refusal.of("http.bad-json"));
        }
        return replies.ok(games.find(game)
                .then(live -> text(message.text())
                        .then(text -> players(live.game(), message.tables()).map(to -> {
                            mail.send(game, to, text, hall.now());
                            return all(live);
                        }))));
    }

    @POST
    @Path("calls/{table}/seen")
    public Response seen(@PathParam("game") long game, @PathParam("table") int table) {
        return replies.ok(games.find(game)
                .then(live -> seat(live.game(), table).map(seat -> {
                    mail.seen(game, seat.player(), hall.now());
                    return all(live);
                })));
    }

    /** The seat goes to the device that asks for it; the one that had it is turned away, what it sent stays. */
    @POST
    @Path("asks/{table}/give")
    public Response give(@PathParam("game") long game, @PathParam("table") int table) {
        return replies.ok(games.find(game)
                .then(live -> seat(live.game(), table)
                        .then(seat -> asks.give(game, seat.player(), hall.now()))
                        .map(given -> all(live))));
    }

    /** The device that has the seat keeps it. */
    @POST
    @Path("asks/{table}/refuse")
    public Response refuse(@PathParam("game") long game, @PathParam("table") int table) {
        return replies.ok(games.find(game)
                .then(live -> seat(live.game(), table)
                        .then(seat -> asks.refuse(game, seat.player(), hall.now()))
                        .map(refused -> all(live))));
    }

    private MailPart all(LiveGame live) {
        return MailParts.all(mail, asks, live);
    }

    private static Answer<String> text(@Nullable String typed) {
        String text = Objects.requireNonNullElse(typed, "")
                .replaceAll("\\p{Cntrl}+", " ")
                .strip();
        if (text.isEmpty()) {
            return Answer.refuse(Refusal.of("message.empty").with("field", "text"));
        }
        return text.length() > LONGEST
                ? Answer.refuse(Refusal.of("message.too-long", LONGEST).with("field", "text"))
                : Answer.of(text);
    }

    private static Answer<Set<PlayerId>> players(Game game, @Nullable List<Integer> tables) {
        Set<PlayerId> players = new HashSet<>();
        if (tables == null) {
            game.seats().stream().filter(seat -> seat.left().isEmpty()).forEach(seat -> players.add(seat.player()));
            return Answer.of(players);
        }
        for (Integer table : tables) {
            Answer<Seat> seat = seat(game, table == null ? 0 : table);
            if (!seat.isAccepted()) {
                return Answer.refuse(seat.refusal());
            }
            players.add(seat.value().player());
        }
        return players.isEmpty() ? Answer.refuse("table.missing") : Answer.of(players);
    }

    private static Answer<Seat> seat(Game game, int table) {
        Optional<Seat> seat =
                table < 1 || table > TableNumber.HIGHEST ? Optional.empty() : game.seat(new TableNumber(table));
        return seat.map(Answer::of).orElseGet(() -> Answer.refuse("table.unknown", table));
    }
}
