package org.chevalet.words;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.nio.file.Path;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Gives the server its word lists: those of the data folder. */
@ApplicationScoped
public class WordListsConfig {

    @Produces
    @Singleton
    WordLists wordLists(@ConfigProperty(name = "chevalet.data") String data) {
        return in(Path.of(data));
    }

    /** The word lists of a data folder. */
    public static WordLists in(Path data) {
        return new WordLists(data.resolve("word-lists"));
    }
}
