package org.chevalet.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Notation;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Rack;

/**
 * Replays a published game: recomputes every score, checks racks against the bag, places, running totals, and whether
 * each word was the top under a lexicon. What happened is accepted as it happened: a word the lexicon lacks, a top it
 * beats, a first word downwards and a wrong heading are remarks; only figures and letters that cannot be are
 * contradictions.
 */
public final class GameCheck {

    private final RuleSet rules;
    private final Optional<Lexicon> lexicon;

    public GameCheck(RuleSet rules, Lexicon lexicon) {
        this(rules, Optional.of(lexicon));
    }

    /** @param lexicon without it words and tops are not checked */
    public GameCheck(RuleSet rules, Optional<Lexicon> lexicon) {
        this.rules = rules;
        this.lexicon = lexicon;
    }

    public CheckedGame check(PublishedGame game) {
        RoundCheck roundCheck = new RoundCheck(rules, lexicon, game);
        TotalCheck totals = new TotalCheck();
        List<CheckedRound> rounds = new ArrayList<>();
        List<Finding> findings = new ArrayList<>();
        RoundCheck.Position position = new RoundCheck.Position(Board.empty(), Bag.full(rules.tiles()), Rack.EMPTY);
        int total = 0;
        for (PublishedRound printed : game.rounds()) {
            int number = rounds.size() + 1;
            Board before = position.board();
            RoundCheck.Outcome outcome = roundCheck.check(number, printed, position);
            position = outcome.next();
            findings.addAll(outcome.findings());
            int points = outcome.score().map(score -> score.points().value()).orElse(0);
            totals.round(number, printed.points().orElse(points), printed.total())
                    .ifPresent(findings::add);
            total += points;
            rounds.add(new CheckedRound(printed, before, outcome.score(), outcome.tops(), total));
        }
        TotalCheck.declaredTotal(game.declared(), total).ifPresent(findings::add);
        TotalCheck.declaredRounds(game.declared(), rounds.size()).ifPresent(findings::add);
        notation(game, rounds).ifPresent(findings::add);
        return new CheckedGame(game, rounds, total, position.board(), findings);
    }

    /** A game read by the wrong notation is mirrored as a whole: what was supposed, or speaks against it, is told. */
    private static Optional<Finding> notation(PublishedGame game, List<CheckedRound> rounds) {
        WrittenNotation written = game.written();
        if (!written.stated() && game.isEnglish() && written.notation() == Notation.LETTER_FIRST) {
            return Optional.of(Finding.remark(0, "header.notation", written.across(), written.acrossElsewhere()));
        }
        boolean firstIsDown = rounds.stream()
                .flatMap(round -> round.score().stream())
                .findFirst()
                .map(score -> !score.placement().coord().isAcross())
                .orElse(false);
        return written.stated() && firstIsDown
                ? Optional.of(Finding.remark(0, "header.notation-down", written.across(), written.acrossElsewhere()))
                : Optional.empty();
    }

    /** Checks games of one round that have nothing to do with each other; findings bear the place in the list. */
    public CheckedGame checkApart(List<PublishedGame> games) {
        List<CheckedRound> rounds = new ArrayList<>();
        List<Finding> findings = new ArrayList<>();
        int total = 0;
        for (PublishedGame game : games) {
            CheckedGame checked = check(game);
            total += checked.total();
            checked.rounds().forEach(rounds::add);
            int place = rounds.size();
            checked.findings().forEach(finding -> findings.add(finding.at(place)));
        }
        return new CheckedGame(games.get(0), rounds, total, Board.empty(), findings);
    }
}
