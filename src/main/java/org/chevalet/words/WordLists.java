package org.chevalet.words;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.lexicon.LexiconIdentity;

/** The word lists of this computer, ready to be played with: the embedded one, and those the club brought. */
@ApplicationScoped
public class WordLists {

    /** Number of the embedded list, the one a tournament starts with. */
    public static final long EMBEDDED = 1;

    /** The list of a number. */
    public Optional<Lexicon> lexicon(long id) {
        return id == EMBEDDED ? Optional.of(EmbeddedLexicon.french()) : Optional.empty();
    }

    /** The list with exactly these words, whatever name it goes by here; empty when this computer lacks it. */
    public Optional<Lexicon> lexicon(LexiconIdentity identity) {
        Lexicon embedded = EmbeddedLexicon.french();
        boolean same = embedded.identity().sha256().equals(identity.sha256());
        return same ? Optional.of(embedded) : Optional.empty();
    }
}
