package org.chevalet.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Score;
import org.chevalet.core.board.Scorer;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.movegen.MoveGenerator;
import org.chevalet.core.movegen.Play;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;
import org.chevalet.formats.ReplayableGame;
import org.chevalet.formats.ReplayableGame.Player;
import org.chevalet.formats.ReplayableGame.Turn;

/**
 * A duplicate game played again by one person: what a move is worth on a round, and how the whole compares to the top and
 * to those who played it. Words count by today's list; the published move counts whatever the list says, and the tops of
 * the day stay the reference. Immutable.
 */
public final class Replay {

    private final ReplayableGame game;
    private final Lexicon lexicon;
    private final Scorer scorer;
    private final List<ReplayRound> rounds;

    private Replay(ReplayableGame game, Lexicon lexicon, List<ReplayRound> rounds) {
        this.game = game;
        this.lexicon = lexicon;
        this.scorer = new Scorer(game.layout(), game.tiles(), game.variant().limits());
        this.rounds = List.copyOf(rounds);
    }

    /** Looks for all solutions of all rounds. */
    public static Replay of(ReplayableGame game, Lexicon lexicon) {
        MoveGenerator generator = new MoveGenerator(lexicon, game.layout(), game.tiles());
        List<ReplayRound> rounds = new ArrayList<>();
        for (Turn turn : game.turns()) {
            rounds.add(ReplayRound.of(turn, game.variant(), generator, lexicon));
        }
        return new Replay(game, lexicon, rounds);
    }

    public ReplayableGame game() {
        return game;
    }

    public List<ReplayRound> rounds() {
        return rounds;
    }

    /**
     * What a move is worth.
     *
     * @param points 0 for a move that does not count
     * @param why the refusal when it does not fit or the rack lacks letters
     * @param unknown words it makes that are not admitted
     */
    public record Judged(int points, Optional<Refusal> why, List<String> unknown) {

        private static Judged nil(Refusal why) {
            return new Judged(0, Optional.of(why), List.of());
        }

        public boolean counts() {
            return why.isEmpty() && unknown.isEmpty();
        }
    }

    /**
     * Judges a move as it is laid on the board; in the first round a word is worth its maximum over all places (R§5.4).
     *
     * @param number of the round, from 1
     */
    public Judged judge(int number, Placement move) {
        ReplayRound round = rounds.get(number - 1);
        Turn turn = round.turn();
        Answer<Score> score = scorer.score(turn.board(), move);
        if (!score.isAccepted()) {
            return Judged.nil(score.refusal());
        }
        Rack missing = missing(score.value().used(), turn.draw().rack());
        if (!missing.isEmpty()) {
            return Judged.nil(Refusal.of("master.not-in-rack", missing.toString()));
        }
        List<String> unknown = score.value()
                .words()
                .filter(word -> !lexicon.contains(word) && !round.changed().contains(word))
                .toList();
        int points = score.value().points().value();
        return unknown.isEmpty()
                ? new Judged(turn.board().isEmpty() ? maximum(round, move, points) : points, Optional.empty(), unknown)
                : new Judged(0, Optional.empty(), unknown);
    }

    private static int maximum(ReplayRound round, Placement move, int points) {
        String word = move.spelling().word();
        return round.plays().stream()
                .filter(play -> play.placement().spelling().word().equals(word))
                .mapToInt(play -> play.points().value())
                .reduce(points, Math::max);
    }

    private static Rack missing(Rack used, Rack rack) {
        List<Tile> left = new ArrayList<>(used.tiles());
        rack.tiles().forEach(left::remove);
        return Rack.of(left);
    }

    /** What can be asked for before a round is played; each question is counted. */
    public record Hints(boolean scrabble, int topLength, String startingSquare) {}

    /** The hints of a round: from its published move where there is one, else from the best play. */
    public Optional<Hints> hints(int number) {
        ReplayRound round = rounds.get(number - 1);
        Optional<Placement> top = round.turn()
                .move()
                .map(Score::placement)
                .or(() -> round.plays().stream().findFirst().map(Play::placement));
        return top.map(placement -> new Hints(
                hasScrabble(round),
                placement.spelling().length(),
                placement.coord().square().toString()));
    }

    private boolean hasScrabble(ReplayRound round) {
        Turn turn = round.turn();
        int bonus = bonusFrom();
        return bonus > 0 && round.plays().stream().anyMatch(play -> placed(turn, play.placement()) >= bonus);
    }

    /** Tiles from which a move earns a bonus; 0 when none does. */
    public int bonusFrom() {
        return game.variant().limits().bonuses().keySet().stream()
                .mapToInt(Integer::intValue)
                .min()
                .orElse(0);
    }

    private static int placed(Turn turn, Placement placement) {
        int placed = 0;
        for (int position = 0; position < placement.spelling().length(); position++) {
            placed += turn.board().isEmpty(placement.row(position), placement.column(position)) ? 1 : 0;
        }
        return placed;
    }

    /** Is the round's own move a scrabble? */
    public boolean isScrabble(int number) {
        Turn turn = rounds.get(number - 1).turn();
        return bonusFrom() > 0
                && turn.move().filter(move -> move.tilesPlaced() >= bonusFrom()).isPresent();
    }

    /**
     * How a whole replay went.
     *
     * @param top the sum of the references
     * @param topsFound rounds on which the reference was reached
     * @param missedScrabbles rounds whose move was a scrabble and that paid less than it
     * @param losses reference less points of each round; below zero where today's words do better
     * @param rank 1 for the best of the field and the player together
     * @param among how many they are; 1 when nobody else is known
     */
    public record Standing(
            int total, int top, int topsFound, int missedScrabbles, List<Integer> losses, int rank, int among) {

        public double percent() {
            return top == 0 ? 0 : 100.0 * total / top;
        }
    }

    /** @param points of each round in order, as {@link #judge} gives them; rounds not played are left out at the end */
    public Standing standing(List<Integer> points) {
        List<Integer> losses = new ArrayList<>();
        int total = 0;
        int top = 0;
        int found = 0;
        int missed = 0;
        for (int number = 1; number <= points.size(); number++) {
            int reference = rounds.get(number - 1).reference();
            int loss = reference - points.get(number - 1);
            losses.add(loss);
            total += points.get(number - 1);
            top += reference;
            found += loss <= 0 ? 1 : 0;
            missed += loss > 0 && isScrabble(number) ? 1 : 0;
        }
        int mine = total;
        List<Player> field = game.field().players();
        int better =
                (int) field.stream().filter(player -> player.total() > mine).count();
        return new Standing(total, top, found, missed, List.copyOf(losses), better + 1, field.size() + 1);
    }

    /** How many of the field reached the reference of a round; empty when no field is known. */
    public Optional<Integer> fieldFound(int number) {
        List<Player> field = game.field().players();
        int reference = rounds.get(number - 1).reference();
        return field.isEmpty()
                ? Optional.empty()
                : Optional.of((int) field.stream()
                        .filter(player -> player.moves().get(number - 1).points() >= reference)
                        .count());
    }
}
