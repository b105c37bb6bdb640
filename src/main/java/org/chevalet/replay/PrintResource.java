package org.chevalet.replay;

import io.smallrye.common.annotation.Blocking;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.chevalet.core.answer.Answer;
import org.chevalet.http.FileName;
import org.chevalet.http.MadeFile;
import org.chevalet.http.Replies;
import org.chevalet.http.RequestLanguage;
import org.chevalet.sheets.LineSheets;
import org.chevalet.sheets.PaperGame;
import org.chevalet.sheets.PaperKind;
import org.chevalet.sheets.ReplayPrints;
import org.chevalet.sheets.ReplaySheet;
import org.chevalet.sheets.braille.LineFile;
import org.chevalet.sheets.braille.PageForm;
import org.chevalet.tournament.RuleSets;
import org.jspecify.annotations.Nullable;

/** Prints what the page shows: the browser sends the game it has, wherever it came from. */
@Path("/api/replay/print")
@Blocking
@Singleton
public class PrintResource {

    private static final int MOST_GAMES = 8;
    private static final int MOST_ROUNDS = 100;
    private static final int LONGEST = 120;
    private static final int MOST_POINTS = 5000;

    private final RuleSets ruleSets;
    private final RequestLanguage language;
    private final Replies replies;
    private final ReplayPrints prints = new ReplayPrints();

    @Inject
    PrintResource(RuleSets ruleSets, RequestLanguage language, Replies replies) {
        this.ruleSets = ruleSets;
        this.language = language;
        this.replies = replies;
    }

    /**
     * @param large in large print: the first game alone
     * @param language of the tiles, which the headings of the board follow; French where it is missing
     */
    public record PaperOrder(
            @Nullable List<@Nullable PaperPart> games,
            int perPage,
            boolean large,
            @Nullable String language) {}

    public record PaperPart(
            @Nullable String title, @Nullable List<@Nullable RoundPart> rounds) {}

    /** A round as printed; {@code mine…} what the player found, when he did. */
    public record RoundPart(
            int number,
            @Nullable String draw,
            @Nullable String word,
            @Nullable String coord,
            int points,
            @Nullable String mine,
            @Nullable String mineCoord,
            int minePoints) {}

    /** @param fieldLosses points lost on each round by those who played the game, on average */
    public record ResultOrder(
            @Nullable String title,
            @Nullable String about,
            @Nullable String rank,
            int missedScrabbles,
            int hints,
            @Nullable List<@Nullable RoundPart> rounds,
            @Nullable List<@Nullable Double> fieldLosses) {}

    @POST
    @Path("paper.pdf")
    public Response paper(@Nullable PaperOrder order) {
        List<PaperGame> games = order == null ? List.of() : games(order.games());
        if (order == null || games.isEmpty() || !List.of(1, 2, 4).contains(order.perPage())) {
            return replies.refuse("replay.nothing-to-print");
        }
        byte[] pdf = prints.paper(games, kind(order), ruleSets.playedIn(order.language()), language.language());
        return pdf(pdf, games.get(0).title());
    }

    /**
     * The first of the games, in braille or as text: its draws, its solutions apart.
     *
     * @param asked how the pages are wished: {@link PageForm#read}
     */
    @POST
    @Path("paper.{file:" + LineFile.NAMES + "}")
    public Response lines(@PathParam("file") String name, @Context UriInfo asked, @Nullable PaperOrder order) {
        List<PaperGame> games = order == null ? List.of() : games(order.games());
        if (games.isEmpty()) {
            return replies.refuse("replay.nothing-to-print");
        }
        Answer<PageForm> form = PageForm.read(asked.getQueryParameters());
        if (!form.isAccepted()) {
            return replies.refuse(form.refusal());
        }
        LineFile file = LineFile.named(name);
        byte[] bytes = new LineSheets(file, form.value(), language.language()).paper(games.get(0));
        FileName kept = FileName.of(file.extension(), games.get(0).title());
        return new MadeFile(bytes, file.type(), kept).download();
    }

    @POST
    @Path("result.pdf")
    public Response result(@Nullable ResultOrder order) {
        List<RoundPart> rounds = order == null ? List.of() : rounds(order.rounds());
        if (order == null || rounds.isEmpty()) {
            return replies.refuse("replay.nothing-to-print");
        }
        List<ReplaySheet.Line> lines = rounds.stream()
                .map(round -> new ReplaySheet.Line(
                        round.number(),
                        text(round.draw()),
                        text(round.mine()),
                        text(round.mineCoord()),
                        round.minePoints(),
                        text(round.word()),
                        text(round.coord()),
                        round.points()))
                .toList();
        ReplaySheet sheet = new ReplaySheet(
                text(order.title()),
                text(order.about()),
                text(order.rank()),
                new ReplaySheet.Counts(order.missedScrabbles(), order.hints()),
                lines,
                losses(order.fieldLosses(), lines.size()));
        return pdf(prints.result(sheet, language.language()), sheet.title());
    }

    /** The field's losses where there is a sensible one for each round, else none. */
    private static List<Double> losses(@Nullable List<@Nullable Double> told, int rounds) {
        List<Double> losses = told == null
                ? List.of()
                : told.stream()
                        .filter(loss -> loss != null && Math.abs(loss) <= MOST_POINTS)
                        .toList();
        return losses.size() == rounds ? losses : List.of();
    }

    private static PaperKind kind(PaperOrder order) {
        if (order.large()) {
            return PaperKind.LARGE;
        }
        return switch (order.perPage()) {
            case 2 -> PaperKind.PAIR;
            case 4 -> PaperKind.CARDS;
            default -> PaperKind.SINGLE;
        };
    }

    private static List<PaperGame> games(@Nullable List<@Nullable PaperPart> parts) {
        List<PaperGame> games = new ArrayList<>();
        for (@Nullable PaperPart part : parts == null ? List.<@Nullable PaperPart>of() : parts) {
            List<RoundPart> rounds = part == null ? List.of() : rounds(part.rounds());
            if (part != null && !rounds.isEmpty() && games.size() < MOST_GAMES) {
                games.add(game(text(part.title()), rounds));
            }
        }
        return games;
    }

    private static PaperGame game(String title, List<RoundPart> rounds) {
        List<PaperGame.Round> printed = new ArrayList<>();
        int total = 0;
        for (RoundPart round : rounds) {
            total += round.points();
            printed.add(new PaperGame.Round(
                    round.number(),
                    text(round.draw()),
                    text(round.word()),
                    text(round.coord()),
                    round.points(),
                    total));
        }
        return new PaperGame(title, printed);
    }

    private static List<RoundPart> rounds(@Nullable List<@Nullable RoundPart> parts) {
        return parts == null
                ? List.of()
                : parts.stream().filter(Objects::nonNull).limit(MOST_ROUNDS).toList();
    }

    private static String text(@Nullable String written) {
        String known = written == null ? "" : written.strip();
        return known.length() > LONGEST ? known.substring(0, LONGEST) : known;
    }

    private static Response pdf(byte[] pdf, String title) {
        return new MadeFile(pdf, "application/pdf", FileName.of("pdf", title)).shown();
    }
}
