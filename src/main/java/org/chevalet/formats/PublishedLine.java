package org.chevalet.formats;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Cuts a line of a published game into columns: separated by {@code |}, tabs or {@code ;}, or only by blanks. Blanks may
 * also stand inside a rack ({@code E E J O S U U}) and a reference ({@code H 4}).
 */
final class PublishedLine {

    private static final Pattern NUMBER = Pattern.compile("\\d{1,3}[.)]?");
    private static final Pattern MOVE_AT_THE_END =
            Pattern.compile("(?:^|\\s)(?<reference>[A-Oa-o] ?/? ?\\d{1,2}|\\d{1,2} ?/? ?[A-Oa-o])"
                    + "\\s+(?<points>[-+]?\\d{1,5})(?:\\s+(?<total>\\d{1,6}))?$");
    private static final Pattern RACK = Pattern.compile("[-+]?[A-Z?*]{1,15}(\\+[A-Z?*]{0,15})?");

    private PublishedLine() {}

    /** The columns, or empty when the line is no line of a table. */
    static Optional<List<String>> cells(String line) {
        for (String separator : List.of("|", "\t", ";")) {
            if (line.contains(separator)) {
                return separated(line, separator);
            }
        }
        return blanks(line.strip().replaceAll("\\s+", " "));
    }

    private static Optional<List<String>> separated(String line, String separator) {
        List<String> cells = Arrays.stream(line.split(Pattern.quote(separator), -1))
                .map(String::strip)
                .toList();
        boolean numbered = NUMBER.matcher(cells.get(0)).matches();
        boolean onlyAMove = cells.get(0).isEmpty() && cells.stream().anyMatch(cell -> !cell.isEmpty());
        return numbered || onlyAMove ? Optional.of(cells) : Optional.empty();
    }

    private static Optional<List<String>> blanks(String line) {
        if (line.matches("\\d{2,5}")) {
            return Optional.of(List.of("", "", "", "", line));
        }
        Matcher move = MOVE_AT_THE_END.matcher(line);
        return move.find()
                ? withMove(line.substring(0, move.start()), move)
                : rackAlone(line).map(cells -> cells);
    }

    private static Optional<List<String>> withMove(String head, Matcher move) {
        String[] words = head.strip().split(" ");
        int from = NUMBER.matcher(words[0]).matches() ? 1 : 0;
        int last = words.length - 1;
        if (last < from || words[last].isEmpty()) {
            return Optional.empty();
        }
        String number = from == 1 ? words[0] : "";
        String rack = String.join("", Arrays.copyOfRange(words, from, last));
        String total = move.group("total");
        return Optional.of(List.of(
                number, rack, words[last], move.group("reference"), move.group("points"), total == null ? "" : total));
    }

    /** A number and a rack: the first line of a table that prints each solution one line lower. */
    private static Optional<List<String>> rackAlone(String line) {
        String[] words = line.split(" ");
        if (words.length < 2 || !NUMBER.matcher(words[0]).matches()) {
            return Optional.empty();
        }
        boolean oneByOne = Arrays.stream(words).skip(1).allMatch(word -> word.length() == 1);
        String rack = String.join("", Arrays.copyOfRange(words, 1, words.length));
        return (words.length == 2 || oneByOne) && RACK.matcher(rack).matches()
                ? Optional.of(List.of(words[0], rack))
                : Optional.empty();
    }
}
