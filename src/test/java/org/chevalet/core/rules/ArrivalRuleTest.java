package org.chevalet.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Optional;
import org.chevalet.core.rules.ArrivalRule.Way;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every boundary between in time, in transit, after a cut, for the arbiter, late, and after the solution. */
class ArrivalRuleTest {

    private static final Instant END = Instant.parse("2026-03-01T15:00:00Z");

    private static Optional<Instant> at(Integer millis) {
        return Optional.ofNullable(millis).map(END::plusMillis);
    }

    /** Milliseconds after the end of the time; what is not known is left empty. */
    @ParameterizedTest
    @CsvSource({
        // received, tapped, announced, cut at the end, as witnessed
        "-60000,   -60100,   , false, false, IN_TIME",
        "     0,     -100,   , false, false, IN_TIME",
        // here in time: what the device says of its own clock does not count against it
        "     0,     5000,   , false, false, IN_TIME",
        "     0,         ,   , false, false, IN_TIME",
        "     1,        0,   , false, false, TRANSIT",
        "  2000,        0,   , false, false, TRANSIT",
        "  2000,        1,   , false, false, LATE",
        "     1,         ,   , false, false, LATE",
        "  2001,        0,   , false, false, LATE",
        "  2001,        0,   , false,  true, LATE",
        "  2001,        0,   ,  true,  true, AFTER_CUT",
        "  2001,        0,   ,  true, false, UNPROVEN",
        " 30000,        0,   ,  true,  true, AFTER_CUT",
        " 30000,        0,   ,  true, false, UNPROVEN",
        " 30001,        0,   ,  true,  true, LATE",
        " 30001,        0,   ,  true, false, LATE",
        // tapped after the end, or nobody knows when: a cut helps nobody
        " 10000,        1,   ,  true,  true, LATE",
        " 10000,         ,   ,  true,  true, LATE",
        // the solution was public
        " 10000,     -500, 10000,  true,  true, AFTER_CUT",
        " 10001,     -500, 10000,  true,  true, AFTER_SOLUTION",
        " 10001,     -500, 10000,  true, false, AFTER_SOLUTION",
        "  1001,     -500,  1000, false, false, AFTER_SOLUTION",
        "  1000,     -500,  1000, false, false, TRANSIT",
        "3600000,    -500, 10000, false, false, AFTER_SOLUTION"
    })
    void aSlipStandsWhereTheServersClockPutsIt(
            int received, Integer tapped, Integer announced, boolean cut, boolean witnessed, Arrival expected) {
        Way way = new Way(END.plusMillis(received), Optional.of(END), at(announced), at(tapped), cut, witnessed);
        assertThat(new ArrivalRule(TabletSettings.USUAL).of(way)).isEqualTo(expected);
    }

    @Test
    void beforeTheEndOfTheTimeEverySlipIsInTime() {
        Way way = new Way(END, Optional.empty(), Optional.empty(), at(999_999), false, false);
        assertThat(new ArrivalRule(TabletSettings.USUAL).of(way)).isEqualTo(Arrival.IN_TIME);
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 1, LATE", "5, 5, 5000, TRANSIT", "5, 5, 5001, LATE", "0, 60, 60000, AFTER_CUT"})
    void aGameMayChooseItsOwnGrace(int transit, int cut, int received, Arrival expected) {
        TabletSettings settings = new TabletSettings(
                Assistance.PLACEMENT, true, transit, cut, true, true, false, false, RankingShown.ALWAYS);
        Way way = new Way(END.plusMillis(received), Optional.of(END), Optional.empty(), at(0), true, true);
        assertThat(new ArrivalRule(settings).of(way)).isEqualTo(expected);
    }

    @Test
    void onlyWhatIsProvenCountsWithoutTheArbiter() {
        assertThat(Arrival.values())
                .filteredOn(Arrival::counts)
                .containsExactly(Arrival.IN_TIME, Arrival.TRANSIT, Arrival.AFTER_CUT);
    }
}
