package org.chevalet.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.movegen.MoveGenerator;
import org.chevalet.core.tile.Rack;
import org.chevalet.formats.BoardReader;
import org.chevalet.formats.Position;
import org.chevalet.formats.PositionsReader;
import org.chevalet.wiring.Presets;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code top}: the best moves of a rack on a board, or of every position of a file. */
@Command(name = "top")
final class TopCommand implements Callable<Integer> {

    private static final Map<Integer, Integer> BONUSES = Map.of(7, 50, 8, 75, 9, 100);

    /** One board and one rack. */
    static final class BoardAndRack {
        @Option(names = "--board", required = true, paramLabel = "FILE", descriptionKey = "board")
        Path board = Path.of("");

        @Option(names = "--rack", required = true, paramLabel = "LETTERS", descriptionKey = "rack")
        String rack = "";
    }

    /** Where the positions come from. */
    static final class Source {
        @ArgGroup(exclusive = false)
        @Nullable
        BoardAndRack one;

        @Option(names = "--positions", paramLabel = "FILE", descriptionKey = "positions")
        @Nullable
        Path positions;
    }

    @ArgGroup
    Source source = new Source();

    @Option(names = "--max-placed", paramLabel = "N", descriptionKey = "max-placed")
    int mostPlaced = 7;

    @Option(names = "--all", descriptionKey = "all")
    boolean all;

    @Option(names = "--json", descriptionKey = "json")
    boolean json;

    @Option(names = "--repeat", paramLabel = "N", descriptionKey = "repeat")
    int repeat;

    @Mixin
    WordSource words = new WordSource();

    private final Terminal terminal;

    TopCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (mostPlaced < 1 || mostPlaced > 9) {
            return terminal.refuse("cli.max-placed", mostPlaced);
        }
        if (repeat < 0) {
            return terminal.refuse("cli.repeat", repeat);
        }
        Answer<List<Position>> positions = positions();
        Answer<Lexicon> lexicon = words.lexicon();
        if (!positions.isAccepted() || !lexicon.isAccepted()) {
            return terminal.refuse(positions.isAccepted() ? lexicon.refusal() : positions.refusal());
        }
        answer(positions.value(), lexicon.value());
        return Cli.DONE;
    }

    private void answer(List<Position> positions, Lexicon lexicon) {
        MoveGenerator generator = new MoveGenerator(lexicon, Presets.standardLayout(), Presets.frenchTiles());
        TopReport report = new TopReport(generator, terminal.messages(), all);
        for (Position position : positions) {
            PlayLimits limits = limits(position);
            terminal.out().println(json ? report.json(position, limits) : report.text(position, limits));
        }
        if (repeat > 0) {
            terminal.out().println(new TopTiming(generator, positions, this::limits).json(repeat));
        }
    }

    private PlayLimits limits(Position position) {
        return new PlayLimits(Math.max(mostPlaced, position.rack().size()), mostPlaced, BONUSES);
    }

    private Answer<List<Position>> positions() {
        Path file = source.positions;
        BoardAndRack one = source.one;
        if (file != null) {
            return Terminal.read(file).then(PositionsReader::read).then(TopCommand::possible);
        }
        if (one == null) {
            return Answer.refuse("cli.no-position");
        }
        Answer<Board> board = Terminal.read(one.board, Terminal.GAME_MEGABYTES).then(BoardReader::read);
        return board.then(drawn ->
                TypedRack.parse(one.rack).map(rack -> List.of(new Position("", rack.size(), drawn, rack))));
    }

    /** The first rack of the file that cannot be is told. */
    private static Answer<List<Position>> possible(List<Position> positions) {
        for (Position position : positions) {
            Answer<Rack> rack = TypedRack.possible(position.rack());
            if (!rack.isAccepted()) {
                return Answer.refuse(rack.refusal());
            }
        }
        return Answer.of(positions);
    }
}
