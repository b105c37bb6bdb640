package org.chevalet.tournament;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A game of a tournament. What happened in it is its journal; phase and round are a copy for lists. */
@Entity
@Table(name = "game")
public class GameEntity extends PanacheEntityBase {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    public Long id;

    @Column(name = "tournament_id")
    public Long tournamentId;

    @Column(name = "join_code")
    public String joinCode;

    @Column(name = "opened_at")
    public Instant openedAt;

    /** When it was last played on this computer; null for a game only brought in, however new its journal. */
    @Column(name = "played_at")
    public @Nullable Instant playedAt;

    @Column(name = "phase")
    public String phase;

    @Column(name = "round_number")
    public int round;

    /** Games in progress first, then those played last; one only brought in never comes before one played here. */
    static final String PLAYED_LAST_FIRST =
            " order by case when phase = 'FINISHED' then 1 else 0 end, playedAt desc nulls last, id desc";

    static Optional<GameEntity> ofTournament(long tournamentId) {
        return find("tournamentId = ?1 order by id", tournamentId).firstResultOptional();
    }
}
