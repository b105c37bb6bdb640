package org.chevalet.entry;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Phase;
import org.chevalet.core.game.Round;
import org.chevalet.core.game.Seat;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.live.Change;
import org.chevalet.live.LiveGame;
import org.chevalet.live.Moment;
import org.chevalet.live.SlipText;
import org.chevalet.tournament.ReceivedSlip;
import org.jspecify.annotations.Nullable;

/**
 * Takes in the slips players send. In time is decided by the server's clock; a slip already on its way at the end of the
 * time has a short grace. What comes later is kept as evidence and refused.
 */
final class SlipIntake {

    private final LiveGame live;
    private final PlayerId player;

    /** Taken before the slip waits for its turn to be written: a crowd in the last seconds makes nobody late. */
    private final Instant receivedAt;

    SlipIntake(LiveGame live, PlayerId player, Instant receivedAt) {
        this.live = live;
        this.player = player;
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

    /** A slip on the disk; {@code replayed} when it was there before. */
    record Receipt(Slip slip, boolean replayed) {}

    /**
     * Stores a slip.
     *
     * @param key one for each tap on Send
     * @return the receipt, or {@code slip.too-early}, {@code game.over}, {@code slip.too-late} (stored all the
     *     same), {@code slip.other-round}, {@code slip.key-missing}, {@code slip.key-reused}, or what is wrong with its form
     */
    Answer<Receipt> receive(SentSlip sent, @Nullable String key) {
        if (key == null
                || key.isBlank()
                || key.length() > ReceivedSlip.LONGEST_KEY
                || key.startsWith(ReceivedSlip.PAPER_KEY)) {
            return Answer.refuse("slip.key-missing");
        }
        boolean known = live.slip(key).isPresent();
        Answer<Game> written = live.write("seat", moment -> decide(moment, sent, key));
        if (!written.isAccepted()) {
            return Answer.refuse(written.refusal());
        }
        Slip slip = live.slip(key).orElseThrow().slip();
        return slip.late() ? Answer.refuse("slip.too-late") : Answer.of(new Receipt(slip, known));
    }

    private Answer<Change> decide(Moment moment, SentSlip sent, String key) {
        Optional<ReceivedSlip> before = live.slip(key);
        return round(moment.game(), sent)
                .then(round -> stillPlays(moment, round, before))
                .then(round -> SlipText.tablet(
                                round.number(),
                                sent.word(),
                                sent.reference(),
                                sent.score(),
                                round.settings().scoresAsked())
                        .then(written -> before.isPresent()
                                ? again(before.get().slip(), round, written)
                                : store(moment, round, written, sent, key)));
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
        if (sent.round() < 1 || !game.exists(new RoundNumber(sent.round()))) {
            return Answer.refuse("slip.other-round");
        }
        Round round = game.round(new RoundNumber(sent.round()));
        boolean plays = game.seat(player)
                .filter(seat -> seat.plays(round.number()) || seat.out().isPresent())
                .isPresent();
        if (round.attempt() != sent.attempt() || !plays) {
            return Answer.refuse("slip.other-round");
        }
        if (round.phase().compareTo(Phase.RUNNING) < 0) {
            return Answer.refuse(game.finished().isPresent() ? "game.over" : "slip.too-early");
        }
        return Answer.of(round);
    }

    private Answer<Change> store(Moment moment, Round round, WrittenSlip written, SentSlip sent, String key) {
        Optional<Instant> tapped = tapped(sent);
        Slip slip = new Slip(
                moment.nextSlip(),
                round.number(),
                round.attempt(),
                player,
                written,
                Slip.Source.TABLET,
                receivedAt,
                isLate(moment, round, tapped.orElse(receivedAt)));
        return Answer.of(Change.of(new ReceivedSlip(slip, key, tapped)));
    }

    /** A tablet whose clock is more than a day off does not know when it was tapped. */
    private Optional<Instant> tapped(SentSlip sent) {
        return Optional.ofNullable(sent.tapServerMs())
                .filter(at -> Math.abs((double) at - receivedAt.toEpochMilli())
                        < Duration.ofDays(1).toMillis())
                .map(Instant::ofEpochMilli);
    }

    private boolean isLate(Moment moment, Round round, Instant tapped) {
        if (moment.game().finished().isPresent()) {
            return true;
        }
        return switch (round.phase()) {
            case RUNNING, PAUSED -> false;
            case RECEIVING -> {
                Instant end = round.endedAt().orElseThrow();
                int grace = moment.game().ruleSet().time().transitGrace();
                yield tapped.isAfter(end) || receivedAt.isAfter(end.plusSeconds(grace));
            }
            default -> true;
        };
    }
}
