package org.chevalet.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.formats.AnyTournamentReader;
import org.chevalet.formats.FileWords;
import org.chevalet.formats.GamePublication;
import org.chevalet.formats.PublishedGameWriter;
import org.chevalet.formats.Samples;
import org.chevalet.formats.SealedTotals;
import org.chevalet.language.Language;
import org.chevalet.sheets.Printout;
import org.chevalet.sheets.ScoreSheets;
import org.chevalet.tournament.WholeTournament;
import org.chevalet.tournament.WholeTournament.RecordedGame;
import org.chevalet.wiring.Presets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sheets SAMPLE --out DIR}: the score sheets of a saved tournament, of a published game, or of a sample. */
@Command(name = "sheets")
final class SheetsCommand implements Callable<Integer> {

    @Parameters(paramLabel = "SAMPLE", descriptionKey = "sample")
    String sample = "";

    @Option(names = "--out", required = true, paramLabel = "DIR", descriptionKey = "out")
    Path out = Path.of("");

    @Mixin
    WordSource words = new WordSource();

    private final Terminal terminal;
    private final InstantSource clock;

    SheetsCommand(Terminal terminal, InstantSource clock) {
        this.terminal = terminal;
        this.clock = clock;
    }

    @Override
    public Integer call() {
        Answer<WholeTournament> whole = words.lexicon()
                .map(lexicon -> new AnyTournamentReader(Presets.ruleSets(), FileWords.chosen(lexicon), clock.instant()))
                .then(reader -> bytes().then(file -> reader.read(file, name())));
        if (!whole.isAccepted()) {
            return terminal.refuse(whole.refusal());
        }
        try {
            Files.createDirectories(out);
            return print(whole.value());
        } catch (IOException full) {
            return terminal.refuse("cli.unwritable", out);
        }
    }

    private Answer<byte[]> bytes() {
        Optional<Samples.Sample> named = Samples.named(sample);
        return named.isPresent() ? Answer.of(named.get().bytes()) : Terminal.read(Path.of(sample));
    }

    private String name() {
        return Samples.named(sample)
                .map(named -> terminal.messages().text("sample." + named.name()))
                .orElseGet(() -> Path.of(sample).getFileName().toString().replaceFirst("\\.[^.]*$", ""));
    }

    private int print(WholeTournament whole) throws IOException {
        int number = 0;
        for (RecordedGame recorded : whole.games()) {
            Answer<Game> game = recorded.fold();
            if (!game.isAccepted()) {
                return terminal.refuse(game.refusal());
            }
            number++;
            String prefix = whole.games().size() == 1 ? "" : number + "-";
            String tournament = whole.preparation().name();
            Printout printout = new Printout(
                    game.value(), tournament, recorded.openedAt(), clock.instant(), ZoneId.systemDefault());
            print(printout, prefix);
            String text = PublishedGameWriter.write(GamePublication.of(game.value(), tournament));
            write(prefix + file("game-text"), text.getBytes(StandardCharsets.UTF_8));
            differences(game.value());
        }
        return Cli.DONE;
    }

    private void print(Printout printout, String prefix) throws IOException {
        ScoreSheets sheets = new ScoreSheets();
        Language language = terminal.messages().language();
        write(prefix + file("game"), sheets.gameSheet(printout, language));
        Optional<byte[]> players = sheets.playerSheets(printout, language);
        if (players.isPresent()) {
            write(prefix + file("players"), players.get());
            write(prefix + file("standings"), sheets.standings(printout, language));
        }
    }

    private String file(String document) {
        return terminal.messages().text("cli.sheets." + document);
    }

    private void write(String name, byte[] content) throws IOException {
        Path file = out.resolve(name);
        Files.write(file, content);
        terminal.out().println(file);
    }

    private void differences(Game game) {
        for (SealedTotals.Difference difference : SealedTotals.differences(game)) {
            terminal.print(
                    "cli.sheets.differs",
                    difference.name(),
                    difference.table(),
                    difference.sealed(),
                    difference.computed());
        }
    }
}
