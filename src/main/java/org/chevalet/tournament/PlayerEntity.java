package org.chevalet.tournament;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.tournament.TournamentJson.PlayerLine;
import org.jspecify.annotations.Nullable;

/** A player of a tournament. One who left keeps his row, since his slips name it; his table is free again. */
@Entity
@Table(name = "player")
public class PlayerEntity extends PanacheEntityBase {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    public Long id;

    @Column(name = "tournament_id")
    public Long tournamentId;

    @Column(name = "table_number")
    public @Nullable Integer table;

    @Column(name = "name")
    public String name;

    /** Those who have a table, by table. */
    static List<PlayerEntity> seated(long tournamentId) {
        return list("tournamentId = ?1 and table is not null order by table", tournamentId);
    }

    /** Those who left, the last to come first. */
    static List<PlayerEntity> gone(long tournamentId) {
        return list("tournamentId = ?1 and table is null order by id desc", tournamentId);
    }

    static List<PlayerLine> lines(long tournamentId) {
        return seated(tournamentId).stream()
                .flatMap(player -> player.line().stream())
                .toList();
    }

    static Optional<PlayerEntity> at(long tournamentId, int table) {
        return find("tournamentId = ?1 and table = ?2", tournamentId, table).firstResultOptional();
    }

    /** Empty for a player who left. */
    public Optional<PlayerLine> line() {
        return Optional.ofNullable(table).map(at -> new PlayerLine(id, at, name));
    }

    public PlayerId playerId() {
        return new PlayerId(Math.toIntExact(id));
    }
}
