package org.chevalet.entry;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent.SlipReplaced;
import org.chevalet.core.game.Phase;
import org.chevalet.core.game.Reception;
import org.chevalet.core.game.Round;
import org.chevalet.core.game.Seat;
import org.chevalet.core.rules.Arrival;
import org.chevalet.core.rules.PlayForm;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.live.Change;
import org.chevalet.live.LiveGame;
import org.chevalet.live.Moment;
import org.chevalet.live.SlipText;
import org.chevalet.tournament.ReceivedSlip;
import org.chevalet.tournament.SlipEvidence;
import org.jspecify.annotations.Nullable;

/**
 * Takes in the slips players send. Whether one was in time is judged by {@link SlipArrival}; one that was not is kept as
 * evidence and refused, for the arbiter to decide about.
 */
final class SlipIntake {

    /** Reason kept where a slip is taken after the close; a message key. */
    private static final String AFTER_CUT = "slip.after-cut";

    private final LiveGame live;
    private final PlayerId player;
    private final SlipArrival arrivals;

    /** Taken before the slip waits for its turn to be written: a crowd in the last seconds makes nobody late. */
    private final Instant receivedAt;

    SlipIntake(LiveGame live, PlayerId player, SlipArrival arrivals, Instant receivedAt) {
        this.live = live;
        this.player = player;
        this.arrivals = arrivals;
        this.receivedAt = receivedAt;
    }

    /**
     * A slip as a tablet sends it.
     *
     * @param tapServerMs when the player tapped Send, by the tablet's idea of the server's clock
     */
    record SentSlip(
            int round,
            int attempt,
            @Nullable String word,
            @Nullable String reference,
            @Nullable Double score,
            @Nullable Long tapServerMs) {}

    /**
     * A slip on the disk.
     *
     * @param replayed it was there before
     * @param before the word of the slip it takes the place of
     */
    record Receipt(ReceivedSlip received, boolean replayed, Optional<String> before) {
        Slip slip() {
            return received.slip();
        }
    }

    /**
     * Stores a slip.
     *
     * @param key one for each tap on Send
     * @return the receipt, or {@code slip.too-early}, {@code game.over}, {@code slip.other-round} (round, round in play),
     *     {@code slip.no-replacing}, {@code slip.key-missing}, {@code slip.key-reused}, or what is wrong with its form;
     *     or, though stored, {@code slip.too-late} (seconds), {@code slip.after-cut-arbiter} (seconds), {@code
     *     slip.after-solution}
     */
    Answer<Receipt> receive(SentSlip sent, @Nullable String key) {
        if (key == null || !ReceivedSlip.isDeviceKey(key)) {
            return Answer.refuse("slip.key-missing");
        }
        boolean known = live.slip(key).isPresent();
        Optional<String> before = known ? Optional.empty() : counting(sent);
        Answer<Game> written = live.write("seat", moment -> decide(moment, sent, key));
        if (!written.isAccepted()) {
            return Answer.refuse(written.refusal());
        }
        Optional<ReceivedSlip> stored = live.slip(key);
        if (stored.isEmpty()) {
            // the same as a draft already taken
            return taken(written.value(), sent).map(slip -> new Receipt(slip, true, Optional.empty()));
        }
        return stored.get().slip().late()
                ? Answer.refuse(arrivals.refusal(stored.get()))
                : Answer.of(new Receipt(stored.get(), known, before));
    }

    private Optional<String> counting(SentSlip sent) {
        Round current = live.game().current();
        return sent.round() == current.number().value()
                ? current.slip(player).map(slip -> slip.written().word())
                : Optional.empty();
    }

    private Answer<ReceivedSlip> taken(Game game, SentSlip sent) {
        return game.round(new RoundNumber(sent.round()))
                .slip(player)
                .flatMap(slip -> live.slip(ReceivedSlip.DRAFT_KEY + slip.id().value()))
                .map(Answer::of)
                .orElseGet(() -> Answer.refuse(
                        "slip.other-round", sent.round(), game.current().number()));
    }

    private Answer<Change> decide(Moment moment, SentSlip sent, String key) {
        Optional<ReceivedSlip> before = live.slip(key);
        return round(moment.game(), sent)
                .then(round -> stillPlays(moment, round, before))
                .then(round -> written(round, sent)
                        .then(written -> before.isPresent()
                                ? again(before.get().slip(), round, written)
                                : store(moment, round, written, sent, key)));
    }

