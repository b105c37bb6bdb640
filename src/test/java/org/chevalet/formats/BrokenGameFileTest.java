package org.chevalet.formats;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chevalet.Patience;
import org.chevalet.core.answer.Answer;
import org.chevalet.language.Language;
import org.chevalet.language.Messages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files cut, swapped, disguised or made to do harm: one clear sentence, quickly. */
class BrokenGameFileTest {

    private static final int TEN_MEGABYTES = 10_000_000;

    /** What is refused says why in both languages; what is opened is a game. */
    private static void isAGameOrASentence(byte[] file) {
        Answer<List<ReplayableGame>> answer = GameFiles.openQuickly(file);
        if (answer.isAccepted()) {
            assertThat(answer.value())
                    .isNotEmpty()
                    .allMatch(game -> !game.turns().isEmpty());
        } else {
            GameFiles.sentence(answer.refusal());
        }
    }

    private static String refused(byte[] file) {
        long start = System.nanoTime();
        Answer<List<ReplayableGame>> answer = GameFiles.open(file);
        assertThat(answer.isAccepted()).isFalse();
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Patience.LONGEST);
        return GameFiles.sentence(answer.refusal());
    }

    private static String refused(String text) {
        return refused(text.getBytes(UTF_8));
    }

    static Stream<byte[]> samples() {
        return Stream.concat(
                Stream.of(
                                "/tournament-samples/club-hiersac-2018-07-07.txt",
                                "/games/federation-hiersac-2022-01-21-joker.txt",
                                GameFiles.TOPPING)
                        .map(GameFiles::bytes),
                Stream.of(GameFiles.GCG.getBytes(UTF_8)));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void cutAtEveryByte(byte[] file) {
        for (int length = 0; length < file.length; length++) {
            isAGameOrASentence(Arrays.copyOf(file, length));
        }
    }

    @Test
    void anEliotSaveCutAnywhereSaysThatItIsNotWhole() {
        byte[] file = GameFiles.bytes(GameFiles.EXPLOSIVE);
        String whole = new String(file, UTF_8);
        int closing = whole.lastIndexOf("</EliotGame>") + "</EliotGame>".length();
        for (int length = 200; length < closing; length += 7) {
            assertThat(GameFiles.openQuickly(Arrays.copyOf(file, length))
                            .refusal()
                            .key())
                    .isEqualTo("eliot.cut");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16", "UTF-16BE", "UTF-16LE", "ISO-8859-1", "IBM850", "UTF-32"})
    void anyEncodingIsReadOrRefusedInASentence(String name) {
        for (String file :
                List.of("/tournament-samples/club-hiersac-2018-07-07.txt", GameFiles.ARBITRATION, GameFiles.TOPPING)) {
            isAGameOrASentence(new String(GameFiles.bytes(file), UTF_8).getBytes(Charset.forName(name)));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"10234567", "02134567", "01324567", "01243567", "01235467", "01543267"})
    void swappedColumnsAreRefused(String order) {
        String swapped = PublishedGames.text("/games/eliot-dup-7sur8.txt")
                .lines()
                .map(line -> line.startsWith("#") ? line : swap(line.split("\\|", -1), order))
                .collect(Collectors.joining("\n"));
        refused(swapped);
    }

    private static String swap(String[] cells, String order) {
        return order.chars()
                .map(place -> place - '0')
                .filter(place -> place < cells.length)
                .mapToObj(place -> cells[place])
                .collect(Collectors.joining("|"));
    }

    @Test
    @Timeout(600)
    void tenMegabytesOfNoise() {
        byte[] noise = new byte[TEN_MEGABYTES];
        new Random(7).nextBytes(noise);
        refused(noise);
        for (char first : new char[] {'<', '{', '[', '>', '#', 'A', '1'}) {
            byte[] printable = new byte[TEN_MEGABYTES];
            Random dice = new Random(first);
            for (int index = 0; index < printable.length; index++) {
                printable[index] = (byte) (dice.nextInt(90) == 0 ? '\n' : ' ' + dice.nextInt(95));
            }
            printable[0] = (byte) first;
            refused(printable);
            refused(Arrays.copyOf(printable, 1_900_000));
        }
    }

    @Test
    @Timeout(600)
    void oneEndlessLine() {
        refused("<EliotGame format=\"2\">" + "<a>".repeat(400_000));
        refused("<".repeat(1_900_000));
        refused("1|" + "A".repeat(1_900_000));
        refused(">" + "a".repeat(1_900_000));
        refused("#player1 a A\n>a: " + "A ".repeat(900_000));
        refused("[".repeat(TEN_MEGABYTES));
    }

    @Test
    void aBillionLaughsAreNotLaughed() {
        String bomb = """
                <?xml version="1.0"?>
                <!DOCTYPE EliotGame [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
                <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">]>
                <EliotGame format="2"><Game><Mode>&d;</Mode></Game></EliotGame>
                """;
        assertThat(refused(bomb)).contains("DOCTYPE");
    }

    @Test
    void nothingOutsideTheFileIsRead() {
        String spy = """
                <!DOCTYPE EliotGame [<!ENTITY f SYSTEM "file:///etc/hostname">]>
                <EliotGame format="2"><Game><Mode>&f;</Mode></Game></EliotGame>
                """;
        assertThat(refused(spy)).contains("DOCTYPE");
        String outside = "<!DOCTYPE EliotGame SYSTEM \"http://localhost:1/x.dtd\"><EliotGame format=\"2\"/>";
        assertThat(refused(outside)).contains("DOCTYPE");
    }

    @Test
    void otherXmlAndOtherVersionsSaySo() {
        assertThat(refused("<html><body/></html>")).contains("html");
        assertThat(refused("<EliotGame/>")).contains("format 2");
        assertThat(refused("<EliotGame format=\"3\"/>")).contains("format 3");
        assertThat(refused("<EliotGame format=\"2\"></EliotGame>")).contains("mode");
        assertThat(refused("<EliotGame format=\"2\"><Game><Mode>duplicate</Mode></Game></EliotGame>"))
                .contains("Aucun coup");
        assertThat(refused("<EliotGame format=\"2\"></EliotGame></x>")).contains("Ligne 1");
    }

    @Test
    void aFileOfThousandsOfRoundsIsNoGame() {
        assertThat(refused("1|ABCDEFG|BAC|H8|10|10\n".repeat(50_000))).contains("50", "100");
    }

    @Test
    void racksThatNoBagGivesCostNoTime() {
        refused("1|???????????????|AA|H8|0\n".repeat(90));
        isAGameOrASentence("1|???????|AA|H8|0\n".getBytes(UTF_8));
    }

    @Test
    void gcgLinesSayWhatIsWrongWithThem() {
        assertThat(refused(">a: ABC 8D\n")).contains("Ligne 1", "n’est pas un coup");
        assertThat(refused(">a: A1C 8D CAB +7 7\n")).contains("« A1C »");
        assertThat(refused(">a: ABC 88 CAB +7 7\n")).contains("« 88 »");
        assertThat(refused("#player1 a Ana\n")).contains("Aucun coup");
    }

    @Test
    void aCutGcgFileIsReadAsFarAsItGoesOrSaysThatItStops() {
        String whole = GameFiles.GCG;
        for (int length = whole.indexOf(">bob"); length < whole.length(); length++) {
            String cut = whole.substring(0, length);
            Answer<List<ReplayableGame>> read = GameFiles.openQuickly(cut.getBytes(UTF_8));
            if (!read.isAccepted()) {
                assertThat(Messages.in(Language.FR).text(read.refusal()))
                        .contains(
                                "« " + cut.substring(cut.lastIndexOf('\n') + 1).strip() + " »",
                                "le fichier s’arrête là");
            }
        }
    }

    @Test
    void emptyFilesSaySo() {
        assertThat(refused("")).isEqualTo("Ce fichier est vide.");
        assertThat(refused(new byte[] {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF, ' ', '\n'}))
                .isNotBlank();
        assertThat(refused("\u0000\u0000".getBytes(StandardCharsets.UTF_16LE))).isNotBlank();
    }

    @ParameterizedTest
    @CsvSource({"1, 2000001", "{, 32000001"})
    void aFileThatIsTooBigIsToldHowBigItMayBe(char first, int size) {
        byte[] file = new byte[size];
        Arrays.fill(file, (byte) first);
        assertThat(refused(file))
                .isEqualTo("Ce fichier est trop gros : une partie a 2 Mo au plus, un tournoi de Chevalet 32 Mo.");
    }
}
