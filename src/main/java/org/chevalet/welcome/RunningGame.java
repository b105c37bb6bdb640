package org.chevalet.welcome;

import io.quarkus.qute.TemplateData;
import jakarta.persistence.EntityManager;
import java.util.Optional;
import org.chevalet.tournament.GameEntity;

/** The game that is not finished, as the start page tells it; the one played last when there are several. */
@TemplateData
public record RunningGame(long id, String tournament, int round, String phase, String joinCode) {

    /** The key of the phase in words. */
    public String getPhaseKey() {
        return "welcome.phase." + phase;
    }

    static Optional<RunningGame> in(EntityManager database) {
        return database.createQuery(
                        "select g, t.name from GameEntity g join TournamentEntity t on t.id = g.tournamentId"
                                + " where g.phase <> 'FINISHED' order by g.playedAt desc nulls last, g.id desc",
                        Object[].class)
                .setMaxResults(1)
                .getResultStream()
                .findFirst()
                .map(row -> of((GameEntity) row[0], (String) row[1]));
    }

    private static RunningGame of(GameEntity game, String tournament) {
        return new RunningGame(game.id, tournament, game.round, game.phase, game.joinCode);
    }
}
