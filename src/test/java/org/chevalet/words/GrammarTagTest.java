package org.chevalet.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeSet;
import morfologik.stemming.DictionaryLookup;
import morfologik.stemming.WordData;
import org.chevalet.language.Language;
import org.chevalet.language.Messages;
import org.chevalet.words.FrenchRecipe.Entry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GrammarTagTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            V sub impa 1 p   | verbe, subjonctif imparfait, 1re personne du pluriel | verb, imperfect subjunctive, 1st person plural
            V etre inf       | verbe, infinitif                                     | verb, infinitive
            V ppa f p        | verbe, participe passé, féminin pluriel              | verb, past participle, feminine plural
            V  ind pres 1 s  | verbe, indicatif présent, 1re personne du singulier  | verb, present indicative, 1st person singular
            N f s            | nom féminin singulier                                | noun, feminine singular
            N e sp           | nom masculin ou féminin invariable                   | noun, masculine or feminine invariable
            J m p            | adjectif masculin pluriel                            | adjective, masculine plural
            C sub            | conjonction de subordination                         | subordinating conjunction
            R pers obj 3 f s | pronom personnel complément, 3e personne du singulier | personal pronoun, object, 3rd person singular
            I                | interjection                                         | interjection
            """)
    void aTagIsPutIntoWords(String tag, String french, String english) {
        assertThat(GrammarTag.inWords(tag, Messages.in(Language.FR))).isEqualTo(french);
        assertThat(GrammarTag.inWords(tag, Messages.in(Language.EN))).isEqualTo(english);
    }

    @Test
    void everyTagOfThePlayableWordsHasItsSentence() {
        TreeSet<String> tags = new TreeSet<>();
        for (WordData data : new DictionaryLookup(FrenchRecipe.dictionary())) {
            Entry entry = FrenchRecipe.entry(data);
            if (FrenchRecipe.isPlayable(entry)) {
                tags.add(entry.tag());
            }
        }
        assertThat(tags).hasSizeGreaterThan(100);
        for (String tag : tags) {
            assertThat(GrammarTag.inWords(tag, Messages.in(Language.FR)))
                    .as(tag)
                    .matches("[1-3a-zéèç, ]+");
            assertThat(GrammarTag.inWords(tag, Messages.in(Language.EN)))
                    .as(tag)
                    .matches("[1-3a-z, ]+");
        }
    }
}
