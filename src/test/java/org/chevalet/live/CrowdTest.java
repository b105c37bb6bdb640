package org.chevalet.live;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Many at once: every slip acknowledged is there, every command happened once. */
@QuarkusTest
class CrowdTest {

    private static final int PLAYERS = 40;

    @Test
    void everySlipOfACrowdIsKept() throws Exception {
        TestSession session = TestSession.open("fisf-2023", PLAYERS).start("EARSTIN");
        for (int table = 1; table <= PLAYERS; table++) {
            session.token(table);
        }
        List<Callable<Integer>> sendings = new ArrayList<>();
        for (int tap = 0; tap < 3; tap++) {
            for (int table = 1; table <= PLAYERS; table++) {
                int seat = table;
                sendings.add(() -> session.send(seat, "RASER", "H8").extract().statusCode());
            }
        }
        assertThat(all(sendings)).containsOnly(201).hasSize(3 * PLAYERS);
        assertThat(session.console().getList("missing")).isEmpty();
        List<Integer> slips = session.console().getList("seats.slip.id");
        assertThat(slips).doesNotHaveDuplicates().hasSize(PLAYERS);
    }

    @Test
    void aCommandSentByManyWindowsAtOnceHappensOnce() throws Exception {
        TestSession session = TestSession.open("fisf-2023", 1);
        List<Callable<Integer>> clicks = new ArrayList<>();
        for (int window = 0; window < 12; window++) {
            clicks.add(() -> session.command("draw").extract().statusCode());
        }
        assertThat(all(clicks))
                .containsOnly(200, 409)
                .filteredOn(status -> status == 200)
                .hasSize(1);
    }

    @Test
    void oneDeviceOfManyGetsTheSeat() throws Exception {
        TestSession session = TestSession.open("fisf-2023", 1);
        List<Callable<Integer>> claims = new ArrayList<>();
        for (int device = 0; device < 12; device++) {
            claims.add(() -> io.restassured.RestAssured.given()
                    .contentType("application/json")
                    .body("{\"code\":\"" + session.code() + "\",\"table\":1}")
                    .post("/api/join")
                    .statusCode());
        }
        assertThat(all(claims))
                .containsOnly(201, 409)
                .filteredOn(status -> status == 201)
                .hasSize(1);
    }

    private static List<Integer> all(List<Callable<Integer>> work) throws Exception {
        ExecutorService hands = Executors.newFixedThreadPool(12);
        try {
            List<Integer> statuses = new ArrayList<>();
            for (Future<Integer> done : hands.invokeAll(work)) {
                statuses.add(done.get());
            }
            return statuses;
        } finally {
            hands.shutdownNow();
        }
    }
}
