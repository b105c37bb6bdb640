package org.chevalet.formats;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.Instant;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.tournament.WholeTournament;

/** Reads whatever can be opened as a tournament: our own document, or a published game. */
public final class AnyTournamentReader {

    /** JSON for nothing at all. */
    private static final String NOTHING = "null";

    private final PublishedGameOpening opening;
    private final Instant now;

    /**
     * @param rules rule set of published games, which name none
     * @param lexicon word list of published games
     */
    public AnyTournamentReader(RuleSet rules, Lexicon lexicon, Instant now) {
        this.opening = new PublishedGameOpening(rules, lexicon);
        this.now = now;
    }

    /**
     * Reads a file.
     *
     * @param name of the tournament made around a published game
     * @return the tournament, or what {@link TournamentDocument#read} or {@link PublishedGameReader#read} refuse
     */
    public Answer<WholeTournament> read(byte[] file, String name) {
        return looksLikeJson(file)
                ? TournamentDocument.read(file)
                : PublishedGameReader.read(file).then(game -> opening.open(game, name, now));
    }

    private static boolean looksLikeJson(byte[] file) {
        for (byte letter : file) {
            // blanks, NULs and byte order marks of every encoding may come first
            if (letter > ' ') {
                return letter == '{' || letter == '[' || NOTHING.equals(new String(file, UTF_8).strip());
            }
        }
        // nothing at all: more likely a document that was not written to its end
        return true;
    }
}
