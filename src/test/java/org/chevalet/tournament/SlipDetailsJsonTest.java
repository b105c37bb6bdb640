package org.chevalet.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chevalet.core.board.Direction;
import org.chevalet.core.rules.ConnectingLetter;
import org.chevalet.core.rules.ScoreClaim;
import org.chevalet.core.rules.SlipDetails;
import org.chevalet.core.rules.SlipMark;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.core.tile.Points;
import org.junit.jupiter.api.Test;

class SlipDetailsJsonTest {

    private static final WrittenSlip OTHER = new WrittenSlip("v(e)rbe", "5D", new ScoreClaim.Given(Points.of(20)))
            .with(SlipDetails.marked(SlipMark.CROSSED_OUT));

    private static final SlipDetails EVERYTHING = new SlipDetails(
            Optional.of(Direction.DOWN),
            List.of(new ConnectingLetter(4, -1, 'V'), new ConnectingLetter(-1, 2, 'R')),
            Set.of(SlipMark.values()),
            List.of(OTHER, new WrittenSlip("BE", "", new ScoreClaim.Missing())));

    @Test
    void everyDetailReadsBackAsItWasWritten() {
        assertThat(SlipDetailsJson.parse(SlipDetailsJson.write(EVERYTHING).orElseThrow()))
                .isEqualTo(EVERYTHING);
    }

    @Test
    void onlyWhatThereIsIsWritten() {
        assertThat(SlipDetailsJson.write(SlipDetails.NONE)).isEmpty();
        assertThat(SlipDetailsJson.write(SlipDetails.marked(SlipMark.ILLEGIBLE, SlipMark.HARD_TO_READ)))
                .contains("{\"marks\":[\"HARD_TO_READ\",\"ILLEGIBLE\"]}");
        assertThat(SlipDetailsJson.write(SlipDetails.written(Direction.ACROSS))).contains("{\"direction\":\"ACROSS\"}");
    }
}
