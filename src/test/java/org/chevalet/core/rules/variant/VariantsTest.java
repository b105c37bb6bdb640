package org.chevalet.core.rules.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.rules.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Formats of R§3.8, alone and combined. */
class VariantsTest {

    @ParameterizedTest
    @CsvSource({
        "normal, normal",
        "Partie normale, normal",
        "bingo, joker",
        "Partie joker, joker",
        "7among8, seven-of-eight",
        "7 sur 8, seven-of-eight",
        "7 et 8, seven-and-eight",
        "'7, 8 et 9', seven-eight-nine",
        "détonante, explosive",
        "seven-of-eight+joker, joker+seven-of-eight",
        "explosive+7 sur 8, explosive+seven-of-eight",
        "joker+joker, joker",
        "8 sur 9, 8-of-9",
        "joker+7-of-9, joker+7-of-9"
    })
    void namesAndAliases(String written, String name) {
        assertThat(Variants.named(written).value().name()).isEqualTo(name);
    }

    @Test
    void aNameOfTheListIsTheVariantOfThatName() {
        assertThat(Variants.named("joker").value()).isEqualTo(Variant.JOKER);
        assertThat(Variants.named("seven-of-eight").value()).isEqualTo(Variant.SEVEN_OF_EIGHT);
        assertThat(Variants.named("seven-and-eight").value()).isEqualTo(Variant.SEVEN_AND_EIGHT);
        assertThat(Variants.named("seven-eight-nine").value()).isEqualTo(Variant.SEVEN_EIGHT_NINE);
        assertThat(Variants.named("explosive").value()).isEqualTo(Variant.EXPLOSIVE);
        assertThat(Variants.named("normal").value()).isEqualTo(Variant.NORMAL);
        assertThat(Variants.names())
                .containsExactly(
                        "normal", "joker", "explosive", "seven-of-eight", "seven-and-eight", "seven-eight-nine");
    }

    @Test
    void aJokerGameWithALargerRackIsOriginalAndKeepsItsBonuses() {
        Variant variant = Variants.named("joker+seven-and-eight").value();
        assertThat(variant.jokerGame()).isTrue();
        assertThat(variant.original()).isTrue();
        assertThat(variant.limits()).isEqualTo(Variant.SEVEN_AND_EIGHT.limits());
        assertThat(variant.limits().bonus(8)).isEqualTo(75);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"joker+explosive", "7 sur 8+7 et 8", "7 sur 9+7 sur 8", "seven-of-eight+seven-eight-nine+joker"})
    void pairsThatCannotBePlayedAreRefused(String written) {
        assertThat(Variants.named(written).refusal().key()).isEqualTo("variant.impossible-pair");
    }

    @Test
    void aClubsOwnSizeByItsNameHasTheUsualBonuses() {
        Variant eightOfNine = Variants.named("8 sur 9").value();
        assertThat(eightOfNine.limits()).isEqualTo(new PlayLimits(9, 8, Map.of(7, 50, 8, 75)));
        assertThat(Variants.named(eightOfNine.name()).value()).isEqualTo(eightOfNine);
        assertThat(Variants.named("9 sur 8").refusal().key()).isEqualTo("variant.limits");
    }

    @Test
    void norCanTheyBeBuilt() {
        assertThatThrownBy(() -> new Variant("joker+explosive", PlayLimits.NORMAL, true, true, true))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "blitz", "joker+", "1 sur 9", "<b>"})
    void otherNamesAreUnknown(String written) {
        assertThat(Variants.named(written).refusal().key()).isEqualTo("variant.unknown");
    }

    @Test
    void aClubsOwnFormat() {
        Variant variant = Variants.own(9, 8, Map.of(7, 50, 8, 75), "joker").value();
        assertThat(variant.name()).isEqualTo("joker+8-of-9");
        assertThat(variant.limits().rackSize()).isEqualTo(9);
        assertThat(Variants.own(7, 8, Map.of(), "").refusal().key()).isEqualTo("variant.limits");
    }
}
