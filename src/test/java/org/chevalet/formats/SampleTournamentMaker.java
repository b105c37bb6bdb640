package org.chevalet.formats;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.JournalEntry;
import org.chevalet.core.game.Reception;
import org.chevalet.core.game.Round;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.movegen.MoveGenerator;
import org.chevalet.core.movegen.Play;
import org.chevalet.core.movegen.Tops;
import org.chevalet.core.rules.DrawRule;
import org.chevalet.core.rules.EndRule;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.MasterMoveRule;
import org.chevalet.core.rules.MasterMoveRule.Candidate;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.rules.Sanction;
import org.chevalet.core.rules.ScoreClaim;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.SlipId;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.core.tile.Points;
import org.chevalet.core.tile.Rack;
import org.chevalet.tournament.ReceivedSlip;
import org.chevalet.tournament.WholeTournament;
import org.chevalet.tournament.WholeTournament.Participant;
import org.chevalet.tournament.WholeTournament.Preparation;
import org.chevalet.tournament.WholeTournament.RecordedGame;
import org.chevalet.wiring.Presets;
import org.chevalet.words.EmbeddedLexicon;

/**
 * Plays the sample tournament: one real normal game by the rules over the embedded list, with nineteen invented players.
 * Run {@link #main} to make {@code tournament-samples/tournoi-exemple.json} again; the seed is {@link #SEED}.
 */
public final class SampleTournamentMaker {

    static final long SEED = 20260118;
    static final Path FILE = Path.of("tournament-samples", "tournoi-exemple.json");

    private static final String ENGINE = "1.0.0";
    private static final String ARBITER = "arbiter";
    private static final Instant START = Instant.parse("2026-01-18T14:00:00Z");
    private static final Duration PLAYING_TIME = Duration.ofSeconds(180);
    private static final int PLAYERS = 19;
    private static final int LATE_JOINER = 19;
    private static final int PAPER_TABLE = 4;
    private static final int TWIN = 12;

    private final RandomGenerator dice =
            RandomGeneratorFactory.of("L64X128MixRandom").create(SEED);
    private final RuleSet rules = Presets.ruleSet("fisf-2023");
    private final Lexicon lexicon = EmbeddedLexicon.french();
    private final MoveGenerator generator = new MoveGenerator(lexicon, rules.layout(), rules.tiles());
    private final DrawRule drawRule = new DrawRule(rules, Variant.NORMAL);
    private final EndRule endRule = new EndRule(rules, Variant.NORMAL);
    private final MasterMoveRule masterRule =
            new MasterMoveRule(rules, Variant.NORMAL, lexicon::contains, this::canPlay);
    private final List<InventedPlayer> players = IntStream.rangeClosed(1, PLAYERS)
            .mapToObj(table -> InventedPlayer.at(
                    table, 0.25 + 0.7 * ((table * 7) % PLAYERS) / PLAYERS, table == LATE_JOINER ? 4 : 1))
            .toList();
    private final List<JournalEntry> journal = new ArrayList<>();
    private final List<ReceivedSlip> slips = new ArrayList<>();
    private Instant now = START;
    private Game game;

    private SampleTournamentMaker() {
        GameEvent.GameOpened opened = new GameEvent.GameOpened(
                rules,
                new GameSettings(Variant.NORMAL, (int) PLAYING_TIME.toSeconds(), true, false),
                lexicon.identity());
        journal.add(new JournalEntry(1, now, ARBITER, opened));
        game = Game.open(opened);
    }

    public static void main(String... args) throws IOException {
        Files.writeString(FILE, TournamentDocument.write(make()));
    }

    static WholeTournament make() {
        return new SampleTournamentMaker().play();
    }

    private WholeTournament play() {
        players.stream().filter(player -> player.since() == 1).forEach(this::seat);
        Optional<EndRule.Reason> end = end();
        while (end.isEmpty()) {
            round(game.current().number());
            end = end();
        }
        Map<PlayerId, Points> totals = new LinkedHashMap<>();
        game.totals(game.played()).forEach(total -> totals.put(total.player(), total.total()));
        event(ARBITER, new GameEvent.GameFinished("end." + end.get(), totals, ENGINE));
        return new WholeTournament(
                new Preparation("Tournoi d’exemple", START, rules.name(), (int) PLAYING_TIME.toSeconds(), true, false),
                players.stream()
                        .map(player -> new Participant(player.id(), Optional.of(player.table()), player.name()))
                        .toList(),
                List.of(new RecordedGame(START, "2026", journal, slips)));
    }

    private void seat(InventedPlayer player) {
        event(ARBITER, new GameEvent.PlayerSeated(player.id(), player.table(), player.name()));
    }

    private Optional<EndRule.Reason> end() {
        return endRule.end(game.current().board(), game.remaining(game.current()), this::canPlay);
    }

    /** With many letters left something always fits, and looking for all of it would take seconds. */
    private boolean canPlay(Board board, Rack letters) {
        return letters.size() > 14 || generator.canPlay(board, letters, PlayLimits.NORMAL);
    }

