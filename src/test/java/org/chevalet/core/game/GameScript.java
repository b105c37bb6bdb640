package org.chevalet.core.game;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chevalet.core.board.Placement;
import org.chevalet.core.game.GameEvent.ClockStarted;
import org.chevalet.core.game.GameEvent.GameOpened;
import org.chevalet.core.game.GameEvent.MasterMoveChosen;
import org.chevalet.core.game.GameEvent.PlayerSeated;
import org.chevalet.core.game.GameEvent.RackAnnounced;
import org.chevalet.core.game.GameEvent.RackDrawn;
import org.chevalet.core.game.GameEvent.SlipRuled;
import org.chevalet.core.game.GameEvent.SolutionAnnounced;
import org.chevalet.core.game.GameEvent.TimeEnded;
import org.chevalet.core.lexicon.LexiconIdentity;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.rules.Sanction;
import org.chevalet.core.rules.ScoreClaim;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.SlipId;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.rules.WordCheck;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Points;
import org.chevalet.core.tile.Rack;
import org.chevalet.wiring.Presets;

/** Writes the journal of a game for tests, one line per thing that happens, with a clock that stands still. */
public final class GameScript {

    private static final Instant NOW = Instant.parse("2026-01-15T20:00:00Z");

    private final WordCheck words;
    private final List<JournalEntry> journal = new ArrayList<>();
    private final List<Slip> slips = new ArrayList<>();
    private Game game;

    /** @param words the only admitted words */
    public GameScript(String... words) {
        this(Presets.ruleSet("fisf-2023"), words);
    }

    public GameScript(RuleSet rules, String... words) {
        this(rules, Set.of(words)::contains);
    }

    public GameScript(RuleSet rules, WordCheck words) {
        this(rules, new GameSettings(Variant.NORMAL, 180, false, false), words);
    }

    public GameScript(RuleSet rules, GameSettings settings, WordCheck words) {
        this.words = words;
        GameOpened opened = new GameOpened(rules, settings, new LexiconIdentity("test", 1, "0"));
        journal.add(new JournalEntry(1, NOW, "test", opened));
        game = Game.open(opened);
    }

    public Game game() {
        return game;
    }

    public Instant now() {
        return NOW;
    }

    public List<JournalEntry> journal() {
        return List.copyOf(journal);
    }

    public List<Slip> slips() {
        return List.copyOf(slips);
    }

    public static PlayerId player(int table) {
        return new PlayerId(100 + table);
    }

    public static Draw drawOf(String kept, String drawn) {
        return new Draw(Rack.ofText(kept).tiles(), Rack.ofText(drawn).tiles(), false);
    }

    public GameScript event(GameEvent event) {
        JournalEntry entry = new JournalEntry(game.version() + 1, NOW, "test", event);
        game = game.with(entry);
        journal.add(entry);
        return this;
    }

    public GameScript seat(int table, String name) {
        return event(new PlayerSeated(player(table), new TableNumber(table), name));
    }

    public GameScript draw(RoundNumber round, String kept, String drawn) {
        return event(new RackDrawn(round, drawOf(kept, drawn), true));
    }

    /** Draws, announces and starts the clock. */
    public GameScript play(RoundNumber round, String kept, String drawn) {
        return draw(round, kept, drawn)
                .event(new RackAnnounced(round))
                .event(new ClockStarted(round, NOW.plusSeconds(180)));
    }

    public GameScript end(RoundNumber round) {
        return event(new TimeEnded(round, NOW, false));
    }

    public GameScript close(RoundNumber round) {
        return event(reception().close(game.round(round)));
    }

    public GameScript master(RoundNumber round, String coord, String word, int points) {
        Points score = Points.of(points);
        return event(new MasterMoveChosen(round, Placement.of(coord, word), score, score, "test"));
    }

    public GameScript announce(RoundNumber round) {
        return event(new SolutionAnnounced(round));
    }

    /** A whole round without slips. */
    public GameScript round(RoundNumber round, String kept, String drawn, String coord, String word, int points) {
        return play(round, kept, drawn)
                .end(round)
                .close(round)
                .master(round, coord, word, points)
                .announce(round);
    }

    public Slip slip(RoundNumber round, int table, String word, String reference) {
        return slip(round, table, word, reference, false);
    }

    public Slip lateSlip(RoundNumber round, int table, String word, String reference) {
        return slip(round, table, word, reference, true);
    }

    private Slip slip(RoundNumber round, int table, String word, String reference, boolean late) {
        return slip(round, table, new WrittenSlip(word, reference, new ScoreClaim.NotAsked()), late);
    }

    public Slip slip(RoundNumber round, int table, WrittenSlip written) {
        return slip(round, table, written, false);
    }

    private Slip slip(RoundNumber round, int table, WrittenSlip written, boolean late) {
        Slip slip = new Slip(
                new SlipId(slips.size() + 1),
                round,
                game.round(round).attempt(),
                player(table),
                written,
                Slip.Source.TABLET,
                NOW,
                late);
        slips.add(slip);
        game = game.with(slip);
        return slip;
    }

    public GameScript replace(RoundNumber round, int table, Optional<Slip> slip, String reason) {
        return event(reception().replace(game.round(round), player(table), slip, reason));
    }

    public GameScript rule(RoundNumber round, int table, int paid, Sanction sanction, String reason) {
        return event(new SlipRuled(round, player(table), Points.of(paid), sanction, reason));
    }

    public RoundResult result(RoundNumber round, int table) {
        return game.results(game.round(round)).orElseThrow().of(player(table)).orElseThrow();
    }

    private Reception reception() {
        return new Reception(game, words);
    }
}
