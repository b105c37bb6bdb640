package org.chevalet.live;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Map;
import org.chevalet.live.SeatProtocol.EvidencePart;
import org.chevalet.live.SeatProtocol.MailPart;
import org.chevalet.live.SeatProtocol.OwnMailPart;
import org.chevalet.live.SeatProtocol.TabletPart;
import org.chevalet.live.SeatProtocol.WaitingSlip;
import org.chevalet.live.SeatProtocol.WarningsPart;
import org.chevalet.tournament.SlipDetailsJson.DetailsPart;
import org.chevalet.tournament.TabletSettingsJson.TabletsPart;
import org.jspecify.annotations.Nullable;

/**
 * What the server tells its screens, as JSON: the twin of {@code web/live/protocol.ts}. Instants are milliseconds since
 * 1970 by the server's clock, lengths are milliseconds.
 */
public final class LiveProtocol {

    private LiveProtocol() {}

    /** Letters of a round. {@code text} is the notation of published games, {@code AE+RSTU}. */
    public record DrawPart(List<String> kept, List<String> drawn, boolean rejected, String text) {}

    /** {@code deadline} while running; {@code remaining} at {@code serverNow}. */
    public record ClockPart(String state, @Nullable Long deadline, long remaining, long length, long signalAt) {}

    public record RoundPart(
            int number,
            int attempt,
            String phase,
            boolean scoresAsked,
            @Nullable DrawPart draw,
            ClockPart clock) {}

    /** Rows of {@code .}, capitals, lower case for jokers; {@code lastSquares} took the tiles of the last move. */
    public record BoardPart(List<String> rows, List<String> layout, List<String> lastSquares) {}

    public record MoveView(
            int round,
            String word,
            String coord,
            int points,
            int top,
            String printed,
            int found,
            @Nullable Integer bestBelow) {}

    /**
     * {@code points} of the rounds; {@code penalties} what the warnings cost; {@code total} with solos and penalties;
     * {@code out} the round of a sudden death that put him out; {@code time} in topping, in milliseconds.
     */
    public record RankRow(
            int rank,
            int table,
            String name,
            int points,
            int soloPoints,
            int penalties,
            int warnings,
            int total,
            int deficit,
            String percent,
            @Nullable SeparationPart separated,
            @Nullable Integer out,
            @Nullable Integer left,
            @Nullable Long time) {}

    /** The tie-break that gave a player his rank: its name, its figure, and the round where rounds are compared. */
    public record SeparationPart(
            String by, int value, @Nullable Integer round) {}

    public record ReasonPart(String code, String section, String text) {}

    public record VerdictPart(
            int paid,
            String sanction,
            boolean solo,
            @Nullable String word,
            @Nullable String coord,
            List<ReasonPart> reasons,
            boolean ruled) {}

    /** What every screen may see. {@code language} the tiles', {@code fr} or {@code en}: references are written so. */
    public record Shared(
            long game,
            int version,
            long serverNow,
            String tournament,
            String phase,
            RoundPart round,
            BoardPart board,
            String language,
            Map<String, Integer> tiles,
            @Nullable MoveView last,
            String joinCode,
            int roundsPlayed,
            int topTotal,
            FormulaPart formula) {}

    /** How the game departs from a normal one: the name of its format, the way it is won, letters in hand. */
    public record FormulaPart(String variant, String form, int rackSize) {}

    /**
     * {@code rankedAfter}: over how many rounds the ranking counts, 0 while it may not be seen; {@code adaptedTime}: some
     * player has time of his own.
     */
    public record Projection(
            @JsonUnwrapped Shared shared, List<RankRow> ranking, int rankedAfter, boolean adaptedTime) {}

    /** {@code out} is the round of a sudden death that put the player out. */
    public record Seat(
            @JsonUnwrapped Shared shared,
            SeatPart seat,
            boolean scoresAsked,
            @JsonUnwrapped TabletPart tablet,
            @JsonUnwrapped OwnMailPart mail,
            @Nullable ReceivedPart received,
            List<ResultPart> results,
            WarningsPart warnings,
            int total,
            @Nullable Integer rank,
            @Nullable Integer out,
            @Nullable ToppingPart topping,
            List<CorrectionPart> corrections) {}

    /**
     * What was corrected for a player after he had been told: {@code number} of the journal, points and solo before and
     * after, {@code after} null when the round fell.
     */
    public record CorrectionPart(
            int number,
            long at,
            int round,
            int before,
            boolean soloBefore,
            @Nullable Integer after,
            boolean soloAfter,
            String reason) {}

