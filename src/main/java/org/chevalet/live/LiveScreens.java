package org.chevalet.live;

import io.quarkus.websockets.next.WebSocketConnection;
import io.vertx.core.json.JsonObject;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.Slip;
import org.chevalet.live.Contacts.Whose;

/** The screens that are connected, and what they are told. A message lost makes a screen late, never wrong. */
@ApplicationScoped
public class LiveScreens {

    /** A connected screen; {@code player} is set for a seat, {@code window} for a console that names itself. */
    record Screen(
            WebSocketConnection connection, long game, Role role, Optional<PlayerId> player, Optional<String> window) {}

    enum Role {
        PROJECTION,
        SEAT,
        CONSOLE
    }

    private final ConsoleHands hands = new ConsoleHands();
    private final Contacts contacts;

    private final Map<String, Screen> screens = new ConcurrentHashMap<>();

    /** What connected devices last said of themselves, by connection. */
    private final Map<String, SeatActivity> activities = new ConcurrentHashMap<>();

    @Inject
    LiveScreens(Contacts contacts) {
        this.contacts = contacts;
    }

    public Contacts contacts() {
        return contacts;
    }

    /** Devices and pages of one player that are connected; one more takes the place of the first. */
    private static final int MOST_OF_A_SEAT = 6;

    void open(Screen screen, int version, Instant now) {
        screen.player().ifPresent(player -> makeRoom(screen.game(), player));
        screens.put(screen.connection().id(), screen);
        send(screen, version(screen.game(), version).encode());
        screen.player().ifPresent(player -> contacts.opened(new Whose(screen.game(), player), now));
        tellPresence(now);
    }

    private void makeRoom(long game, PlayerId player) {
        List<Screen> own =
                screens.values().stream().filter(seats(game, Set.of(player))).toList();
        if (own.size() >= MOST_OF_A_SEAT) {
            own.stream()
                    .min(Comparator.comparing(screen -> screen.connection().creationTime()))
                    .ifPresent(LiveScreens::turnAway);
        }
    }

    private static void turnAway(Screen screen) {
        screen.connection().close(LiveSocket.CROWDED).subscribe().with(closed -> {}, lost -> {});
    }

    Optional<Screen> screen(String connection) {
        return Optional.ofNullable(screens.get(connection));
    }

    void closed(String connection, Instant now) {
        Screen gone = screens.remove(connection);
        activities.remove(connection);
        if (gone != null) {
            gone.player().ifPresent(player -> contacts.closed(new Whose(gone.game(), player), now));
            tellPresence(now);
            gone.window().ifPresent(window -> tellHand(gone.game()));
        }
    }

    /**
     * A console has connected: it conducts when nobody there does.
     *
     * @param watching it is back from a lost connection, and did not conduct before
     */
    synchronized void consoleCame(long game, String window, boolean watching, Instant now) {
        if (!watching && mayConduct(game, window)) {
            hands.give(game, window, now);
        }
        tellHand(game);
    }

    /** This window conducts from now on. */
    public synchronized void takeHand(long game, String window, Instant now) {
        hands.give(game, window, now);
        tellHand(game);
    }

    /** False while another window that is connected conducts. */
    public boolean mayConduct(long game, String window) {
        return hands.of(game)
                .filter(hand -> !hand.window().equals(window) && isConnected(game, hand.window()))
                .isEmpty();
    }

    /** Names windows give themselves: letters and figures, not many. */
    public static boolean isWindow(String text) {
        return text.matches("[A-Za-z0-9]{8,40}");
    }

    private boolean isConnected(long game, String window) {
        return screens.values().stream()
                .anyMatch(screen -> screen.game() == game
                        && screen.window().filter(window::equals).isPresent());
    }

    private void tellHand(long game) {
        hands.of(game).ifPresent(hand -> {
            JsonObject told = new JsonObject()
                    .put("window", hand.window())
                    .put("since", hand.since().toEpochMilli())
                    .put("here", isConnected(game, hand.window()));
            tell(consoles(game), new JsonObject().put("hand", told));
        });
    }

    /** A player's device says what it shows; the consoles are told once. */
    void heard(Screen screen, SeatActivity activity) {
        if (activity.equals(activities.put(screen.connection().id(), activity))) {
            return;
        }
        screen.player().ifPresent(player -> {
            JsonObject told = activity.json().put("player", player.value());
            tell(consoles(screen.game()), new JsonObject().put("activity", told));
        });
    }

