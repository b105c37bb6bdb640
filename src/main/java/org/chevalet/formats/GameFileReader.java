package org.chevalet.formats;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.lexicon.LexiconIdentity;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.tile.TileSet;
import org.chevalet.formats.ReplayableGame.Field;
import org.chevalet.formats.ReplayableGame.Manner;
import org.chevalet.formats.ReplayableGame.Words;
import org.chevalet.language.WrittenText;
import org.chevalet.tournament.WholeTournament;
import org.chevalet.tournament.WholeTournament.RecordedGame;

/**
 * Opens whatever file holds a game: a published game in any of its layouts, the federation's text, an Eliot save, GCG, or
 * a tournament of ours with one game or several. The kind is told by what stands in the file, never by its name.
 */
public final class GameFileReader {

    /** No game is longer, whatever format it is in; a whole tournament may be. */
    private static final int MOST_BYTES = 2_000_000;

    private static final int MOST_DOCUMENT_BYTES = 32_000_000;
    private static final int MOST_ROUNDS = 100;

    private final RuleSet rules;
    private final TileSet english;

    /**
     * @param rules of games that name none
     * @param english tiles of games played in English
     */
    public GameFileReader(RuleSet rules, TileSet english) {
        this.rules = rules;
        this.english = english;
    }

    /** {@link #read(byte[], FileWords)} with a word list somebody chose. */
    public Answer<List<ReplayableGame>> read(byte[] file, Lexicon lexicon) {
        return read(file, FileWords.chosen(lexicon));
    }

    /**
     * Reads a file.
     *
     * @param lexicon where the words are looked up
     * @return at least one game, or one sentence: {@code game-file.*}, {@code text.binary}, or what the reader of the
     *     format refuses
     */
    public Answer<List<ReplayableGame>> read(byte[] file, FileWords lexicon) {
        if (file.length > MOST_DOCUMENT_BYTES) {
            return tooBig();
        }
        char first = firstSign(file);
        if (first == 0) {
            return Answer.refuse("game-file.empty");
        }
        if (first == '{' || first == '[') {
            return TournamentDocument.read(file).then(whole -> games(whole, lexicon));
        }
        if (file.length > MOST_BYTES) {
            return tooBig();
        }
        return WrittenText.read(file)
                .then(text -> one(first, text, file, lexicon).map(List::of));
    }

    private static <T> Answer<T> tooBig() {
        return Answer.refuse("game-file.too-big", MOST_BYTES / 1_000_000, MOST_DOCUMENT_BYTES / 1_000_000);
    }

    /** Blanks, NULs and byte order marks of every encoding may come first. */
    private static char firstSign(byte[] file) {
        for (byte letter : file) {
            if (letter > ' ') {
                return (char) letter;
            }
        }
        return 0;
    }

    private Answer<ReplayableGame> one(char first, WrittenText text, byte[] file, FileWords lexicon) {
        if (first == '<') {
            return EliotSaveReader.read(text)
                    .then(save -> new EliotOpening(rules, french(lexicon), save).open())
                    .then(GameFileReader::sensible);
        }
        if (GcgReader.recognises(text)) {
            return GcgReader.read(text).then(game -> gcg(game, lexicon)).then(GameFileReader::sensible);
        }
        return PublishedGameReader.read(file)
                .then(game -> published(
                        game,
                        title(game),
                        game.lexicon().map(LexiconIdentity::name).orElse(""),
                        lexicon))
                .then(GameFileReader::sensible);
    }

    /** A duplicate game is played again; where it contradicts itself and nothing said that it is one, it is read through. */
    private Answer<ReplayableGame> gcg(GcgReader.Game game, FileWords lists) {
        ReplayableGame classic = new GcgOpening(rules, english, lists).open(game);
        Optional<PublishedGame> duplicate =
                GcgDuplicate.variant(game).flatMap(variant -> GcgDuplicate.of(game, variant, classic));
        if (duplicate.isEmpty()) {
            return Answer.of(classic);
        }
        Answer<ReplayableGame> played = published(duplicate.get(), game.title(), game.lexicon(), lists);
        boolean doubtful = game.description().isEmpty()
                && played.isAccepted()
                && played.value().findings().stream().anyMatch(Finding::isContradiction);
        return doubtful ? Answer.of(classic) : played;
    }

    private static String title(PublishedGame game) {
        return game.notes().stream()
                .filter(note -> !note.matches("[\\p{L} ]+:.*"))
                .findFirst()
                .orElse("");
    }

    private Lexicon french(FileWords lists) {
        return lists.of(rules.tiles(), "", Set.of()).orElseThrow();
    }

    private Answer<ReplayableGame> published(PublishedGame game, String title, String words, FileWords lists) {
        if (game.rounds().size() > MOST_ROUNDS) {
            return Answer.refuse("game-file.too-long", game.rounds().size(), MOST_ROUNDS);
        }
        RuleSet played = game.isEnglish() ? rules.with(english) : rules;
        Optional<Lexicon> lexicon = lists.of(
                played.tiles(), game.lexicon().map(LexiconIdentity::sha256).orElse(""), game.words());
        CheckedGame checked = new GameCheck(played, lexicon).check(game);
        return Answer.of(new ReplayableGame(
                Manner.DUPLICATE,
                title,
                game.notes(),
                game.variant(),
                played.layout(),
                played.tiles(),
                new Words(words, lexicon),
                DuplicateTurns.of(checked),
                Field.NONE,
                checked.findings()));
    }

    private Answer<List<ReplayableGame>> games(WholeTournament whole, FileWords lexicon) {
        GameReplays replays = new GameReplays(lexicon);
        List<ReplayableGame> games = new ArrayList<>();
        for (RecordedGame recorded : whole.games()) {
            Answer<Game> game = recorded.fold();
            if (!game.isAccepted()) {
                return Answer.refuse(game.refusal());
            }
            if (!game.value().played().isEmpty()) {
                games.add(replays.of(game.value(), whole.preparation().name()));
            }
        }
        return games.isEmpty() ? Answer.refuse("game-file.nothing-played") : Answer.of(games);
    }

    /** Where most rounds contradict themselves the columns are swapped or it is no game: replaying it teaches nothing. */
    private static Answer<ReplayableGame> sensible(ReplayableGame game) {
        Set<Integer> wrong = new HashSet<>();
        game.findings().stream()
                .filter(finding -> finding.isContradiction() && finding.round() > 0)
                .forEach(finding -> wrong.add(finding.round()));
        int rounds = game.turns().size();
        return wrong.size() > 1 && wrong.size() * 2 > rounds
                ? Answer.refuse("game-file.nonsense", wrong.size(), rounds)
                : Answer.of(game);
    }
}
