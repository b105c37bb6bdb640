package org.chevalet.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.formats.CheckedGame;
import org.chevalet.formats.GameCheck;
import org.chevalet.formats.PublishedGame;
import org.chevalet.formats.PublishedGameReader;
import org.chevalet.wiring.Presets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code check FILE}: replays a published game and tells everything found. */
@Command(name = "check")
final class CheckCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", descriptionKey = "file")
    Path file = Path.of("");

    @Option(names = "--json", descriptionKey = "json")
    boolean json;

    @Mixin
    WordSource words = new WordSource();

    private final Terminal terminal;

    CheckCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Answer<PublishedGame> game = Terminal.read(file).then(PublishedGameReader::read);
        Answer<Lexicon> lexicon = words.lexicon();
        if (!game.isAccepted() || !lexicon.isAccepted()) {
            return terminal.refuse(game.isAccepted() ? lexicon.refusal() : game.refusal());
        }
        CheckedGame checked = new GameCheck(Presets.ruleSet("fisf-2023"), lexicon.value()).check(game.value());
        CheckReport report = new CheckReport(checked, terminal.messages());
        terminal.out().println(json ? report.json() : report.table());
        return checked.isConsistent() ? Cli.DONE : Cli.CONTRADICTED;
    }
}
