package org.chevalet.cli;

import java.nio.file.Path;
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

    Answer<Lexicon> lexicon() {
        Path list = file;
        if (list == null) {
            return Answer.of(EmbeddedLexicon.french());
        }
        return Terminal.read(list)
                .then(WordListReader::read)
                .map(read -> Lexicon.of(list.getFileName().toString(), read.words()));
    }

    /** Was a file named? */
    boolean isChosen() {
        return file != null;
    }
}
