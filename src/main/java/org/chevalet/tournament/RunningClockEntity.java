package org.chevalet.tournament;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Duration;
import java.time.Instant;

/** Time left on the clock of a game that runs, at most about a second old. No row when no clock runs. */
@Entity
@Table(name = "running_clock")
public class RunningClockEntity extends PanacheEntityBase {

    @Id
    @Column(name = "game_id")
    public Long gameId;

    @Column(name = "remaining_millis")
    public long remainingMillis;

    @Column(name = "saved_at")
    public Instant savedAt;

    Duration remaining() {
        return Duration.ofMillis(remainingMillis);
    }
}
