package org.chevalet.tournament;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.lexicon.LexiconIdentity;
import org.chevalet.core.rules.PlayForm;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.rules.RuleSet.MasterReference;
import org.chevalet.core.rules.RuleSet.TieBreak;
import org.chevalet.language.Messages;
import org.chevalet.tournament.TabletSettingsJson.TabletsPart;
import org.chevalet.words.WordLists.WordList;
import org.jspecify.annotations.Nullable;

/** Tournaments as the arbiter's pages see them. Times are milliseconds since 1970. */
public final class TournamentJson {

    private TournamentJson() {}

    /** What the arbiter chooses; anything left out has its default. */
    public record Settings(
            @Nullable String name,
            @Nullable String ruleSet,
            @Nullable Integer roundSeconds,
            @Nullable Boolean scoresAsked,
            @Nullable Boolean arbiterPlays,
            @Nullable Integer wordList,
            @Nullable String variant,
            @Nullable String form,
            @Nullable List<@Nullable String> tieBreaks,
            @Nullable String reference,
            @Nullable String centres,
            @Nullable TabletsPart tablets) {

        static final Settings DEFAULTS =
                new Settings(null, null, null, null, null, null, null, null, null, null, null, null);
    }

    /**
     * A player typed by the arbiter; without a table he gets the next one free.
     *
     * @param namesake another person than the one of the same name who is there already
     */
    public record NewPlayer(
            @Nullable Integer table, @Nullable String name, boolean namesake) {}

    public record Created(long id) {}

    public record Opened(long gameId, String joinCode) {}

    public record RuleSetLine(String name, String label, String summary) {
        static RuleSetLine of(RuleSet rules, Messages messages) {
            String key = "rule-set." + rules.name();
            return new RuleSetLine(rules.name(), messages.text(key), messages.text(key + ".summary"));
        }
    }

    public record GameLine(long id, String phase, int round, String joinCode) {
        static GameLine of(GameEntity game) {
            return new GameLine(game.id, game.phase, game.round, game.joinCode);
        }
    }

    public record TournamentLine(
            long id,
            String name,
            long createdAt,
            long players,
            @Nullable GameLine game) {}

    public record PlayerLine(long id, int table, String name) {}

    public record WordListLine(int id, String name, int wordCount, String sha256) {
        static WordListLine of(WordList list) {
            LexiconIdentity words = list.identity();
            return new WordListLine(list.id(), words.name(), words.wordCount(), words.sha256());
        }
    }

    /** The formula as the form shows it; {@code reference} null where the rule set decides. */
    public record FormulaPart(
            String variant,
            PlayForm form,
            List<TieBreak> tieBreaks,
            @Nullable MasterReference reference,
            String centres) {
        static FormulaPart of(Formula formula) {
            return new FormulaPart(
                    formula.variant(),
                    formula.form(),
                    formula.tieBreaks(),
                    formula.reference().orElse(null),
                    FormulaReader.written(formula.centres()));
        }
    }

    public record Detail(
            long id,
            String name,
            String ruleSet,
            int roundSeconds,
            boolean scoresAsked,
            boolean arbiterPlays,
            @JsonUnwrapped FormulaPart formula,
            TabletsPart tablets,
            @Nullable WordListLine wordList,
            List<PlayerLine> players,
            @Nullable GameLine game) {
        static Detail of(
                TournamentEntity row, List<PlayerLine> players, Optional<WordListLine> list, Optional<GameLine> game) {
            return new Detail(
                    row.id,
                    row.name,
                    row.ruleSet,
                    row.roundSeconds,
                    row.scoresAsked,
                    row.arbiterPlays,
                    FormulaPart.of(row.formula()),
                    TabletsPart.of(row.tablets()),
                    list.orElse(null),
                    players,
                    game.orElse(null));
        }
    }

    /**
     * What a file of players holds.
     *
     * @param refused the first lines refused
     * @param refusedMore how many more were
     */
    public record PlayersRead(List<FilePlayer> players, List<RefusedLine> refused, int refusedMore) {}

    /** {@code namesake}: the table of another player of the same name, there already or higher up in the file. */
    public record FilePlayer(
            int table, String name, int line, @Nullable Integer namesake) {}

    public record RefusedLine(int line, String text, String message) {}
}
