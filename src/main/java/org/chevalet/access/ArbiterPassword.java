package org.chevalet.access;

import io.quarkus.elytron.security.common.BcryptUtil;
import io.quarkus.narayana.jta.QuarkusTransaction;
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
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
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

    /** Hashes computed at a time: they are slow on purpose, and slips are waiting for the same processor. */
    private static final int MOST_HASHES = 2;

    private final Semaphore hashes = new Semaphore(MOST_HASHES, true);
    private final Object choosing = new Object();
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

    /** @return the code printed in the terminal, however it was typed, or {@code access.wrong-code} */
    Answer<String> checkOneTimeCode(String typed) {
        return Secret.same(typed.replaceAll("[\\s-]", "").toUpperCase(Locale.ROOT), code)
                ? Answer.of(code)
                : Answer.refuse("access.wrong-code");
    }

    /** @return {@code access.already-chosen}, {@code access.too-short} or {@code access.too-long} when refused */
    Answer<String> choose(String password) {
        if (password.strip().length() < SHORTEST) {
            return Answer.refuse("access.too-short", SHORTEST);
        }
        if (password.getBytes(StandardCharsets.UTF_8).length > MOST_BYTES) {
            return Answer.refuse("access.too-long");
        }
        String hash = slowly(() -> BcryptUtil.bcryptHash(password));
        synchronized (choosing) {
            // committed before the next one looks: of several who choose at once, one has chosen
            boolean kept = QuarkusTransaction.requiringNew().call(() -> keep(hash));
            return kept ? Answer.of(password) : Answer.refuse("access.already-chosen");
        }
    }

    private boolean keep(String hash) {
        if (row() != null) {
            return false;
        }
        database.persist(new ArbiterPasswordEntity(hash, clock.instant()));
        return true;
    }

    /** @return the password, or {@code access.wrong-password} */
    Answer<String> check(String password) {
        Optional<String> hash = QuarkusTransaction.requiringNew()
                .call(() -> Optional.ofNullable(row()).map(row -> row.bcryptHash));
        // no transaction here: it would keep a connection from those who send slips
        boolean same = hash.isPresent() && slowly(() -> BcryptUtil.matches(password, hash.get()));
        return same ? Answer.of(password) : Answer.refuse("access.wrong-password");
    }

    private <T> T slowly(Supplier<T> hashing) {
        hashes.acquireUninterruptibly();
        try {
            return hashing.get();
        } finally {
            hashes.release();
        }
    }

    private @Nullable ArbiterPasswordEntity row() {
        return database.find(ArbiterPasswordEntity.class, ArbiterPasswordEntity.ONLY);
    }
}
