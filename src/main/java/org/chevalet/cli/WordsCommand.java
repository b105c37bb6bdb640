package org.chevalet.cli;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.concurrent.Callable;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.lexicon.LexiconIdentity;
import org.chevalet.words.WordListReader;
import org.chevalet.words.WordListReader.Ignored;
import org.chevalet.words.WordListReader.WordListRead;
import org.chevalet.words.WordLists;
import org.chevalet.words.WordListsConfig;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code words FILE}: tells what a club's word list holds, and keeps it for the server when it is given a name. */
@Command(name = "words")
final class WordsCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", descriptionKey = "file")
    Path file = Path.of("");

    @Option(names = "--import", paramLabel = "NAME", descriptionKey = "import")
    @Nullable
    String name;

    @Option(names = "--data", paramLabel = "DIR", descriptionKey = "data", defaultValue = "${env:CHEVALET_DATA:-data}")
    Path data = Path.of("data");

    private final Terminal terminal;
    private final InstantSource clock;

    WordsCommand(Terminal terminal, InstantSource clock) {
        this.terminal = terminal;
        this.clock = clock;
    }

    @Override
    public Integer call() {
        Answer<byte[]> bytes = Terminal.read(file);
        if (!bytes.isAccepted()) {
            return terminal.refuse(bytes.refusal());
        }
        String kept = name;
        return kept == null ? look(bytes.value()) : keep(kept, bytes.value());
    }

    private int look(byte[] bytes) {
        Answer<WordListRead> read = WordListReader.read(bytes);
        if (!read.isAccepted()) {
            return terminal.refuse(read.refusal());
        }
        tell(Lexicon.of(file.getFileName().toString(), read.value().words()).identity(), read.value());
        return Cli.DONE;
    }

    private int keep(String kept, byte[] bytes) {
        WordLists lists = WordListsConfig.in(data);
        Answer<WordLists.Imported> imported = lists.importList(kept, bytes, clock.instant());
        if (!imported.isAccepted()) {
            return terminal.refuse(imported.refusal());
        }
        tell(imported.value().list().identity(), imported.value().read());
        terminal.print("cli.words.kept", kept, data);
        return Cli.DONE;
    }

    private void tell(LexiconIdentity identity, WordListRead list) {
        terminal.print("cli.words.count", identity.wordCount(), identity.sha256());
        for (Ignored ignored : list.ignored()) {
            String reason = terminal.messages().text(ignored.reason());
            terminal.print("cli.words.ignored", ignored.line(), ignored.text(), reason);
        }
        if (list.ignoredCount() > list.ignored().size()) {
            terminal.print(
                    "cli.words.ignored-more",
                    list.ignoredCount() - list.ignored().size());
        }
    }
}
