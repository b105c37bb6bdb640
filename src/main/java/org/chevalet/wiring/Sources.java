package org.chevalet.wiring;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import java.time.InstantSource;
import org.chevalet.formats.GameFileReader;
import org.chevalet.tournament.RuleSets;

/** The real clock and the real dice of the server. Tests hand in their own. */
@ApplicationScoped
public class Sources {

    @Produces
    @Singleton
    InstantSource clock() {
        return InstantSource.system();
    }

    /** Draws and secrets alike: no tile may be foreseen from those drawn before it. */
    @Produces
    @Singleton
    SecureRandom dice() {
        return new SecureRandom();
    }

    @Produces
    @Singleton
    GameFileReader gameFiles() {
        return new GameFileReader(Presets.ruleSet(Presets.RULE_SETS.get(0)), Presets.englishTiles());
    }

    @Produces
    @Singleton
    RuleSets ruleSets() {
        return Presets.ruleSets();
    }
}
