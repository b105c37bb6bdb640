package org.chevalet.replay;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Notation;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Score;
import org.chevalet.core.movegen.Play;
import org.chevalet.core.movegen.Tops;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Tile;
import org.chevalet.core.tile.TileSet;
import org.chevalet.formats.ReplayableGame;
import org.chevalet.formats.ReplayableGame.Turn;
import org.chevalet.language.FormulaText;
import org.chevalet.language.Messages;
import org.chevalet.replay.ReplayProtocol.DrawView;
import org.chevalet.replay.ReplayProtocol.FieldView;
import org.chevalet.replay.ReplayProtocol.FindingView;
import org.chevalet.replay.ReplayProtocol.GameView;
import org.chevalet.replay.ReplayProtocol.MoveView;
import org.chevalet.replay.ReplayProtocol.PlayerView;
import org.chevalet.replay.ReplayProtocol.RoundView;
import org.chevalet.replay.ReplayProtocol.WordsView;
import org.chevalet.words.WordExplanations;
import org.chevalet.words.WordLists.WordList;
import org.jspecify.annotations.Nullable;

/** Makes the JSON of a game to replay. */
final class GameViews {

    /** Best moves, and tops, whose words are explained at once; others are looked up one by one. */
    private static final int EXPLAINED = 8;

    private static final int TOPS_EXPLAINED = 40;

    private static final Pattern NAMED = Pattern.compile("([a-z]+): *(.*)");

    /** What the samples say of the pages they were taken from. */
    private static final String FACTS_ONLY = "club web site, no licence stated; facts only";

    private final Messages messages;
    private final WordList list;

    GameViews(Messages messages, WordList list) {
        this.messages = messages;
        this.list = list;
    }

    /** A game drawn by chance, which tells how hard it came out. */
    GameView drawn(Replay replay, String title) {
        GameMaker.Level level = GameMaker.Level.of(GameMaker.difficulty(replay.game()));
        return of(
                replay,
                title,
                "",
                messages.text("replay.difficulty." + level.name().toLowerCase(Locale.ROOT)));
    }

    GameView of(Replay replay, String title, String date) {
        return of(replay, title, date, "");
    }

    private GameView of(Replay replay, String title, String date, String difficulty) {
        ReplayableGame game = replay.game();
        Messages written = messages.by(Notation.of(game.tiles()));
        return new GameView(
                key(game),
                title,
                date,
                game.manner().name(),
                game.variant().name(),
                FormulaText.variant(game.variant().name(), messages),
                words(game),
                game.tiles().name(),
                tiles(game.tiles()),
                game.layout().rows(),
                game.variant().limits().rackSize(),
                game.variant().limits().mostPlaced(),
                game.variant().limits().bonuses(),
                difficulty,
                game.total(),
                game.field().players().stream()
                        .map(player -> new PlayerView(
                                player.name(),
                                player.table().isPresent() ? player.table().getAsInt() : null,
                                player.total()))
                        .toList(),
                rounds(replay),
                lastBoard(game).rows(),
                game.findings().stream()
                        .map(finding -> new FindingView(
                                finding.round(), finding.code(), finding.isOfTheFile(), finding.text(written)))
                        .toList(),
                game.notes(),
                game.notes().stream().flatMap(note -> source(note).stream()).toList());
    }

    /** "source: x" with the name of the line in words; nothing of a remark on the moves, which gives them away. */
    private Optional<String> source(String note) {
        Matcher named = NAMED.matcher(note);
        if (!named.matches()) {
            return Optional.of(note);
        }
        String key = "replay.note." + named.group(1);
        String value = named.group(2).equals(FACTS_ONLY) ? messages.text("replay.note.facts-only") : named.group(2);
        boolean remark = named.group(1).equals("note");
        return remark ? Optional.empty() : Optional.of(messages.has(key) ? messages.text(key, value) : note);
    }

