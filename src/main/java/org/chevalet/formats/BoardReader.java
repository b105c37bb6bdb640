package org.chevalet.formats;

import java.util.List;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.language.WrittenText;

/** Reads a drawn board: 15 lines of 15 squares, {@code .} empty, capitals, lower case for a joker. */
public final class BoardReader {

    private BoardReader() {}

    /** @return the board, or {@code board-file.rows} (lines found) or {@code board-file.row} (line, text) */
    public static Answer<Board> read(byte[] file) {
        return WrittenText.read(file).then(text -> read(text.lines()));
    }

    private static Answer<Board> read(List<String> lines) {
        int last = lines.size();
        while (last > 0 && lines.get(last - 1).isBlank()) {
            last--;
        }
        return rows(lines.subList(0, last), 1);
    }

    /** @param firstLine number of the first of these lines in its file */
    static Answer<Board> rows(List<String> lines, int firstLine) {
        if (lines.size() != BoardLayout.SIZE) {
            return Answer.refuse("board-file.rows", lines.size());
        }
        List<String> rows = lines.stream().map(String::strip).toList();
        for (int row = 0; row < rows.size(); row++) {
            if (!rows.get(row).matches("[.A-Za-z]{15}")) {
                return Answer.refuse("board-file.row", firstLine + row, rows.get(row));
            }
        }
        return Answer.of(Board.of(rows));
    }
}