    private static Answer<WrittenSlip> written(Round round, SentSlip sent) {
        return SlipText.sent(round.settings(), round.number(), sent.word(), sent.reference(), sent.score());
    }

    /** Who is out of a sudden death, or has scored the top of a topping round, has nothing more to send. */
    private Answer<Round> stillPlays(Moment moment, Round round, Optional<ReceivedSlip> before) {
        Optional<Seat> seat = moment.game().seat(player).filter(there -> before.isEmpty());
        if (seat.filter(there -> !there.plays(round.number())).isPresent()) {
            return Answer.refuse(
                    "slip.eliminated",
                    seat.flatMap(Seat::out).map(RoundNumber::value).orElse(0));
        }
        boolean found = round.number().equals(moment.round().number())
                && seat.filter(moment::hasTopped).isPresent();
        return found ? Answer.refuse("slip.top-found") : Answer.of(round);
    }

    /** The same key is the same slip: nothing is stored twice. */
    private Answer<Change> again(Slip before, Round round, WrittenSlip written) {
        boolean same = before.player().equals(player)
                && before.round().equals(round.number())
                && before.written().equals(written);
        return same ? Answer.of(Change.NONE) : Answer.refuse("slip.key-reused");
    }

    private Answer<Round> round(Game game, SentSlip sent) {
        Refusal other =
                Refusal.of("slip.other-round", sent.round(), game.current().number());
        Answer<Round> found = game.find(sent.round());
        if (!found.isAccepted()) {
            return Answer.refuse(other);
        }
        Round round = found.value();
        boolean plays = game.seat(player)
                .filter(seat -> seat.plays(round.number()) || seat.out().isPresent())
                .isPresent();
        if (round.attempt() != sent.attempt() || !plays) {
            return Answer.refuse(
                    round.number().equals(game.current().number())
                            ? Refusal.of("slip.cancelled-round", sent.round())
                            : other);
        }
        if (round.phase().compareTo(Phase.RUNNING) < 0) {
            return Answer.refuse(game.finished().isPresent() ? "game.over" : "slip.too-early");
        }
        return Answer.of(round);
    }

    private Answer<Change> store(Moment moment, Round round, WrittenSlip written, SentSlip sent, String key) {
        Optional<Slip> before = round.slip(player);
        boolean taken = before.filter(slip ->
                        slip.source() == Slip.Source.DRAFT && slip.written().equals(written))
                .isPresent();
        if (taken) {
            return Answer.of(Change.NONE);
        }
        boolean fixed =
                !round.settings().tablets().replaces() && round.settings().form() != PlayForm.TOPPING;
        if (fixed && before.filter(slip -> slip.source() != Slip.Source.DRAFT).isPresent()) {
            return Answer.refuse("slip.no-replacing");
        }
        Optional<Instant> tapped = tapped(sent);
        SlipEvidence evidence = arrivals.judge(moment, round, written, tapped, receivedAt);
        Slip slip = new Slip(
                moment.nextSlip(),
                round.number(),
                round.attempt(),
                player,
                written,
                Slip.Source.TABLET,
                receivedAt,
                !evidence.arrival().counts());
        ReceivedSlip received = new ReceivedSlip(
                slip, key, tapped, Optional.of(evidence).filter(seen -> seen.arrival() != Arrival.IN_TIME));
        return Answer.of(counted(moment, round, received));
    }

    /** Slips of a round already closed count from an event on. */
    private Change counted(Moment moment, Round round, ReceivedSlip received) {
        if (received.slip().late() || !round.phase().isClosed()) {
            return Change.of(received);
        }
        Reception reception = moment.reception(moment.game());
        SlipReplaced replaced = reception.replace(round, player, Optional.of(received.slip()), AFTER_CUT);
        return Change.of(received, replaced);
    }

    /** A tablet whose clock is more than a day off does not know when it was tapped. */
    private Optional<Instant> tapped(SentSlip sent) {
        return Optional.ofNullable(sent.tapServerMs())
                .filter(at -> Math.abs((double) at - receivedAt.toEpochMilli())
                        < Duration.ofDays(1).toMillis())
                .map(Instant::ofEpochMilli);
    }
}
