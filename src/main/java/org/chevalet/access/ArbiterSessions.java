package org.chevalet.access;

import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The browsers logged in as arbiter. Kept in the database, so that a restart in the middle of a game asks for no
 * password; held in memory as well, since every request of the console asks.
 */
@ApplicationScoped
public class ArbiterSessions {

    static final Duration LENGTH = Duration.ofDays(30);

    /** After {@link ArbiterPassword}, which may end them all. */
    private static final int AFTER_PASSWORD = 5000;

    private final EntityManager database;
    private final InstantSource clock;
    private final SecureRandom random;
    private final Map<String, Instant> openedAt = new ConcurrentHashMap<>();

    @Inject
    ArbiterSessions(EntityManager database, InstantSource clock, SecureRandom random) {
        this.database = database;
        this.clock = clock;
        this.random = random;
    }

    @Transactional
    void load(@Observes @Priority(AFTER_PASSWORD) StartupEvent started) {
        database.createQuery("delete from ArbiterSessionEntity where openedAt < :oldest")
                .setParameter("oldest", clock.instant().minus(LENGTH))
                .executeUpdate();
        database.createQuery("from ArbiterSessionEntity", ArbiterSessionEntity.class)
                .getResultList()
                .forEach(session -> openedAt.put(session.tokenSha256, session.openedAt));
    }

    /** A new session's token, which only the browser keeps. */
    @Transactional
    String open() {
        String token = Secret.token(random);
        ArbiterSessionEntity session = new ArbiterSessionEntity(Secret.digest(token), clock.instant());
        database.persist(session);
        openedAt.put(session.tokenSha256, session.openedAt);
        return token;
    }

    boolean isOpen(String token) {
        @Nullable Instant opened = openedAt.get(Secret.digest(token));
        return opened != null && clock.instant().isBefore(opened.plus(LENGTH));
    }

    @Transactional
    void close(String token) {
        String digest = Secret.digest(token);
        openedAt.remove(digest);
        database.createQuery("delete from ArbiterSessionEntity where tokenSha256 = :digest")
                .setParameter("digest", digest)
                .executeUpdate();
    }
}
