package org.chevalet.live;

import io.netty.handler.codec.http.QueryStringDecoder;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.websockets.next.CloseReason;
import io.quarkus.websockets.next.OnClose;
import io.quarkus.websockets.next.OnOpen;
import io.quarkus.websockets.next.OnTextMessage;
import io.quarkus.websockets.next.WebSocket;
import io.quarkus.websockets.next.WebSocketConnection;
import io.smallrye.common.annotation.Blocking;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.chevalet.access.ArbiterAuthentication;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.live.LiveScreens.Role;
import org.chevalet.live.LiveScreens.Screen;

/**
 * Tells a screen that the game changed, never how: the screen then asks for its snapshot. Who is there and who conducts is
 * told at once.
 */
@WebSocket(path = "/live/{game}")
public class LiveSocket {

    /** Of the codes left to applications; a screen turned away learns the reason from its snapshot. */
    static final CloseReason TURNED_AWAY = new CloseReason(4401);

    /** Another of the same seat has come instead. */
    static final CloseReason CROWDED = new CloseReason(1013);

    /** Says far too much: a policy violation, as the standard calls it. */
    private static final CloseReason FLOODED = new CloseReason(1008);

    private final LiveGames games;
    private final LiveScreens screens;
    private final SeatTokens seats;
    private final SecurityIdentity identity;
    private final Hall hall;
    private final SeatVoice voice;
    private final Map<String, SpeechPace> paces = new ConcurrentHashMap<>();

    @Inject
    LiveSocket(LiveGames games, LiveScreens screens, SeatTokens seats, SecurityIdentity identity, Hall hall) {
        this.games = games;
        this.screens = screens;
        this.seats = seats;
        this.identity = identity;
        this.hall = hall;
        this.voice = new SeatVoice(screens, games);
    }

    @OnOpen
    @Blocking
    void open(WebSocketConnection connection) {
        Optional<LiveGame> live = game(connection.pathParam("game"));
        Optional<Screen> screen =
                live.flatMap(game -> screen(connection, game.header().gameId()));
        if (live.isPresent() && screen.isPresent()) {
            screens.open(screen.get(), live.get().game().version(), hall.now());
            screen.get().window().ifPresent(window -> {
                boolean watching = parameters(connection).containsKey("watching");
                screens.consoleCame(screen.get().game(), window, watching, hall.now());
            });
        } else {
            turnAway(connection);
        }
    }

    /** A screen that has already gone need not be told. */
    private static void turnAway(WebSocketConnection connection) {
        connection.close(TURNED_AWAY).subscribe().with(told -> {}, gone -> {});
    }

    /** Screens listen, and ask whether anybody is there; only a player's device says something of itself. */
    @OnTextMessage
    @Blocking
    void heard(WebSocketConnection connection, String text) {
        Instant now = hall.now();
        SpeechPace pace = paces.computeIfAbsent(connection.id(), unheard -> new SpeechPace(now));
        if (pace.allows(now)) {
            screens.screen(connection.id())
                    .ifPresent(screen -> voice.hear(screen, text, now).ifPresent(said -> screens.answer(screen, said)));
        } else if (pace.isFlood()) {
            connection.close(FLOODED).subscribe().with(told -> {}, gone -> {});
        }
    }

    @OnClose
    void closed(WebSocketConnection connection) {
        paces.remove(connection.id());
        screens.closed(connection.id(), hall.now());
    }

    private Optional<LiveGame> game(String number) {
        return number.matches("\\d{1,18}")
                ? Optional.of(games.find(Long.parseLong(number)))
                        .filter(Answer::isAccepted)
                        .map(Answer::value)
                : Optional.empty();
    }

    /** Empty for a console without the arbiter's session and for a seat without its token. */
    private Optional<Screen> screen(WebSocketConnection connection, long game) {
        Map<String, List<String>> asked = parameters(connection);
        Optional<PlayerId> nobody = Optional.empty();
        Optional<String> unnamed = Optional.empty();
        return switch (first(asked, "role")) {
            case "console" ->
                Optional.of(new Screen(connection, game, Role.CONSOLE, nobody, window(asked)))
                        .filter(screen -> identity.hasRole(ArbiterAuthentication.ARBITER));
            case "seat" ->
                seats.player(game, first(asked, "token"))
                        .map(player -> new Screen(connection, game, Role.SEAT, Optional.of(player), unnamed));
            default -> Optional.of(new Screen(connection, game, Role.PROJECTION, nobody, unnamed));
        };
    }

    private static Optional<String> window(Map<String, List<String>> asked) {
        return Optional.of(first(asked, "window")).filter(LiveScreens::isWindow);
    }

    private static Map<String, List<String>> parameters(WebSocketConnection connection) {
        String query = Objects.requireNonNullElse(connection.handshakeRequest().query(), "");
        return new QueryStringDecoder(query, false).parameters();
    }

    private static String first(Map<String, List<String>> asked, String name) {
        return asked.getOrDefault(name, List.of("")).get(0);
    }
}
