package org.chevalet.live;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.rules.PlayerId;

/** A seat bound to a device. Only a digest of the device's token is kept. */
@Entity
@Table(name = "seat")
public class SeatEntity extends PanacheEntityBase {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    public Long id;

    @Column(name = "game_id")
    public Long gameId;

    @Column(name = "player_id")
    public Long playerId;

    @Column(name = "token_hash")
    public String tokenHash;

    @Column(name = "claimed_at")
    public Instant claimedAt;

    static List<SeatEntity> ofGame(long game) {
        return list("gameId", game);
    }

    static Optional<SeatEntity> of(long game, PlayerId player) {
        return find("gameId = ?1 and playerId = ?2", game, (long) player.value())
                .firstResultOptional();
    }

    PlayerId player() {
        return new PlayerId(Math.toIntExact(playerId));
    }
}
