package org.chevalet.tournament;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.PlayForm;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.rules.TabletSettings;
import org.chevalet.tournament.TournamentJson.Created;
import org.chevalet.tournament.TournamentJson.Detail;
import org.chevalet.tournament.TournamentJson.GameLine;
import org.chevalet.tournament.TournamentJson.Settings;
import org.chevalet.tournament.TournamentJson.TournamentLine;
import org.chevalet.tournament.TournamentJson.WordListLine;
import org.chevalet.words.WordLists;

/** Prepares tournaments. Changes are made one at a time, so that what was checked still holds when it is written. */
@ApplicationScoped
public class TournamentService {

    private static final int SHORTEST_ROUND = 10;
    private static final int LONGEST_ROUND = 3600;
    private static final int USUAL_ROUND = 180;

    private final RuleSets ruleSets;
    private final WordLists wordLists;
    private final InstantSource clock;

    @Inject
    TournamentService(RuleSets ruleSets, WordLists wordLists, InstantSource clock) {
        this.ruleSets = ruleSets;
        this.wordLists = wordLists;
        this.clock = clock;
    }

    public List<TournamentLine> list() {
        return Transactions.read(() -> TournamentEntity.newestFirst().stream()
                .map(TournamentService::line)
                .toList());
    }

    private static TournamentLine line(TournamentEntity row) {
        GameLine game = GameEntity.ofTournament(row.id).map(GameLine::of).orElse(null);
        long players = PlayerEntity.count("tournamentId = ?1 and table is not null", row.id);
        return new TournamentLine(row.id, row.name, row.createdAt.toEpochMilli(), players, game);
    }

    public Answer<Detail> detail(long id) {
        return Transactions.read(() -> find(id).map(this::detail));
    }

    private Detail detail(TournamentEntity row) {
        Optional<WordListLine> list =
                Optional.ofNullable(row.wordList).flatMap(wordLists::find).map(WordListLine::of);
        return Detail.of(
                row,
                PlayerEntity.lines(row.id),
                list,
                GameEntity.ofTournament(row.id).map(GameLine::of));
    }

    public synchronized Answer<Created> create(Settings settings) {
        return Transactions.write(() -> {
            TournamentEntity row = new TournamentEntity();
            row.createdAt = clock.instant().truncatedTo(ChronoUnit.MILLIS);
            return fill(row, settings).map(filled -> {
                filled.persist();
                return new Created(filled.id);
            });
        });
    }

    public synchronized Answer<Detail> change(long id, Settings settings) {
        return Transactions.write(() -> find(id).then(row -> {
            boolean open = GameEntity.ofTournament(id).isPresent();
            return open
                    ? Answer.refuse("game.already-open")
                    : fill(row, settings).map(this::detail);
        }));
    }

    private Answer<TournamentEntity> fill(TournamentEntity row, Settings settings) {
        String rules = Objects.requireNonNullElse(
                settings.ruleSet(), ruleSets.presets().get(0).name());
        int seconds = Objects.requireNonNullElse(settings.roundSeconds(), USUAL_ROUND);
        int list = Objects.requireNonNullElse(settings.wordList(), WordLists.EMBEDDED);
        Optional<RuleSet> ruled = ruleSets.find(rules);
        if (ruled.isEmpty()) {
            return Answer.refuse("rule-set.unknown", rules);
        }
        if (!isRoundTime(seconds)) {
            return Answer.refuse("tournament.round-seconds");
        }
        if (wordLists.find(list).isEmpty()) {
            return Answer.refuse("word-list.unknown");
        }
        String typed = Objects.requireNonNullElse(settings.name(), "");
        Answer<TabletSettings> tablets = TabletSettingsJson.read(
                settings.tablets(), TabletSettings.usual(ruled.get().time().transitGrace()));
        return PersonalName.parse(typed, "tournament.name-missing")
                .then(name -> tablets.then(chosen -> timed(settings, seconds, chosen, ruled.get())
                        .map(formula -> {
                            row.name = name;
                            row.playing(formula);
                            row.doing(chosen);
                            row.ruleSet = rules;
                            row.roundSeconds = seconds;
                            row.scoresAsked = Boolean.TRUE.equals(settings.scoresAsked());
                            row.arbiterPlays = Boolean.TRUE.equals(settings.arbiterPlays());
                            row.wordList = list;
                            return row;
                        })));
    }

    private static Answer<Formula> timed(Settings settings, int seconds, TabletSettings tablets, RuleSet rules) {
        return FormulaReader.read(settings)
                .then(formula -> formula.settings(seconds, false, false, tablets)
                        .then(played -> signalled(played, rules))
                        .map(signalled -> formula));
    }

    /** @return the settings, or {@code tournament.round-signal} (seconds) where the signal before the end would come first */
    public static Answer<GameSettings> signalled(GameSettings settings, RuleSet rules) {
        int signal = rules.time().signal(settings);
        return settings.form() != PlayForm.SUDDEN_DEATH && settings.roundSeconds() <= signal
                ? Answer.refuse("tournament.round-signal", signal)
                : Answer.of(settings);
    }

    /** May a round last so many seconds? */
    public static boolean isRoundTime(int seconds) {
        return seconds >= SHORTEST_ROUND && seconds <= LONGEST_ROUND;
    }

    /** Does something with a tournament in one transaction; a refusal undoes it. */
    public synchronized <T> Answer<T> with(long id, Function<TournamentEntity, Answer<T>> work) {
        return Transactions.write(() -> find(id).then(work));
    }

    private static Answer<TournamentEntity> find(long id) {
        Optional<TournamentEntity> row = TournamentEntity.findByIdOptional(id);
        return row.map(Answer::of).orElseGet(() -> Answer.refuse("tournament.unknown"));
    }
}
