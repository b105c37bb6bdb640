package org.chevalet.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FrenchMeaningsTest {

    private static List<WordMeaning> of(String word) {
        return FrenchMeanings.all().of(word);
    }

    @Test
    void aConjugatedFormNamesItsVerb() {
        assertThat(of("CHANTASSIONS")).containsExactly(new WordMeaning("chantassions", "chanter", "V sub impa 1 p"));
    }

    @Test
    void capitalsStandForEveryAccent() {
        assertThat(of("COTES"))
                .extracting(WordMeaning::form)
                .contains("cotes", "côtes", "côtés", "cotés")
                .doesNotContain("cotès");
        assertThat(of("COEUR")).extracting(WordMeaning::form).contains("cœur");
        assertThat(of("NAEVUS")).extracting(WordMeaning::form).contains("nævus");
    }

    @Test
    void formsThatNeverStandAloneAreLeftOut() {
        assertThat(of("FETE"))
                .extracting(WordMeaning::form)
                .contains("fête", "fêté")
                .doesNotContain("fêtè");
    }

    @Test
    void properNamesSymbolsAndUnknownLettersHaveNoMeaning() {
        assertThat(of("PARIS")).extracting(WordMeaning::lemma).containsOnly("pari");
        assertThat(of("KG")).isEmpty();
        assertThat(of("XQZ")).isEmpty();
        assertThat(of("")).isEmpty();
    }

    @Test
    void theVerbsOfTheOverlayAreExplainedAsWell() {
        assertThat(of("SANDWICHER")).extracting(WordMeaning::lemma).contains("sandwicher");
    }

    /** Measured on the list the program brings: all but some overlay words have a lemma and a tag. */
    @Test
    void nearlyEveryWordOfTheListIsExplained() {
        List<String> silent = new ArrayList<>();
        List<String> words = new ArrayList<>();
        EmbeddedLexicon.french().forEach(words::add);
        for (int at = 0; at < words.size(); at += 40) {
            if (of(words.get(at)).isEmpty()) {
                silent.add(words.get(at));
            }
        }
        assertThat(silent.size()).as("%s", silent).isLessThan(words.size() / 40 / 300);
    }
}
