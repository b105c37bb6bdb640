package org.chevalet.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.tile.Rack;
import org.chevalet.language.WrittenText;

/**
 * Reads a file of positions: blocks of {@code position <id>}, {@code format ... size <n> ...}, {@code board} with its 15
 * lines, {@code rack <letters>}. What else a block says (tops, counts) is the answer key of a test and passed over.
 */
public final class PositionsReader {

    private static final Pattern SIZE = Pattern.compile("\\bsize (\\d{1,2})\\b");

    private final List<String> lines;
    private final List<Position> positions = new ArrayList<>();
    private String id = "";
    private int size;
    private Board board = Board.empty();

    private PositionsReader(List<String> lines) {
        this.lines = lines;
    }

    /** @return the positions, or {@code positions.none}, {@code positions.rack} (line, text) or what the board lacks */
    public static Answer<List<Position>> read(byte[] file) {
        return WrittenText.read(file).then(text -> new PositionsReader(text.lines()).read());
    }

    private Answer<List<Position>> read() {
        int index = 0;
        while (index < lines.size()) {
            Answer<Integer> next = line(index, lines.get(index).strip());
            if (!next.isAccepted()) {
                return Answer.refuse(next.refusal());
            }
            index = next.value();
        }
        return positions.isEmpty() ? Answer.refuse("positions.none") : Answer.of(List.copyOf(positions));
    }

    private Answer<Integer> line(int index, String line) {
        if (line.startsWith("position ")) {
            id = line.substring("position ".length()).strip();
            size = 0;
        } else if (line.startsWith("format ")) {
            Matcher found = SIZE.matcher(line);
            size = found.find() ? Integer.parseInt(found.group(1)) : 0;
        } else if (line.equals("board")) {
            int from = index + 1;
            int to = Math.min(lines.size(), from + BoardLayout.SIZE);
            return BoardReader.rows(lines.subList(from, to), from + 1).map(drawn -> {
                board = drawn;
                return to;
            });
        } else if (line.startsWith("rack ")) {
            return rack(index, line.substring("rack ".length()).strip());
        }
        return Answer.of(index + 1);
    }

    private Answer<Integer> rack(int index, String letters) {
        Answer<Rack> rack = Rack.parse(letters);
        if (!rack.isAccepted() || rack.value().isEmpty()) {
            return Answer.refuse("positions.rack", index + 1, letters);
        }
        int full = size == 0 ? rack.value().size() : size;
        positions.add(new Position(id, full, board, rack.value()));
        return Answer.of(index + 1);
    }
}
