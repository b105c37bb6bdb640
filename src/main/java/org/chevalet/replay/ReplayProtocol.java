package org.chevalet.replay;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the server tells the replay page, as JSON: the twin of {@code web/replay/protocol.ts}. */
public final class ReplayProtocol {

    private ReplayProtocol() {}

    /**
     * A game of the library.
     *
     * @param id for its address: {@code sample-…} or {@code club-…}
     * @param date ISO, empty when it is not known
     * @param variant its name, {@code variantText} in words
     * @param players how many played it; 0 when nobody is named
     */
    public record LibraryLine(
            String id,
            String title,
            String date,
            String source,
            String variant,
            String variantText,
            int rounds,
            int total,
            int players) {}

    /**
     * A game with everything needed to go on without the server.
     *
     * @param key the same for the same game wherever it comes from: marks and progress go by it
     * @param manner {@code DUPLICATE CLASSIC TRAINING}
     * @param language of its tiles, {@code fr} or {@code en}: its references are written so
     * @param bonuses points added by the number of tiles placed
     * @param notes as the file has them; {@code sources} those that tell where the game comes from, in the reader's language
     * @param difficulty of a game drawn by chance, in words; empty for others
     */
    public record GameView(
            String key,
            String title,
            String date,
            String manner,
            String variant,
            String variantText,
            WordsView words,
            String language,
            Map<String, Integer> tiles,
            List<String> layout,
            int rackSize,
            int mostPlaced,
            Map<Integer, Integer> bonuses,
            String difficulty,
            int total,
            List<PlayerView> players,
            List<RoundView> rounds,
            List<String> lastBoard,
            List<FindingView> findings,
            List<String> notes,
            List<String> sources) {}

    /** @param checked false: words of another language, which nobody here can look up */
    public record WordsView(int list, String name, String playedWith, boolean checked) {}

    public record PlayerView(String name, @Nullable Integer table, int total) {}

    /**
     * @param round 0 for the game as a whole, which tells no word of it
     * @param code see {@code Finding}
     * @param contradiction the file says two things that cannot both be
     */
    public record FindingView(int round, String code, boolean contradiction, String text) {}

    /** Letters of a round, as on every other screen. */
    public record DrawView(List<String> kept, List<String> drawn, boolean rejected, String text) {}

    /** @param word jokers in lower case, {@code printed} as in print */
    public record MoveView(String word, String coord, String printed, int points) {}

    /**
     * @param player place among the players of whose move it is, null in duplicate
     * @param act {@code PLAYED NOTHING PASSED EXCHANGED WITHDRAWN ADJUSTED}
     * @param points what the move counts; in duplicate the reference every loss is counted from
     * @param changed words of the move that today's list lacks
     * @param better the top under today's list where it beats the reference
     * @param solutions see {@link PackedSolutions}
     * @param meanings of the words of the best moves: each its readings in words
     * @param field what each player handed in, in the order of the players
     */
    public record RoundView(
            int number,
            @Nullable Integer player,
            List<String> board,
            DrawView draw,
            String act,
            @Nullable MoveView move,
            int points,
            List<String> changed,
            @Nullable MoveView better,
            String solutions,
            Map<String, List<String>> meanings,
            List<FieldView> field) {}

    public record FieldView(String word, String coord, int points) {}

    /** Games of one file. */
    public record OpenedView(List<GameView> games) {}

    /**
     * @param word the move as it is judged, jokers in lower case; empty where none is
     * @param points null where the move is not judged
     */
    public record SupposedView(
            String word,
            @Nullable Integer points,
            @Nullable String cannot,
            List<MadeView> words,
            String solutions,
            int count) {}

    public record WordView(String word, boolean valid, List<String> meanings) {}

    /** A word the move makes and where it stands, the main one first. */
    public record MadeView(String word, String coord, boolean valid, List<String> meanings) {}

    /**
     * Any position.
     *
     * @param word empty when only the solutions are asked for
     * @param language of the tiles, French where it is missing
     */
    public record Position(
            @Nullable List<String> board,
            @Nullable String rack,
            @Nullable String variant,
            @Nullable Integer words,
            @Nullable String word,
            @Nullable String coord,
            @Nullable String language) {}
}
