package org.chevalet.access;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** The single row that holds the password's hash. */
@Entity
@Table(name = "arbiter_password")
class ArbiterPasswordEntity {

    static final short ONLY = 1;

    @Id
    short id;

    @Column(name = "bcrypt_hash")
    String bcryptHash;

    @Column(name = "chosen_at")
    Instant chosenAt;

    /** For the database. */
    protected ArbiterPasswordEntity() {}

    ArbiterPasswordEntity(String bcryptHash, Instant chosenAt) {
        this.id = ONLY;
        this.bcryptHash = bcryptHash;
        this.chosenAt = chosenAt;
    }
}
