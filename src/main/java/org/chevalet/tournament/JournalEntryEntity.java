package org.chevalet.tournament;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.List;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.JournalEntry;
import org.hibernate.annotations.Immutable;

/** One event of a game's journal: written once, never changed. */
@Entity
@Immutable
@IdClass(JournalEntryEntity.Key.class)
@Table(name = "journal_entry")
public class JournalEntryEntity extends PanacheEntityBase {

    /** Characters the columns hold. */
    static final int LONGEST_ACTOR = 100;

    static final int LONGEST_BODY = 1_000_000;

    /** Known before the row is written, so that those of a whole hall go to the database together. */
    record Key(Long gameId, int number) {}

    @Id
    @Column(name = "game_id")
    public Long gameId;

    @Id
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

    @Column(name = "body", length = LONGEST_BODY)
    public String body;

    static JournalEntryEntity of(long gameId, JournalEntry entry) {
        GameEventJson.Written written = GameEventJson.write(entry.event());
        JournalEntryEntity row = new JournalEntryEntity();
        row.gameId = gameId;
        row.number = entry.number();
        row.at = entry.at();
        row.actor = entry.actor();
        row.type = written.type();
        row.version = written.version();
        row.body = written.body();
        return row;
    }

    static List<JournalEntryEntity> ofGame(long gameId) {
        return list("gameId = ?1 order by number", gameId);
    }

    Answer<GameEvent> event() {
        return GameEventJson.read(new GameEventJson.Written(type, version, body));
    }
}
