package org.chevalet.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.lexicon.LexiconIdentity;
import org.chevalet.words.WordListReader;
import org.chevalet.words.WordListReader.Ignored;
import org.chevalet.words.WordListReader.WordListRead;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code words FILE}: reads a club's word list and tells what is in it, nothing kept. */
@Command(name = "words")
final class WordsCommand implements Callable<Integer> {

    /** Wanted, but not by picocli: it would want it before {@code words import} too. */
    @Parameters(paramLabel = "FILE", descriptionKey = "file", arity = "0..1")
    private @Nullable Path file;

    private final Terminal terminal;

    WordsCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (file == null) {
            return terminal.refuse(Refusal.of("cli.missing-argument", "FILE"));
        }
        String name = file.getFileName().toString();
        Answer<WordListRead> read = Terminal.read(file).then(WordListReader::read);
        return read.isAccepted() ? tell(name, read.value()) : terminal.refuse(read.refusal());
    }

    private int tell(String name, WordListRead list) {
        LexiconIdentity identity = Lexicon.of(name, list.words()).identity();
        terminal.print("cli.words.count", identity.wordCount(), identity.sha256());
        for (Ignored ignored : list.ignored()) {
            String reason = terminal.messages().text(ignored.reason());
            terminal.print("cli.words.ignored", ignored.line(), ignored.text(), reason);
        }
        int more = list.ignoredCount() - list.ignored().size();
        if (more > 0) {
            terminal.print("cli.words.ignored-more", more);
        }
        return Cli.DONE;
    }
}
