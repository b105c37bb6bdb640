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

    @Column(name = "phase")
    public String phase;

    @Column(name = "round_number")
    public int round;

    static Optional<GameEntity> ofTournament(long tournamentId) {
        return find("tournamentId = ?1 order by id", tournamentId).firstResultOptional();
    }
}
