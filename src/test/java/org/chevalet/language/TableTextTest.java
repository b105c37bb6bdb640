package org.chevalet.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TableTextTest {

    @Test
    void aFewTablesAreNamedOneByOne() {
        assertThat(TableText.of(List.of())).isEmpty();
        assertThat(TableText.of(List.of(3, 4, 5, 12))).isEqualTo("3, 4, 5, 12");
    }

    @Test
    void ofManyTablesThoseInARowAreNamedTogether() {
        List<Integer> tables =
                new ArrayList<>(IntStream.rangeClosed(1, 40).boxed().toList());
        tables.addAll(List.of(52, 60, 61));
        assertThat(TableText.of(tables)).isEqualTo("1–40, 52, 60–61");
    }
}
