package org.chevalet.arbitration;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.PlayerId;
import org.jspecify.annotations.Nullable;

/** A paper slip as a second arbiter read it. Never changed or deleted: another reading is another row. */
@Entity
@Table(name = "second_reading")
public class SecondReadingEntity extends PanacheEntityBase {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    public Long id;

    @Column(name = "game_id")
    public Long gameId;

    @Column(name = "round_number")
    public int round;

    @Column(name = "attempt")
    public int attempt;

    @Column(name = "player_id")
    public Long playerId;

    @Column(name = "word")
    public String word;

    @Column(name = "reference")
    public String reference;

    @Column(name = "score")
    public @Nullable Integer score;

    @Column(name = "typed_at")
    public Instant typedAt;

    /** Numbers of the rounds of which something was read a second time, in order. */
    static List<Integer> rounds(long game) {
        return getEntityManager()
                .createQuery(
                        "select distinct round from SecondReadingEntity where gameId = ?1 order by round",
                        Integer.class)
                .setParameter(1, game)
                .getResultList();
    }

    /** The last reading of each player on a round as it is played now. */
    static Map<PlayerId, SecondReadingEntity> of(long game, Round round) {
        Map<PlayerId, SecondReadingEntity> last = new HashMap<>();
        SecondReadingEntity.<SecondReadingEntity>stream(
                        "gameId = ?1 and round = ?2 and attempt = ?3 order by id",
                        game,
                        round.number().value(),
                        round.attempt())
                .forEach(row -> last.put(new PlayerId(Math.toIntExact(row.playerId)), row));
        return last;
    }
}
