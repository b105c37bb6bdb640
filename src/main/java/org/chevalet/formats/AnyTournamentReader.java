package org.chevalet.formats;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.lexicon.LexiconIdentity;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.tournament.RuleSets;
import org.chevalet.tournament.WholeTournament;

/** Reads whatever can be opened as a tournament: our own document, or a published game. */
public final class AnyTournamentReader {

    /** JSON for nothing at all. */
    private static final String NOTHING = "null";

    private final RuleSets ruleSets;
    private final FileWords words;
    private final Instant now;

    /**
     * @param rules rule set of published games, which name none
     * @param lexicon word list of published games
     */
    public AnyTournamentReader(RuleSet rules, Lexicon lexicon, Instant now) {
        this(new RuleSets(List.of(rules)), FileWords.chosen(lexicon), now);
    }

    /**
     * @param ruleSets of which a published game takes the first with its tiles
     * @param words where the words of published games are looked up
     */
    public AnyTournamentReader(RuleSets ruleSets, FileWords words, Instant now) {
        this.ruleSets = ruleSets;
        this.words = words;
        this.now = now;
    }

    /**
     * Reads a file.
     *
     * @param name of the tournament made around a published game
     * @return the tournament, or what {@link TournamentDocument#read} or {@link PublishedGameReader#read} refuse, or
     *     {@code published.no-list}: no word list is named, and none is here
     */
    public Answer<WholeTournament> read(byte[] file, String name) {
        return looksLikeJson(file)
                ? TournamentDocument.read(file)
                : PublishedGameReader.read(file).then(game -> published(game, name));
    }

    private Answer<WholeTournament> published(PublishedGame game, String name) {
        RuleSet rules = ruleSets.playedIn(game.isEnglish() ? "en" : "fr");
        String named = game.lexicon().map(LexiconIdentity::sha256).orElse("");
        Optional<Lexicon> lexicon = words.of(rules.tiles(), named, game.words());
        Optional<LexiconIdentity> played = lexicon.map(Lexicon::identity).or(game::lexicon);
        return played.isPresent()
                ? new PublishedGameOpening(rules, lexicon, played.get()).open(game, name, now)
                : Answer.refuse("published.no-list");
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
