package org.chevalet.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.board.Score;
import org.chevalet.core.board.Scorer;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.MasterMove;
import org.chevalet.core.game.PlayerTotal;
import org.chevalet.core.game.Round;
import org.chevalet.core.game.RoundResult;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.movegen.MoveGenerator;
import org.chevalet.core.movegen.Tops;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.core.tile.Draw;
import org.chevalet.formats.ReplayableGame.Act;
import org.chevalet.formats.ReplayableGame.Field;
import org.chevalet.formats.ReplayableGame.FieldMove;
import org.chevalet.formats.ReplayableGame.Manner;
import org.chevalet.formats.ReplayableGame.Player;
import org.chevalet.formats.ReplayableGame.Turn;
import org.chevalet.formats.ReplayableGame.Words;

/** Makes a replayable game of one of ours: its journal and slips give the rounds and the field. */
public final class GameReplays {

    private final FileWords lists;

    public GameReplays(FileWords lists) {
        this.lists = lists;
    }

    /** The rounds whose solution is public, with what everybody handed in. */
    public ReplayableGame of(Game game, String title) {
        Variant variant = game.settings().variant();
        Optional<Lexicon> lexicon =
                lists.of(game.ruleSet().tiles(), game.lexicon().sha256(), words(game));
        Optional<MoveGenerator> generator = lexicon.map(list ->
                new MoveGenerator(list, game.ruleSet().layout(), game.ruleSet().tiles()));
        List<Turn> turns = new ArrayList<>();
        for (Round round : game.played()) {
            turns.add(turn(turns.size() + 1, round, game.ruleSet(), variant, generator));
        }
        return new ReplayableGame(
                Manner.DUPLICATE,
                title,
                List.of(),
                variant,
                game.ruleSet().layout(),
                game.ruleSet().tiles(),
                new Words(game.lexicon().name(), lexicon),
                turns,
                new Field(players(game)),
                findings(game, lexicon));
    }

    private static Set<String> words(Game game) {
        return game.played().stream()
                .flatMap(round -> round.master().stream())
                .map(move -> move.placement().spelling().word())
                .collect(Collectors.toSet());
    }

    private static List<Finding> findings(Game game, Optional<Lexicon> lexicon) {
        List<Finding> findings = new ArrayList<>();
        lexicon.map(Lexicon::identity)
                .filter(list -> !list.sha256().equals(game.lexicon().sha256()))
                .ifPresent(list -> findings.add(Finding.remark(
                        0,
                        "words.other",
                        game.lexicon().name(),
                        game.lexicon().wordCount(),
                        list.name(),
                        list.wordCount())));
        SealedTotals.differences(game)
                .forEach(other -> findings.add(
                        Finding.contradiction(0, "player.total", other.name(), other.sealed(), other.computed())));
        return findings;
    }

    private static Turn turn(
            int number, Round round, RuleSet rules, Variant variant, Optional<MoveGenerator> generator) {
        BoardLayout layout = rules.layout();
        Optional<MasterMove> master = round.master();
        Scorer scorer = new Scorer(layout, rules.tiles(), variant.limits());
        Optional<Score> score = master.map(move -> scorer.score(round.board(), move.placement()))
                .filter(Answer::isAccepted)
                .map(Answer::value);
        Tops tops = generator
                .filter(any -> !round.rack().isEmpty())
                .map(any -> any.tops(round.board(), round.rack(), variant.limits()))
                .orElse(Tops.NONE);
        return new Turn(
                number,
                OptionalInt.empty(),
                round.board(),
                round.draw().orElse(new Draw(List.of(), List.of(), false)),
                score.isPresent() ? Act.PLAYED : Act.NOTHING,
                score,
                master.map(MasterMove::placement),
                master.map(move -> move.top().value()).orElse(0),
                tops);
    }

    private static List<Player> players(Game game) {
        List<Player> players = new ArrayList<>();
        for (PlayerTotal total : game.totals(game.played())) {
            List<FieldMove> moves = game.played().stream()
                    .map(round -> game.results(round)
                            .flatMap(results -> results.of(total.player()))
                            .map(GameReplays::move)
                            .orElse(FieldMove.NONE))
                    .toList();
            players.add(new Player(
                    total.name(),
                    OptionalInt.of(total.table().value()),
                    moves,
                    total.total().value()));
        }
        return players;
    }

    private static FieldMove move(RoundResult result) {
        Optional<WrittenSlip> slip = result.slip().map(handed -> handed.written());
        return new FieldMove(
                slip.map(WrittenSlip::word).orElse(""),
                slip.map(WrittenSlip::reference).orElse(""),
                result.verdict().paid().value());
    }
}
