package org.chevalet.access;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** A browser logged in as arbiter. */
@Entity
@Table(name = "arbiter_session")
class ArbiterSessionEntity {

    @Id
    @Column(name = "token_sha256")
    String tokenSha256;

    @Column(name = "opened_at")
    Instant openedAt;

    /** For the database. */
    protected ArbiterSessionEntity() {}

    ArbiterSessionEntity(String tokenSha256, Instant openedAt) {
        this.tokenSha256 = tokenSha256;
        this.openedAt = openedAt;
    }
}
