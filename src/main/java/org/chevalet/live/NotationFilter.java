package org.chevalet.live;

import jakarta.inject.Inject;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.ext.Provider;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Notation;
import org.chevalet.http.RequestLanguage;
import org.jspecify.annotations.Nullable;

/** Every sentence that answers a request about a game shows references as the players of that game write them. */
@Provider
public class NotationFilter implements ContainerRequestFilter {

    private final LiveGames games;
    private final RequestLanguage language;

    @Inject
    NotationFilter(LiveGames games, RequestLanguage language) {
        this.games = games;
        this.language = language;
    }

    @Override
    public void filter(ContainerRequestContext request) {
        @Nullable String game = request.getUriInfo().getPathParameters().getFirst("game");
        if (game != null && game.matches("\\d{1,18}")) {
            long id = Long.parseLong(game);
            language.writeReferences(() -> notation(id));
        }
    }

    private Notation notation(long id) {
        Answer<LiveGame> found = games.find(id);
        return found.isAccepted() ? found.value().game().ruleSet().notation() : Notation.LETTER_FIRST;
    }
}
