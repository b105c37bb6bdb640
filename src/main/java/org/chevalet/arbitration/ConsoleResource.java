package org.chevalet.arbitration;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Objects;
import org.chevalet.arbitration.LateSlipCommands.LateDecision;
import org.chevalet.arbitration.SlipCommands.PaperSlip;
import org.chevalet.arbitration.SlipCommands.SlipsForTables;
import org.chevalet.core.answer.Answer;
import org.chevalet.http.Replies;
import org.chevalet.live.LiveGames;
import org.chevalet.live.LiveProtocol.Console;
import org.chevalet.live.LiveProtocol.ConsoleVerdict;
import org.jspecify.annotations.Nullable;

/**
 * The arbiter's commands. Each names the round its window believes in and answers with the console as it is afterwards; a
 * command that no longer applies is refused and does nothing.
 */
@Path("/api/games/{game}")
@RolesAllowed("arbiter")
public class ConsoleResource {

    private final ArbiterDesk desk;
    private final LiveGames games;
    private final DrawCommands draws;
    private final RoundCommands rounds;
    private final SlipCommands slips;
    private final ConsoleService consoles;
    private final Replies replies;

    @Inject
    ConsoleResource(
            ArbiterDesk desk,
            LiveGames games,
            DrawCommands draws,
            RoundCommands rounds,
            SlipCommands slips,
            ConsoleService consoles,
            Replies replies) {
        this.desk = desk;
        this.games = games;
        this.draws = draws;
        this.rounds = rounds;
        this.slips = slips;
        this.consoles = consoles;
        this.replies = replies;
    }

    /** What most commands carry. */
    public record Command(
            int round, boolean force, @Nullable String reason) {
        Answer<String> why() {
            return WrittenReason.parse(reason);
        }
    }

    /** @param cancelled a round played before; left out for the one in play */
    public record Cancellation(
            int round,
            @Nullable Integer cancelled,
            boolean force,
            @Nullable String reason) {
        int which() {
            return Objects.requireNonNullElse(cancelled, round);
        }
    }

    public record TypedDraw(int round, @Nullable String letters, boolean force) {
        String typed() {
            return Objects.requireNonNullElse(letters, "");
        }
    }

    public record MasterChoice(
            int round,
            @Nullable String coord,
            @Nullable String word,
            @Nullable String reason,
            boolean force) {
        Answer<MasterCommands.Choice> choice() {
            return WrittenReason.parse(reason)
                    .map(why -> new MasterCommands.Choice(
                            Objects.requireNonNullElse(coord, ""), Objects.requireNonNullElse(word, ""), why, force));
        }
    }

    /** @param order tables, the best first */
    public record TieOrder(
            @Nullable List<Integer> order, @Nullable String reason) {
        List<Integer> tables() {
            return Objects.requireNonNullElse(order, List.<Integer>of()).stream()
                    .filter(Objects::nonNull)
                    .toList();
        }
    }

    /** @param shown deadline of the running clock in milliseconds, or the time left of a paused one */
    public record MoreTime(int round, long shown) {}

    /** What typing a paper slip answers; no verdict while it is hidden from an arbiter who plays. */
    public record SlipTyped(Console snapshot, @Nullable ConsoleVerdict verdict) {}

    @GET
    @Path("console")
    public Response console(@PathParam("game") long game) {
        return replies.ok(games.find(game).map(consoles::snapshot));
    }

    @POST
    @Path("draw")
    public Response draw(@PathParam("game") long game, @Nullable Command command) {
        return desk.run(game, command, (moment, asked) -> draws.draw(moment, asked.round(), asked.force()));
    }

    @POST
    @Path("draw/typed")
    public Response typedDraw(@PathParam("game") long game, @Nullable TypedDraw command) {
        return desk.run(
                game, command, (moment, asked) -> draws.typed(moment, asked.round(), asked.typed(), asked.force()));
    }

    @POST
    @Path("draw/reject")
    public Response reject(@PathParam("game") long game, @Nullable Command command) {
        return desk.run(game, command, (moment, asked) -> draws.reject(moment, asked.round()));
    }

    @POST
    @Path("announce")
    public Response announce(@PathParam("game") long game, @Nullable Command command) {
        return desk.run(game, command, (moment, asked) -> draws.announce(moment, asked.round(), asked.force()));
    }

