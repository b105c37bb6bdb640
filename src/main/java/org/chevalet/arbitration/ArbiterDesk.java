package org.chevalet.arbitration;

import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.core.Response;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.http.Caller;
import org.chevalet.http.Replies;
import org.chevalet.live.Change;
import org.chevalet.live.LiveGame;
import org.chevalet.live.LiveGames;
import org.chevalet.live.Moment;
import org.chevalet.tournament.GameRepository;
import org.jspecify.annotations.Nullable;

/**
 * Carries out the arbiter's commands, and answers each with the console as it is afterwards; or, asked with {@code
 * ?preview=true}, does nothing and answers what the command would change.
 */
@ApplicationScoped
public class ArbiterDesk {

    private final LiveGames games;
    private final ConsoleService consoles;
    private final Replies replies;
    private final RoutingContext request;
    private final Caller caller;

    @Inject
    ArbiterDesk(LiveGames games, ConsoleService consoles, Replies replies, RoutingContext request, Caller caller) {
        this.games = games;
        this.consoles = consoles;
        this.replies = replies;
        this.request = request;
        this.caller = caller;
    }

    <C> Response run(long game, @Nullable C command, BiFunction<Moment, C, Answer<Change>> decide) {
        if (command == null) {
            return unreadable();
        }
        return run(game, moment -> decide.apply(moment, command), consoles::snapshot);
    }

    /** @param told what the answer to a command carried out is made of */
    Response run(long game, Function<Moment, Answer<Change>> decide, Function<LiveGame, ?> told) {
        Answer<LiveGame> found = games.find(game);
        return replies.ok(
                isPreview()
                        ? found.then(live -> live.preview(decide).map(CorrectionPreview::of))
                        : found.then(live -> live.write(arbiter(), decide).map(after -> told.apply(live))));
    }

    /** Is the command only tried out? */
    boolean isPreview() {
        String asked = request.request().getParam("preview");
        return asked != null && !asked.equals("false");
    }

    /** The journal says at which device, when it is not the computer that runs the program. */
    String arbiter() {
        return caller.onThisMachine() ? GameRepository.ARBITER : GameRepository.arbiterAt(caller.address());
    }

    Response unreadable() {
        return replies.refuse(Refusal.of("http.bad-json"));
    }
}
