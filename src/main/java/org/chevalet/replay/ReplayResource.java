package org.chevalet.replay;

import io.quarkus.security.identity.SecurityIdentity;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.text.Normalizer;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.movegen.MoveGenerator;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.rules.variant.Variants;
import org.chevalet.core.tile.TileSet;
import org.chevalet.formats.FileWords;
import org.chevalet.formats.GameFileReader;
import org.chevalet.formats.ReplayableGame;
import org.chevalet.http.Replies;
import org.chevalet.http.RequestLanguage;
import org.chevalet.language.Messages;
import org.chevalet.language.WrittenText;
import org.chevalet.replay.ReplayProtocol.GameView;
import org.chevalet.replay.ReplayProtocol.LibraryLine;
import org.chevalet.replay.ReplayProtocol.OpenedView;
import org.chevalet.replay.ReplayProtocol.Position;
import org.chevalet.replay.ReplayProtocol.WordView;
import org.chevalet.tournament.GameRepository;
import org.chevalet.tournament.RuleSets;
import org.chevalet.words.WordExplanations;
import org.chevalet.words.WordLists;
import org.chevalet.words.WordLists.WordList;
import org.jspecify.annotations.Nullable;

/**
 * Replays: the library, a file dropped on the page, what a position could have given. Open to everybody; nothing sent here
 * is kept. While a round is being played in the hall nobody but the arbiter is told what letters or words are worth.
 */
@Path("/api/replay")
@Blocking
public class ReplayResource {

    /** A round abandoned longer ago than this is in nobody's hands. */
    private static final Duration IN_PLAY = Duration.ofHours(2);

    private static final int LONGEST_SEED = 40;

    private static final byte[] NOTHING = {};

    private final ReplayLibrary library;
    private final ReadyGames ready;
    private final GameFileReader files;
    private final WordLists lists;
    private final RuleSets ruleSets;
    private final GameRepository games;
    private final InstantSource clock;
    private final RequestLanguage language;
    private final Replies replies;
    private final SecurityIdentity identity;

    @Inject
    ReplayResource(
            ReplayLibrary library,
            ReadyGames ready,
            GameFileReader files,
            WordLists lists,
            RuleSets ruleSets,
            GameRepository games,
            InstantSource clock,
            RequestLanguage language,
            Replies replies,
            SecurityIdentity identity) {
        this.library = library;
        this.ready = ready;
        this.files = files;
        this.lists = lists;
        this.ruleSets = ruleSets;
        this.games = games;
        this.clock = clock;
        this.language = language;
        this.replies = replies;
        this.identity = identity;
    }

    /** A word list to check words with. */
    public record ListLine(int id, String name, int wordCount) {}

    @GET
    @Path("games")
    public List<LibraryLine> games() {
        return library.lines(messages());
    }

    @GET
    @Path("word-lists")
    public List<ListLine> wordLists() {
        return lists.all().stream()
                .map(list -> new ListLine(
                        list.id(), list.identity().name(), list.identity().wordCount()))
                .toList();
    }

    @GET
    @Path("games/{id}")
    public Response game(@PathParam("id") String id, @QueryParam("words") @Nullable String words) {
        return replies.ok(library.version(id)
                .then(version -> list(id, words)
                        .then(list -> ready.of(
                                new ReadyGames.Key(id, version, list.id(), language.language()),
                                () -> opened(id, list)))));
    }

    private Answer<GameView> opened(String id, WordList list) {
        return library.open(id, lists.lexicon(list), messages())
                .map(opened -> view(Replay.of(opened.game()), list, opened.title(), opened.date()));
    }

    /** A file of any kind that holds a game. */
    @POST
    @Path("open")
    @Consumes(MediaType.WILDCARD)
    public Response open(byte @Nullable [] file, @QueryParam("words") @Nullable String words) {
        return replies.ok(whileNobodyPlays()
                .then(free -> words == null || words.isEmpty()
                        ? Answer.of(FileWords.among(lists))
                        : list(words).map(list -> FileWords.chosen(lists.lexicon(list))))
                .then(from -> ready.inTurn(() -> read(file == null ? NOTHING : file, from))));
    }

    private Answer<OpenedView> read(byte[] file, FileWords words) {
        return files.read(file, words)
                .map(read -> new OpenedView(read.stream()
                        .map(game -> view(Replay.of(game), list(game), game.title(), ""))
                        .toList()));
    }

    /** The list a file’s words are looked up in; where there is none, nobody asks for it. */
    private WordList list(ReplayableGame game) {
        return game.words()
                .list()
                .flatMap(list -> lists.withSha256(list.identity().sha256()))
                .orElseGet(() -> lists.all().get(0));
    }

    /**
     * A game to draw.
     *
     * @param level {@code any easy medium hard}
     */
    public record MakeOrder(
            @Nullable String variant,
            @Nullable String seed,
            @Nullable String level,
            @Nullable Integer words) {}

