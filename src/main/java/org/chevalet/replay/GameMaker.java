package org.chevalet.replay;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.board.Score;
import org.chevalet.core.board.Scorer;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.movegen.MoveGenerator;
import org.chevalet.core.movegen.Tops;
import org.chevalet.core.rules.Conduct;
import org.chevalet.core.rules.Conduct.Start;
import org.chevalet.core.rules.DrawRule.Outcome;
import org.chevalet.core.rules.JokerRule;
import org.chevalet.core.rules.MasterMoveRule.Situation;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Rack;
import org.chevalet.formats.ReplayableGame;
import org.chevalet.formats.ReplayableGame.Act;
import org.chevalet.formats.ReplayableGame.Field;
import org.chevalet.formats.ReplayableGame.Manner;
import org.chevalet.formats.ReplayableGame.Turn;
import org.chevalet.formats.ReplayableGame.Words;

/**
 * Draws whole games by the rules, the top of each round on the board. The same seed, variant and level under the same
 * word list give the same game on every computer, so that a seed is all there is to share.
 */
public final class GameMaker {

    /** Games looked through for one of the wanted level; the closest is taken when none is. */
    private static final int MOST_TRIED = 25;

    private static final int MOST_ROUNDS = 60;

    private final RuleSet rules;
    private final Lexicon lexicon;
    private final MoveGenerator generator;

    public GameMaker(RuleSet rules, Lexicon lexicon) {
        this.rules = rules;
        this.lexicon = lexicon;
        this.generator = new MoveGenerator(lexicon, rules.layout(), rules.tiles());
    }

    /** How hard a game is, by the share of its rounds whose top is a scrabble and of those with one top only. */
    public enum Level {
        ANY(0, 1),
        EASY(0, 0.45),
        MEDIUM(0.45, 0.55),
        HARD(0.55, 1);

        private final double least;
        private final double most;

        Level(double least, double most) {
            this.least = least;
            this.most = most;
        }

        /** @return the level of a name in either case; empty for none */
        public static Optional<Level> named(String name) {
            for (Level level : values()) {
                if (level.name().toLowerCase(Locale.ROOT).equals(name.toLowerCase(Locale.ROOT))) {
                    return Optional.of(level);
                }
            }
            return Optional.empty();
        }

        /** @return the level a difficulty belongs to, never {@link #ANY} */
        static Level of(double difficulty) {
            return difficulty < EASY.most ? EASY : difficulty < HARD.least ? MEDIUM : HARD;
        }

        /** How far a difficulty is from this level; 0 within it. */
        private double distance(double difficulty) {
            return Math.max(0, Math.max(least - difficulty, difficulty - most));
        }
    }

    /** @param seed any text */
    public ReplayableGame make(Variant variant, String seed, Level level) {
        ReplayableGame closest = null;
        double distance = Double.MAX_VALUE;
        for (int attempt = 0; attempt < MOST_TRIED && distance > 0; attempt++) {
            ReplayableGame game = draw(variant, dice(seed.strip(), variant, attempt));
            double away = level.distance(difficulty(game));
            if (closest == null || away < distance) {
                closest = game;
                distance = away;
            }
        }
        if (closest == null) {
            throw new IllegalStateException("no game was tried");
        }
        return closest;
    }

    /**
     * How hard a game is, from 0 to 1: half of it the share of rounds whose top is a scrabble, which has to be seen, half
     * the share of rounds with a single top.
     */
    static double difficulty(ReplayableGame game) {
        PlayLimits limits = game.variant().limits();
        long scrabbles = game.turns().stream()
                .flatMap(turn -> turn.move().stream())
                .filter(move -> limits.isScrabble(move.tilesPlaced()))
                .count();
        long alone = game.turns().stream()
                .filter(turn -> turn.tops().plays().size() == 1)
                .count();
        return game.turns().isEmpty()
                ? 0
                : (scrabbles + alone) / (2.0 * game.turns().size());
    }

    /** {@link Random} draws the same numbers in every Java, by its specification. */
    private static RandomGenerator dice(String seed, Variant variant, int attempt) {
        try {
            byte[] text = (seed + "|" + variant.name() + "|" + attempt).getBytes(StandardCharsets.UTF_8);
            return new Random(
                    ByteBuffer.wrap(MessageDigest.getInstance("SHA-256").digest(text))
                            .getLong());
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    private ReplayableGame draw(Variant variant, RandomGenerator dice) {
        List<Turn> turns = new Drawing(variant, dice).turns();
        return new ReplayableGame(
                Manner.DUPLICATE,
                "",
                List.of(),
                variant,
                rules.layout(),
                rules.tiles(),
                new Words(lexicon.identity().name(), Optional.of(lexicon)),
                turns,
                Field.NONE,
                List.of());
    }

    /** One game while it is drawn. */
    private final class Drawing {

        private final RandomGenerator dice;
        private final Conduct conduct;
        private final JokerRule jokers;
        private final Scorer scorer;
        private final List<Turn> turns = new ArrayList<>();
        private Board board = Board.empty();
        private Bag bag = Bag.full(rules.tiles());
        private Rack kept = Rack.EMPTY;

        Drawing(Variant variant, RandomGenerator dice) {
            this.dice = dice;
            this.conduct = new Conduct(rules, variant, lexicon::contains, generator);
            this.jokers = new JokerRule(variant, rules.joker());
            this.scorer = new Scorer(rules.layout(), rules.tiles(), variant.limits());
        }

        List<Turn> turns() {
            Optional<Draw> drawn = draw();
            while (turns.size() < MOST_ROUNDS && drawn.isPresent()) {
                play(drawn.get());
                drawn = draw();
            }
            return turns;
        }

        private RoundNumber number() {
            return new RoundNumber(turns.size() + 1);
        }

        /** The draw of the next round; none when the game is over. */
        private Optional<Draw> draw() {
            Start start = new Start(number(), board, bag.asRack().plus(kept), kept, Optional.empty());
            if (conduct.end(start).isPresent()) {
                return Optional.empty();
            }
            Answer<Outcome> drawn = conduct.draw(start, kept, dice);
            return drawn.isAccepted() ? drawn.value().draw() : Optional.empty();
        }

        private void play(Draw draw) {
            Bag left = bag.plus(kept).minus(draw.rack());
            Tops tops = conduct.tops(number(), board, draw.rack());
            Situation situation = new Situation(number(), board, draw.rack(), left, tops);
            Placement retained = conduct.candidates(situation).get(0).placement();
            Score score = scorer.score(board, retained).value();
            turns.add(new Turn(
                    number().value(),
                    OptionalInt.empty(),
                    board,
                    draw,
                    Act.PLAYED,
                    Optional.of(score),
                    Optional.of(retained),
                    tops.points().value(),
                    tops));
            JokerRule.Settled settled = jokers.settle(board, retained, left);
            board = settled.board();
            bag = settled.bag();
            kept = draw.rack().minus(score.used());
        }
    }
}
