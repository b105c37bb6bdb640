package org.chevalet.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;

/** A database of an earlier version is brought up to date with everything in it. */
class OlderDatabaseTest {

    private static final String URL = "jdbc:h2:mem:older;DB_CLOSE_DELAY=-1";

    private static void migrate(String target) {
        Flyway.configure()
                .dataSource(URL, "sa", "")
                .locations("classpath:db/migration")
                .target(target)
                .load()
                .migrate();
    }

    @Test
    void slipsKeptBeforeDetailsWereNotedHaveNone() throws SQLException {
        migrate("3");
        try (Connection connection = DriverManager.getConnection(URL, "sa", "");
                Statement statement = connection.createStatement()) {
            statement.execute("insert into tournament (id, name, created_at, rule_set, round_seconds, scores_asked,"
                    + " arbiter_plays) values (1, 'Séance', timestamp '2026-01-15 20:00:00+00:00', 'fisf-2023', 180,"
                    + " false, false)");
            statement.execute("insert into player (id, tournament_id, table_number, name) values (1, 1, 1, 'Zoé')");
            statement.execute("insert into game (id, tournament_id, join_code, opened_at, phase, round_number)"
                    + " values (1, 1, '1234', timestamp '2026-01-15 20:00:00+00:00', 'RUNNING', 1)");
            statement.execute("insert into slip (game_id, number, round_number, attempt, player_id, word, reference,"
                    + " claim, source, received_at, late, idempotency_key) values (1, 1, 1, 1, 1, 'SEMAINE', 'H2',"
                    + " 'NOT_ASKED', 'PAPER', timestamp '2026-01-15 20:03:00+00:00', false, 'paper-1')");
            migrate("latest");
            try (ResultSet slip = statement.executeQuery("select word, details from slip")) {
                assertThat(slip.next()).isTrue();
                assertThat(slip.getString("word")).isEqualTo("SEMAINE");
                assertThat(slip.getString("details")).isNull();
                assertThat(slip.next()).isFalse();
            }
        }
    }
}
