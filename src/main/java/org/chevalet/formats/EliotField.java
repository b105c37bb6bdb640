package org.chevalet.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Score;
import org.chevalet.core.board.Scorer;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.tile.Rack;
import org.chevalet.formats.EliotSave.EliotMove;
import org.chevalet.formats.EliotSave.EliotPlayer;
import org.chevalet.formats.EliotSave.EliotTurn;
import org.chevalet.formats.ReplayableGame.Field;
import org.chevalet.formats.ReplayableGame.FieldMove;
import org.chevalet.formats.ReplayableGame.Player;

/** Those who played a duplicate game saved by Eliot; their moves and totals are computed again. */
final class EliotField {

    private final Scorer scorer;
    private final EliotSave save;
    private final List<EliotTurn> turns;
    private final CheckedGame game;
    private final List<Finding> findings = new ArrayList<>();

    EliotField(RuleSet rules, EliotSave save, List<EliotTurn> turns, CheckedGame game) {
        this.scorer = new Scorer(rules.layout(), rules.tiles(), save.variant().limits());
        this.save = save;
        this.turns = turns;
        this.game = game;
    }

    Field field() {
        List<Player> players = new ArrayList<>();
        save.players().forEach((id, player) -> players.add(player(id, player, players.size() + 1)));
        return new Field(players);
    }

    List<Finding> findings() {
        return findings;
    }

    static EliotPlayer known(EliotSave save, int id) {
        return save.players().getOrDefault(id, new EliotPlayer("", 0, OptionalInt.empty()));
    }

    /** The total of the statistics is not what the moves give. */
    static Optional<Finding> wrongTotal(EliotPlayer player, int place, int total) {
        return player.total().isPresent() && player.total().getAsInt() != total
                ? Optional.of(Finding.contradiction(
                        0, "player.total", name(player, place), player.total().getAsInt(), total))
                : Optional.empty();
    }

    private static String name(EliotPlayer player, int place) {
        return player.name().isBlank() ? "n° " + place : player.name();
    }

    private Player player(int id, EliotPlayer player, int place) {
        List<FieldMove> moves = new ArrayList<>();
        int total = 0;
        for (EliotTurn turn : turns) {
            EliotMove move = turn.moves().getOrDefault(id, EliotMove.NONE);
            check(moves.size(), move, name(player, place));
            moves.add(new FieldMove(move.word(), move.coord(), move.points()));
            total += move.points() + turn.adjustments().getOrDefault(id, 0);
        }
        wrongTotal(player, place, total).ifPresent(findings::add);
        OptionalInt table = player.table() > 0 ? OptionalInt.of(player.table()) : OptionalInt.empty();
        return new Player(player.name().strip(), table, moves, total);
    }

    /** A move said to be valid must fit, come from the rack and score what it says. */
    private void check(int index, EliotMove move, String name) {
        if (!move.isValid()) {
            return;
        }
        CheckedRound round = game.rounds().get(index);
        Rack rack = round.printed().draw().rack();
        Optional<Score> score =
                EliotOpening.placement(move).flatMap(placement -> score(round, rack, placement, move.points()));
        if (score.isEmpty()) {
            findings.add(Finding.contradiction(index + 1, "player.move", name, move.word(), move.coord()));
        } else if (score.get().points().value() != move.points()) {
            findings.add(Finding.contradiction(
                    index + 1,
                    "player.score",
                    name,
                    move.points(),
                    score.get().points().value(),
                    move.word()));
        }
    }

    private Optional<Score> score(CheckedRound round, Rack rack, Placement placement, int points) {
        MoveReading reading = new MoveReading(round.board(), scorer, placement);
        Answer<Score> score = scorer.score(round.board(), reading.withJokers(rack, OptionalInt.of(points)));
        return score.isAccepted() && reading.lacking(rack).isEmpty() ? Optional.of(score.value()) : Optional.empty();
    }
}
