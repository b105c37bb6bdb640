package org.chevalet.live;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Square;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.MasterMove;
import org.chevalet.core.game.Phase;
import org.chevalet.core.game.Round;
import org.chevalet.core.game.RoundResults;
import org.chevalet.core.game.Seat;
import org.chevalet.core.ranking.Comparison.Share;
import org.chevalet.core.ranking.Ranked;
import org.chevalet.core.ranking.Ranking;
import org.chevalet.core.ranking.Separation;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.Ground;
import org.chevalet.core.rules.PlayForm;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.ScoreClaim;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.Verdict;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Points;
import org.chevalet.core.tile.Tile;
import org.chevalet.language.Messages;
import org.chevalet.live.LiveProtocol.BoardPart;
import org.chevalet.live.LiveProtocol.CorrectionPart;
import org.chevalet.live.LiveProtocol.DrawPart;
import org.chevalet.live.LiveProtocol.FormulaPart;
import org.chevalet.live.LiveProtocol.MoveView;
import org.chevalet.live.LiveProtocol.Projection;
import org.chevalet.live.LiveProtocol.RankRow;
import org.chevalet.live.LiveProtocol.ReasonPart;
import org.chevalet.live.LiveProtocol.ReceivedPart;
import org.chevalet.live.LiveProtocol.RoundPart;
import org.chevalet.live.LiveProtocol.SeparationPart;
import org.chevalet.live.LiveProtocol.Shared;
import org.chevalet.live.LiveProtocol.VerdictPart;
import org.chevalet.tournament.GameHeader;

/** The parts snapshots are made of, from a game as it stood at one instant. */
public final class SnapshotParts {

    private final GameHeader header;
    private final Game game;
    private final Scoreboard scores;
    private final Instant now;

    private SnapshotParts(GameHeader header, Game game, Scoreboard scores, Instant now) {
        this.header = header;
        this.game = game;
        this.scores = scores;
        this.now = now;
    }

    public static SnapshotParts of(LiveGame live) {
        Game game = live.game();
        return new SnapshotParts(live.header(), game, live.scoreboard(game), live.now());
    }

    public Scoreboard scores() {
        return scores;
    }

    public Game game() {
        return game;
    }

    public Projection projection() {
        return new Projection(
                shared(false, Optional.empty()), rows(scores.shown()), scores.shownAfter(), Seat.adapted(game.seats()));
    }

    /** The projection as the arbiter sees it: letters not yet announced, the ranking of this moment. */
    public Projection arbiters() {
        return new Projection(
                shared(true, Optional.empty()),
                rows(scores.ranking()),
                game.played().size(),
                Seat.adapted(game.seats()));
    }

    /** What every screen may see, with the time of one player. */
    public Shared shared(Seat seat) {
        return shared(false, Optional.of(seat));
    }

    private Shared shared(boolean arbiter, Optional<Seat> seat) {
        List<Round> played = game.played();
        RoundTime time = new RoundTime(game, game.current(), now, seat);
        return new Shared(
                header.gameId(),
                game.version(),
                now.toEpochMilli(),
                header.tournamentName(),
                time.phase(),
                round(arbiter, time),
                board(played),
                game.ruleSet().tiles().name(),
                tiles(),
                played.isEmpty() ? null : move(played.get(played.size() - 1)),
                header.joinCode(),
                played.size(),
                scores.ranking().top().value(),
                formula());
    }

    private FormulaPart formula() {
        GameSettings settings = game.settings();
        return new FormulaPart(
                settings.variant().name(),
                settings.form().name(),
                settings.variant().limits().rackSize());
    }

    private RoundPart round(boolean arbiter, RoundTime time) {
        Round round = game.current();
        boolean hidden =
                round.phase() == Phase.PAUSED && round.settings().tablets().pauseHides();
        boolean shown = arbiter || isPublic(round) && !hidden;
        DrawPart draw =
                round.draw().filter(letters -> shown).map(SnapshotParts::draw).orElse(null);
        return new RoundPart(
                round.number().value(),
                round.attempt(),
                time.phase(),
                round.settings().scoresAsked(),
                draw,
                time.clock());
    }

    static boolean isPublic(Round round) {
        return round.phase().isOpen() || round.phase().isClosed();
    }

    public static DrawPart draw(Draw draw) {
        return new DrawPart(symbols(draw.kept()), symbols(draw.drawn()), draw.rejected(), draw.toString());
    }

    private static List<String> symbols(List<Tile> tiles) {
        return tiles.stream().map(Tile::toString).toList();
    }

