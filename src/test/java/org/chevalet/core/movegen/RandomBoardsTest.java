package org.chevalet.core.movegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.TileSet;
import org.chevalet.core.tile.TileSet.Kind;
import org.chevalet.core.tile.TileSet.Sound;
import org.chevalet.wiring.Presets;
import org.chevalet.words.EmbeddedLexicon;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The search against brute force on boards that never came from play: the seed of a failure is in its name. */
class RandomBoardsTest {

    private static final String ALPHABET = "ABCD";

    /** What one seed makes. */
    private record Case(
            Collection<String> words, BoardLayout layout, TileSet tiles, Board board, Rack rack, PlayLimits limits) {

        String describe() {
            return board + "\n" + rack + " " + limits;
        }
    }

    static IntStream seeds() {
        return IntStream.range(0, 120);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void findsWhatBruteForceFinds(int seed) {
        Case some = make(new Random(seed));
        MoveGenerator generator = new MoveGenerator(Lexicon.of("random", some.words()), some.layout(), some.tiles());

        List<Play> expected =
                BruteForce.plays(some.words(), some.layout(), some.tiles(), some.board(), some.rack(), some.limits());
        List<Play> plays = generator.plays(some.board(), some.rack(), some.limits());
        Tops tops = generator.tops(some.board(), some.rack(), some.limits());

        assertThat(plays).as(some.describe()).containsExactlyElementsOf(expected);
        assertThat(tops.plays())
                .as(some.describe())
                .containsExactlyElementsOf(expected.stream()
                        .filter(play -> play.points().equals(expected.get(0).points()))
                        .toList());
        assertThat(generator.canPlay(some.board(), some.rack(), some.limits())).isEqualTo(!expected.isEmpty());
    }

    private static Case make(Random random) {
        Collection<String> words = words(random);
        int size = 7 + random.nextInt(3);
        int most = Math.min(size, 7 + random.nextInt(3));
        Map<Integer, Integer> bonuses = random.nextBoolean() ? Map.of(7, 50) : Map.of(7, 50, 8, 75, 9, 100);
        return new Case(
                words,
                random.nextBoolean() ? Presets.standardLayout() : layout(random),
                tiles(random),
                board(random, words),
                rack(random, random.nextInt(6) == 0 ? random.nextInt(size) : size),
                new PlayLimits(size, most, bonuses));
    }

    /** Words of few letters, so that many fit: some of them long, one of 15 letters. */
    private static Collection<String> words(Random random) {
        TreeSet<String> words = new TreeSet<>();
        for (int count = 0; count < 80; count++) {
            words.add(text(random, 2 + random.nextInt(count % 4 == 0 ? 14 : 4)));
        }
        words.add(text(random, 15));
        return words;
    }

    private static String text(Random random, int length) {
        StringBuilder text = new StringBuilder();
        while (text.length() < length) {
            text.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        }
        return text.toString();
    }

    /** Points from 0 (a letter worth no more than a joker) to 10. */
    private static TileSet tiles(Random random) {
        List<Kind> kinds = new ArrayList<>();
        for (char letter = 'A'; letter <= 'Z'; letter++) {
            kinds.add(new Kind(letter, 9, random.nextInt(11), Sound.EITHER));
        }
        return new TileSet("random", kinds);
    }

    private static BoardLayout layout(Random random) {
        String premiums = "....dtDT";
        return new BoardLayout(IntStream.range(0, 15)
                .mapToObj(row -> IntStream.range(0, 15)
                        .mapToObj(
                                column -> premiums.substring(random.nextInt(8)).substring(0, 1))
                        .reduce("", String::concat))
                .toList());
    }

    /** Empty, or words of the list laid one over the other, or tiles strewn; then a full line at times. */
    private static Board board(Random random, Collection<String> words) {
        char[][] squares = new char[15][15];
        for (char[] row : squares) {
            Arrays.fill(row, Board.NONE);
        }
        List<String> list = List.copyOf(words);
        for (int count = random.nextInt(12); count > 0; count--) {
            lay(squares, list.get(random.nextInt(list.size())), random);
        }
        for (int count = random.nextInt(3) == 0 ? random.nextInt(40) : 0; count > 0; count--) {
            squares[random.nextInt(15)][random.nextInt(15)] =
                    symbol(random, text(random, 1).charAt(0));
        }
        if (random.nextInt(4) == 0) {
            int line = random.nextInt(15);
            boolean column = random.nextBoolean();
            for (int position = 0; position < 15; position++) {
                squares[column ? position : line][column ? line : position] =
                        symbol(random, text(random, 1).charAt(0));
            }
        }
        return Board.of(
                IntStream.range(0, 15).mapToObj(row -> new String(squares[row])).toList());
    }

    private static void lay(char[][] squares, String word, Random random) {
        int start = random.nextInt(16 - word.length());
        int line = random.nextInt(3) == 0 ? random.nextInt(2) * 14 : random.nextInt(15);
        boolean across = random.nextBoolean();
        for (int position = 0; position < word.length(); position++) {
            char letter = symbol(random, word.charAt(position));
            squares[across ? line : start + position][across ? start + position : line] = letter;
        }
    }

    private static char symbol(Random random, char letter) {
        return random.nextInt(8) == 0 ? Character.toLowerCase(letter) : letter;
    }

    /** None, one, two or many jokers; at times a letter that no word has. */
    private static Rack rack(Random random, int size) {
        int jokers = Math.min(size, new int[] {0, 0, 0, 1, 1, 2, 2, 3, 5}[random.nextInt(9)]);
        String letters = random.nextInt(8) == 0 ? "Z" : "";
        return Rack.ofText((letters + text(random, 20)).substring(0, size - jokers) + "?".repeat(jokers));
    }

    /** Real words of 7 to 15 letters, so that racks of 7, 8 and 9 are placed whole. */
    @ParameterizedTest(name = "seed {0}")
    @MethodSource("fullRackSeeds")
    void findsWholeRacksLikeBruteForce(int seed) {
        Random random = new Random(seed);
        List<String> all = new ArrayList<>();
        EmbeddedLexicon.french().forEach(all::add);
        TreeSet<String> words = new TreeSet<>();
        while (words.size() < 400) {
            words.add(all.get(random.nextInt(all.size())));
        }
        List<String> list = List.copyOf(words);
        String through = list.get(random.nextInt(list.size()));
        String seven =
                list.stream().filter(word -> word.length() >= 8).findFirst().orElseThrow();
        Board board = Board.of(IntStream.range(0, 15)
                .mapToObj(row -> row == 7 ? (through + ".".repeat(15)).substring(0, 15) : ".".repeat(15))
                .toList());
        int size = 7 + random.nextInt(3);
        int jokers = random.nextInt(3);
        String letters = (seven + "AEIRSTUN").substring(0, size - jokers) + "?".repeat(jokers);
        PlayLimits limits = new PlayLimits(size, 7 + random.nextInt(size - 6), Map.of(7, 50, 8, 75, 9, 100));
        Lexicon lexicon = Lexicon.of("some", words);
        MoveGenerator generator = new MoveGenerator(lexicon, Presets.standardLayout(), Presets.frenchTiles());
        Rack rack = Rack.ofText(letters);

        List<Play> expected =
                BruteForce.plays(words, Presets.standardLayout(), Presets.frenchTiles(), board, rack, limits);

        assertThat(generator.plays(board, rack, limits)).containsExactlyElementsOf(expected);
        assertThat(generator.tops(board, rack, limits).plays())
                .containsExactlyElementsOf(expected.stream()
                        .filter(play -> play.points().equals(expected.get(0).points()))
                        .toList());
    }

    static IntStream fullRackSeeds() {
        return IntStream.range(1000, 1040);
    }
}