    private WordsView words(ReplayableGame game) {
        return new WordsView(
                list.id(),
                game.words().checked() ? list.identity().name() : "",
                game.words().name(),
                game.words().checked());
    }

    static Map<String, Integer> tiles(TileSet tiles) {
        Map<String, Integer> points = new LinkedHashMap<>();
        tiles.kinds().forEach(kind -> points.put(String.valueOf(kind.tile()), kind.points()));
        return points;
    }

    /** What happened is the game, wherever its file was found. */
    static String key(ReplayableGame game) {
        StringBuilder text = new StringBuilder(game.variant().name());
        for (Turn turn : game.turns()) {
            text.append('|').append(turn.draw().rack());
            turn.printed().ifPresent(move -> text.append(' ').append(move));
        }
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256").digest(text.toString().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, 16);
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    private static Board lastBoard(ReplayableGame game) {
        if (game.turns().isEmpty()) {
            return Board.empty();
        }
        Turn last = game.turns().get(game.turns().size() - 1);
        return last.move().map(move -> last.board().with(move.placement())).orElse(last.board());
    }

    private List<RoundView> rounds(Replay replay) {
        List<RoundView> rounds = new ArrayList<>();
        for (ReplayRound round : replay.rounds()) {
            rounds.add(round(round, replay.game()));
        }
        return rounds;
    }

    private RoundView round(ReplayRound round, ReplayableGame game) {
        Turn turn = round.turn();
        boolean solved = game.canBePlayed();
        return new RoundView(
                turn.number(),
                turn.player().isPresent() ? turn.player().getAsInt() : null,
                turn.board().rows(),
                draw(turn.draw()),
                turn.act().name(),
                move(turn).orElse(null),
                turn.points(),
                game.words().checked() ? round.changed().stream().sorted().toList() : List.of(),
                solved ? better(turn) : null,
                solved ? PackedSolutions.of(round.plays()) : "",
                game.words().checked() ? meanings(round, game.tiles()) : Map.of(),
                solved ? field(game, turn.number()) : List.of());
    }

    private static Optional<MoveView> move(Turn turn) {
        int points = turn.move().map(score -> score.points().value()).orElse(turn.points());
        return turn.move().map(Score::placement).or(turn::printed).map(placement -> view(placement, points));
    }

    private static MoveView view(Placement placement, int points) {
        return new MoveView(
                placement.spelling().text(),
                placement.coord().toString(),
                placement.spelling().printed(),
                points);
    }

    private static @Nullable MoveView better(Turn turn) {
        Tops tops = turn.tops();
        if (tops.points().value() <= turn.points() || tops.plays().isEmpty()) {
            return null;
        }
        return view(tops.plays().get(0).placement(), tops.points().value());
    }

    static DrawView draw(Draw draw) {
        return new DrawView(
                draw.kept().stream().map(Tile::toString).toList(),
                draw.drawn().stream().map(Tile::toString).toList(),
                draw.rejected(),
                draw.toString());
    }

    private Map<String, List<String>> meanings(ReplayRound round, TileSet tiles) {
        Map<String, List<String>> meanings = new LinkedHashMap<>();
        long tops = round.plays().stream()
                .takeWhile(play -> play.points().value() >= round.reference())
                .count();
        Stream<Placement> best = Stream.concat(
                round.turn().move().map(Score::placement).stream(),
                round.plays().stream()
                        .limit(Math.max(EXPLAINED, Math.min(TOPS_EXPLAINED, tops)))
                        .map(Play::placement));
        best.map(placement -> placement.spelling().word())
                .distinct()
                .forEach(word -> meanings.put(word, WordExplanations.in(tiles, list.identity(), word, messages)));
        return meanings;
    }

    private static List<FieldView> field(ReplayableGame game, int number) {
        return game.field().players().stream()
                .map(player -> player.moves().get(number - 1))
                .map(move -> new FieldView(move.word(), move.reference(), move.points()))
                .toList();
    }
}