    /** A game drawn by chance: the same for everybody who gives the same seed. */
    @POST
    @Path("make")
    public Response make(@Nullable MakeOrder order) {
        if (order == null) {
            return replies.refuse("http.bad-json");
        }
        String seed = seedOf(order.seed());
        if (seed.isEmpty() || seed.codePointCount(0, seed.length()) > LONGEST_SEED) {
            return replies.refuse("replay.seed", LONGEST_SEED);
        }
        String level = order.level() == null ? "any" : order.level();
        String words = order.words() == null ? "" : String.valueOf(order.words());
        return replies.ok(whileNobodyPlays()
                .then(free -> Variants.named(order.variant() == null ? Variant.NORMAL.name() : order.variant()))
                .then(ReplayResource::drawable)
                .then(variant -> list(words)
                        .then(list -> GameMaker.Level.named(level)
                                .map(hard -> ready.inTurn(() -> Answer.of(made(variant, seed, hard, list))))
                                .orElseGet(() -> Answer.refuse("replay.level-unknown", level)))));
    }

    /** A name reads the same however a keyboard composes its accents; half a sign is none. */
    private static String seedOf(@Nullable String written) {
        String whole = written == null ? "" : written.replaceAll("[\\p{Cc}\\p{Cs}]", "");
        return Normalizer.normalize(whole, Normalizer.Form.NFC).strip();
    }

    /** The move generator lays nine tiles at most. */
    private static Answer<Variant> drawable(Variant variant) {
        return variant.limits().rackSize() > MoveGenerator.MOST_DRAWN
                ? Answer.refuse("replay.rack", MoveGenerator.MOST_DRAWN, MoveGenerator.MOST_JOKERS)
                : Answer.of(variant);
    }

    private GameView made(Variant variant, String seed, GameMaker.Level level, WordList list) {
        Lexicon lexicon = lists.lexicon(list);
        ReplayableGame game = new GameMaker(ruleSets.presets().get(0), lexicon).make(variant, seed, level);
        return new GameViews(messages(), list).drawn(Replay.of(game), messages().text("replay.made", seed));
    }

    private GameView view(Replay replay, WordList list, String title, String date) {
        return new GameViews(messages(), list).of(replay, title, date);
    }

    /** Any letters on any board: all their moves, and what one move is worth. */
    @POST
    @Path("what-if")
    public Response whatIf(@Nullable Position position) {
        if (position == null) {
            return replies.refuse("http.bad-json");
        }
        String number = position.words() == null ? "" : String.valueOf(position.words());
        RuleSet rules = ruleSets.playedIn(position.language());
        language.writeReferences(rules::notation);
        return replies.ok(whileNobodyPlays()
                .then(free -> list(number))
                .then(list -> new Supposing(rules, lists.lexicon(list), messages()).of(position)));
    }

    /** Is a word valid in a game with the tiles of a language, French where none is named, and why? */
    @GET
    @Path("words/{word}")
    public Response word(
            @PathParam("word") String written,
            @QueryParam("words") @Nullable String words,
            @QueryParam("language") @Nullable String game) {
        String word = WrittenText.fold(written.strip());
        if (!word.matches("[A-Z]{1,15}")) {
            return replies.refuse("words.look-up.not-letters", written);
        }
        return replies.ok(whileNobodyPlays().then(free -> list(words)).map(list -> {
            boolean valid = lists.lexicon(list).contains(word);
            TileSet tiles = ruleSets.playedIn(game).tiles();
            return new WordView(word, valid, WordExplanations.in(tiles, list.identity(), word, messages()));
        }));
    }

    /** Is a game of the club in the library? */
    @GET
    @Path("published/{game}")
    @RolesAllowed("arbiter")
    public Map<String, Boolean> published(@PathParam("game") long game) {
        return Map.of("published", library.isPublished(game));
    }

    @PUT
    @Path("published/{game}")
    @RolesAllowed("arbiter")
    @Consumes(MediaType.WILDCARD)
    public Response publish(@PathParam("game") long game) {
        return replies.ok(library.publish(game, clock.instant()).map(done -> Map.of("published", true)));
    }

    @DELETE
    @Path("published/{game}")
    @RolesAllowed("arbiter")
    public Map<String, Boolean> withdraw(@PathParam("game") long game) {
        library.withdraw(game);
        return Map.of("published", false);
    }

    private Answer<Boolean> whileNobodyPlays() {
        boolean arbiter = identity.hasRole("arbiter");
        return !arbiter && games.isRoundInPlay(clock.instant().minus(IN_PLAY))
                ? Answer.refuse("replay.round-in-play")
                : Answer.of(true);
    }

    /** The list asked for, else the one the game was played with where it is here. */
    private Answer<WordList> list(String game, @Nullable String number) {
        Optional<WordList> own = number == null || number.isEmpty()
                ? library.wordsOf(game).flatMap(lists::withSha256)
                : Optional.empty();
        return own.<Answer<WordList>>map(Answer::of).orElseGet(() -> list(number));
    }

    private Answer<WordList> list(@Nullable String number) {
        if (number == null || number.isEmpty()) {
            return Answer.of(lists.all().get(0));
        }
        Optional<WordList> list = number.matches("\\d{1,6}") ? lists.find(Integer.parseInt(number)) : Optional.empty();
        return list.<Answer<WordList>>map(Answer::of).orElseGet(() -> Answer.refuse("word-list.unknown"));
    }

    private Messages messages() {
        return language.messages();
    }
}
