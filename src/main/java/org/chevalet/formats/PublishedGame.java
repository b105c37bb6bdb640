package org.chevalet.formats;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.chevalet.core.board.Notation;
import org.chevalet.core.lexicon.LexiconIdentity;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.tile.TileSet;

/**
 * A game as a club prints it: what was drawn and played, what is claimed about it, nothing recomputed.
 *
 * @param notes the lines that name the source and say what else is known, without their {@code #}
 * @param written how its references are written
 * @param declared what the heading claims about the whole game
 */
public record PublishedGame(
        Variant variant, List<String> notes, WrittenNotation written, Declared declared, List<PublishedRound> rounds) {

    /** Total and number of rounds as the heading claims them; often wrong in print. */
    public record Declared(OptionalInt total, OptionalInt rounds) {
        public static final Declared NOTHING = new Declared(OptionalInt.empty(), OptionalInt.empty());

        /** This claim where it says something, the other one elsewhere. */
        Declared or(Declared other) {
            return new Declared(total.isPresent() ? total : other.total, rounds.isPresent() ? rounds : other.rounds);
        }
    }

    private static final Pattern WORDS = Pattern.compile("words: (.+), (\\d{1,8}), sha256 ([0-9a-f]{64})");
    private static final String TILES = "tiles: ";
    private static final Pattern ENGLISH =
            Pattern.compile("tiles\\s*:\\s*(en|english|anglaises?)", Pattern.CASE_INSENSITIVE);

    /** The note that names the tiles of a game that is not French; a French one has none. */
    static Optional<String> tilesNote(TileSet tiles) {
        return tiles.name().equals("fr") ? Optional.empty() : Optional.of(TILES + tiles.name());
    }

    /** Is the game played with English tiles, by what its notes say? */
    public boolean isEnglish() {
        return isEnglish(notes);
    }

    /** The word list it was played with, where it says so. */
    Optional<LexiconIdentity> lexicon() {
        return notes.stream()
                .map(WORDS::matcher)
                .filter(Matcher::matches)
                .findFirst()
                .map(list -> new LexiconIdentity(list.group(1), Integer.parseInt(list.group(2)), list.group(3)));
    }

    /** The words that were played, as printed. */
    Set<String> words() {
        return rounds.stream()
                .flatMap(round -> round.move().stream())
                .map(move -> move.spelling().word())
                .collect(Collectors.toSet());
    }

    static boolean isEnglish(List<String> notes) {
        return notes.stream().anyMatch(note -> ENGLISH.matcher(note.strip()).matches());
    }

    /** The notation to say in a file of this game; none where all files of such games have it. */
    Optional<Notation> notationToState() {
        boolean usual = !isEnglish() && written.notation() == Notation.LETTER_FIRST;
        return usual ? Optional.empty() : Optional.of(written.notation());
    }

    public PublishedGame {
        notes = List.copyOf(notes);
        rounds = List.copyOf(rounds);
    }
}
