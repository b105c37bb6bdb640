package org.chevalet.replay;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** A finished game the arbiter has put in the library. No row when it is not there. */
@Entity
@Table(name = "published_game")
public class PublishedGameEntity extends PanacheEntityBase {

    @Id
    @Column(name = "game_id")
    public Long gameId;

    @Column(name = "published_at")
    public Instant publishedAt;
}
