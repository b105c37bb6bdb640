package org.chevalet.formats;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.chevalet.core.answer.Answer;
import org.chevalet.language.Language;
import org.chevalet.language.Messages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameCheckTest {

    private static final GameCheck CHECK = PublishedGames.check();

    private static List<String> findings(String text) {
        return CHECK.check(PublishedGames.read(text)).findings().stream()
                .map(finding -> finding.round() + " " + finding.code())
                .toList();
    }

    private static List<String> contradictions(String text) {
        return CHECK.check(PublishedGames.read(text)).findings().stream()
                .filter(Finding::isContradiction)
                .map(finding -> finding.round() + " " + finding.code())
                .toList();
    }

    private static String normal(String line, String instead) {
        String text = PublishedGames.text(PublishedGames.NORMAL);
        assertThat(text).contains(line);
        return text.replace(line, instead);
    }

    @ParameterizedTest
    @CsvSource({
        "/tournament-samples/club-hiersac-2018-07-07.txt, 21, 1034",
        "/tournament-samples/club-hiersac-2022-01-21-joker.txt, 18, 1187",
        "/tournament-samples/club-hiersac-2022-05-11-joker.txt, 21, 1097",
        "/games/eliot-arbitration.txt, 3, 239",
        "/games/eliot-dup-7sur8.txt, 20, 1032",
        "/games/eliot-dup-explosive.txt, 21, 1192",
        "/games/federation-hiersac-2018-07-07.txt, 21, 1034",
        "/games/federation-hiersac-2022-01-21-joker.txt, 18, 1187"
    })
    void everyMoveOfRealGamesChecksOut(String resource, int rounds, int total) {
        CheckedGame checked = CHECK.check(PublishedGames.game(resource));
        assertThat(checked.findings()).noneMatch(Finding::isContradiction);
        assertThat(checked.rounds()).hasSize(rounds);
        assertThat(checked.total()).isEqualTo(total);
    }

    @Test
    void headingsThatDisagreeAreRemarks() {
        assertThat(findings(PublishedGames.text(PublishedGames.NORMAL))).contains("0 header.rounds");
        assertThat(findings(normal("1034 points", "1043 points"))).contains("0 header.total");
    }

    @Test
    void findsTheOneWrongScoreOfTheSingleMoves() {
        byte[] file = PublishedGames.bytes("/games/single-moves.tsv");
        assertThat(SingleMovesReader.recognises(file)).isTrue();
        CheckedGame checked = CHECK.checkApart(SingleMovesReader.read(file).value());
        List<Finding> wrong =
                checked.findings().stream().filter(Finding::isContradiction).toList();
        assertThat(wrong).hasSize(1);
        assertThat(wrong.get(0).text(Messages.in(Language.EN)))
                .isEqualTo("70 points printed, 68 computed for H8 ANEMIES.");
    }

    /** Each broken line is found in its round, and the rounds after it are not blamed. */
    @ParameterizedTest
    @CsvSource({
        "2|EIOLMLS|MOLLIES|G8|68|144, 2|EIOLMLS|MOLLIES|G8|69|144, 2 score",
        "3|IARERIS|CRIERAIS|4H|72|216, 3|IARERIS|CRIERAIS|4H|72|217, 3 total",
        "5|RU+ZXTEU|, 5|RU+ZZTEU|, 5 rack.not-in-bag",
        "6|UUX+EHVP|, 6|UUY+EHVP|, 6 rack.kept-lost",
        "9|GNOT+UOE|, 9|GNO+TUOE|, 9 rack.kept-other",
        "10|NO+DQUES|DUQUONS|, 10|NO+DQUET|DUQUONS|, 10 word.not-in-rack",
        "12|LWEMAIJ|JAIS|O1|, 12|LWEMAIJ|JAIS|O2|, 12 placement",
        "13|ELMW+YES|SEME|15A|, 13|ELMW+YES|SEME|A15|, 13 placement.inverted",
        "21|OP|, 21|OPNW|, 21 rack.not-in-bag",
        "8|UTOLRNG|, 8|UTOLRNGSS|, 8 rack.too-long"
    })
    void findsWhatCannotBe(String line, String instead, String finding) {
        assertThat(contradictions(normal(line, instead)).get(0)).isEqualTo(finding);
    }

    @Test
    void oneWrongFigureGivesOneFinding() {
        assertThat(contradictions(normal("|4H|72|216", "|4H|72|261"))).containsExactly("3 total");
        assertThat(contradictions(normal("|4H|72|216", "|4H|27|216"))).containsExactly("3 score", "3 total");
        assertThat(contradictions(normal("13|ELMW+YES|SEME|15A|", "13|ELMW+YES|SEME|A15|")))
                .containsExactly("13 placement.inverted");
    }

    @Test
    void aFirstWordDownwardsAnUnknownWordAndABeatenTopAreRemarks() {
        CheckedGame checked = CHECK.check(PublishedGames.read("1|AECC?NU|C(H)ACUNE|8D|76|76\n2|EIOLMLS|LE|J7|2|\n"));
        assertThat(checked.findings()).extracting(Finding::code).contains("first-move.down", "top.beaten");
        assertThat(findings(PublishedGames.text(PublishedGames.NORMAL))).contains("8 word.unknown");
    }

    @Test
    void anUnmarkedJokerIsInferredFromTheRackAndTheScore() {
        assertThat(contradictions("1|AECC?NU|CHACUNE|H4|76|76\n")).isEmpty();
        assertThat(contradictions("1|AECC?NU|CHACUNE|H4|77|\n")).containsExactly("1 score");
    }

    @Test
    void aPlayedJokerOfAJokerGameIsTheRealTileInLaterRounds() {
        CheckedGame checked = CHECK.check(PublishedGames.game(PublishedGames.JOKER));
        assertThat(String.join("", checked.board().rows()).chars().filter(Character::isLowerCase))
                .as("only the jokers whose letter had run out stay on the board: BO(S)ON and MOFF(L)ER")
                .hasSize(2);
    }

    @Test
    void aJokerGameWantsExactlyOneJokerInEveryRack() {
        String text = PublishedGames.text(PublishedGames.JOKER);
        assertThat(contradictions(text.replace("5|?EERAUE|", "5|EERAUES|"))).contains("5 rack.no-joker");
        assertThat(contradictions(text.replace("9|?SARREI|", "9|??ARREI|"))).contains("9 rack.two-jokers");
    }

    @Test
    void aRoundWithoutWordIsARemarkUnlessItIsPaid() {
        assertThat(findings("1|AECC?NU|C(H)ACUNE|H4|76|76\n2|EIOLMLS||||\n")).contains("2 word.missing");
        assertThat(contradictions("1|AECC?NU|C(H)ACUNE|H4|76|76\n2|EIOLMLS|||14|90\n"))
                .containsExactly("2 word.missing-paid");
    }

    @Test
    void everyFindingHasASentenceInBothLanguages() {
        String broken = normal("12|LWEMAIJ|JAIS|O1|", "12|LWEMAIJ|JAIS|O2|");
        for (Language language : Language.values()) {
            assertThat(CHECK.check(PublishedGames.read(broken)).findings())
                    .allSatisfy(finding ->
                            assertThat(finding.text(Messages.in(language))).doesNotContain("{"));
        }
    }

    @Test
    void aFileCutAtAnyByteNeverThrows() {
        GameCheck check = PublishedGames.quickCheck();
        for (String resource : List.of(PublishedGames.JOKER, "/games/federation-hiersac-2018-07-07.txt")) {
            byte[] whole = PublishedGames.bytes(resource);
            for (int length = 0; length < whole.length; length++) {
                survives(check, Arrays.copyOf(whole, length));
                if (length % 9 == 0) {
                    survives(check, Arrays.copyOfRange(whole, length, whole.length));
                }
            }
        }
    }

    @Test
    void bytesOverwrittenAtRandomNeverThrow() {
        GameCheck check = PublishedGames.quickCheck();
        Random dice = new Random(7);
        byte[] whole = PublishedGames.bytes(PublishedGames.NORMAL);
        byte[] likely = "|\t\n #+-?*();/\0\u00C9aA0".getBytes(ISO_8859_1);
        for (int trial = 0; trial < 1000; trial++) {
            byte[] noisy = whole.clone();
            for (int change = 0; change <= trial % 20; change++) {
                noisy[dice.nextInt(noisy.length)] =
                        dice.nextBoolean() ? likely[dice.nextInt(likely.length)] : (byte) dice.nextInt(256);
            }
            survives(check, noisy);
        }
    }

    @Test
    void columnsInAnyOrderNeverThrow() {
        GameCheck check = PublishedGames.quickCheck();
        Random dice = new Random(11);
        for (int trial = 0; trial < 240; trial++) {
            List<Integer> order = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5));
            Collections.shuffle(order, dice);
            String separator = List.of("|", "\t", ";", " ").get(trial % 4);
            StringBuilder text = new StringBuilder();
            PublishedGames.text(PublishedGames.NORMAL)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .forEach(line -> {
                        String[] cells = line.split("\\|", -1);
                        order.forEach(column -> text.append(cells[column]).append(separator));
                        text.append('\n');
                    });
            survives(check, text.toString().getBytes(UTF_8));
        }
    }

    private static void survives(GameCheck check, byte[] file) {
        assertThatCode(() -> {
                    Answer<PublishedGame> game = PublishedGameReader.read(file);
                    if (game.isAccepted()) {
                        check.check(game.value());
                    } else {
                        Messages.in(Language.FR).text(game.refusal());
                    }
                })
                .as(() -> new String(file, ISO_8859_1))
                .doesNotThrowAnyException();
    }
}