    /** What each connected player's device last said; of two devices of one player, one of them. */
    public Map<PlayerId, SeatActivity> activities(long game) {
        Map<PlayerId, SeatActivity> said = new HashMap<>();
        activities.forEach((connection, activity) -> Optional.ofNullable(screens.get(connection))
                .filter(screen -> screen.game() == game)
                .flatMap(Screen::player)
                .ifPresent(player -> said.put(player, activity)));
        return said;
    }

    /** A seat was freed: its device is turned away. */
    void dismiss(long game, PlayerId player) {
        screens.values().stream()
                .filter(seats(game, Set.of(player)))
                .forEach(screen -> screen.connection()
                        .close(LiveSocket.TURNED_AWAY)
                        .subscribe()
                        .with(closed -> {}, lost -> {}));
    }

    void changed(long game, int version) {
        tell(screen -> screen.game() == game, version(game, version));
    }

    void slipsCame(long game, int slips) {
        tell(consoles(game), new JsonObject().put("slips", slips));
    }

    /** A paper slip of a round was typed a second time. */
    public void readAgain(long game, int round) {
        tell(consoles(game), new JsonObject().put("reading", round));
    }

    /** The arbiter typed paper slips, or drafts became some: the players' own devices show that they count now. */
    void slipsTaken(long game, Set<PlayerId> players) {
        tell(seats(game, players), new JsonObject().put("received", true));
    }

    /** A player calls the arbiter. */
    void called(long game, PlayerId player) {
        tell(consoles(game), new JsonObject().put("call", player.value()));
    }

    /** A device asks for the seat another one holds. */
    void asked(long game, PlayerId player) {
        tell(consoles(game), new JsonObject().put("asks", player.value()));
    }

    /** There is something new for these players to read, or the arbiter to see that it was read. */
    void mail(long game, Set<PlayerId> players) {
        JsonObject told = new JsonObject().put("mail", true);
        tell(seats(game, players), told);
        tell(consoles(game), told);
    }

    /** A device sent a slip: another one of the same seat is told which, so that it can tell its player. */
    void slipSent(long game, Slip slip) {
        List<Screen> own = screens.values().stream()
                .filter(seats(game, Set.of(slip.player())))
                .toList();
        if (own.size() > 1) {
            String told = new JsonObject().put("sent", slip.id().value()).encode();
            own.forEach(screen -> send(screen, told));
        }
    }

    /** A device took a seat, or the seat was freed. */
    void seatChanged(long game, PlayerId player, boolean bound) {
        JsonObject seat = new JsonObject().put("player", player.value()).put("bound", bound);
        tell(consoles(game), new JsonObject().put("seat", seat));
    }

    void ping(long serverNow) {
        tell(screen -> true, new JsonObject().put("ping", serverNow));
    }

    /** Players whose device is connected, and was heard not long ago. */
    public Set<PlayerId> online(long game, Instant now) {
        return contacts.online(game, now);
    }

    /** Consoles are told of devices that are there again, or no longer. */
    void tellPresence(Instant now) {
        contacts.turned(now).forEach(turn -> {
            JsonObject presence = new JsonObject()
                    .put("player", turn.whose().player().value())
                    .put("online", turn.online());
            tell(consoles(turn.whose().game()), new JsonObject().put("presence", presence));
        });
    }

    private static Predicate<Screen> consoles(long game) {
        return screen -> screen.game() == game && screen.role() == Role.CONSOLE;
    }

    private static Predicate<Screen> seats(long game, Set<PlayerId> players) {
        return screen -> screen.game() == game
                && screen.player().filter(players::contains).isPresent();
    }

    private static JsonObject version(long game, int version) {
        return new JsonObject().put("game", game).put("version", version);
    }

    private void tell(Predicate<Screen> who, JsonObject message) {
        String text = message.encode();
        screens.values().stream().filter(who).forEach(screen -> send(screen, text));
    }

    void answer(Screen screen, JsonObject message) {
        send(screen, message.encode());
    }

    /** Sent without waiting; a screen that cannot be reached is gone and will ask for a snapshot when it is back. */
    private static void send(Screen screen, String message) {
        screen.connection().sendText(message).subscribe().with(sent -> {}, lost -> {});
    }
}
