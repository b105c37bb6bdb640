package org.chevalet.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.lexicon.Lexicon;
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
                .then(lexicon -> Terminal.read(file, Terminal.GAME_MEGABYTES).then(bytes -> checked(lexicon, bytes)));
        if (!checked.isAccepted()) {
            return terminal.refuse(checked.refusal());
        }
        CheckReport report = new CheckReport(checked.value(), terminal.messages());
        terminal.out().println(json ? report.json() : report.table());
        return checked.value().isConsistent() ? Cli.DONE : Cli.CONTRADICTED;
    }

    private Answer<CheckedGame> checked(Lexicon lexicon, byte[] file) {
        return SingleMovesReader.recognises(file)
                ? SingleMovesReader.read(file).map(french(lexicon)::checkApart)
                : PublishedGameReader.read(file)
                        .map(game -> (game.isEnglish() ? english(lexicon) : french(lexicon)).check(game));
    }

    private static GameCheck french(Lexicon lexicon) {
        return new GameCheck(Presets.ruleSet("fisf-2023"), lexicon);
    }

    /** The French list says nothing about English words. */
    private GameCheck english(Lexicon lexicon) {
        return new GameCheck(Presets.ruleSet("english"), Optional.of(lexicon).filter(list -> words.isChosen()));
    }
}
