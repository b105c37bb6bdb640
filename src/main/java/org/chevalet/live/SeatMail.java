package org.chevalet.live;

import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.live.MailEntry.Kind;

/**
 * What goes between the arbiter and players beside the game: calls for him, his messages, and what each player says he
 * has read. When a method that changes something returns, it is on the disk: a restart forgets none of it.
 */
@ApplicationScoped
public class SeatMail {

    /** Between two calls of one player. */
    private static final Duration CALL_PAUSE = Duration.ofSeconds(10);

    /** A call of a player; {@code seen} once the arbiter says so. */
    public record Call(PlayerId player, Instant at, boolean seen) {}

    /** A message of the arbiter to some players, and who has read it. */
    public record Letter(int id, Instant at, String text, Set<PlayerId> to, Set<PlayerId> read) {
        public Letter {
            to = Set.copyOf(to);
            read = Set.copyOf(read);
        }
    }

    private final Map<Long, MailBox> boxes = new ConcurrentHashMap<>();
    private final LiveScreens screens;

    @Inject
    SeatMail(LiveScreens screens) {
        this.screens = screens;
    }

    /** In memory once asked for, as it stands in the database. */
    private MailBox box(long game) {
        return boxes.computeIfAbsent(game, SeatMail::stored);
    }

    private static MailBox stored(long game) {
        MailBox box = new MailBox();
        QuarkusTransaction.requiringNew()
                .call(() ->
                        MailEntity.ofGame(game).stream().map(MailEntity::entry).toList())
                .forEach(box::fold);
        return box;
    }

    /** Looks something up in a game's box. */
    private <T> T in(long game, Function<MailBox, T> look) {
        MailBox box = box(game);
        synchronized (box) {
            return look.apply(box);
        }
    }

    /** Stored before it is shown to anybody. */
    private static void note(long game, MailBox box, MailEntry entry) {
        QuarkusTransaction.requiringNew().run(() -> MailEntity.of(game, entry).persist());
        box.fold(entry);
    }

    /** @return the call, the one still open if there is one, or {@code call.too-many} */
    public Answer<Call> call(long game, PlayerId player, Instant now) {
        return in(game, box -> {
            Optional<Call> before = box.call(player);
            if (before.isPresent() && !before.get().seen()) {
                return Answer.of(before.get());
            }
            if (before.isPresent() && now.isBefore(before.get().at().plus(CALL_PAUSE))) {
                return Answer.refuse("call.too-many");
            }
            note(game, box, MailEntry.of(Kind.CALL, player, 0, now));
            screens.called(game, player);
            return Answer.of(box.call(player).orElseThrow());
        });
    }

    /** The arbiter has seen a player's call. */
    public void seen(long game, PlayerId player, Instant now) {
        in(game, box -> {
            box.call(player)
                    .filter(call -> !call.seen())
                    .ifPresent(call -> note(game, box, MailEntry.of(Kind.SEEN, player, 0, now)));
            return box;
        });
        screens.mail(game, Set.of(player));
    }

    /** A message to some players. */
    public Letter send(long game, Set<PlayerId> to, String text, Instant now) {
        Letter letter = in(game, box -> {
            note(game, box, new MailEntry(Kind.LETTER, now, to, box.next(), text));
            return box.letters().get(box.letters().size() - 1);
        });
        screens.mail(game, to);
        return letter;
    }

    /** @return the message as it is now, or {@code message.unknown} for one that was not sent to this player */
    public Answer<Letter> read(long game, PlayerId player, int id, Instant now) {
        Optional<Letter> found = in(game, box -> {
            box.letter(id, player)
                    .filter(letter -> !letter.read().contains(player))
                    .ifPresent(letter -> note(game, box, MailEntry.of(Kind.READ, player, id, now)));
            return box.letter(id, player);
        });
        found.ifPresent(letter -> screens.mail(game, Set.of()));
        return found.map(Answer::of).orElseGet(() -> Answer.refuse("message.unknown"));
    }

    /** A player says he has read his corrections up to this journal number. */
    public void readCorrections(long game, PlayerId player, int number, Instant now) {
        in(game, box -> {
            if (number > box.correctionsRead(player)) {
                note(game, box, MailEntry.of(Kind.CORRECTIONS_READ, player, number, now));
            }
            return box;
        });
        screens.mail(game, Set.of());
    }

    /** Up to which journal number a player has read his corrections. */
    public int correctionsRead(long game, PlayerId player) {
        return in(game, box -> box.correctionsRead(player));
    }

    /** Calls the arbiter has not seen, the oldest first. */
    public List<Call> calls(long game) {
        return in(game, MailBox::unseen);
    }

    public Optional<Call> call(long game, PlayerId player) {
        return in(game, box -> box.call(player));
    }

    /** The messages of a game in order. */
    public List<Letter> letters(long game) {
        return in(game, MailBox::letters);
    }
}
