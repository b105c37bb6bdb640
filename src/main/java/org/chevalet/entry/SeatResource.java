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
import org.chevalet.core.rules.Arrival;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.ScoreClaim;
import org.chevalet.core.rules.Slip;
import org.chevalet.entry.SeatPlaces.Place;
import org.chevalet.entry.SlipIntake.Receipt;
import org.chevalet.entry.SlipIntake.SentSlip;
import org.chevalet.http.Replies;
import org.chevalet.http.RequestLanguage;
import org.chevalet.live.CoordText;
import org.chevalet.live.Hall;
import org.chevalet.live.SeatMail;
import org.chevalet.tournament.SlipEvidence;
import org.jspecify.annotations.Nullable;

/** A player's own seat: its snapshot and its slips. The token says which seat it is. */
@Path("/api/games/{game}/seat")
@PermitAll
public class SeatResource {

    private final SeatPlaces places;
    private final SeatMail mail;
    private final Hall hall;
    private final RequestLanguage language;
    private final Replies replies;

    @Inject
    SeatResource(SeatPlaces places, SeatMail mail, Hall hall, RequestLanguage language, Replies replies) {
        this.places = places;
        this.mail = mail;
        this.hall = hall;
        this.language = language;
        this.replies = replies;
    }

    /**
     * The receipt of a slip: what the server holds, read back in words.
     *
     * @param id its number in the game
     * @param arrival {@code IN_TIME}, {@code TRANSIT} or {@code AFTER_CUT}
     * @param cutSeconds how long the network was cut, of a slip taken after a cut
     * @param source {@code TABLET}, or {@code DRAFT} when the draft had been taken already
     * @param replaced the word of the slip it takes the place of
     */
    public record ReceiptBody(
            long id,
            long receivedAt,
            String word,
            String reference,
            @Nullable Integer score,
            String inWords,
            String arrival,
            @Nullable Long cutSeconds,
            String source,
            @Nullable String replaced) {}

    @GET
    public Response snapshot(@PathParam("game") long game, @HeaderParam(SeatPlaces.TOKEN) @Nullable String token) {
        return replies.ok(places.find(game, token, hall.now())
                .map(place -> new SeatSnapshots(place.live(), place.seat(), mail, language.messages()).build()));
    }

    @POST
    @Path("slips")
    public Response send(
            @PathParam("game") long game,
            @HeaderParam(SeatPlaces.TOKEN) @Nullable String token,
            @HeaderParam("Idempotency-Key") @Nullable String key,
            @Nullable SentSlip slip) {
        Instant receivedAt = hall.now();
        if (slip == null) {
            return replies.refuse(Refusal.of("http.bad-json"));
        }
        Answer<Receipt> receipt = places.find(game, token, receivedAt)
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
                slip.id().value(),
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
}
