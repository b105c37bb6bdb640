package org.chevalet.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordBreaksTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "après l’annonce de|après /l’annonce /de",
                "C(H)ACUNE|C(H)ACUNE",
                "Jean-Pierre Dupont|Jean-/Pierre /Dupont",
                "-BNISRAA|-BNISRAA",
                "de -25 à 0|de /-25 /à /0",
                "Top\u00a0: 3|Top\u00a0: /3",
                "deux  espaces|deux  /espaces"
            })
    void linesEndAfterSpacesAndHyphensOnly(String text, String parts) {
        WordBreaks breaks = new WordBreaks();
        breaks.setText(text);
        List<String> found = new ArrayList<>();
        int from = 0;
        for (int to = breaks.next(); to != BreakIterator.DONE; to = breaks.next()) {
            found.add(text.substring(from, to));
            from = to;
        }
        assertThat(String.join("/", found)).isEqualTo(parts);
    }
}
