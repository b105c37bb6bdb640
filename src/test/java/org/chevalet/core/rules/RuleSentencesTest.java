package org.chevalet.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.chevalet.language.Language;
import org.chevalet.language.Messages;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every reason has its sentence in both languages, and its section. */
class RuleSentencesTest {

    @ParameterizedTest
    @EnumSource(Reason.class)
    void reasonsOfVerdicts(Reason reason) {
        assertThat(reason.section()).startsWith("R§");
        hasSentence("reason." + reason.name());
    }

    @ParameterizedTest
    @EnumSource(EndRule.Reason.class)
    void reasonsOfTheEnd(EndRule.Reason reason) {
        hasSentence("end." + reason.name());
    }

    @ParameterizedTest
    @EnumSource(RuleSet.Preference.class)
    void preferencesAmongTops(RuleSet.Preference preference) {
        hasSentence(Proposal.key(preference));
    }

    static Stream<String> keys() {
        return Stream.of(
                "draw.too-few",
                "draw.too-many",
                "draw.not-in-bag",
                "draw.lacks-kept",
                "draw.joker-wanted",
                "draw.one-joker",
                "word.bad-character",
                "variant.unknown",
                "variant.impossible-pair",
                "variant.limits",
                "master.only-top",
                "master.across-first",
                "master.fewer-jokers",
                "master.joker-replaced",
                "master.ends-game",
                "master.equal-top",
                "master.not-in-rack",
                "master.not-top");
    }

    @ParameterizedTest
    @MethodSource("keys")
    void refusalsAndPhrases(String key) {
        hasSentence(key);
    }

    private static void hasSentence(String key) {
        for (Language language : Language.values()) {
            String sentence = Messages.in(language).text(key, "A", "B", "C", "D");
            assertThat(sentence).isNotBlank().doesNotContain("'", "{");
        }
    }
}
