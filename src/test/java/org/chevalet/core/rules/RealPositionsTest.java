package org.chevalet.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.board.Spelling;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.movegen.MoveGenerator;
import org.chevalet.core.movegen.Play;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Points;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;
import org.chevalet.formats.PublishedGame;
import org.chevalet.formats.PublishedGameReader;
import org.chevalet.formats.PublishedRound;
import org.chevalet.wiring.Presets;
import org.chevalet.words.EmbeddedLexicon;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The slip table and the draw on published club games, with the embedded word list. */
class RealPositionsTest {

    private static final RuleSet RULES = Presets.ruleSet("fisf-2023");
    private static final Lexicon WORDS = EmbeddedLexicon.french();
    private static final GameSettings NORMAL = new GameSettings(Variant.NORMAL, 180, true, false);
    private static final SlipRule SLIPS = new SlipRule(RULES, NORMAL);
    private static final Path GAMES = Path.of("tournament-samples");

    private record Position(RoundNumber round, Board board, Rack rack) {

        SlipContext context() {
            return new SlipContext(round, board, rack, WORDS::contains);
        }

        List<Play> plays() {
            return new MoveGenerator(WORDS, RULES.layout(), RULES.tiles()).plays(board, rack, PlayLimits.NORMAL);
        }
    }

    private static PublishedGame game(String file) throws IOException {
        return PublishedGameReader.read(Files.readAllBytes(GAMES.resolve(file))).value();
    }

    private static List<Position> positions() throws IOException {
        List<Position> positions = new ArrayList<>();
        Board board = Board.empty();
        for (PublishedRound round : game("club-hiersac-2018-07-07.txt").rounds()) {
            positions.add(new Position(
                    new RoundNumber(positions.size() + 1), board, round.draw().rack()));
            board = board.with(withJokers(board, round));
        }
        return positions;
    }

    /** Published words may leave a joker unmarked: which letter it stands for is told by the rack. */
    private static Placement withJokers(Board board, PublishedRound round) {
        Placement move = round.move().orElseThrow();
        List<Tile> held = new ArrayList<>(round.draw().rack().tiles());
        StringBuilder text = new StringBuilder(move.spelling().text());
        for (int position = 0; position < text.length(); position++) {
            boolean isNew = board.isEmpty(move.row(position), move.column(position));
            char letter = text.charAt(position);
            if (isNew && Character.isUpperCase(letter) && !held.remove(new Tile(letter))) {
                text.setCharAt(position, Character.toLowerCase(letter));
            }
        }
        return new Placement(move.coord(), new Spelling(text.toString()));
    }

