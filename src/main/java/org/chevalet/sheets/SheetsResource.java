package org.chevalet.sheets;

import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.formats.GamePublication;
import org.chevalet.formats.PublishedGameWriter;
import org.chevalet.http.FileName;
import org.chevalet.http.MadeFile;
import org.chevalet.http.Replies;
import org.chevalet.http.RequestLanguage;
import org.chevalet.language.Language;
import org.chevalet.language.Messages;
import org.chevalet.sheets.braille.LineFile;
import org.chevalet.sheets.braille.PageForm;
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

    /**
     * The list of solutions and the board, in braille or as text.
     *
     * @param asked how the pages are wished: {@link PageForm#read}
     */
    @GET
    @Path("solutions.{file:" + LineFile.NAMES + "}")
    public Response solutionLines(@PathParam("game") long id, @PathParam("file") String file, @Context UriInfo asked) {
        return lines(id, "sheets.game", file, asked, LineSheets::gameSheet);
    }

    /** The ranking in the same way. */
    @GET
    @Path("standings.{file:" + LineFile.NAMES + "}")
    public Response standingsLines(@PathParam("game") long id, @PathParam("file") String file, @Context UriInfo asked) {
        return lines(id, "sheets.standings", file, asked, LineSheets::standings);
    }

    private Response lines(
            long id, String title, String file, UriInfo asked, BiFunction<LineSheets, Printout, byte[]> make) {
        LineFile kind = LineFile.named(file);
        Answer<MadeFile> made = PageForm.read(asked.getQueryParameters())
                .map(form -> new LineSheets(kind, form, language()))
                .then(lines -> made(
                        id, title, kind.extension(), kind.type(), printout -> Answer.of(make.apply(lines, printout))));
        return made.isAccepted() ? made.value().download() : replies.refuse(made.refusal());
    }

    /** The game as a club prints it in text: {@code check} accepts it. */
    @GET
    @Path("game.txt")
    public Response text(@PathParam("game") long id) {
        Answer<MadeFile> text = games.load(id).map(this::printout).map(printout -> {
            String written = PublishedGameWriter.write(GamePublication.of(printout.game(), printout.tournament()));
            return new MadeFile(
                    written.getBytes(StandardCharsets.UTF_8),
                    "text/plain;charset=UTF-8",
                    FileName.of("txt", printout.tournament(), messages().text("sheets.game")));
        });
        return shown(text);
    }

    private Response document(long id, String title, Function<Printout, Answer<byte[]>> make, Object... of) {
        return shown(made(id, title, "pdf", "application/pdf", make, of));
    }

    private Answer<MadeFile> made(
            long id,
            String title,
            String extension,
            String type,
            Function<Printout, Answer<byte[]>> make,
            Object... of) {
        return games.load(id).map(this::printout).then(printout -> {
            FileName name =
                    FileName.of(extension, printout.tournament(), messages().text(title, of));
            return alone(() -> make.apply(printout)).map(bytes -> new MadeFile(bytes, type, name));
        });
    }

    private Response shown(Answer<MadeFile> made) {
        return made.isAccepted() ? made.value().shown() : replies.refuse(made.refusal());
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
