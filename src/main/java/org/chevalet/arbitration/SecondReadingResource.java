package org.chevalet.arbitration;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Response;
import java.util.function.Function;
import org.chevalet.arbitration.SecondReadings.Pass;
import org.chevalet.arbitration.SecondReadings.TypedReading;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.http.Replies;
import org.chevalet.live.Change;
import org.chevalet.live.LiveGame;
import org.chevalet.live.LiveGames;
import org.chevalet.live.Moment;
import org.jspecify.annotations.Nullable;

/** Double arbitration: paper slips typed twice, and the differences settled. */
@Path("/api/games/{game}")
@RolesAllowed("arbiter")
public class SecondReadingResource {

    private final LiveGames games;
    private final SecondReadings readings;
    private final ArbiterDesk desk;
    private final Replies replies;

    @Inject
    SecondReadingResource(LiveGames games, SecondReadings readings, ArbiterDesk desk, Replies replies) {
        this.games = games;
        this.readings = readings;
        this.desk = desk;
        this.replies = replies;
    }

    /** @param second true: what the second arbiter read counts; false: the first one stands */
    public record Settling(
            int round, int table, boolean second, @Nullable String reason) {}

    @GET
    @Path("rounds/{round}/second-readings")
    public Response pass(@PathParam("game") long game, @PathParam("round") int round) {
        return replies.ok(games.find(game).then(live -> pass(live, round)));
    }

    /** Of all rounds, how many differences are not settled. */
    @GET
    @Path("second-readings")
    public Response counts(@PathParam("game") long game) {
        return replies.ok(games.find(game).map(readings::counts));
    }

    private Answer<Pass> pass(LiveGame live, int round) {
        return live.game().find(round).map(found -> readings.pass(live, found));
    }

    /** Tells nothing of what the first arbiter typed. */
    @POST
    @Path("second-readings")
    public Response type(@PathParam("game") long game, @Nullable TypedReading typed) {
        if (typed == null) {
            return desk.unreadable();
        }
        return desk.isPreview()
                ? pass(game, typed.round())
                : replies.ok(games.find(game).then(live -> readings.type(live, typed)));
    }

    @POST
    @Path("second-readings/settle")
    public Response settle(@PathParam("game") long game, @Nullable Settling settling) {
        if (settling == null) {
            return desk.unreadable();
        }
        return desk.isPreview()
                ? tryOut(game, settling)
                : replies.ok(games.find(game)
                        .then(live -> settle(live, settling).then(done -> pass(live, settling.round()))));
    }

    /** What settling would change; keeping what was typed first changes nothing. */
    private Response tryOut(long game, Settling settling) {
        return settling.second()
                ? replies.ok(games.find(game)
                        .then(live -> second(live, settling)
                                .then(slip -> live.preview(retyping(settling, slip)))
                                .map(CorrectionPreview::of)))
                : pass(game, settling.round());
    }

    private Answer<?> settle(LiveGame live, Settling settling) {
        if (!settling.second()) {
            return readings.keepFirst(live, settling.round(), settling.table());
        }
        return second(live, settling).then(slip -> live.write(desk.arbiter(), retyping(settling, slip)));
    }

    private Answer<WrittenSlip> second(LiveGame live, Settling settling) {
        return SlipCommands.place(live.game(), settling.round(), settling.table())
                .then(place -> readings.second(live, place.round(), place.player())
                        .map(Answer::of)
                        .orElseGet(() -> Answer.refuse("second.none", settling.table())));
    }

    private static Function<Moment, Answer<Change>> retyping(Settling settling, WrittenSlip slip) {
        return moment -> SlipCommands.retype(moment, settling.round(), settling.table(), slip, settling.reason());
    }
}
