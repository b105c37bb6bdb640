package org.chevalet.sheets.braille;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.chevalet.language.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Expected cells are those of the published codes: the uniform French code, Unified English Braille. */
class BrailleCodeTest {

    private static final BrailleCode FRENCH = BrailleCode.of(Language.FR);
    private static final BrailleCode ENGLISH = BrailleCode.of(Language.EN);

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "Coup 5 ~ .COUP ,:",
                "Top SEMAINE H2 70 points ~ .TOP ..SEMAINE .H,< ,]# POINTS",
                "Deuxième édition septembre 2008 ~ .DEUXI!ME =DITION SEPTEMBRE ,<##\\",
                "ÉTÉ à Œuvres, ça : où ? naïf ! ~ ..=T= ( .[UVRES1 &A3 O)5 NA]F6",
                "« Les tours » ~ 7.LES TOURS7",
                "Table 12 (forêt) ; l’été – fin ~ .TABLE ,*< 8FOR<T02 L'=T= -- FIN",
                "-20 et +5, 97,60 % ~ ,-<# ET ,6:1 ,[]1$#\"+",
                "ae+?rst ~ AE,65RST",
                "McDonald XXIe SAINT-JEAN Saint-Jean J.-P. ~ .MC.DONALD ..XXI,'E ..SAINT-JEAN .SAINT-.JEAN ..J4-P4",
                "19:00 15/01/2026 12e ~ ,*[3## ,*:/#*/<#<$ ,*<E",
                "Şule Żądło ☃ ~ .SULE .ZADLO 5",
            })
    void french(String text, String cells) {
        assertThat(FRENCH.cells(text)).isEqualTo(cells);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "Round 5 ~ ,ROUND #E",
                "Top SEMAINE H2, 70 points ~ ,TOP ,,SEMAINE ,H#B1 #GJ POINTS",
                "2nd 3d 4H 12h 97.60% ~ #BND #C;D #D,H #AB;H #IG4FJ.0",
                "Zoé, DUPONT-LE “Le Havre” (café) ~ ,ZO^/E1 ,,DUPONT-,,LE 8,LE ,HAVRE0 \"<CAF^/E\">",
                "MARIE ANNE LOUISE, 3 ~ ,,,MARIE ANNE LOUISE1,' #C",
                "ABCd ABC X ~ ,,ABC,'D ,,ABC ,X",
                "ae+?rst -abc ~ AE\"6;8RST -ABC",
                "-20 and +5 ~ -#BJ AND \"6#E",
                "☃ ~ 8",
            })
    void english(String text, String cells) {
        assertThat(ENGLISH.cells(text)).isEqualTo(cells);
    }

    @Test
    void aWordHasOneSignForItsCapitalsAndDotFiveBeforeTheLetterOfAJoker() {
        assertThat(FRENCH.word("C(H)ACUNE")).isEqualTo("..C\"HACUNE");
        assertThat(FRENCH.word("(W)U")).isEqualTo("..\"WU");
        assertThat(ENGLISH.word("C(H)ACUNE")).isEqualTo(",,C\"HACUNE");
        assertThat(FRENCH.word("pas un mot 3")).isEqualTo("PAS UN MOT ,%");
    }

    @Test
    void everySignOfAnyTextBecomesOneOfTheSixtyFour() {
        StringBuilder all = new StringBuilder();
        IntStream.range(32, 0x2700)
                .filter(Character::isDefined)
                .forEach(sign -> all.appendCodePoint(sign).append(sign % 7 == 0 ? " " : ""));
        for (Language language : Language.values()) {
            String cells = BrailleCode.of(language).cells(all.toString());
            assertThat(cells).matches("[ -_]*");
            assertThat(Cells.patterns(cells)).matches("[\u2800-\u283f]*");
        }
    }

    @Test
    void cellsAreWrittenByTheirDots() {
        assertThat(Cells.ofDots("1-12-123456-6-46")).isEqualTo("AB=,.");
        assertThat(Cells.patterns("AB= ,")).isEqualTo("\u2801\u2803\u283f\u2800\u2820");
    }
}
