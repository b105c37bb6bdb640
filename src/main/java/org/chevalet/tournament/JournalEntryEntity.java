package org.chevalet.tournament;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** One event of a game's journal: written once, never changed. */
@Entity
@Table(name = "journal_entry")
public class JournalEntryEntity extends PanacheEntityBase {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    public Long id;

    @Column(name = "game_id")
    public Long gameId;

    @Column(name = "number")
    public int number;

    @Column(name = "happened_at")
    public Instant at;

    @Column(name = "actor")
    public String actor;

    @Column(name = "type")
    public String type;

    @Column(name = "version")
    public int version;

    @Column(name = "body", length = 1_000_000)
    public String body;
}
