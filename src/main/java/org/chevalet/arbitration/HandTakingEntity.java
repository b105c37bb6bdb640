package org.chevalet.arbitration;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.List;

/** One console took the game over from another: told with the journal, of which it is no part. Never changed or deleted. */
@Entity
@Table(name = "hand_taking")
public class HandTakingEntity extends PanacheEntityBase {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    public Long id;

    @Column(name = "game_id")
    public Long gameId;

    /** The arbiter, and at which device where it is another one than the program's own. */
    @Column(name = "actor")
    public String actor;

    @Column(name = "taken_at")
    public Instant takenAt;

    static void keep(long game, String actor, Instant at) {
        HandTakingEntity taking = new HandTakingEntity();
        taking.gameId = game;
        taking.actor = actor;
        taking.takenAt = at;
        taking.persist();
    }

    /** In order. */
    static List<HandTakingEntity> of(long game) {
        return list("gameId = ?1 order by id", game);
    }
}