    private BoardPart board(List<Round> played) {
        List<String> lastSquares = played.isEmpty() ? List.of() : newSquares(played.get(played.size() - 1));
        return new BoardPart(
                game.current().board().rows(), game.ruleSet().layout().rows(), lastSquares);
    }

    private static List<String> newSquares(Round round) {
        return round.master()
                .map(move -> newSquares(round.board(), move.placement()))
                .orElse(List.of());
    }

    private static List<String> newSquares(Board board, Placement move) {
        List<String> squares = new ArrayList<>();
        for (int position = 0; position < move.spelling().length(); position++) {
            if (board.isEmpty(move.row(position), move.column(position))) {
                squares.add(new Square(move.row(position), move.column(position)).toString());
            }
        }
        return List.copyOf(squares);
    }

    private Map<String, Integer> tiles() {
        Map<String, Integer> points = new LinkedHashMap<>();
        game.ruleSet().tiles().kinds().forEach(kind -> points.put(String.valueOf(kind.tile()), kind.points()));
        return points;
    }

    /** The master move of a round whose solution may be seen. */
    public MoveView move(Round round) {
        MasterMove move = round.master().orElseThrow();
        Optional<RoundResults> results = game.results(round);
        return new MoveView(
                round.number().value(),
                move.placement().spelling().text(),
                move.placement().coord().toString(),
                move.points().value(),
                move.top().value(),
                move.placement().spelling().printed(),
                results.map(all -> all.found(move.top())).orElse(0),
                results.flatMap(all -> all.bestBelow(move.top()))
                        .map(Points::value)
                        .orElse(null));
    }

    private List<RankRow> rows(Ranking ranking) {
        return ranking.lines().stream().map(this::row).toList();
    }

    private RankRow row(Ranked line) {
        return new RankRow(
                line.rank(),
                line.player().table().value(),
                line.player().name(),
                line.player().points().value(),
                line.player().soloPoints().value(),
                line.player().warningCost().value(),
                line.player().warnings(),
                line.player().total().value(),
                line.deficit().value(),
                line.percent().toPlainString(),
                line.separated().map(SnapshotParts::separation).orElse(null),
                line.player().out().map(RoundNumber::value).orElse(null),
                game.seat(line.player().player())
                        .flatMap(Seat::left)
                        .map(RoundNumber::value)
                        .orElse(null),
                game.settings().form() == PlayForm.TOPPING
                        ? Long.valueOf(line.player().time().toMillis())
                        : null);
    }

    private static SeparationPart separation(Separation separated) {
        return new SeparationPart(
                separated.by().name(),
                separated.value(),
                separated.round().map(RoundNumber::value).orElse(null));
    }

    public static ReceivedPart received(Slip slip) {
        return new ReceivedPart(
                slip.id().value(),
                slip.written().word(),
                slip.written().reference(),
                slip.written().claim() instanceof ScoreClaim.Given given
                        ? given.points().value()
                        : null,
                slip.source().name(),
                slip.late(),
                slip.receivedAt().toEpochMilli());
    }

    public static VerdictPart verdict(Verdict verdict, boolean solo, boolean ruled, Messages messages) {
        Optional<Placement> read =
                verdict.reading().map(reading -> reading.score().placement());
        return new VerdictPart(
                verdict.paid().value(),
                verdict.sanction().name(),
                solo,
                read.map(placement -> placement.spelling().text()).orElse(null),
                read.map(placement -> placement.coord().toString()).orElse(null),
                reasons(verdict.grounds(), messages),
                ruled);
    }

    /** What was corrected for a player, in order. */
    public static List<CorrectionPart> corrections(LiveGame live, PlayerId player, Messages messages) {
        return live.corrections(player).stream()
                .map(told -> new CorrectionPart(
                        told.number(),
                        told.at().toEpochMilli(),
                        told.change().round().value(),
                        told.change().before().verdict().paid().value(),
                        told.change().before().solo(),
                        told.change()
                                .after()
                                .map(share -> share.verdict().paid().value())
                                .orElse(null),
                        told.change().after().map(Share::solo).orElse(false),
                        messages.said(told.reason())))
                .toList();
    }

    public static List<ReasonPart> reasons(List<Ground> grounds, Messages messages) {
        return grounds.stream()
                .map(ground -> new ReasonPart(
                        ground.reason().name(),
                        ground.reason().section(),
                        messages.text(
                                "reason." + ground.reason().name(),
                                ground.args().toArray())))
                .toList();
    }
}