    private void round(RoundNumber number) {
        players.stream()
                .filter(player -> player.since() == number.value() && player.since() > 1)
                .forEach(this::seat);
        draw(number);
        pause(25);
        event(ARBITER, new GameEvent.RackAnnounced(number));
        pause(15);
        Instant deadline = now.plus(PLAYING_TIME);
        event(ARBITER, new GameEvent.ClockStarted(number, deadline));
        if (number.value() == 6) {
            deadline = interrupted(number, deadline);
        }
        List<Play> plays = generator.plays(
                round(number.value()).board(), round(number.value()).rack(), PlayLimits.NORMAL);
        handIn(number, plays, deadline);
        now = deadline;
        event("clock", new GameEvent.TimeEnded(number, now, false));
        pause(20);
        event(ARBITER, new Reception(game, lexicon::contains).close(round(number.value())));
        master(number);
        corrections(number);
        pause(10);
        event(ARBITER, new GameEvent.SolutionAnnounced(number));
        pause(20);
    }

    private Round round(int number) {
        return game.round(new RoundNumber(number));
    }

    private void draw(RoundNumber number) {
        Round round = game.current();
        DrawRule.Outcome outcome = drawRule.draw(game.bag(round), round.kept(), number, dice);
        outcome.rejected().forEach(draw -> event(ARBITER, new GameEvent.RackRejected(number, draw, true)));
        event(ARBITER, new GameEvent.RackDrawn(number, outcome.draw().orElseThrow(), false));
    }

    /** Somebody's telephone rang. */
    private Instant interrupted(RoundNumber number, Instant deadline) {
        pause(70);
        event(ARBITER, new GameEvent.ClockPaused(number, Duration.between(now, deadline)));
        pause(42);
        Instant later = deadline.plusSeconds(42);
        event(ARBITER, new GameEvent.ClockResumed(number, later));
        return later;
    }

    /** A slip on its way. */
    private record HandedIn(InventedPlayer player, WrittenSlip written, Instant at, boolean late) {}

    private void handIn(RoundNumber number, List<Play> plays, Instant deadline) {
        List<HandedIn> onTheWay = new ArrayList<>();
        Optional<WrittenSlip> copied = Optional.empty();
        double ease = 0.02 + 0.9 * Math.pow(dice.nextDouble(), 2);
        for (InventedPlayer player : players) {
            Optional<WrittenSlip> written = player.write(plays, ease, dice);
            // Two friends who think alike, so that a rank is shared.
            copied = player.table().value() == TWIN - 1 ? written : copied;
            written = player.table().value() == TWIN ? copied : written;
            if (player.since() <= number.value() && written.isPresent()) {
                boolean late = player.table().value() == 9 && number.value() == 11;
                Instant at = late ? deadline.plusSeconds(7) : deadline.minusMillis(500 + dice.nextInt(90_000));
                onTheWay.add(new HandedIn(player, written.get(), at, late));
            }
        }
        onTheWay.sort(Comparator.comparing(HandedIn::at));
        onTheWay.forEach(slip -> receive(number, slip.player(), slip.written(), slip.at(), slip.late()));
    }

    private SlipId receive(RoundNumber number, InventedPlayer player, WrittenSlip written, Instant at, boolean late) {
        SlipId id = new SlipId(slips.size() + 1);
        boolean paper = player.table().value() == PAPER_TABLE;
        Slip slip = new Slip(
                id,
                number,
                1,
                player.id(),
                written,
                paper ? Slip.Source.PAPER : Slip.Source.TABLET,
                at.truncatedTo(ChronoUnit.MILLIS),
                late);
        slips.add(new ReceivedSlip(slip, "sample-" + id.value(), Optional.empty()));
        game = game.with(slip);
        return id;
    }

    private void master(RoundNumber number) {
        Round round = game.round(number);
        Tops tops = generator.tops(round.board(), round.rack(), PlayLimits.NORMAL);
        Candidate chosen = masterRule
                .candidates(new MasterMoveRule.Situation(number, round.board(), round.rack(), game.bag(round), tops))
                .get(0);
        pause(15);
        event(
                ARBITER,
                new GameEvent.MasterMoveChosen(
                        number, chosen.placement(), tops.points(), tops.points(), chosen.reason()));
    }

    /** One slip overlooked and typed afterwards, one decision of the arbiter. */
    private void corrections(RoundNumber number) {
        if (number.value() == 8) {
            InventedPlayer player = players.get(PAPER_TABLE - 1);
            Placement top = game.round(number).master().orElseThrow().placement();
            WrittenSlip found =
                    new WrittenSlip(top.spelling().printed(), top.coord().toString(), new ScoreClaim.Missing());
            SlipId id = receive(number, player, found, now, false);
            Slip slip = slips.get((int) id.value() - 1).slip();
            event(
                    ARBITER,
                    new Reception(game, lexicon::contains)
                            .replace(game.round(number), player.id(), Optional.of(slip), "bulletin retrouvé"));
        }
        if (number.value() == 13) {
            event(
                    ARBITER,
                    new GameEvent.SlipRuled(
                            number, players.get(2).id(), Points.ZERO, Sanction.NIL, "bulletin illisible"));
        }
    }

    private void event(String actor, GameEvent event) {
        JournalEntry entry = new JournalEntry(game.version() + 1, now, actor, event);
        game = game.with(entry);
        journal.add(entry);
    }

    private void pause(int seconds) {
        now = now.plusSeconds(seconds);
    }
}
