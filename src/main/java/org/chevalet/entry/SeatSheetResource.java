package org.chevalet.entry;

import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.time.ZoneId;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.entry.SeatPlaces.Place;
import org.chevalet.http.FileName;
import org.chevalet.http.MadeFile;
import org.chevalet.http.Replies;
import org.chevalet.http.RequestLanguage;
import org.chevalet.live.Hall;
import org.chevalet.live.SnapshotParts;
import org.chevalet.sheets.LineSheets;
import org.chevalet.sheets.Printout;
import org.chevalet.sheets.braille.LineFile;
import org.chevalet.sheets.braille.PageForm;
import org.jspecify.annotations.Nullable;

/** A player's own sheet to take along, in braille or as text: what his tablet shows of it, and nothing else. */
@Path("/api/games/{game}/seat")
@PermitAll
@Blocking
public class SeatSheetResource {

    private final SeatPlaces places;
    private final Hall hall;
    private final RequestLanguage language;
    private final Replies replies;

    @Inject
    SeatSheetResource(SeatPlaces places, Hall hall, RequestLanguage language, Replies replies) {
        this.places = places;
        this.hall = hall;
        this.language = language;
        this.replies = replies;
    }

    /** @param asked how the pages are wished: {@link PageForm#read} */
    @GET
    @Path("sheet.{file:" + LineFile.NAMES + "}")
    public Response sheet(
            @PathParam("game") long game,
            @PathParam("file") String file,
            @HeaderParam(SeatPlaces.TOKEN) @Nullable String token,
            @Context UriInfo asked) {
        Answer<Place> place = places.find(game, token, hall.now());
        Answer<Response> sheet = place.then(own -> PageForm.read(asked.getQueryParameters())
                .map(form -> answer(own, new LineSheets(LineFile.named(file), form, language.language()))));
        return sheet.isAccepted() ? sheet.value() : replies.refuse(sheet.refusal());
    }

    private Response answer(Place place, LineSheets sheets) {
        SnapshotParts parts = SnapshotParts.of(place.live());
        String tournament = place.live().header().tournamentName();
        Printout printout = new Printout(
                parts.game(), tournament, place.live().header().openedAt(), hall.now(), ZoneId.systemDefault());
        Optional<Integer> rank = parts.scores().shownRank(place.player());
        byte[] bytes = sheets.playerSheet(printout, place.seat().table(), rank).orElseThrow();
        String title = language.text("sheets.player-of", place.seat().table());
        FileName kept = FileName.of(sheets.file().extension(), tournament, title);
        return new MadeFile(bytes, sheets.file().type(), kept).download();
    }
}
