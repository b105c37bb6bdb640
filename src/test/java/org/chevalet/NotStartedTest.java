package org.chevalet;

import static org.assertj.core.api.Assertions.assertThat;

import org.h2.mvstore.MVStoreException;
import org.junit.jupiter.api.Test;

class NotStartedTest {

    @Test
    void aDamagedDatabaseIsNamed() {
        Throwable failure = new IllegalStateException(
                "Failed to start quarkus", new RuntimeException(new MVStoreException(6, "header is corrupt")));
        assertThat(NotStarted.because(failure, "/srv/club"))
                .satisfies(refusal -> assertThat(refusal.key()).isEqualTo("start.damaged"))
                .satisfies(refusal -> assertThat(refusal.args().toString())
                        .contains("/srv/club/chevalet.mv.db")
                        .contains("header is corrupt"));
    }

    @Test
    void anythingElseTellsItsDeepestCause() {
        Throwable failure =
                new IllegalStateException("Failed to start quarkus", new RuntimeException("Port already bound"));
        assertThat(NotStarted.because(failure, "data").args()).containsExactly("Port already bound");
    }
}
