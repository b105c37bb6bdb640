package org.chevalet.sheets;

import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.game.Game;
import org.chevalet.formats.AnyTournamentReader;
import org.chevalet.formats.Samples;
import org.chevalet.language.Language;
import org.chevalet.sheets.braille.LineDocument;
import org.chevalet.tournament.WholeTournament;
import org.chevalet.wiring.Presets;
import org.chevalet.words.EmbeddedLexicon;

/** Every document of lines of every sample game. */
final class SampleLines {

    private static final Instant PRINTED = Instant.parse("2026-01-15T22:30:00Z");

    private SampleLines() {}

    static List<LineDocument> documents(Language language) {
        List<LineDocument> documents = new ArrayList<>();
        for (Samples.Sample sample : Samples.ALL) {
            AnyTournamentReader reader =
                    new AnyTournamentReader(Presets.ruleSet("fisf-2023"), EmbeddedLexicon.french(), PRINTED);
            WholeTournament whole = reader.read(sample.bytes(), sample.name()).value();
            whole.games().forEach(game -> addAll(game.fold().value(), sample.name(), language, documents));
        }
        return documents;
    }

    private static void addAll(Game game, String name, Language language, List<LineDocument> documents) {
        Printout printout = new Printout(game, name, PRINTED, PRINTED, ZoneId.of("Europe/Paris"));
        GameViews views = new GameViews(printout);
        documents.add(new PaperText(paper(views.gameSheet(), name), language).document());
        documents.add(new GameText(views.gameSheet(), language).document());
        documents.add(new StandingsText(views.standings(), language).document());
        for (PlayerSheet sheet : views.playerSheets()) {
            documents.add(new PlayerText(sheet, Optional.of(sheet.standing().rank()), language).document());
        }
    }

    static PaperGame paper(GameSheet sheet, String title) {
        return new PaperGame(
                title,
                sheet.lines().stream()
                        .map(line -> new PaperGame.Round(
                                line.round().value(),
                                line.draw().toString(),
                                line.master().spelling().printed(),
                                line.master().coord().toString(),
                                line.points().value(),
                                line.total().value()))
                        .toList());
    }
}
