package org.chevalet.sheets;

import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.formats.GamePublication;
import org.chevalet.formats.PublishedGameWriter;
import org.chevalet.http.Replies;
import org.chevalet.http.RequestLanguage;
import org.chevalet.language.Language;
import org.chevalet.tournament.GameRepository;
import org.chevalet.tournament.ReceivedSlip;
import org.chevalet.tournament.StoredGame;

/**
 * The arbiter's documents, made from the journal at each request. One at a time: hundreds of sheets take memory, and two
 * impatient clicks must not take it twice.
 */
@Path("/api/games/{game}/sheets")
@RolesAllowed("arbiter")
@Blocking
@Singleton
public class SheetsResource {

    private final GameRepository games;
    private final InstantSource clock;
    private final RequestLanguage request;
    private final Replies replies;
    private final ScoreSheets sheets = new ScoreSheets();
    private final Lock press = new ReentrantLock(true);

    @Inject
    SheetsResource(GameRepository games, InstantSource clock, RequestLanguage request, Replies replies) {
        this.games = games;
        this.clock = clock;
        this.request = request;
        this.replies = replies;
    }

    @GET
    @Path("game.pdf")
    public Response game(@PathParam("game") long id) {
        return document(id, printout -> Answer.of(sheets.gameSheet(printout, language())));
    }

    @GET
    @Path("standings.pdf")
    public Response standings(@PathParam("game") long id) {
        return document(id, printout -> Answer.of(sheets.standings(printout, language())));
    }

    @GET
    @Path("players.pdf")
    public Response players(@PathParam("game") long id) {
        return document(
                id,
                printout -> sheets.playerSheets(printout, language())
                        .map(Answer::of)
                        .orElseGet(() -> Answer.refuse("sheets.no-players")));
    }

    @GET
    @Path("players/{table}.pdf")
    public Response player(@PathParam("game") long id, @PathParam("table") String written) {
        Answer<TableNumber> table = TableNumber.parse(written);
        return document(
                id,
                printout -> table.then(number -> sheets.playerSheet(printout, number, language())
                        .map(Answer::of)
                        .orElseGet(() -> Answer.refuse("sheets.nobody-there", number.value()))));
    }

    /** The game as a club prints it in text: {@code check} accepts it. */
    @GET
    @Path("game.txt")
    public Response text(@PathParam("game") long id) {
        Answer<byte[]> text = games.load(id)
                .map(this::printout)
                .map(printout -> GamePublication.of(printout.game(), printout.tournament()))
                .map(game -> PublishedGameWriter.write(game).getBytes(StandardCharsets.UTF_8));
        return answer(text, "text/plain;charset=UTF-8");
    }

    private Response document(long id, Function<Printout, Answer<byte[]>> make) {
        Answer<byte[]> made = games.load(id).map(this::printout).then(printout -> alone(() -> make.apply(printout)));
        return answer(made, "application/pdf");
    }

    private Response answer(Answer<byte[]> made, String type) {
        if (!made.isAccepted()) {
            return replies.refuse(made.refusal());
        }
        return Response.ok(made.value(), type)
                .header(HttpHeaders.CONTENT_DISPOSITION, "inline")
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .build();
    }

    private <T> T alone(Supplier<T> work) {
        press.lock();
        try {
            return work.get();
        } finally {
            press.unlock();
        }
    }

    private Printout printout(StoredGame stored) {
        List<Slip> slips = stored.slips().stream().map(ReceivedSlip::slip).toList();
        return new Printout(
                Game.replay(stored.journal(), slips),
                stored.header().tournamentName(),
                stored.header().openedAt(),
                clock.instant(),
                ZoneId.systemDefault());
    }

    private Language language() {
        return request.language();
    }
}
