package org.chevalet.live;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.live.SeatMail.Call;
import org.chevalet.live.SeatMail.Letter;

/** All that went between the arbiter and players of one game, folded from its entries. For one thread at a time. */
final class MailBox {

    /** Messages shown; the oldest of many is left out. */
    private static final int MOST_MESSAGES = 100;

    private final Map<PlayerId, Call> calls = new HashMap<>();
    private final Map<PlayerId, Integer> corrections = new HashMap<>();
    private List<Letter> letters = List.of();
    private int last;

    void fold(MailEntry entry) {
        switch (entry.kind()) {
            case CALL -> calls.put(entry.player(), new Call(entry.player(), entry.at(), false));
            case SEEN -> calls.computeIfPresent(entry.player(), (same, call) -> new Call(same, call.at(), true));
            case LETTER -> add(new Letter(entry.number(), entry.at(), entry.text(), entry.players(), Set.of()));
            case READ ->
                letters = letters.stream()
                        .map(letter -> letter.id() == entry.number() ? read(letter, entry.player()) : letter)
                        .toList();
            case CORRECTIONS_READ -> corrections.merge(entry.player(), entry.number(), Math::max);
        }
    }

    private void add(Letter letter) {
        List<Letter> all = new ArrayList<>(letters);
        all.add(letter);
        letters = List.copyOf(all.subList(Math.max(0, all.size() - MOST_MESSAGES), all.size()));
        last = letter.id();
    }

    private static Letter read(Letter letter, PlayerId player) {
        Set<PlayerId> read = new HashSet<>(letter.read());
        read.add(player);
        return new Letter(letter.id(), letter.at(), letter.text(), letter.to(), read);
    }

    /** The number of the next message. */
    int next() {
        return last + 1;
    }

    Optional<Call> call(PlayerId player) {
        return Optional.ofNullable(calls.get(player));
    }

    /** Calls the arbiter has not seen, the oldest first. */
    List<Call> unseen() {
        return calls.values().stream()
                .filter(call -> !call.seen())
                .sorted((one, other) -> one.at().compareTo(other.at()))
                .toList();
    }

    List<Letter> letters() {
        return letters;
    }

    /** The message of this number, if it was sent to this player. */
    Optional<Letter> letter(int id, PlayerId player) {
        return letters.stream()
                .filter(letter -> letter.id() == id && letter.to().contains(player))
                .findFirst();
    }

    int correctionsRead(PlayerId player) {
        return corrections.getOrDefault(player, 0);
    }
}