    @POST
    @Path("clock/start")
    public Response startClock(@PathParam("game") long game, @Nullable Command command) {
        return desk.run(game, command, (moment, asked) -> ClockCommands.start(moment, asked.round()));
    }

    @POST
    @Path("clock/pause")
    public Response pauseClock(@PathParam("game") long game, @Nullable Command command) {
        return desk.run(game, command, (moment, asked) -> ClockCommands.pause(moment, asked.round()));
    }

    @POST
    @Path("clock/resume")
    public Response resumeClock(@PathParam("game") long game, @Nullable Command command) {
        return desk.run(game, command, (moment, asked) -> ClockCommands.resume(moment, asked.round()));
    }

    @POST
    @Path("clock/add")
    public Response addTime(@PathParam("game") long game, @Nullable MoreTime command) {
        return desk.run(game, command, (moment, asked) -> ClockCommands.add(moment, asked.round(), asked.shown()));
    }

    @POST
    @Path("clock/end")
    public Response endClock(@PathParam("game") long game, @Nullable Command command) {
        return desk.run(game, command, (moment, asked) -> ClockCommands.end(moment, asked.round(), asked.force()));
    }

    @POST
    @Path("slips")
    public Response typeSlip(@PathParam("game") long game, @Nullable PaperSlip paper) {
        if (paper == null) {
            return desk.unreadable();
        }
        return desk.run(
                game,
                moment -> slips.type(moment, paper),
                live -> new SlipTyped(consoles.snapshot(live), consoles.verdict(live, paper.round(), paper.table())));
    }

    @POST
    @Path("slips/top")
    public Response typeTop(@PathParam("game") long game, @Nullable SlipsForTables asked) {
        return desk.run(game, asked, slips::top);
    }

    /** A slip that came after the time, of the round in play or of an earlier one: it counts, or it stays out. */
    @POST
    @Path("slips/late")
    public Response decideLate(@PathParam("game") long game, @Nullable LateDecision asked) {
        return desk.run(game, asked, LateSlipCommands::decide);
    }

    /** Closes the account of tables that handed in nothing, of the round in play or of an earlier one. */
    @POST
    @Path("slips/none")
    public Response typeNone(@PathParam("game") long game, @Nullable SlipsForTables asked) {
        return desk.run(game, asked, slips::none);
    }

    @POST
    @Path("close")
    public Response close(@PathParam("game") long game, @Nullable Command command) {
        return desk.run(game, command, (moment, asked) -> rounds.close(moment, asked.round(), asked.force()));
    }

    @POST
    @Path("master")
    public Response master(@PathParam("game") long game, @Nullable MasterChoice choice) {
        return desk.run(
                game,
                choice,
                (moment, asked) -> asked.choice().then(wanted -> MasterCommands.choose(moment, asked.round(), wanted)));
    }

    @POST
    @Path("announce-solution")
    public Response announceSolution(@PathParam("game") long game, @Nullable Command command) {
        return desk.run(game, command, (moment, asked) -> rounds.announceSolution(moment, asked.round()));
    }

    @POST
    @Path("play-again")
    public Response playAgain(@PathParam("game") long game, @Nullable Command command) {
        return desk.run(game, command, (moment, asked) -> rounds.playAgain(moment, asked.round()));
    }

    @POST
    @Path("cancel")
    public Response cancel(@PathParam("game") long game, @Nullable Cancellation command) {
        return desk.run(
                game,
                command,
                (moment, asked) -> WrittenReason.required(asked.reason())
                        .then(why -> rounds.cancel(moment, asked.round(), asked.which(), why, asked.force())));
    }

    @POST
    @Path("finish")
    public Response finish(@PathParam("game") long game, @Nullable Command command) {
        return desk.run(
                game, command, (moment, asked) -> asked.why().then(why -> rounds.finish(moment, asked.round(), why)));
    }

    @POST
    @Path("ties")
    public Response settleTies(@PathParam("game") long game, @Nullable TieOrder command) {
        return desk.run(
                game,
                command,
                (moment, asked) -> WrittenReason.parse(asked.reason())
                        .then(why -> TieCommands.settle(moment, asked.tables(), why)));
    }

    @POST
    @Path("reopen")
    public Response reopen(@PathParam("game") long game, @Nullable Command command) {
        return desk.run(
                game,
                command,
                (moment, asked) -> WrittenReason.required(asked.reason()).then(rounds::reopen));
    }
}
