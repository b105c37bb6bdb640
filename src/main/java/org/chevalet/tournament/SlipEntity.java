package org.chevalet.tournament;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.ScoreClaim;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.SlipDetails;
import org.chevalet.core.rules.SlipId;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.core.tile.Points;
import org.hibernate.annotations.Immutable;
import org.jspecify.annotations.Nullable;

/** A slip as acknowledged: written once, never changed. */
@Entity
@Immutable
@IdClass(SlipEntity.Key.class)
@Table(name = "slip")
public class SlipEntity extends PanacheEntityBase {

    private static final String NOT_ASKED = "NOT_ASKED";
    private static final String MISSING = "MISSING";
    private static final String GIVEN = "GIVEN";

    /** Characters the columns hold. */
    static final int LONGEST_WORD = 200;

    static final int LONGEST_REFERENCE = 50;

    static final int LONGEST_DETAILS = 4000;

    /** Known before the row is written, so that those of a whole hall go to the database together. */
    record Key(Long gameId, long number) {}

    @Id
    @Column(name = "game_id")
    public Long gameId;

    @Id
    @Column(name = "number")
    public long number;

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

    @Column(name = "claim")
    public String claim;

    @Column(name = "claimed")
    public @Nullable Integer claimed;

    /** What else was noted about it, as {@link SlipDetailsJson}. */
    @Column(name = "details", length = LONGEST_DETAILS)
    public @Nullable String details;

    @Column(name = "source")
    public String source;

    @Column(name = "received_at")
    public Instant receivedAt;

    /** When the player tapped Send, by his device's idea of the server's clock. */
    @Column(name = "tapped_at")
    public @Nullable Instant tappedAt;

    @Column(name = "late")
    public boolean late;

    /** What the server saw of its way here, as {@link SlipEvidenceJson}. */
    @Column(name = "evidence", length = LONGEST_DETAILS)
    public @Nullable String evidence;

    @Column(name = "idempotency_key")
    public String idempotencyKey;

    static SlipEntity of(long gameId, ReceivedSlip received) {
        Slip slip = received.slip();
        SlipEntity row = new SlipEntity();
        row.gameId = gameId;
        row.number = slip.id().value();
        row.round = slip.round().value();
        row.attempt = slip.attempt();
        row.playerId = (long) slip.player().value();
        row.word = slip.written().word();
        row.reference = slip.written().reference();
        row.keep(slip.written().claim());
        row.details = SlipDetailsJson.write(slip.written().details()).orElse(null);
        row.source = slip.source().name();
        row.receivedAt = slip.receivedAt();
        row.tappedAt = received.tappedAt().orElse(null);
        row.late = slip.late();
        row.evidence = received.evidence().map(SlipEvidenceJson::write).orElse(null);
        row.idempotencyKey = received.idempotencyKey();
        return row;
    }

    private void keep(ScoreClaim written) {
        if (written instanceof ScoreClaim.Given given) {
            claim = GIVEN;
            claimed = given.points().value();
        } else {
            claim = written instanceof ScoreClaim.Missing ? MISSING : NOT_ASKED;
        }
    }

    private ScoreClaim claim() {
        return switch (claim) {
            case GIVEN -> new ScoreClaim.Given(Points.of(claimed == null ? 0 : claimed));
            case MISSING -> new ScoreClaim.Missing();
            default -> new ScoreClaim.NotAsked();
        };
    }

    private Optional<SlipEvidence> evidence() {
        return Optional.ofNullable(evidence).map(SlipEvidenceJson::parse);
    }

    private SlipDetails details() {
        return details == null ? SlipDetails.NONE : SlipDetailsJson.parse(details);
    }

    static List<SlipEntity> ofGame(long gameId) {
        return list("gameId = ?1 order by number", gameId);
    }

    ReceivedSlip received() {
        return new ReceivedSlip(slip(), idempotencyKey, Optional.ofNullable(tappedAt), evidence());
    }

    private Slip slip() {
        return new Slip(
                new SlipId(number),
                new RoundNumber(round),
                attempt,
                new PlayerId(Math.toIntExact(playerId)),
                new WrittenSlip(word, reference, claim(), details()),
                Slip.Source.valueOf(source),
                receivedAt,
                late);
    }
}
