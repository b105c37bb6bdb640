package org.chevalet.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Coord;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Spelling;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.tile.Draw;
import org.chevalet.formats.EliotSave.EliotMove;
import org.chevalet.formats.EliotSave.EliotPlayer;
import org.chevalet.formats.EliotSave.EliotTurn;
import org.chevalet.formats.PublishedGame.Declared;
import org.chevalet.formats.ReplayableGame.Act;
import org.chevalet.formats.ReplayableGame.Field;
import org.chevalet.formats.ReplayableGame.FieldMove;
import org.chevalet.formats.ReplayableGame.Manner;
import org.chevalet.formats.ReplayableGame.Player;
import org.chevalet.formats.ReplayableGame.Words;
import org.chevalet.language.WrittenText;

/** Makes a replayable game of an Eliot save: duplicate with its field, or a game in turns. */
final class EliotOpening {

    private static final Draw NO_LETTERS = new Draw(List.of(), List.of(), false);

    private final RuleSet rules;
    private final Lexicon lexicon;
    private final EliotSave save;
    private final List<Finding> findings = new ArrayList<>();

    EliotOpening(RuleSet rules, Lexicon lexicon, EliotSave save) {
        this.rules = rules;
        this.lexicon = lexicon;
        this.save = save;
    }

    /** @return the game, or {@code eliot.bad-rack} (line, letters), {@code eliot.bad-move} (line, word, reference) */
    Answer<ReplayableGame> open() {
        if (save.wordCount() > 0 && save.wordCount() != lexicon.identity().wordCount()) {
            findings.add(Finding.remark(
                    0,
                    "words.other",
                    save.wordList(),
                    save.wordCount(),
                    lexicon.identity().name(),
                    lexicon.identity().wordCount()));
        }
        boolean duplicate = List.of("duplicate", "arbitration").contains(save.mode());
        return duplicate ? duplicate() : inTurns();
    }

    private Answer<ReplayableGame> duplicate() {
        List<EliotTurn> played = played();
        List<PublishedRound> rounds = new ArrayList<>();
        for (EliotTurn turn : played) {
            Answer<PublishedRound> round = round(rounds.size() + 1, turn);
            if (!round.isAccepted()) {
                return Answer.refuse(round.refusal());
            }
            rounds.add(round.value());
        }
        if (rounds.isEmpty()) {
            return Answer.refuse("eliot.no-turn");
        }
        Declared declared = new Declared(save.total(), OptionalInt.empty());
        PublishedGame published = new PublishedGame(save.variant(), List.of(), WrittenNotation.USUAL, declared, rounds);
        CheckedGame checked = check(published);
        EliotField field = new EliotField(rules, save, played, checked);
        Field players = field.field();
        findings.addAll(checked.findings());
        findings.addAll(field.findings());
        return Answer.of(game(Manner.DUPLICATE, DuplicateTurns.of(checked), players));
    }

    /**
     * Eliot's racks do not say when the letters kept were thrown back: where they are gone, they were. Told as a remark.
     */
    private CheckedGame check(PublishedGame published) {
        GameCheck check = new GameCheck(rules, lexicon);
        CheckedGame asWritten = check.check(published);
        Set<Integer> thrownBack = asWritten.findings().stream()
                .filter(finding -> finding.code().equals("rack.kept-lost"))
                .map(Finding::round)
                .collect(Collectors.toSet());
        if (thrownBack.isEmpty()) {
            return asWritten;
        }
        thrownBack.stream().sorted().forEach(round -> findings.add(Finding.remark(round, "rack.thrown-back")));
        List<PublishedRound> rounds = published.rounds().stream()
                .map(round -> thrownBack.contains(round.number()) ? allNew(round) : round)
                .toList();
        return check.check(new PublishedGame(
                published.variant(), published.notes(), published.written(), published.declared(), rounds));
    }

    private static PublishedRound allNew(PublishedRound round) {
        Draw draw = new Draw(List.of(), round.draw().rack().tiles(), true);
        return new PublishedRound(round.number(), draw, round.move(), round.points(), round.total());
    }

    /** A save made in the middle of a round has a last turn without a word. */
    private List<EliotTurn> played() {
        List<EliotTurn> turns = save.turns();
        EliotTurn last = turns.get(turns.size() - 1);
        if (!last.game().isNone()) {
            return turns;
        }
        findings.add(Finding.remark(turns.size(), "turn.unfinished"));
        return turns.subList(0, turns.size() - 1);
    }

