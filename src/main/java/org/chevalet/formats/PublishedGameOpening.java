package org.chevalet.formats;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.JournalEntry;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.lexicon.LexiconIdentity;
import org.chevalet.core.movegen.MoveGenerator;
import org.chevalet.core.rules.EndRule;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.tile.Points;
import org.chevalet.tournament.Formula;
import org.chevalet.tournament.WholeTournament;
import org.chevalet.tournament.WholeTournament.Preparation;
import org.chevalet.tournament.WholeTournament.RecordedGame;

/** Makes a finished game without players of a published one, so that its score sheet can be printed. */
public final class PublishedGameOpening {

    private static final String ACTOR = "import";
    private static final int ROUND_SECONDS = 180;

    /** With more left something always fits; looking for all of it would take seconds. */
    private static final int A_FEW_LETTERS = 14;

    private final RuleSet rules;
    private final Optional<Lexicon> lexicon;
    private final LexiconIdentity played;

    /**
     * @param lexicon where its words are looked up, when the list is here
     * @param played the list the game was played with
     */
    public PublishedGameOpening(RuleSet rules, Optional<Lexicon> lexicon, LexiconIdentity played) {
        this.rules = rules;
        this.lexicon = lexicon;
        this.played = played;
    }

    /**
     * Opens a published game.
     *
     * @param name of the tournament made around it
     * @return the tournament, or {@code published.inconsistent} (round): a game that contradicts itself is no game
     */
    public Answer<WholeTournament> open(PublishedGame published, String name, Instant now) {
        CheckedGame checked = new GameCheck(rules, lexicon).check(published);
        Optional<Finding> first =
                checked.findings().stream().filter(Finding::isContradiction).findFirst();
        if (first.isPresent()) {
            return Answer.refuse("published.inconsistent", first.get().round());
        }
        Journal journal = new Journal(opened(published), now);
        checked.rounds().forEach(journal::add);
        journal.finish();
        return Answer.of(new WholeTournament(
                preparation(published, name, now),
                List.of(),
                List.of(new RecordedGame(now, "", journal.entries, List.of()))));
    }

    private Preparation preparation(PublishedGame published, String name, Instant now) {
        Formula formula = Formula.USUAL.with(published.variant());
        return new Preparation(
                name, now, rules.name(), ROUND_SECONDS, false, false, Optional.of(formula), Optional.empty());
    }

    private GameEvent.GameOpened opened(PublishedGame published) {
        GameSettings settings = new GameSettings(published.variant(), ROUND_SECONDS, false, false);
        return new GameEvent.GameOpened(rules, settings, played);
    }

    /** The journal such a game would have had. */
    private final class Journal {

        private final List<JournalEntry> entries = new ArrayList<>();
        private Instant now;
        private Game game;

        Journal(GameEvent.GameOpened opened, Instant now) {
            this.now = now;
            this.game = Game.open(opened);
            entries.add(new JournalEntry(1, now, ACTOR, opened));
        }

        void add(CheckedRound round) {
            round.score().ifPresent(score -> {
                RoundNumber number = game.current().number();
                Instant deadline = now.plus(Duration.ofSeconds(ROUND_SECONDS));
                Points points = score.points();
                event(new GameEvent.RackDrawn(number, round.printed().draw(), true));
                event(new GameEvent.RackAnnounced(number));
                event(new GameEvent.ClockStarted(number, deadline));
                now = deadline;
                event(new GameEvent.TimeEnded(number, now, false));
                event(new GameEvent.RoundClosed(number, Map.of(), Map.of()));
                event(new GameEvent.MasterMoveChosen(number, score.placement(), points, points, "master.published"));
                event(new GameEvent.SolutionAnnounced(number));
            });
        }

        void finish() {
            Optional<MoveGenerator> generator =
                    lexicon.map(list -> new MoveGenerator(list, rules.layout(), rules.tiles()));
            EndRule endRule = new EndRule(rules, game.settings().variant());
            EndRule.Reason reason = endRule.end(
                            game.current().board(),
                            game.remaining(game.current()),
                            (board, letters) -> letters.size() > A_FEW_LETTERS
                                    || generator
                                            .map(words -> words.canPlay(
                                                    board,
                                                    letters,
                                                    game.settings().variant().limits()))
                                            .orElse(true))
                    .orElse(EndRule.Reason.STOPPED_BY_ARBITER);
            event(new GameEvent.GameFinished("end." + reason, Map.of(), ACTOR));
        }

        private void event(GameEvent event) {
            JournalEntry entry = new JournalEntry(game.version() + 1, now, ACTOR, event);
            game = game.with(entry);
            entries.add(entry);
        }
    }
}
