package org.chevalet.replay;

import java.util.List;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Coord;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Score;
import org.chevalet.core.board.Scorer;
import org.chevalet.core.board.Spelling;
import org.chevalet.core.board.Square;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.movegen.MoveGenerator;
import org.chevalet.core.movegen.Play;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.rules.variant.Variants;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;
import org.chevalet.language.Messages;
import org.chevalet.replay.ReplayProtocol.MadeView;
import org.chevalet.replay.ReplayProtocol.Position;
import org.chevalet.replay.ReplayProtocol.SupposedView;
import org.chevalet.words.WordExplanations;
import org.jspecify.annotations.Nullable;

/** What letters nobody need have drawn would give on a board nobody need have seen. */
final class Supposing {

    private final RuleSet rules;
    private final Lexicon lexicon;
    private final Messages messages;

    Supposing(RuleSet rules, Lexicon lexicon, Messages messages) {
        this.rules = rules;
        this.lexicon = lexicon;
        this.messages = messages;
    }

    /**
     * @return all moves of the letters and what the word, if one is given, is worth at its place; or
     *     {@code replay.board}, {@code rack.bad-character}, {@code replay.rack} (most letters, most jokers), a refusal of
     *     {@link Variants#named} or of {@link Coord#parse}, {@code replay.word-form} (word)
     */
    Answer<SupposedView> of(Position position) {
        List<String> rows = position.board() == null ? Board.empty().rows() : position.board();
        if (rows.size() != 15 || !rows.stream().allMatch(row -> row != null && row.matches("[.A-Za-z]{15}"))) {
            return Answer.refuse("replay.board");
        }
        Board board = Board.of(rows);
        String variant =
                position.variant() == null || position.variant().isBlank() ? Variant.NORMAL.name() : position.variant();
        String letters = position.rack() == null ? "" : position.rack().replaceAll("[-+]", "");
        return Variants.named(variant)
                .then(game -> Rack.parse(letters)
                        .then(rack ->
                                possible(rack).then(held -> of(board, held, game, position.word(), position.coord()))));
    }

    private static Answer<Rack> possible(Rack rack) {
        return MoveGenerator.isQuick(rack)
                ? Answer.of(rack)
                : Answer.refuse("replay.rack", MoveGenerator.MOST_DRAWN, MoveGenerator.MOST_JOKERS);
    }

    private Answer<SupposedView> of(
            Board board, Rack rack, Variant game, @Nullable String word, @Nullable String coord) {
        List<Play> plays = rack.isEmpty()
                ? List.of()
                : new MoveGenerator(lexicon, rules.layout(), rules.tiles()).plays(board, rack, game.limits());
        String solutions = PackedSolutions.of(plays);
        if (rack.isEmpty() && (word == null || word.isBlank())) {
            return Answer.refuse("replay.what-if-nothing");
        }
        if (word == null || word.isBlank()) {
            return Answer.of(new SupposedView("", null, null, List.of(), solutions, plays.size()));
        }
        if (!word.matches("[A-Za-z]{1,15}")) {
            return Answer.refuse("replay.word-form", word);
        }
        Scorer scorer = new Scorer(rules.layout(), rules.tiles(), game.limits());
        return Coord.parse(coord == null ? "" : coord).map(place -> {
            Placement move = withJokers(board, new Placement(place, new Spelling(word)), rack);
            return judged(scorer.score(board, move), rack, solutions, plays.size());
        });
    }

    /** A letter that the rack lacks is its joker, as on the tablet; the first of the word takes it. */
    private static Placement withJokers(Board board, Placement move, Rack rack) {
        StringBuilder spelling = new StringBuilder(move.spelling().text());
        Rack left = rack;
        for (int position = 0; position < spelling.length(); position++) {
            if (!Square.isOnBoard(move.row(position), move.column(position))
                    || !board.isEmpty(move.row(position), move.column(position))) {
                continue;
            }
            char letter = spelling.charAt(position);
            Rack own = Rack.ofText(Character.isLowerCase(letter) ? "?" : String.valueOf(letter));
            if (!left.covers(own) && left.count(Tile.JOKER) > 0) {
                spelling.setCharAt(position, Character.toLowerCase(letter));
                own = Rack.ofText("?");
            }
            left = left.covers(own) ? left.minus(own) : left;
        }
        return new Placement(move.coord(), new Spelling(spelling.toString()));
    }

    /** The letters may lack some of the word: it is told, and what it would score as well. */
    private SupposedView judged(Answer<Score> score, Rack rack, String solutions, int count) {
        if (!score.isAccepted()) {
            return new SupposedView("", null, messages.text(score.refusal()), List.of(), solutions, count);
        }
        List<MadeView> words = score.value().made().map(this::explained).toList();
        Rack missing = rack.lacks(score.value().used());
        @Nullable String cannot = missing.isEmpty() ? null : messages.text("replay.not-in-rack", missing.toString());
        String played = score.value().placement().spelling().text();
        return new SupposedView(played, score.value().points().value(), cannot, words, solutions, count);
    }

    private MadeView explained(Placement made) {
        String word = made.spelling().word();
        String coord = made.coord().toString();
        return new MadeView(
                word,
                coord,
                lexicon.contains(word),
                WordExplanations.in(rules.tiles(), lexicon.identity(), word, messages));
    }
}
