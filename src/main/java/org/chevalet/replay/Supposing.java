package org.chevalet.replay;

import java.util.ArrayList;
import java.util.List;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Coord;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Score;
import org.chevalet.core.board.Scorer;
import org.chevalet.core.board.Spelling;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.movegen.MoveGenerator;
import org.chevalet.core.movegen.Play;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.rules.variant.Variants;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;
import org.chevalet.language.Messages;
import org.chevalet.replay.ReplayProtocol.Position;
import org.chevalet.replay.ReplayProtocol.SupposedView;
import org.chevalet.replay.ReplayProtocol.WordView;
import org.chevalet.words.WordExplanations;
import org.jspecify.annotations.Nullable;

/** What letters nobody need have drawn would give on a board nobody need have seen. */
final class Supposing {

    /** Letters and jokers that are looked through at once. */
    static final int MOST_DRAWN = 9;

    static final int MOST_JOKERS = 2;

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
        return rack.size() > MOST_DRAWN || rack.count(Tile.JOKER) > MOST_JOKERS
                ? Answer.refuse("replay.rack", MOST_DRAWN, MOST_JOKERS)
                : Answer.of(rack);
    }

    private Answer<SupposedView> of(
            Board board, Rack rack, Variant game, @Nullable String word, @Nullable String coord) {
        List<Play> plays = rack.isEmpty()
                ? List.of()
                : new MoveGenerator(lexicon, rules.layout(), rules.tiles()).plays(board, rack, game.limits());
        String solutions = PackedSolutions.of(plays);
        if (word == null || word.isBlank()) {
            return Answer.of(new SupposedView(null, null, List.of(), solutions, plays.size()));
        }
        if (!word.matches("[A-Za-z]{1,15}")) {
            return Answer.refuse("replay.word-form", word);
        }
        Scorer scorer = new Scorer(rules.layout(), rules.tiles(), game.limits());
        return Coord.parse(coord == null ? "" : coord)
                .map(place -> judged(
                        scorer.score(board, new Placement(place, new Spelling(word))), rack, solutions, plays.size()));
    }

    /** The letters may lack some of the word: it is told, and what it would score as well. */
    private SupposedView judged(Answer<Score> score, Rack rack, String solutions, int count) {
        if (!score.isAccepted()) {
            return new SupposedView(null, messages.text(score.refusal()), List.of(), solutions, count);
        }
        List<WordView> words = score.value()
                .words()
                .map(word -> new WordView(word, lexicon.contains(word), WordExplanations.of(word, messages)))
                .toList();
        List<Tile> missing = new ArrayList<>(score.value().used().tiles());
        rack.tiles().forEach(missing::remove);
        @Nullable
        String cannot = missing.isEmpty()
                ? null
                : messages.text("replay.not-in-rack", Rack.of(missing).toString());
        return new SupposedView(score.value().points().value(), cannot, words, solutions, count);
    }
}
