package org.chevalet.replay;

import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.rules.Slip;
import org.chevalet.formats.FileWords;
import org.chevalet.formats.GameFileReader;
import org.chevalet.formats.GameReplays;
import org.chevalet.formats.ReplayableGame;
import org.chevalet.formats.Samples;
import org.chevalet.formats.Samples.Sample;
import org.chevalet.language.FormulaText;
import org.chevalet.language.Messages;
import org.chevalet.replay.ReplayProtocol.LibraryLine;
import org.chevalet.tournament.GameRepository;
import org.chevalet.tournament.ReceivedSlip;
import org.chevalet.tournament.StoredGame;
import org.chevalet.words.EmbeddedLexicon;

/** The games anybody may play again: those the program brings, and finished ones the arbiter has published. */
@ApplicationScoped
public class ReplayLibrary {

    private static final String SAMPLE = "sample-";
    private static final String CLUB = "club-";
    private static final Pattern DATE = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");

    private final GameFileReader files;
    private final GameRepository games;
    private final Map<String, Figures> samples = new ConcurrentHashMap<>();
    private final Map<Long, AtVersion> clubGames = new ConcurrentHashMap<>();

    @Inject
    ReplayLibrary(GameFileReader files, GameRepository games) {
        this.files = files;
        this.games = games;
    }

    /** A game of the library with what it is called. */
    record Opened(ReplayableGame game, String title, String date) {}

    /** What a line of the list tells. */
    private record Figures(String title, String date, String variant, int rounds, int total, int players) {

        static Figures of(Opened opened) {
            ReplayableGame game = opened.game();
            return new Figures(
                    opened.title(),
                    opened.date(),
                    game.variant().name(),
                    game.turns().size(),
                    game.total(),
                    game.field().players().size());
        }
    }

    /** Figures of a game as it stood at a version of its journal: a correction makes another. */
    private record AtVersion(long version, Figures told) {}

    /** Samples last: a club’s own games are what its players look for. */
    List<LibraryLine> lines(Messages messages) {
        List<LibraryLine> lines = new ArrayList<>();
        for (PublishedGameEntity row : published()) {
            club(row.gameId)
                    .ifPresent(told -> lines.add(line(CLUB + row.gameId, "club", told.title(), told, messages)));
        }
        for (Sample sample : Samples.ALL) {
            Figures told = samples.computeIfAbsent(
                    sample.name(),
                    name -> Figures.of(new Opened(sample(sample, EmbeddedLexicon.french()), "", date(name))));
            String title = messages.text("sample." + sample.name());
            lines.add(line(SAMPLE + sample.name(), "sample", title, told, messages));
        }
        return lines;
    }

    private Optional<Figures> club(long id) {
        long version = games.version(id);
        AtVersion known = clubGames.get(id);
        if (known != null && known.version() == version) {
            return Optional.of(known.told());
        }
        Optional<Figures> told = club(id, EmbeddedLexicon.french()).map(Figures::of);
        told.ifPresent(figures -> clubGames.put(id, new AtVersion(version, figures)));
        return told;
    }

    private static LibraryLine line(String id, String source, String title, Figures told, Messages messages) {
        return new LibraryLine(
                id,
                title,
                told.date(),
                source,
                told.variant(),
                FormulaText.variant(told.variant(), messages),
                told.rounds(),
                told.total(),
                told.players());
    }

    /**
     * The word list a game was played with.
     *
     * @return its digest; empty for games that do not tell
     */
    Optional<String> wordsOf(String id) {
        Optional<Long> number = number(id).filter(this::isPublished);
        return number.flatMap(game ->
                        Optional.of(games.load(game)).filter(Answer::isAccepted).map(Answer::value))
                .map(stored -> fold(stored).lexicon().sha256());
    }

    private static Optional<Long> number(String id) {
        return id.matches(CLUB + "\\d{1,18}")
                ? Optional.of(Long.parseLong(id.substring(CLUB.length())))
                : Optional.empty();
    }

    private static String date(String name) {
        Matcher date = DATE.matcher(name);
        return date.find() ? date.group() : "";
    }

    private static List<PublishedGameEntity> published() {
        return QuarkusTransaction.requiringNew().call(() -> PublishedGameEntity.list("order by publishedAt desc"));
    }

    /** @return the game, or {@code replay.unknown} */
    Answer<Opened> open(String id, Lexicon lexicon, Messages messages) {
        if (id.startsWith(SAMPLE)) {
            String name = id.substring(SAMPLE.length());
            return Samples.named(name)
                    .map(sample -> new Opened(sample(sample, lexicon), messages.text("sample." + name), date(name)))
                    .<Answer<Opened>>map(Answer::of)
                    .orElseGet(() -> Answer.refuse("replay.unknown"));
        }
        return number(id)
                .filter(this::isPublished)
                .flatMap(game -> club(game, lexicon))
                .<Answer<Opened>>map(Answer::of)
                .orElseGet(() -> Answer.refuse("replay.unknown"));
    }

    /** @return a number that changes with the game, 0 for a sample; or {@code replay.unknown} for what the library lacks */
    Answer<Long> version(String id) {
        boolean isSample = Samples.ALL.stream().anyMatch(one -> id.equals(SAMPLE + one.name()));
        Optional<Long> version = isSample
                ? Optional.of(0L)
                : number(id).filter(this::isPublished).map(games::version);
        return version.<Answer<Long>>map(Answer::of).orElseGet(() -> Answer.refuse("replay.unknown"));
    }

    private ReplayableGame sample(Sample sample, Lexicon lexicon) {
        return files.read(sample.bytes(), lexicon).value().get(0);
    }

    private Optional<Opened> club(long id, Lexicon lexicon) {
        Answer<StoredGame> stored = games.load(id);
        if (!stored.isAccepted()) {
            return Optional.empty();
        }
        Game game = fold(stored.value());
        String title = stored.value().header().tournamentName();
        String date = stored.value()
                .header()
                .openedAt()
                .atZone(ZoneId.systemDefault())
                .toLocalDate()
                .toString();
        return game.played().isEmpty()
                ? Optional.empty()
                : Optional.of(new Opened(new GameReplays(FileWords.chosen(lexicon)).of(game, title), title, date));
    }

    private static Game fold(StoredGame stored) {
        List<Slip> slips = stored.slips().stream().map(ReceivedSlip::slip).toList();
        return Game.replay(stored.journal(), slips);
    }

    boolean isPublished(long game) {
        return QuarkusTransaction.requiringNew()
                .call(() -> PublishedGameEntity.findByIdOptional(game).isPresent());
    }

    /** @return the game’s number, or {@code game.unknown}, {@code replay.not-finished}: solutions stay with the arbiter */
    Answer<Long> publish(long game, Instant now) {
        return games.load(game).then(stored -> {
            Game fold = fold(stored);
            if (fold.finished().isEmpty() || fold.played().isEmpty()) {
                return Answer.refuse("replay.not-finished");
            }
            QuarkusTransaction.requiringNew().run(() -> {
                PublishedGameEntity.deleteById(game);
                PublishedGameEntity row = new PublishedGameEntity();
                row.gameId = game;
                row.publishedAt = now;
                row.persist();
            });
            return Answer.of(game);
        });
    }

    void withdraw(long game) {
        QuarkusTransaction.requiringNew().run(() -> PublishedGameEntity.deleteById(game));
    }
}
