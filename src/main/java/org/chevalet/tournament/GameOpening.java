package org.chevalet.tournament;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameEvent.GameOpened;
import org.chevalet.core.game.GameEvent.PlayerSeated;
import org.chevalet.core.game.JournalEntry;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.tournament.TournamentJson.Opened;
import org.chevalet.words.WordLists;

/** Opens the game of a tournament: its journal begins with the rules, the word list and everyone at a table. */
@ApplicationScoped
public class GameOpening {

    private final TournamentService tournaments;
    private final RuleSets ruleSets;
    private final WordLists wordLists;
    private final InstantSource clock;
    private final JoinCodes codes;

    @Inject
    GameOpening(
            TournamentService tournaments,
            RuleSets ruleSets,
            WordLists wordLists,
            InstantSource clock,
            JoinCodes codes) {
        this.tournaments = tournaments;
        this.ruleSets = ruleSets;
        this.wordLists = wordLists;
        this.clock = clock;
        this.codes = codes;
    }

    /** @return the game of the tournament, opened now or before */
    public Answer<Opened> open(long tournament, String actor) {
        return tournaments
                .with(tournament, row -> {
                    Optional<GameEntity> before = GameEntity.ofTournament(tournament);
                    return before.isPresent() ? Answer.of(before.get()) : open(row, actor);
                })
                .map(game -> new Opened(game.id, game.joinCode));
    }

    private Answer<GameEntity> open(TournamentEntity row, String actor) {
        Optional<RuleSet> rules = ruleSets.find(row.ruleSet);
        Optional<Lexicon> lexicon =
                Optional.ofNullable(row.wordList).flatMap(wordLists::find).map(wordLists::lexicon);
        if (rules.isEmpty() || lexicon.isEmpty()) {
            return rules.isEmpty()
                    ? Answer.refuse("rule-set.unknown", row.ruleSet)
                    : Answer.refuse("word-list.unknown");
        }
        Formula formula = row.formula();
        return formula.settings(row.roundSeconds, row.scoresAsked, row.arbiterPlays, row.tablets())
                .map(settings -> new GameOpened(
                        formula.in(rules.get()), settings, lexicon.get().identity()))
                .map(opened -> begin(row.id, events(row, opened), actor));
    }

    private static List<GameEvent> events(TournamentEntity row, GameOpened opened) {
        List<GameEvent> events = new ArrayList<>();
        events.add(opened);
        for (PlayerEntity player : PlayerEntity.seated(row.id)) {
            player.line()
                    .ifPresent(line -> events.add(
                            new PlayerSeated(player.playerId(), new TableNumber(line.table()), line.name())));
        }
        return events;
    }

    private GameEntity begin(long tournament, List<GameEvent> events, String actor) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        GameEntity game = new GameEntity();
        game.tournamentId = tournament;
        game.joinCode = codes.fresh();
        game.openedAt = now;
        game.playedAt = now;
        game.phase = "READY";
        game.round = 1;
        game.persist();
        for (int index = 0; index < events.size(); index++) {
            JournalEntry entry = new JournalEntry(index + 1, now, actor, events.get(index));
            JournalEntryEntity.of(game.id, entry).persist();
        }
        return game;
    }
}
