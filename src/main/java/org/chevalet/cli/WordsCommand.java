package org.chevalet.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.chevalet.core.answer.Answer;
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
        terminal.print("cli.words.count", list.words().size());
        for (Ignored ignored : list.ignored()) {
            String reason = terminal.messages().text(ignored.reason());
            terminal.print("cli.words.ignored", ignored.line(), ignored.text(), reason);
        }
        return Cli.DONE;
    }
}
