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
import org.chevalet.http.FileName;
import org.chevalet.http.Replies;
import org.chevalet.http.RequestLanguage;
import org.chevalet.language.Language;
import org.chevalet.language.Messages;
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
        return document(id, "sheets.game", printout -> Answer.of(sheets.gameSheet(printout, language())));
    }

    @GET
    @Path("standings.pdf")
    public Response standings(@PathParam("game") long id) {
        return document(id, "sheets.standings", printout -> Answer.of(sheets.standings(printout, language())));
    }

    @GET
    @Path("players.pdf")
    public Response players(@PathParam("game") long id) {
        return document(
                id,
                "sheets.all-players",
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
                "sheets.player-of",
                printout -> table.then(number -> sheets.playerSheet(printout, number, language())
                        .map(Answer::of)
                        .orElseGet(() -> Answer.refuse("sheets.nobody-there", number.value()))),
                written);
    }

    /** The game as a club prints it in text: {@code check} accepts it. */
    @GET
    @Path("game.txt")
    public Response text(@PathParam("game") long id) {
        Answer<Made> text = games.load(id).map(this::printout).map(printout -> {
            String written = PublishedGameWriter.write(GamePublication.of(printout.game(), printout.tournament()));
            return new Made(
                    written.getBytes(StandardCharsets.UTF_8),
                    FileName.of("txt", printout.tournament(), messages().text("sheets.game")));
        });
        return answer(text, "text/plain;charset=UTF-8");
    }

    /** A file and the name it is kept under. */
    private record Made(byte[] bytes, FileName name) {}

    private Response document(long id, String title, Function<Printout, Answer<byte[]>> make, Object... of) {
        Answer<Made> made = games.load(id).map(this::printout).then(printout -> {
            FileName name = FileName.of("pdf", printout.tournament(), messages().text(title, of));
            return alone(() -> make.apply(printout)).map(bytes -> new Made(bytes, name));
        });
        return answer(made, "application/pdf");
    }

    private Response answer(Answer<Made> made, String type) {
        if (!made.isAccepted()) {
            return replies.refuse(made.refusal());
        }
        return Response.ok(made.value().bytes(), type)
                .header(HttpHeaders.CONTENT_DISPOSITION, made.value().name().header("inline"))
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .build();
    }

    private Messages messages() {
        return request.messages();
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
