package org.chevalet.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.lexicon.LexiconIdentity;

/** The French word list that the build packs into the program. */
public final class EmbeddedLexicon {

    /** The name the list goes by in its identity. */
    public static final String NAME = "Chevalet français 1";

    static final String FILE = "french.lexicon";

    private EmbeddedLexicon() {}

    /** Loads on first use, once for the whole program. */
    private static final class Holder {
        static final Lexicon FRENCH = read();
    }

    public static Lexicon french() {
        return Holder.FRENCH;
    }

    /** Is it this list? */
    public static boolean is(LexiconIdentity list) {
        return list.equals(french().identity());
    }

    private static Lexicon read() {
        try (InputStream in = EmbeddedLexicon.class.getResourceAsStream("/lexicon/" + FILE)) {
            if (in == null) {
                throw new IllegalStateException("the build left out /lexicon/" + FILE);
            }
            return Lexicon.load(in);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
