package org.chevalet.arbitration;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.core.Response;
import java.util.function.BiFunction;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.http.Replies;
import org.chevalet.live.Change;
import org.chevalet.live.LiveGames;
import org.chevalet.live.Moment;
import org.chevalet.tournament.GameRepository;
import org.jspecify.annotations.Nullable;

/** Carries out the arbiter's commands, and answers each with the console as it is afterwards. */
@ApplicationScoped
public class ArbiterDesk {

    private final LiveGames games;
    private final ConsoleService consoles;
    private final Replies replies;

    @Inject
    ArbiterDesk(LiveGames games, ConsoleService consoles, Replies replies) {
        this.games = games;
        this.consoles = consoles;
        this.replies = replies;
    }

    <C> Response run(long game, @Nullable C command, BiFunction<Moment, C, Answer<Change>> decide) {
        if (command == null) {
            return unreadable();
        }
        return replies.ok(games.find(game)
                .then(live -> live.write(GameRepository.ARBITER, moment -> decide.apply(moment, command))
                        .map(after -> consoles.snapshot(live))));
    }

    Response unreadable() {
        return replies.refuse(Refusal.of("http.bad-json"));
    }
}
