package org.chevalet.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.words.EmbeddedLexicon;
import org.chevalet.words.WordListReader;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option that says which word list a command goes by: the embedded French one, or a club's own file. */
final class WordSource {

    @Option(names = "--words", paramLabel = "FILE", descriptionKey = "words")
    @Nullable
    Path file;

    @Nullable
    private Lexicon read;

    Answer<Lexicon> lexicon() {
        Path list = file;
        if (list == null) {
            return Answer.of(EmbeddedLexicon.french());
        }
        return Terminal.read(list).then(WordListReader::read).map(words -> {
            Lexicon own = Lexicon.of(list.getFileName().toString(), words.words());
            read = own;
            return own;
        });
    }

    /** What {@link #lexicon} read from a file; empty for the embedded list. */
    Optional<Lexicon> chosen() {
        return Optional.ofNullable(read);
    }
}
