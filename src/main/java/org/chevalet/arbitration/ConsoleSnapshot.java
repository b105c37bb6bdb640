package org.chevalet.arbitration;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.chevalet.arbitration.ConsoleSeats.Seating;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.MasterMove;
import org.chevalet.core.game.Phase;
import org.chevalet.core.game.Round;
import org.chevalet.core.game.RoundResults;
import org.chevalet.core.game.Seat;
import org.chevalet.core.rules.EndRule;
import org.chevalet.core.rules.MasterMoveRule.Candidate;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RuleSet.MasterReference;
import org.chevalet.core.rules.RuleSet.TieBreak;
import org.chevalet.core.rules.Sanction;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.TileSet;
import org.chevalet.core.tile.TileSet.Sound;
import org.chevalet.language.Messages;
import org.chevalet.live.LiveGame;
import org.chevalet.live.LiveProtocol.AnnounceSolutionPart;
import org.chevalet.live.LiveProtocol.AnnouncementPart;
import org.chevalet.live.LiveProtocol.BagPart;
import org.chevalet.live.LiveProtocol.CandidatePart;
import org.chevalet.live.LiveProtocol.Console;
import org.chevalet.live.LiveProtocol.EndPart;
import org.chevalet.live.LiveProtocol.PastRound;
import org.chevalet.live.LiveProtocol.SettingsPart;
import org.chevalet.live.LiveProtocol.WordPart;
import org.chevalet.live.SeatProtocol.MailPart;
import org.chevalet.live.SnapshotParts;
import org.chevalet.live.Solutions;
import org.chevalet.tournament.TabletSettingsJson.TabletsPart;
import org.jspecify.annotations.Nullable;

/** Everything the console shows. While the arbiter plays, nothing about solutions before the round is closed. */
final class ConsoleSnapshot {

    private final LiveGame live;
    private final SnapshotParts parts;
    private final Game game;
    private final Round round;
    private final Seating seating;
    private final MailPart mail;
    private final Messages messages;

    ConsoleSnapshot(LiveGame live, Seating seating, MailPart mail, Messages messages) {
        this.mail = mail;
        this.live = live;
        this.parts = SnapshotParts.of(live);
        this.game = parts.game();
        this.round = game.current();
        this.seating = seating;
        this.messages = messages;
    }

    /** May solutions and verdicts of this round be seen? */
    static boolean mayShow(Game game, Round round) {
        return !game.settings().arbiterPlays() || round.phase().isClosed();
    }

    /** @return a round with letters whose solutions may be seen, or {@code round.unknown}, {@code solutions.hidden} */
    static Answer<Round> shown(Game game, int number) {
        Answer<Round> found = game.find(number)
                .then(round -> round.draw().isPresent() ? Answer.of(round) : Answer.refuse("round.unknown", number));
        return found.then(round -> mayShow(game, round) ? Answer.of(round) : Answer.refuse("solutions.hidden"));
    }

    Console build() {
        Optional<Solutions> solutions = solutions().map(found -> live.choices(round, found));
        return new Console(
                parts.arbiters(),
                settings(),
                bag(),
                announcement(),
                new ConsoleSeats(live, round, seating, messages).present(),
                missing(),
                round.kept().toString(),
                solutions.map(this::candidates).orElse(List.of()),
                solutions.map(found -> found.tops().points().value()).orElse(null),
                announceSolution(),
                end().orElse(null),
                past(),
                primary(),
                impossible(),
                words(),
                mail);
    }

    private List<WordPart> words() {
        return game.words().entrySet().stream()
                .map(word -> new WordPart(word.getKey(), word.getValue()))
                .sorted(Comparator.comparing(WordPart::word))
                .toList();
    }

    private Optional<Solutions> solutions() {
        boolean shown = round.draw().isPresent() && mayShow(game, round);
        return live.solutions(round).filter(found -> shown && found.isDone()).map(CompletableFuture::join);
    }

    private SettingsPart settings() {
        return new SettingsPart(
                game.settings().roundSeconds(),
                game.settings().scoresAsked(),
                game.settings().arbiterPlays(),
                game.ruleSet().ranking().tieBreaks().contains(TieBreak.SUDDEN_DEATH),
                TabletsPart.of(game.settings().tablets()));
    }

    private BagPart bag() {
        Bag bag = game.bag(round);
        TileSet tiles = game.ruleSet().tiles();
        return new BagPart(
                bag.size(),
                bag.count(Sound.VOWEL, tiles),
                bag.count(Sound.CONSONANT, tiles),
                bag.count(Sound.EITHER, tiles),
                bag.toString());
    }

    private AnnouncementPart announcement() {
        Announcement read = new Announcement(messages, game.settings());
        @Nullable
        Long soonest = round.phase() == Phase.READY || round.phase() == Phase.DRAWN
                ? DrawCommands.soonest(game, live.journal())
                        .filter(live.now()::isBefore)
                        .map(at -> at.toEpochMilli())
                        .orElse(null)
                : null;
        Optional<Draw> draw = round.draw();
        return new AnnouncementPart(
                draw.map(read::letters).orElse(List.of()),
                draw.map(letters -> read.text(game, round, letters)).orElse(""),
                soonest);
    }

