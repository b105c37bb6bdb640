package org.chevalet.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.lexicon.LexiconIdentity;
import org.chevalet.words.WordListReader;
import org.chevalet.words.WordListReader.Ignored;
import org.chevalet.words.WordListReader.WordListRead;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code words FILE}: reads a club's word list and tells what is in it, nothing kept. */
@Command(name = "words")
final class WordsCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", descriptionKey = "file")
    private Path file = Path.of("");

    private final Terminal terminal;

    WordsCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Answer<WordListRead> read = Terminal.read(file).then(WordListReader::read);
        return read.isAccepted() ? tell(read.value()) : terminal.refuse(read.refusal());
    }

    private int tell(WordListRead list) {
        LexiconIdentity identity =
                Lexicon.of(file.getFileName().toString(), list.words()).identity();
        terminal.print("cli.words.count", identity.wordCount(), identity.sha256());
        for (Ignored ignored : list.ignored()) {
            String reason = terminal.messages().text(ignored.reason());
            terminal.print("cli.words.ignored", ignored.line(), ignored.text(), reason);
        }
        return Cli.DONE;
    }
}
