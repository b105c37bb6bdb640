package org.chevalet.projection;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.chevalet.tournament.GameRepository;
import org.jspecify.annotations.Nullable;

/** Which game belongs on the hall's screen. */
@Path("/api/projection")
@Produces(MediaType.APPLICATION_JSON)
public class CurrentGameResource {

    /** No game while none was ever opened. */
    public record CurrentGame(@Nullable Long game) {}

    private final GameRepository games;

    @Inject
    CurrentGameResource(GameRepository games) {
        this.games = games;
    }

    @GET
    public CurrentGame current() {
        return new CurrentGame(games.current().orElse(null));
    }
}
