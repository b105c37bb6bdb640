package org.chevalet.live;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.rules.PlayerId;

/**
 * What goes between the arbiter and players beside the game: calls for him, his messages, and what each player says he
 * has read. In memory, as all that is said through the connections: a call outlives no restart.
 */
@ApplicationScoped
public class SeatMail {

    /** Between two calls of one player. */
    private static final Duration CALL_PAUSE = Duration.ofSeconds(10);

    private static final int MOST_MESSAGES = 100;

    /** A call of a player; {@code seen} once the arbiter says so. */
    public record Call(PlayerId player, Instant at, boolean seen) {}

    /** A message of the arbiter to some players, and who has read it. */
    public record Letter(int id, Instant at, String text, Set<PlayerId> to, Set<PlayerId> read) {
        public Letter {
            to = Set.copyOf(to);
            read = Set.copyOf(read);
        }
    }

    private static final class Box {
        private final Map<PlayerId, Call> calls = new HashMap<>();
        private final Map<PlayerId, Integer> corrections = new HashMap<>();
        private List<Letter> letters = List.of();
        private int last;
    }

    private final Map<Long, Box> boxes = new ConcurrentHashMap<>();
    private final LiveScreens screens;

    @Inject
    SeatMail(LiveScreens screens) {
        this.screens = screens;
    }

    private Box box(long game) {
        return boxes.computeIfAbsent(game, unseen -> new Box());
    }

    /** @return the call, the one still open if there is one, or {@code call.too-many} */
    public Answer<Call> call(long game, PlayerId player, Instant now) {
        Box box = box(game);
        synchronized (box) {
            Call before = box.calls.get(player);
            if (before != null && !before.seen()) {
                return Answer.of(before);
            }
            if (before != null && now.isBefore(before.at().plus(CALL_PAUSE))) {
                return Answer.refuse("call.too-many");
            }
            box.calls.put(player, new Call(player, now, false));
        }
        screens.called(game, player);
        return Answer.of(new Call(player, now, false));
    }

    /** The arbiter has seen a player's call. */
    public void seen(long game, PlayerId player) {
        Box box = box(game);
        synchronized (box) {
            box.calls.computeIfPresent(player, (same, call) -> new Call(same, call.at(), true));
        }
        screens.mail(game, Set.of(player));
    }

    /** A message to some players; the oldest of many is forgotten. */
    public Letter send(long game, Set<PlayerId> to, String text, Instant now) {
        Box box = box(game);
        Letter letter;
        synchronized (box) {
            letter = new Letter(++box.last, now, text, to, Set.of());
            List<Letter> all = new ArrayList<>(box.letters);
            all.add(letter);
            box.letters = List.copyOf(all.subList(Math.max(0, all.size() - MOST_MESSAGES), all.size()));
        }
        screens.mail(game, to);
        return letter;
    }

    /** @return the message as it is now, or {@code message.unknown} for one that was not sent to this player */
    public Answer<Letter> read(long game, PlayerId player, int id) {
        Box box = box(game);
        Optional<Letter> found;
        synchronized (box) {
            box.letters = box.letters.stream()
                    .map(letter -> letter.id() == id && letter.to().contains(player) ? read(letter, player) : letter)
                    .toList();
            found = box.letters.stream()
                    .filter(letter -> letter.id() == id && letter.to().contains(player))
                    .findFirst();
        }
        found.ifPresent(letter -> screens.mail(game, Set.of()));
        return found.map(Answer::of).orElseGet(() -> Answer.refuse("message.unknown"));
    }

    private static Letter read(Letter letter, PlayerId player) {
        Set<PlayerId> read = new HashSet<>(letter.read());
        read.add(player);
        return new Letter(letter.id(), letter.at(), letter.text(), letter.to(), read);
    }

    /** A player says he has read his corrections up to this journal number. */
    public void readCorrections(long game, PlayerId player, int number) {
        Box box = box(game);
        synchronized (box) {
            box.corrections.merge(player, number, Math::max);
        }
        screens.mail(game, Set.of());
    }

    /** Up to which journal number a player has read his corrections. */
    public int correctionsRead(long game, PlayerId player) {
        Box box = box(game);
        synchronized (box) {
            return box.corrections.getOrDefault(player, 0);
        }
    }

    /** Calls the arbiter has not seen, the oldest first. */
    public List<Call> calls(long game) {
        Box box = box(game);
        synchronized (box) {
            return box.calls.values().stream()
                    .filter(call -> !call.seen())
                    .sorted((one, other) -> one.at().compareTo(other.at()))
                    .toList();
        }
    }

    public Optional<Call> call(long game, PlayerId player) {
        Box box = box(game);
        synchronized (box) {
            return Optional.ofNullable(box.calls.get(player));
        }
    }

    /** The messages of a game in order. */
    public List<Letter> letters(long game) {
        Box box = box(game);
        synchronized (box) {
            return box.letters;
        }
    }
}