    static Stream<Path> games() throws IOException {
        try (Stream<Path> files = Files.list(GAMES)) {
            return files.filter(file -> file.toString().endsWith(".txt")).toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void racksOfPublishedGamesObeyTheRule(Path file) throws IOException {
        PublishedGame game = game(file.getFileName().toString());
        DrawRule draws = new DrawRule(RULES, game.variant());
        Board board = Board.empty();
        for (PublishedRound round : game.rounds()) {
            RoundNumber number = new RoundNumber(round.number());
            assertThat(draws.isAcceptable(round.draw().rack(), draws.remaining(bag(board), Rack.EMPTY), number))
                    .as("round %s of %s: %s", number, file, round.draw())
                    .isTrue();
            board = round.move().isPresent()
                    ? new JokerRule(game.variant())
                            .settle(board, withJokers(board, round), bag(board))
                            .board()
                    : board;
        }
    }

    /** Letters that are not on the board. */
    private static Bag bag(Board board) {
        Bag bag = Bag.full(RULES.tiles());
        for (String row : board.rows()) {
            String letters = row.replace(".", "").replaceAll("[a-z]", "?");
            bag = bag.minus(Rack.ofText(letters));
        }
        return bag;
    }

    @Test
    void everyLegalPlayWrittenRightIsPaidItsScore() throws IOException {
        for (Position position : positions().subList(1, positions().size())) {
            for (Play play : every(40, position.plays())) {
                Verdict verdict = SLIPS.judge(position.context(), written(play));
                assertThat(Desk.line(verdict))
                        .as("%s on\n%s", play, position.board())
                        .isEqualTo(play.points() + " NONE VALID");
            }
        }
    }

    @Test
    void everyFirstPlayIsPaidItsMaximum() throws IOException {
        Position first = positions().get(0);
        List<Play> plays = first.plays();
        for (Play play : every(20, plays)) {
            String word = play.placement().spelling().word();
            int maximum = plays.stream()
                    .filter(other -> other.placement().spelling().word().equals(word))
                    .mapToInt(other -> other.points().value())
                    .max()
                    .orElseThrow();
            assertThat(SLIPS.judge(first.context(), written(play)).paid()).isEqualTo(Points.of(maximum));
        }
    }

    @Test
    void withoutReferenceNobodyLosesMoreThanThePenalty() throws IOException {
        for (Position position : positions().subList(1, positions().size())) {
            for (Play play : every(200, position.plays())) {
                WrittenSlip slip =
                        new WrittenSlip(play.placement().spelling().printed(), "", new ScoreClaim.Given(play.points()));
                Verdict verdict = SLIPS.judge(position.context(), slip);
                int claimed = play.points().value();
                assertThat(verdict.paid().value())
                        .as("%s with %s on\n%s", slip, position.rack(), position.board())
                        .isGreaterThanOrEqualTo(claimed < 5 ? 0 : claimed - 5);
                assertThat(verdict.paid().value() == claimed || verdict.sanction() != Sanction.NONE)
                        .isTrue();
            }
        }
    }

    @Test
    void whateverIsWrittenGetsAVerdict() throws IOException {
        Random dice = new Random(20260115);
        List<Position> positions = positions();
        for (int number = 0; number < 3000; number++) {
            Position position = positions.get(dice.nextInt(positions.size()));
            WrittenSlip slip =
                    new WrittenSlip(text(dice, "AEIRSTNLÉœ?()*abc ", 17), text(dice, "ABHO1459 ", 4), claim(dice));
            Verdict verdict = SLIPS.judge(position.context(), slip);
            assertThat(verdict.grounds()).isNotEmpty();
            assertThat(verdict.paid().value()).isGreaterThanOrEqualTo(0);
            assertThat(verdict.isNil()).isEqualTo(verdict.reading().isEmpty());
        }
    }

    @Test
    void drawsFromARealBagAreAcceptable() throws IOException {
        DrawRule draws = new DrawRule(RULES, Variant.NORMAL);
        Random dice = new Random(7);
        for (Position position : positions()) {
            Bag bag = bag(position.board());
            Draw draw =
                    draws.draw(bag, Rack.EMPTY, position.round(), dice).draw().orElseThrow();
            assertThat(draws.isAcceptable(draw.rack(), bag.asRack(), position.round()))
                    .isTrue();
            assertThat(bag.covers(draw.rack())).isTrue();
        }
    }

    private static WrittenSlip written(Play play) {
        return new WrittenSlip(
                play.placement().spelling().printed(),
                play.placement().coord().toString(),
                new ScoreClaim.Given(play.points()));
    }

    private static List<Play> every(int step, List<Play> plays) {
        List<Play> some = new ArrayList<>();
        for (int index = 0; index < plays.size(); index += step) {
            some.add(plays.get(index));
        }
        return some;
    }

    private static String text(Random dice, String letters, int longest) {
        StringBuilder text = new StringBuilder();
        for (int length = dice.nextInt(longest); length > 0; length--) {
            text.append(letters.charAt(dice.nextInt(letters.length())));
        }
        return text.toString();
    }

    private static ScoreClaim claim(Random dice) {
        return switch (dice.nextInt(3)) {
            case 0 -> new ScoreClaim.NotAsked();
            case 1 -> new ScoreClaim.Missing();
            default -> new ScoreClaim.Given(Points.of(dice.nextInt(40)));
        };
    }
}