    private List<Integer> missing() {
        boolean received = round.phase().isOpen() || round.phase().isClosed();
        return received ? tablesOf(game.missing(round)) : List.of();
    }

    private static List<Integer> tablesOf(List<Seat> seats) {
        return seats.stream().map(seat -> seat.table().value()).sorted().toList();
    }

    private List<CandidatePart> candidates(Solutions found) {
        Optional<MasterMove> chosen = round.master();
        Stream<CandidatePart> offered =
                found.candidates().stream().map(candidate -> candidate(candidate, found, chosen));
        return Stream.concat(other(found).stream(), offered).toList();
    }

    /** A word the arbiter retained for a reason of his own. */
    private Optional<CandidatePart> other(Solutions found) {
        return round.master()
                .filter(move -> found.candidates().stream()
                        .noneMatch(candidate -> candidate.placement().equals(move.placement())))
                .map(move -> new CandidatePart(
                        move.placement().coord().toString(),
                        move.placement().spelling().text(),
                        move.placement().spelling().printed(),
                        move.points().value(),
                        messages.said(move.reason()),
                        true));
    }

    private CandidatePart candidate(Candidate candidate, Solutions found, Optional<MasterMove> chosen) {
        boolean isChosen = chosen.filter(move -> move.placement().equals(candidate.placement()))
                .isPresent();
        return new CandidatePart(
                candidate.placement().coord().toString(),
                candidate.placement().spelling().text(),
                candidate.placement().spelling().printed(),
                found.tops().points().value(),
                messages.said(candidate.reason()),
                isChosen);
    }

    private @Nullable AnnounceSolutionPart announceSolution() {
        Optional<Round> told = told();
        Optional<MasterMove> move = told.flatMap(Round::master);
        Optional<RoundResults> results = told.flatMap(game::results);
        if (move.isEmpty() || results.isEmpty()) {
            return null;
        }
        Announcement read = new Announcement(messages, game.settings());
        return new AnnounceSolutionPart(
                told.get().number().value(),
                read.solution(game, told.get(), move.get()),
                results.get().found(move.get().top()),
                results.get()
                        .bestBelow(move.get().top())
                        .map(points -> points.value())
                        .orElse(null),
                tables(results.get().solos()),
                tables(results.get().duo()));
    }

    /** The round whose solution is read aloud: the one in control, or the one before until the next letters are public. */
    private Optional<Round> told() {
        return switch (round.phase()) {
            case CONTROL -> Optional.of(round);
            case READY, DRAWN -> game.played().stream().reduce((before, last) -> last);
            default -> Optional.empty();
        };
    }

    private List<Integer> tables(List<PlayerId> players) {
        return players.stream().map(this::table).sorted().toList();
    }

    private int table(PlayerId player) {
        return game.seat(player).orElseThrow().table().value();
    }

    private Optional<EndPart> end() {
        if (game.finished().isPresent()) {
            return Optional.of(new EndPart(messages.said(game.finished().get().reason())));
        }
        return live.end().map(reason -> new EndPart(messages.text("end." + reason.name())));
    }

    private List<PastRound> past() {
        return game.played().stream().map(this::past).toList();
    }

    private PastRound past(Round done) {
        MasterMove move = done.master().orElseThrow();
        RoundResults results = game.results(done).orElseThrow();
        List<Seat> missing = game.missing(done);
        return new PastRound(
                done.number().value(),
                done.settings().scoresAsked(),
                done.draw().map(Draw::toString).orElse(""),
                move.placement().spelling().text(),
                move.placement().coord().toString(),
                move.points().value(),
                move.top().value(),
                results.found(move.top()),
                tables(results.solos()),
                tables(results.duo()),
                tablesOf(missing),
                toExamine(results, !missing.isEmpty()),
                done.correctedAt().map(Instant::toEpochMilli).orElse(null));
    }

    /**
     * Tables whose slip still wants the arbiter's eye: what only he can judge, and while slips are awaited everything with
     * a sanction, as long as he has not decided.
     */
    private List<Integer> toExamine(RoundResults results, boolean awaited) {
        return results.all().stream()
                .filter(result -> result.slip().isPresent() && !result.ruled())
                .filter(result -> !result.verdict().doubtful().isEmpty()
                        || awaited && result.verdict().sanction() != Sanction.NONE)
                .map(result -> table(result.player()))
                .sorted()
                .toList();
    }

    /** A rack thrown back by chance is followed by another at once; only one typed by hand is the last of its round. */
    private @Nullable String impossible() {
        List<Draw> rejected = round.rejected();
        return round.phase() == Phase.READY && !rejected.isEmpty()
                ? rejected.get(rejected.size() - 1).toString()
                : null;
    }

    private String primary() {
        if (game.finished().isPresent()) {
            return "sheets";
        }
        return switch (round.phase()) {
            case READY ->
                live.end().filter(end -> end != EndRule.Reason.INTERRUPTED).isPresent() ? "finish" : "draw";
            case DRAWN -> "announce";
            case ANNOUNCED -> "clock/start";
            case RUNNING -> "clock/end";
            case PAUSED -> "clock/resume";
            case RECEIVING -> "close";
            case CONTROL, DONE ->
                round.master().isEmpty() && game.ruleSet().master().reference() == MasterReference.ROOM_BEST
                        ? "play-again"
                        : "announce-solution";
        };
    }
}
