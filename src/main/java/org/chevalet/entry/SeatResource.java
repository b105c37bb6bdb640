package org.chevalet.entry;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.board.Coord;
import org.chevalet.core.game.Seat;
import org.chevalet.core.rules.Arrival;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.ScoreClaim;
import org.chevalet.core.rules.Slip;
import org.chevalet.entry.SlipIntake.Receipt;
import org.chevalet.entry.SlipIntake.SentSlip;
import org.chevalet.http.Replies;
import org.chevalet.http.RequestLanguage;
import org.chevalet.live.Contacts;
import org.chevalet.live.CoordText;
import org.chevalet.live.Hall;
import org.chevalet.live.LiveGame;
import org.chevalet.live.LiveGames;
import org.chevalet.live.SeatContact;
import org.chevalet.live.SeatTokens;
import org.chevalet.tournament.SlipEvidence;
import org.jspecify.annotations.Nullable;

/** A player's own seat: its snapshot and its slips. The token says which seat it is. */
@Path("/api/games/{game}/seat")
@PermitAll
public class SeatResource {

    private static final String TOKEN = "X-Seat-Token";

    private final LiveGames games;
    private final SeatTokens tokens;
    private final Hall hall;
    private final Contacts contacts;
    private final RequestLanguage language;
    private final Replies replies;

    @Inject
    SeatResource(
            LiveGames games,
            SeatTokens tokens,
            Hall hall,
            Contacts contacts,
            RequestLanguage language,
            Replies replies) {
        this.games = games;
        this.hall = hall;
        this.contacts = contacts;
        this.tokens = tokens;
        this.language = language;
        this.replies = replies;
    }

    /**
     * The receipt of a slip: what the server holds, read back in words.
     *
     * @param arrival {@code IN_TIME}, {@code TRANSIT} or {@code AFTER_CUT}
     * @param cutSeconds how long the network was cut, of a slip taken after a cut
     * @param source {@code TABLET}, or {@code DRAFT} when the draft had been taken already
     * @param replaced the word of the slip it takes the place of
     */
    public record ReceiptBody(
            long receivedAt,
            String word,
            String reference,
            @Nullable Integer score,
            String inWords,
            String arrival,
            @Nullable Long cutSeconds,
            String source,
            @Nullable String replaced) {}

    /** A seat, and the contact with its devices before this request. */
    private record Place(LiveGame live, Seat seat, SeatContact contact) {}

    @GET
    public Response snapshot(@PathParam("game") long game, @HeaderParam(TOKEN) @Nullable String token) {
        return replies.ok(place(game, token, hall.now())
                .map(place -> new SeatSnapshots(place.live(), place.seat(), language.messages()).build()));
    }

    @POST
    @Path("slips")
    public Response send(
            @PathParam("game") long game,
            @HeaderParam(TOKEN) @Nullable String token,
            @HeaderParam("Idempotency-Key") @Nullable String key,
            @Nullable SentSlip slip) {
        Instant receivedAt = hall.now();
        if (slip == null) {
            return replies.refuse(Refusal.of("http.bad-json"));
        }
        Answer<Receipt> receipt = place(game, token, receivedAt)
                .then(place -> intake(place, receivedAt).receive(slip, key));
        if (!receipt.isAccepted()) {
            return replies.refuse(receipt.refusal());
        }
        ReceiptBody body = body(receipt.value());
        return receipt.value().replayed()
                ? Response.ok(body).header("Idempotent-Replay", "true").build()
                : Response.status(Response.Status.CREATED).entity(body).build();
    }

    private static SlipIntake intake(Place place, Instant receivedAt) {
        PlayerId player = place.seat().player();
        return new SlipIntake(place.live(), player, new SlipArrival(player, place.contact()), receivedAt);
    }

    private ReceiptBody body(Receipt receipt) {
        Slip slip = receipt.slip();
        Optional<SlipEvidence> seen = receipt.received().evidence();
        Arrival arrival = seen.map(SlipEvidence::arrival).orElse(Arrival.IN_TIME);
        @Nullable
        Long cut = arrival == Arrival.AFTER_CUT ? Long.valueOf(SlipArrival.cutSeconds(seen, slip.receivedAt())) : null;
        Answer<Coord> coord = Coord.parse(slip.written().reference());
        return new ReceiptBody(
                slip.receivedAt().toEpochMilli(),
                slip.written().word(),
                slip.written().reference(),
                slip.written().claim() instanceof ScoreClaim.Given given
                        ? given.points().value()
                        : null,
                coord.isAccepted() ? CoordText.inWords(coord.value(), language.messages()) : "",
                arrival.name(),
                cut,
                slip.source().name(),
                receipt.before().orElse(null));
    }

    private Answer<Place> place(long game, @Nullable String token, Instant now) {
        return games.find(game).then(live -> {
            Optional<Seat> seat = tokens.player(game, token)
                    .flatMap(live.game()::seat)
                    .filter(there -> there.left().isEmpty());
            return seat.map(there -> Answer.of(heard(live, there, now)))
                    .orElseGet(() -> Answer.refuse("seat.unknown-token"));
        });
    }

    private Place heard(LiveGame live, Seat seat, Instant now) {
        long game = live.header().gameId();
        SeatContact before = contacts.contact(game, seat.player(), now);
        contacts.heard(game, seat.player(), now);
        return new Place(live, seat, before);
    }
}
