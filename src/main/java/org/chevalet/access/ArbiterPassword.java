package org.chevalet.access;

import io.quarkus.elytron.security.common.BcryptUtil;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Locale;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jspecify.annotations.Nullable;

/**
 * The arbiter's password. It is chosen once, by someone at this machine or someone who can read its terminal: that is
 * what tells the arbiter from everyone else on the Wi-Fi.
 */
@ApplicationScoped
public class ArbiterPassword {

    private static final int SHORTEST = 6;

    /** Bcrypt reads no further. */
    private static final int MOST_BYTES = 72;

    private final EntityManager database;
    private final InstantSource clock;
    private final String code;
    private final boolean forget;

    @Inject
    ArbiterPassword(
            EntityManager database,
            InstantSource clock,
            SecureRandom random,
            @ConfigProperty(name = "chevalet.forget-password", defaultValue = "false") boolean forget) {
        this.database = database;
        this.clock = clock;
        this.code = Secret.code(random);
        this.forget = forget;
    }

    /** A password forgotten is forgotten by starting again with the option for it: whoever starts is at the machine. */
    @Transactional
    void start(@Observes StartupEvent started) {
        if (forget) {
            database.createQuery("delete from ArbiterPasswordEntity").executeUpdate();
            database.createQuery("delete from ArbiterSessionEntity").executeUpdate();
        }
    }

    @Transactional
    public boolean isChosen() {
        return row() != null;
    }

    /** The code printed in the terminal; none once a password is chosen. */
    @Transactional
    public Optional<String> oneTimeCode() {
        return isChosen() ? Optional.empty() : Optional.of(code);
    }

    /** Whether this is the code printed in the terminal, however it was typed. */
    boolean isOneTimeCode(String typed) {
        return Secret.same(typed.replaceAll("[\\s-]", "").toUpperCase(Locale.ROOT), code);
    }

    /** @return {@code access.already-chosen}, {@code access.too-short} or {@code access.too-long} when refused */
    @Transactional
    Answer<String> choose(String password) {
        if (row() != null) {
            return Answer.refuse("access.already-chosen");
        }
        if (password.strip().length() < SHORTEST) {
            return Answer.refuse("access.too-short", SHORTEST);
        }
        if (password.getBytes(StandardCharsets.UTF_8).length > MOST_BYTES) {
            return Answer.refuse("access.too-long");
        }
        database.persist(new ArbiterPasswordEntity(BcryptUtil.bcryptHash(password), clock.instant()));
        return Answer.of(password);
    }

    @Transactional
    boolean matches(String password) {
        @Nullable ArbiterPasswordEntity row = row();
        return row != null && BcryptUtil.matches(password, row.bcryptHash);
    }

    private @Nullable ArbiterPasswordEntity row() {
        return database.find(ArbiterPasswordEntity.class, ArbiterPasswordEntity.ONLY);
    }
}
