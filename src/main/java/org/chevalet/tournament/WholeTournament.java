package org.chevalet.tournament;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent.GameOpened;
import org.chevalet.core.game.GameEvent.RoundCancelled;
import org.chevalet.core.game.GameEvent.SolutionAnnounced;
import org.chevalet.core.game.JournalEntry;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.core.rules.TabletSettings;

/**
 * A tournament with everything that happened in it, apart from any database: what a file holds. Its players are numbered
 * from 1, and its journals and slips go by these numbers.
 */
public record WholeTournament(Preparation preparation, List<Participant> players, List<RecordedGame> games) {

    public WholeTournament {
        players = List.copyOf(players);
        games = List.copyOf(games);
    }

    /**
     * What the arbiter chose before the games. The name of the rule set is enough: each game embeds its own.
     *
     * @param formula empty for a normal game, and in files older than formulas
     * @param tablets empty for what tablets usually do, and in files older than these settings
     */
    public record Preparation(
            String name,
            Instant createdAt,
            String ruleSet,
            int roundSeconds,
            boolean scoresAsked,
            boolean arbiterPlays,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Formula> formula,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<TabletSettings> tablets) {

        /** Of a normal game of duplicate. */
        public Preparation(
                String name,
                Instant createdAt,
                String ruleSet,
                int roundSeconds,
                boolean scoresAsked,
                boolean arbiterPlays) {
            this(name, createdAt, ruleSet, roundSeconds, scoresAsked, arbiterPlays, Optional.empty(), Optional.empty());
        }
    }

    /** @param table empty for a player who left */
    public record Participant(PlayerId id, Optional<TableNumber> table, String name) {}

    /** A game: its journal and its slips are all there is. */
    public record RecordedGame(
            Instant openedAt, String joinCode, List<JournalEntry> journal, List<ReceivedSlip> slips) {

        public RecordedGame {
            journal = List.copyOf(journal);
            slips = List.copyOf(slips);
        }

        /**
         * The game itself.
         *
         * @return the fold, or {@code document.journal} (number of the first event that cannot follow those before it)
         */
        public Answer<Game> fold() {
            if (journal.isEmpty() || !(journal.get(0).event() instanceof GameOpened)) {
                return Answer.refuse("document.journal", 1);
            }
            return upTo(journal.size())
                    .<Answer<Game>>map(Answer::of)
                    .orElseGet(() -> Answer.refuse("document.journal", firstImpossible()));
        }

        /** A beginning that cannot be folded stays so whatever follows, so halving finds where it breaks. */
        private int firstImpossible() {
            int sound = 1;
            int broken = journal.size();
            while (broken - sound > 1) {
                int middle = (sound + broken) / 2;
                if (upTo(middle).isPresent()) {
                    sound = middle;
                } else {
                    broken = middle;
                }
            }
            return broken;
        }

        private List<Slip> all() {
            return slips.stream().map(ReceivedSlip::slip).toList();
        }

        /** The slips of the rounds a beginning of the journal comes to: later ones have no place there yet. */
        private List<Slip> reached(List<JournalEntry> beginning) {
            int round = 1;
            for (JournalEntry entry : beginning) {
                if (entry.event() instanceof SolutionAnnounced done) {
                    round = done.round().value() + 1;
                } else if (entry.event() instanceof RoundCancelled cancelled) {
                    round = cancelled.round().value();
                }
            }
            int last = round;
            return all().stream().filter(slip -> slip.round().value() <= last).toList();
        }

        /** @return the game after so many events; empty when they and the slips cannot make one */
        private Optional<Game> upTo(int events) {
            List<JournalEntry> beginning = journal.subList(0, events);
            try {
                Game game = Game.replay(beginning, events < journal.size() ? reached(beginning) : all());
                game.totals(game.rounds());
                return Optional.of(game);
            } catch (IllegalStateException
                    | IllegalArgumentException
                    | IndexOutOfBoundsException
                    | NoSuchElementException
                    | ArithmeticException
                    | NullPointerException impossible) {
                // A journal of our own making never gets here; one edited by hand may say anything.
                return Optional.empty();
            }
        }
    }
}