    /** Topping: guesses of the round in play, whether the last one scored the top, and all times so far. */
    public record ToppingPart(int guesses, boolean found, long time) {}

    /** {@code impossible} is a rack just typed that has no solution: its letters went back. */
    public record Console(
            @JsonUnwrapped Projection projection,
            SettingsPart settings,
            BagPart bag,
            @Nullable AnnouncementPart announcement,
            List<ConsoleSeat> seats,
            List<Integer> missing,
            String kept,
            List<CandidatePart> candidates,
            @Nullable Integer top,
            @Nullable AnnounceSolutionPart announceSolution,
            @Nullable EndPart end,
            List<PastRound> past,
            String primary,
            @Nullable String impossible,
            List<WordPart> words,
            MailPart mail) {}

    public record SeatPart(int table, String name, int player) {}

    /** {@code source}: {@code TABLET}, {@code PAPER}, or {@code DRAFT} for a draft taken at the end of the time. */
    public record ReceivedPart(
            long id,
            String word,
            String reference,
            @Nullable Integer score,
            String source,
            boolean late,
            long receivedAt) {}

    public record WrittenPart(String word, String reference) {}

    /** A round a player has behind him. {@code total} is his running total after it. */
    public record ResultPart(
            int round,
            String draw,
            MoveView master,
            @Nullable WrittenPart own,
            @Nullable VerdictPart verdict,
            int total) {}

    public record BagPart(int size, int vowels, int consonants, int either, String letters) {}

    /** {@code soonestDraw} is the instant from which the next rack may be announced. */
    public record AnnouncementPart(
            List<String> letters, String text, @Nullable Long soonestDraw) {}

    /**
     * {@code extraSeconds} beyond the others' time; {@code waiting}: slips that came after the time; {@code activity}: what a connected device last said of this round, {@code SEEN} or {@code WRITING}; {@code warned}:
     * why the player got disciplinary warnings on this round.
     */
    public record ConsoleSeat(
            int table,
            String name,
            int player,
            String input,
            boolean online,
            int extraSeconds,
            @Nullable String activity,
            @Nullable ConsoleSlip slip,
            @Nullable ConsoleVerdict verdict,
            List<String> warned,
            List<WaitingSlip> waiting) {}

    /** {@code details}: what else was noted about a paper slip, null when nothing was. */
    public record ConsoleSlip(
            @JsonUnwrapped ReceivedPart received,
            @Nullable DetailsPart details,
            @Nullable EvidencePart evidence) {}

    /**
     * {@code readings} when there were several to consider; {@code repeats} an earlier round on which the player already
     * had a nil for the same word.
     */
    public record ConsoleVerdict(
            @JsonUnwrapped VerdictPart verdict,
            List<ReadingPart> readings,
            @Nullable Integer repeats) {}

    /**
     * A way of reading a slip: {@code points} the word scores there, {@code paid} what the slip would be paid.
     * {@code doubtful} ones are for the arbiter to judge; {@code counts}: the one the program takes.
     */
    public record ReadingPart(
            String word,
            String printed,
            String coord,
            int points,
            int paid,
            String sanction,
            boolean doubtful,
            boolean counts,
            List<ReasonPart> reasons) {}

    /** A round's slips, whenever it was played. */
    public record RoundSlips(int round, List<ConsoleSeat> seats) {}

    public record CandidatePart(String coord, String word, String printed, int points, String reason, boolean chosen) {}

    /** What is read aloud of the solution of a round: in its control, and until the next letters are public. */
    public record AnnounceSolutionPart(
            int round, String text, int found, @Nullable Integer bestBelow, List<Integer> solos, List<Integer> duo) {}

    public record EndPart(String reason) {}

    public record PastRound(
            int round,
            boolean scoresAsked,
            String draw,
            String word,
            String coord,
            int points,
            int top,
            int found,
            List<Integer> solos,
            List<Integer> duo,
            List<Integer> missing,
            List<Integer> toExamine,
            @Nullable Long correctedAt) {}

    /** A word the arbiter ruled about in this game. */
    public record WordPart(String word, boolean counts) {}

    public record SettingsPart(
            int roundSeconds,
            boolean scoresAsked,
            boolean arbiterPlays,
            boolean suddenDeathSeparates,
            TabletsPart tablets) {}

    /** {@code today}: what the arbiter ruled about a word this move makes, null when about none. */
    public record PlayPart(
            String coord, String word, int points, @Nullable Boolean today) {}

    public record SolutionsPage(int total, List<PlayPart> plays) {}
}
