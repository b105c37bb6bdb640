package org.chevalet.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How a word on a slip is read, R§1.1, 3.1. */
class WrittenWordTest {

    @ParameterizedTest
    @ValueSource(strings = {"C(H)ACUNE", "c(h)acune", "C?HACUNE", "C*HACUNE", "ChACUNE", "C [H] A C U N E"})
    void theJokerLetterIsMarkedInManyWays(String written) {
        WrittenWord word = WrittenWord.parse(written).value();
        assertThat(word.letters()).isEqualTo("CHACUNE");
        assertThat(word.circled()).containsExactly(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"chacune", "Chacune", "CHACUNE", " CHACUNE* "})
    void otherwiseNothingIsMarked(String written) {
        WrittenWord word = WrittenWord.parse(written).value();
        assertThat(word.letters()).isEqualTo("CHACUNE");
        assertThat(word.circled()).isEmpty();
    }

    @Test
    void accentsAndLigaturesAreFolded() {
        assertThat(WrittenWord.parse("BÉARNAIS").value().letters()).isEqualTo("BEARNAIS");
        assertThat(WrittenWord.parse("œuvrât").value().letters()).isEqualTo("OEUVRAT");
        assertThat(WrittenWord.parse("ŒUF").value().letters()).isEqualTo("OEUF");
        assertThat(WrittenWord.parse("E\u0301TE\u0301").value().letters()).isEqualTo("ETE");
        assertThat(WrittenWord.parse("(ÉT)É").value().circled()).isEqualTo(Set.of(0, 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"CHACUN?", "PEUT-ETRE", "L’EAU", "<b>", "VERB3", "ß"})
    void whatIsNoLetterIsNamed(String written) {
        assertThat(WrittenWord.parse(written).refusal().key()).isEqualTo("word.bad-character");
    }
}
