package org.chevalet.cli;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.concurrent.Callable;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.lexicon.LexiconIdentity;
import org.chevalet.words.WordLists.Imported;
import org.chevalet.words.WordListsConfig;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code words import FILE}: keeps a club's word list in the data folder, where a running server finds it at once. */
@Command(name = "import")
final class WordsImportCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", descriptionKey = "file")
    private Path file = Path.of("");

    @Option(names = "--name", paramLabel = "NAME", descriptionKey = "list-name")
    private String name = "";

    @Option(
            names = "--data",
            paramLabel = "FOLDER",
            descriptionKey = "data",
            defaultValue = "${env:CHEVALET_DATA:-data}")
    private Path data = Path.of("data");

    private final Terminal terminal;
    private final InstantSource clock;

    WordsImportCommand(Terminal terminal, InstantSource clock) {
        this.terminal = terminal;
        this.clock = clock;
    }

    @Override
    public Integer call() {
        String named = name.isBlank() ? withoutExtension(file.getFileName().toString()) : name;
        Answer<Imported> imported =
                Terminal.read(file).then(bytes -> WordListsConfig.in(data).importList(named, bytes, clock.instant()));
        return imported.isAccepted() ? tell(imported.value()) : terminal.refuse(imported.refusal());
    }

    private int tell(Imported imported) {
        LexiconIdentity identity = imported.list().identity();
        Path folder = data.toAbsolutePath().normalize();
        terminal.print("cli.words.imported", identity.name(), identity.wordCount(), identity.sha256(), folder);
        if (imported.read().ignoredCount() > 0) {
            terminal.print("cli.words.left-aside", imported.read().ignoredCount());
        }
        return Cli.DONE;
    }

    private static String withoutExtension(String fileName) {
        return fileName.replaceFirst("(?<=.)\\.[^.]*$", "");
    }
}
