package org.chevalet.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Placement;
import org.chevalet.core.movegen.Play;
import org.chevalet.core.movegen.Tops;
import org.chevalet.core.rules.MasterMoveRule.Candidate;
import org.chevalet.core.rules.MasterMoveRule.Situation;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Points;
import org.chevalet.core.tile.Rack;
import org.chevalet.wiring.Presets;
import org.junit.jupiter.api.Test;

/** Obligations and proposal for the retained word, R§3.4, 3.8.1. */
class MasterMoveRuleTest {

    private static final RuleSet RULES = Presets.ruleSet("fisf-2023");
    private static final Board BOARD = Board.empty().with(Placement.of("H4", "VERITE"));

    private final MasterMoveRule rule =
            new MasterMoveRule(RULES, Variant.NORMAL, Set.of("VERBES", "VERITES")::contains, (board, letters) -> true);

    @Test
    void inRoundOneOnlyAcross() {
        Situation situation = situation(Board.empty(), "MEEISAN", "AEB", "H2 SEMAINE", "8B SEMAINE");
        assertThat(placements(rule.candidates(situation))).containsExactly(Placement.of("H2", "SEMAINE"));
        assertThat(rule.choose(situation, Placement.of("8B", "SEMAINE"))
                        .refusal()
                        .key())
                .isEqualTo("master.across-first");
    }

    @Test
    void withoutPlayThereIsNothingToChoose() {
        assertThat(rule.candidates(situation(BOARD, "QVWXZKJ", "AEB"))).isEmpty();
    }

    @Test
    void theFewestJokersFirst() {
        Situation situation = situation(BOARD, "VERB?AT", "AEBCS", "5D VERBE", "5G bE", "5G BE");
        List<Candidate> candidates = rule.candidates(situation);
        assertThat(placements(candidates)).containsOnly(Placement.of("5D", "VERBE"), Placement.of("5G", "BE"));
        assertThat(rule.choose(situation, Placement.of("5G", "bE")).refusal().key())
                .isEqualTo("master.fewer-jokers");
        assertThat(rule.choose(situation, Placement.of("5G", "BE")).value()).isEqualTo(Placement.of("5G", "BE"));
        assertThat(rule.choose(situation, Placement.of("9G", "BE")).refusal().key())
                .isEqualTo("master.not-top");
    }

    @Test
    void thenTheOneThatEndsTheGame() {
        Situation situation = situation(BOARD, "BETA", "", "5G BE", "5G BETA");
        List<Candidate> candidates = rule.candidates(situation);
        assertThat(candidates).extracting(Candidate::reason).containsOnly("master.ends-game");
        assertThat(placements(candidates)).containsExactly(Placement.of("5G", "BETA"));
    }

    @Test
    void amongFreeChoicesTheOneThatCanBeExtended() {
        Situation situation = situation(BOARD, "VERBEAT", "AEBCS", "5D VERBE", "5E BETA");
        List<Candidate> candidates = rule.candidates(situation);
        assertThat(candidates.get(0)).isEqualTo(new Candidate(Placement.of("5D", "VERBE"), "master.by-extensions"));
        assertThat(candidates.get(1).reason()).isEqualTo("master.equal-top");
    }

    @Test
    void wherePlainHooksAreEqualTwoOrThreeLettersMoreDecide() {
        Situation situation = situation(BOARD, "VERBEAT", "AEBDCS", "5D VERBE", "5E BETA");
        Openness openness = new Openness(RULES, Set.of("DEBETA")::contains);
        assertThat(openness.order(RuleSet.Preference.LONG_EXTENSIONS, situation)
                        .compare(Placement.of("5E", "BETA"), Placement.of("5D", "VERBE")))
                .isNegative();
    }

    /** Along the word on the board no other word can cross the new letters. */
    @Test
    void aWordThatStandsFreeOpensMoreLines() {
        Situation situation = situation(BOARD, "VERBEAT", "AEBC", "5D VERBE", "G4 VERBE");
        Openness openness = new Openness(RULES, word -> false);
        assertThat(openness.order(RuleSet.Preference.LINES, situation)
                        .compare(Placement.of("5D", "VERBE"), Placement.of("G4", "VERBE")))
                .isNegative();
    }

    @Test
    void theSamePositionAlwaysBringsTheSameProposal() {
        Situation situation = situation(BOARD, "VERBEAT", "AEBC", "5G BE", "9G BE");
        assertThat(rule.candidates(situation)).isEqualTo(rule.candidates(situation));
        assertThat(rule.candidates(situation).get(0).reason()).isNotEmpty();
    }

    @Test
    void theOnlyTopNeedsNoChoice() {
        assertThat(rule.candidates(situation(BOARD, "VERBEAT", "AEBC", "5D VERBE")))
                .containsExactly(new Candidate(Placement.of("5D", "VERBE"), "master.only-top"));
    }

    @Test
    void aJokerGameKeepsItsJokerWhenTheBagCanReplaceIt() {
        MasterMoveRule joker = new MasterMoveRule(RULES, Variant.JOKER);
        Situation situation = situation(BOARD, "VERB?AT", "EAC", "5D vERBE", "5F TaE", "5G bE");
        assertThat(placements(joker.candidates(situation))).containsExactly(Placement.of("5F", "TaE"));
        assertThat(joker.choose(situation, Placement.of("5G", "bE")).refusal().key())
                .isEqualTo("master.joker-replaced");
    }

    @Test
    void anyOtherWordOfTheRackMayBeRetainedForAReason() {
        Situation situation = situation(BOARD, "VERBEAT", "AEBC", "5D VERBE");
        assertThat(rule.other(situation, Placement.of("5G", "BE")).value().points())
                .isEqualTo(Points.of(4));
        assertThat(rule.other(situation, Placement.of("5G", "DE")).refusal().key())
                .isEqualTo("master.not-in-rack");
        assertThat(rule.other(situation, Placement.of("A1", "BE")).refusal().key())
                .isEqualTo("placement.not-connected");
    }

    private static List<Placement> placements(List<Candidate> candidates) {
        return candidates.stream().map(Candidate::placement).toList();
    }

    private static Situation situation(Board board, String rack, String bag, String... tops) {
        List<Play> plays = Stream.of(tops)
                .map(top -> top.split(" "))
                .map(top -> new Play(Placement.of(top[0], top[1]), Points.of(20)))
                .toList();
        Bag left = DrawRuleTest.bagOf(bag);
        return new Situation(
                board.isEmpty() ? RoundNumber.FIRST : new RoundNumber(6),
                board,
                Rack.ofText(rack),
                left,
                new Tops(Points.of(20), plays));
    }
}
