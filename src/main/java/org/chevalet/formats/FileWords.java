package org.chevalet.formats;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.tile.TileSet;
import org.chevalet.words.EmbeddedLexicon;
import org.chevalet.words.WordLists;

/**
 * Where the words of a file's game are looked up. An English game is looked up in no French list, unless it was played with
 * it: without an English one its words are not checked.
 *
 * @param chosen the list somebody asked for
 * @param lists those at hand when nobody did
 */
public record FileWords(Optional<Lexicon> chosen, Optional<WordLists> lists) {

    /** Of ten words of a game its list knows all but a few; a list of another language knows two. */
    private static final double KNOWN = 0.75;

    public static FileWords chosen(Lexicon lexicon) {
        return new FileWords(Optional.of(lexicon), Optional.empty());
    }

    public static FileWords among(WordLists lists) {
        return new FileWords(Optional.empty(), Optional.of(lists));
    }

    /**
     * The list for a game.
     *
     * @param sha256 of the list it was played with, empty when it does not say
     * @param words that were played
     * @return nothing when no list here is one of the game's language
     */
    Optional<Lexicon> of(TileSet tiles, String sha256, Set<String> words) {
        boolean english = tiles.name().equals("en");
        if (chosen.isPresent()) {
            return chosen.filter(list -> !english
                    || !EmbeddedLexicon.is(list.identity())
                    || list.identity().sha256().equals(sha256));
        }
        Optional<Lexicon> own =
                lists.flatMap(all -> all.withSha256(sha256).map(all::lexicon)).or(() -> embedded(sha256));
        if (own.isPresent() || !english) {
            return own.or(() -> Optional.of(EmbeddedLexicon.french()));
        }
        return lists.flatMap(all -> all.all().stream()
                .filter(list -> !list.isEmbedded())
                .map(all::lexicon)
                .filter(list -> !words.isEmpty() && known(list, words) >= KNOWN * words.size())
                .max(Comparator.comparingLong(list -> known(list, words))));
    }

    private static Optional<Lexicon> embedded(String sha256) {
        return Optional.of(EmbeddedLexicon.french())
                .filter(list -> list.identity().sha256().equals(sha256));
    }

    private static long known(Lexicon list, Set<String> words) {
        return words.stream().filter(list::contains).count();
    }

    /** The words that were played. */
    static Set<String> played(List<ReplayableGame.Turn> turns) {
        return turns.stream()
                .flatMap(turn -> turn.move().stream())
                .map(score -> score.placement().spelling().word())
                .collect(Collectors.toSet());
    }
}
