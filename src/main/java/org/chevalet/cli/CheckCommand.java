package org.chevalet.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.chevalet.core.answer.Answer;
import org.chevalet.formats.CheckedGame;
import org.chevalet.formats.GameCheck;
import org.chevalet.formats.PublishedGameReader;
import org.chevalet.formats.SingleMovesReader;
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
        Answer<CheckedGame> checked = words.lexicon()
                .map(lexicon -> new GameCheck(Presets.ruleSet("fisf-2023"), lexicon))
                .then(check -> Terminal.read(file, Terminal.GAME_MEGABYTES).then(bytes -> checked(check, bytes)));
        if (!checked.isAccepted()) {
            return terminal.refuse(checked.refusal());
        }
        CheckReport report = new CheckReport(checked.value(), terminal.messages());
        terminal.out().println(json ? report.json() : report.table());
        return checked.value().isConsistent() ? Cli.DONE : Cli.CONTRADICTED;
    }

    private static Answer<CheckedGame> checked(GameCheck check, byte[] file) {
        return SingleMovesReader.recognises(file)
                ? SingleMovesReader.read(file).map(check::checkApart)
                : PublishedGameReader.read(file).map(check::check);
    }
}
