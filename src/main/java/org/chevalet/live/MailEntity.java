package org.chevalet.live;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.chevalet.core.rules.PlayerId;
import org.jspecify.annotations.Nullable;

/** What went between the arbiter and players of a game, in the order it happened; never changed nor deleted. */
@Entity
@Table(name = "seat_mail")
public class MailEntity extends PanacheEntityBase {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    public Long id;

    @Column(name = "game_id")
    public Long gameId;

    @Column(name = "noted_at")
    public Instant at;

    @Column(name = "kind")
    public String kind;

    @Column(name = "players")
    public String players;

    @Column(name = "number")
    public int number;

    @Column(name = "text")
    public @Nullable String text;

    static List<MailEntity> ofGame(long game) {
        return list("gameId = ?1 order by id", game);
    }

    static MailEntity of(long game, MailEntry entry) {
        MailEntity row = new MailEntity();
        row.gameId = game;
        row.at = entry.at();
        row.kind = entry.kind().name();
        row.players = entry.players().stream()
                .map(player -> String.valueOf(player.value()))
                .collect(Collectors.joining(","));
        row.number = entry.number();
        row.text = entry.text().isEmpty() ? null : entry.text();
        return row;
    }

    MailEntry entry() {
        Set<PlayerId> all = Arrays.stream(players.split(","))
                .filter(one -> !one.isEmpty())
                .map(one -> new PlayerId(Integer.parseInt(one)))
                .collect(Collectors.toSet());
        return new MailEntry(MailEntry.Kind.valueOf(kind), at, all, number, Objects.requireNonNullElse(text, ""));
    }
}