    private Answer<PublishedRound> round(int number, EliotTurn turn) {
        Optional<Draw> draw = WrittenDraw.read(turn.rack());
        if (draw.isEmpty()) {
            return Answer.refuse("eliot.bad-rack", turn.line(), turn.rack());
        }
        EliotMove game = turn.game();
        Optional<Placement> placement = placement(game);
        if (game.isValid() && placement.isEmpty()) {
            return Answer.refuse("eliot.bad-move", game.line(), game.word(), game.coord());
        }
        EliotMove master = turn.master();
        if (master.isValid() && !placement.equals(placement(master))) {
            findings.add(Finding.contradiction(number, "master.other", master.word(), game.word()));
        }
        return Answer.of(
                new PublishedRound(number, draw.get(), placement, OptionalInt.of(game.points()), OptionalInt.empty()));
    }

    /** The word and its place; empty when the move is none, or not readable. */
    static Optional<Placement> placement(EliotMove move) {
        String letters = WrittenText.foldKeepingCase(move.word());
        Answer<Coord> coord = Coord.parse(move.coord());
        return move.isValid() && coord.isAccepted() && letters.matches("[A-Za-z]{1,15}")
                ? Optional.of(new Placement(coord.value(), new Spelling(letters)))
                : Optional.empty();
    }

    private Answer<ReplayableGame> inTurns() {
        boolean exercise = !save.mode().equals("freegame");
        List<Integer> ids = List.copyOf(save.players().keySet());
        List<ClassicMove> moves = new ArrayList<>();
        int[] totals = new int[ids.size()];
        for (EliotTurn turn : save.turns()) {
            Optional<Draw> draw = turn.rack().isBlank() ? Optional.of(NO_LETTERS) : WrittenDraw.read(turn.rack());
            if (draw.isEmpty()) {
                return Answer.refuse("eliot.bad-rack", turn.line(), turn.rack());
            }
            OptionalInt mover = exercise ? OptionalInt.empty() : mover(turn, ids);
            moves.add(move(turn, draw.get(), mover));
            mover.ifPresent(player -> totals[player] += turn.game().points());
            turn.lettersLeft().forEach((id, points) -> {
                int place = ids.indexOf(id);
                if (place >= 0) {
                    totals[place] += points;
                    moves.add(new ClassicMove(
                            OptionalInt.of(place), NO_LETTERS, Act.ADJUSTED, "", "", points, OptionalInt.empty()));
                }
            });
        }
        ClassicCheck.Checked checked =
                new ClassicCheck(rules.layout(), rules.tiles(), save.variant().limits()).check(moves);
        findings.addAll(checked.findings());
        List<Player> players = exercise ? List.of() : players(ids, totals);
        gameTotal(moves);
        return Answer.of(game(exercise ? Manner.TRAINING : Manner.CLASSIC, checked.turns(), new Field(players)));
    }

    private void gameTotal(List<ClassicMove> moves) {
        int sum = moves.stream().mapToInt(ClassicMove::points).sum();
        TotalCheck.declaredTotal(new Declared(save.total(), OptionalInt.empty()), sum)
                .ifPresent(findings::add);
    }

    private List<Player> players(List<Integer> ids, int[] totals) {
        List<Player> players = new ArrayList<>();
        for (int place = 0; place < totals.length; place++) {
            EliotPlayer known = EliotField.known(save, ids.get(place));
            int total = totals[place];
            EliotField.wrongTotal(known, players.size() + 1, total).ifPresent(findings::add);
            players.add(new Player(known.name(), OptionalInt.empty(), List.<FieldMove>of(), total));
        }
        return players;
    }

    /** Whose move it was: of all that stand in the turn, the one that is something. */
    private static OptionalInt mover(EliotTurn turn, List<Integer> ids) {
        return turn.moves().entrySet().stream()
                .filter(move -> !move.getValue().isNone())
                .map(Map.Entry::getKey)
                .mapToInt(ids::indexOf)
                .filter(place -> place >= 0)
                .findFirst();
    }

    private static ClassicMove move(EliotTurn turn, Draw draw, OptionalInt player) {
        EliotMove game = turn.game();
        Act act = switch (game.type()) {
            case "valid" -> Act.PLAYED;
            case "pass" -> Act.PASSED;
            case "change" -> Act.EXCHANGED;
            default -> Act.NOTHING;
        };
        String word = WrittenText.foldKeepingCase(game.word());
        return new ClassicMove(player, draw, act, game.coord(), word, game.points(), OptionalInt.empty());
    }

    private ReplayableGame game(Manner manner, List<ReplayableGame.Turn> turns, Field field) {
        Words words = new Words(save.wordList(), Optional.of(lexicon));
        return new ReplayableGame(
                manner, "", List.of(), save.variant(), rules.layout(), rules.tiles(), words, turns, field, findings);
    }
}
