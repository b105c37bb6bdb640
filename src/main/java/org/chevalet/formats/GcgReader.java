package org.chevalet.formats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.board.Coord;
import org.chevalet.core.board.Notation;
import org.chevalet.core.tile.Draw;
import org.chevalet.formats.ReplayableGame.Act;
import org.chevalet.language.WrittenText;

/**
 * Reads GCG, the notation of English-speaking tournaments ({@link Notation#NUMBER_FIRST}). Two to four players, words behind a move, and lines of any other kind are all right.
 */
final class GcgReader {

    private static final int MOST_MOVES = 400;
    private static final Pattern MOVE = Pattern.compile(">([^:]{1,60}):\\s*(.*)");
    private static final Pattern PLAYER = Pattern.compile("#player\\d+\\s+(\\S+)\\s*(.*)");
    private static final Pattern FIGURES = Pattern.compile("([-+]\\d{1,4})\\s+(-?\\d{1,4})(?:\\s+.*)?");
    private static final Draw NO_LETTERS = new Draw(List.of(), List.of(), false);

    private final Map<String, String> players = new LinkedHashMap<>();
    private final List<ClassicMove> moves = new ArrayList<>();
    private String title = "";
    private String description = "";
    private String lexicon = "";
    private String distribution = "";

    private GcgReader() {}

    /**
     * A game as the file gives it.
     *
     * @param players full names in order of appearance
     * @param distribution the tiles it names, empty when it names none
     */
    record Game(
            String title,
            List<String> players,
            String description,
            String lexicon,
            String distribution,
            List<ClassicMove> moves) {}

    static boolean recognises(WrittenText text) {
        return text.lines().stream()
                .filter(line -> !line.isBlank())
                .limit(20)
                .anyMatch(line -> line.startsWith("#player")
                        || line.startsWith("#character-encoding")
                        || MOVE.matcher(line).matches());
    }

    /**
     * Reads a game.
     *
     * @return the game, or {@code gcg.not-a-move} (line, text), {@code gcg.cut} where that is the last line (line, text), {@code gcg.bad-rack} (line, letters),
     *     {@code gcg.bad-position} (line, position), {@code gcg.no-move}, {@code gcg.too-many}
     */
    static Answer<Game> read(WrittenText text) {
        GcgReader reader = new GcgReader();
        for (int index = 0; index < text.lines().size(); index++) {
            Optional<Refusal> refused =
                    reader.line(index + 1, text.lines().get(index).strip());
            if (refused.isPresent()) {
                boolean cut = text.lines().stream().skip(index + 1L).allMatch(String::isBlank);
                return Answer.refuse(cut ? atTheEnd(refused.get()) : refused.get());
            }
        }
        return reader.moves.isEmpty() ? Answer.refuse("gcg.no-move") : Answer.of(reader.game());
    }

    /** Half a move on the last line: the file may go on elsewhere. */
    private static Refusal atTheEnd(Refusal refusal) {
        return refusal.key().equals("gcg.not-a-move")
                ? Refusal.of("gcg.cut", refusal.args().toArray())
                : refusal;
    }

    private Game game() {
        return new Game(title, List.copyOf(players.values()), description, lexicon, distribution, moves);
    }

    private Optional<Refusal> line(int line, String text) {
        if (moves.size() > MOST_MOVES) {
            return Optional.of(Refusal.of("gcg.too-many", MOST_MOVES));
        }
        Matcher move = MOVE.matcher(text);
        if (move.matches()) {
            return move(line, text, move);
        }
        if (text.startsWith(">")) {
            return notAMove(line, text);
        }
        Matcher player = PLAYER.matcher(text);
        if (player.matches()) {
            String full = player.group(2).strip();
            players.put(player.group(1), full.isEmpty() ? player.group(1) : full);
        }
        title = after("#title", text).orElse(title);
        description = after("#description", text).orElse(description);
        lexicon = after("#lexicon", text).orElse(lexicon);
        distribution = after("#tile-distribution", text).orElse(distribution);
        // other lines are notes of people and programs
        return Optional.empty();
    }

    private static Optional<String> after(String pragma, String text) {
        return text.startsWith(pragma + " ")
                ? Optional.of(text.substring(pragma.length()).strip())
                : Optional.empty();
    }

    private static Optional<Refusal> notAMove(int line, String text) {
        return Optional.of(Refusal.of("gcg.not-a-move", line, WrittenText.beginning(text, 60)));
    }

    private Optional<Refusal> move(int line, String text, Matcher move) {
        String nick = move.group(1).strip();
        List<String> words = new ArrayList<>(List.of(move.group(2).strip().split("\\s+")));
        Draw draw = NO_LETTERS;
        if (!words.get(0).startsWith("(")) {
            Optional<Draw> read = WrittenDraw.read(words.get(0));
            if (read.isEmpty() || words.size() < 3) {
                return words.size() < 3
                        ? notAMove(line, text)
                        : Optional.of(Refusal.of("gcg.bad-rack", line, words.get(0)));
            }
            draw = read.get();
            words.remove(0);
        }
        players.putIfAbsent(nick, nick);
        int player = List.copyOf(players.keySet()).indexOf(nick);
        return what(line, text, words, OptionalInt.of(player), draw);
    }

    private Optional<Refusal> what(int line, String text, List<String> words, OptionalInt player, Draw draw) {
        String first = words.get(0);
        Act act = act(first);
        boolean played = act == Act.PLAYED;
        int used = played ? 2 : 1;
        Matcher figures = FIGURES.matcher(String.join(" ", words.subList(Math.min(used, words.size()), words.size())));
        if (!figures.matches()) {
            return notAMove(line, text);
        }
        Answer<String> coord = played ? Notation.NUMBER_FIRST.read(first).map(Coord::toString) : Answer.of("");
        if (!coord.isAccepted()) {
            return Optional.of(Refusal.of("gcg.bad-position", line, first));
        }
        int points = Integer.parseInt(figures.group(1));
        OptionalInt total = OptionalInt.of(Integer.parseInt(figures.group(2)));
        String word = played ? letters(words.get(1)) : "";
        moves.add(new ClassicMove(player, draw, act, coord.value(), word, points, total));
        return Optional.empty();
    }

    private static Act act(String first) {
        if (first.equals("--")) {
            return Act.WITHDRAWN;
        }
        if (first.equals("-")) {
            return Act.PASSED;
        }
        if (first.startsWith("-")) {
            return Act.EXCHANGED;
        }
        return first.startsWith("(") ? Act.ADJUSTED : Act.PLAYED;
    }

    /** Letters in parentheses are on the board already. */
    private static String letters(String word) {
        String open = Pattern.compile("\\(([^)]*)\\)")
                .matcher(WrittenText.foldKeepingCase(word))
                .replaceAll(there -> ".".repeat(there.group(1).length()));
        return open.replace("#", "");
    }
}
