package org.chevalet.core.movegen;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.tile.Rack;

/** A board and a rack with the answers known: the blocks of {@code positions/positions.txt}. */
record Position(
        String id, int size, int jokers, Board board, Rack rack, int top, int plays, long scoreSum, List<String> tops) {

    static final String FILE = "/positions/positions.txt";

    PlayLimits limits() {
        return new PlayLimits(size, 7, Map.of(7, 50));
    }

    static List<Position> all() {
        try (InputStream in = Objects.requireNonNull(Position.class.getResourceAsStream(FILE))) {
            return read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static List<Position> read(String text) {
        Iterator<String> lines = text.lines()
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .iterator();
        List<Position> positions = new ArrayList<>();
        while (lines.hasNext()) {
            positions.add(next(lines));
        }
        return positions;
    }

    private static Position next(Iterator<String> lines) {
        String id = field(lines, "position");
        String[] format = field(lines, "format").split(" ");
        lines.next();
        List<String> rows = new ArrayList<>();
        while (rows.size() < 15) {
            rows.add(lines.next());
        }
        Rack rack = Rack.ofText(field(lines, "rack"));
        int top = Integer.parseInt(field(lines, "top"));
        int plays = Integer.parseInt(field(lines, "plays"));
        lines.next();
        long scoreSum = Long.parseLong(field(lines, "scoresum"));
        int count = Integer.parseInt(field(lines, "tops"));
        List<String> tops = new ArrayList<>();
        while (tops.size() < count) {
            String[] cells = lines.next().split(" ");
            tops.add(cells[4] + " " + cells[3]);
        }
        int size = Integer.parseInt(format[2]);
        int jokers = Integer.parseInt(format[6]);
        return new Position(id, size, jokers, Board.of(rows), rack, top, plays, scoreSum, List.copyOf(tops));
    }

    private static String field(Iterator<String> lines, String name) {
        String line = lines.next();
        if (!line.startsWith(name + " ")) {
            throw new IllegalArgumentException(name + " expected: " + line);
        }
        return line.substring(name.length() + 1).strip();
    }
}
