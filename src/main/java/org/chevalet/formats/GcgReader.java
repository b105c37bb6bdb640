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
import org.chevalet.core.tile.Draw;
import org.chevalet.formats.ReplayableGame.Act;
import org.chevalet.language.WrittenText;

/**
 * Reads GCG, the notation of English-speaking tournaments: a number first is across there, a letter first down, the
 * opposite of French references. Two to four players, words behind a move, and lines of any other kind are all right.
 */
final class GcgReader {

    private static final int MOST_MOVES = 400;
    private static final Pattern MOVE = Pattern.compile(">([^:]{1,60}):\\s*(.*)");
    private static final Pattern PLAYER = Pattern.compile("#player\\d+\\s+(\\S+)\\s*(.*)");
    private static final Pattern FIGURES = Pattern.compile("([-+]\\d{1,4})\\s+(-?\\d{1,4})(?:\\s+.*)?");
    private static final Pattern NUMBER_FIRST = Pattern.compile("(\\d{1,2})([A-Oa-o])");
    private static final Pattern LETTER_FIRST = Pattern.compile("([A-Oa-o])(\\d{1,2})");
    private static final Draw NO_LETTERS = new Draw(List.of(), List.of(), false);

    private final Map<String, String> players = new LinkedHashMap<>();
    private final List<ClassicMove> moves = new ArrayList<>();
    private String title = "";
    private String lexicon = "";
    private String distribution = "";

    private GcgReader() {}

    /**
     * A game as the file gives it.
     *
     * @param players full names in order of appearance
     * @param distribution the tiles it names, empty when it names none
     */
    record Game(String title, List<String> players, String lexicon, String distribution, List<ClassicMove> moves) {}

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
     * @return the game, or {@code gcg.not-a-move} (line, text), {@code gcg.bad-rack} (line, letters),
     *     {@code gcg.bad-position} (line, position), {@code gcg.no-move}, {@code gcg.too-many}
     */
    static Answer<Game> read(WrittenText text) {
        GcgReader reader = new GcgReader();
        for (int index = 0; index < text.lines().size(); index++) {
            Optional<Refusal> refused =
                    reader.line(index + 1, text.lines().get(index).strip());
            if (refused.isPresent()) {
                return Answer.refuse(refused.get());
            }
        }
        return reader.moves.isEmpty() ? Answer.refuse("gcg.no-move") : Answer.of(reader.game());
    }

    private Game game() {
        return new Game(title, List.copyOf(players.values()), lexicon, distribution, moves);
    }

    private Optional<Refusal> line(int line, String text) {
        if (moves.size() > MOST_MOVES) {
            return Optional.of(Refusal.of("gcg.too-many", MOST_MOVES));
        }
        Matcher move = MOVE.matcher(text);
        if (move.matches()) {
            return move(line, move.group(1).strip(), move.group(2).strip());
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

    private Optional<Refusal> move(int line, String nick, String text) {
        List<String> words = new ArrayList<>(List.of(text.split("\\s+")));
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
        Optional<String> coord = played ? coord(first) : Optional.of("");
        if (coord.isEmpty()) {
            return Optional.of(Refusal.of("gcg.bad-position", line, first));
        }
        int points = Integer.parseInt(figures.group(1));
        OptionalInt total = OptionalInt.of(Integer.parseInt(figures.group(2)));
        String word = played ? letters(words.get(1)) : "";
        moves.add(new ClassicMove(player, draw, act, coord.get(), word, points, total));
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

    /** In French notation. */
    private static Optional<String> coord(String position) {
        Matcher across = NUMBER_FIRST.matcher(position);
        if (across.matches()) {
            return square(across.group(1), across.group(2), true);
        }
        Matcher down = LETTER_FIRST.matcher(position);
        return down.matches() ? square(down.group(2), down.group(1), false) : Optional.empty();
    }

    /** There a column is a letter and a row a number; in French it is the other way round. */
    private static Optional<String> square(String row, String column, boolean across) {
        int number = Integer.parseInt(row);
        if (number < 1 || number > 15) {
            return Optional.empty();
        }
        char rowLetter = (char) ('A' + number - 1);
        int columnNumber = Character.toUpperCase(column.charAt(0)) - 'A' + 1;
        return Optional.of(across ? rowLetter + "" + columnNumber : columnNumber + "" + rowLetter);
    }

    /** Letters in parentheses are on the board already. */
    private static String letters(String word) {
        String open = Pattern.compile("\\(([^)]*)\\)")
                .matcher(WrittenText.foldKeepingCase(word))
                .replaceAll(there -> ".".repeat(there.group(1).length()));
        return open.replace("#", "");
    }
}
