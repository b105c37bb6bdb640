package org.chevalet.core.game;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chevalet.core.board.Board;
import org.chevalet.core.game.GameEvent.GameFinished;
import org.chevalet.core.game.GameEvent.GameOpened;
import org.chevalet.core.game.GameEvent.GameReopened;
import org.chevalet.core.game.GameEvent.PlayerLeft;
import org.chevalet.core.game.GameEvent.PlayerSeated;
import org.chevalet.core.game.GameEvent.PlayerWarned;
import org.chevalet.core.game.GameEvent.RoundCancelled;
import org.chevalet.core.game.GameEvent.RoundEvent;
import org.chevalet.core.game.GameEvent.SolutionAnnounced;
import org.chevalet.core.game.GameEvent.WarningLifted;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Rack;

/** What the events of a game change: who sits where, the rounds, the end. Immutable. */
record Progress(
        GameOpened opened,
        GameRules rules,
        Map<PlayerId, Seat> seats,
        List<Round> rounds,
        Discipline discipline,
        Optional<GameFinished> finished) {

    static Progress of(GameOpened opened) {
        GameRules rules = GameRules.of(opened.rules(), opened.settings());
        Progress empty = new Progress(opened, rules, Map.of(), List.of(), Discipline.NONE, Optional.empty());
        return empty.with(
                empty.begin(RoundNumber.FIRST, 1, new Aftermath(Board.empty(), Rack.EMPTY), Optional.empty()));
    }

    Round round(RoundNumber number) {
        return rounds.get(number.value() - 1);
    }

    Round current() {
        return rounds.get(rounds.size() - 1);
    }

    /** Letters in the bag: not on the board, not kept, and not in the rack once it is drawn. */
    Bag bag(Round round) {
        Rack inHand = round.draw().isPresent() ? round.rack() : round.kept();
        return Bag.of(remaining(round).minus(inHand));
    }

    /** Letters not on the board. */
    Rack remaining(Round round) {
        return Aftermath.remaining(round.board(), opened.rules().tiles());
    }

    boolean allows(GameEvent event) {
        if (event instanceof RoundEvent ofRound) {
            return ofRound.round().value() <= rounds.size() && allows(ofRound, round(ofRound.round()));
        }
        if (event instanceof PlayerWarned warned) {
            return warned.round().value() <= rounds.size() && seats.containsKey(warned.player());
        }
        if (event instanceof WarningLifted lifted) {
            return discipline.allows(lifted);
        }
        boolean reopens = event instanceof GameReopened;
        return !(event instanceof GameOpened)
                && (finished.isPresent() == reopens || event instanceof PlayerSeated && !reopens);
    }

    /** Once the game is over only what is paid may be corrected. */
    private boolean allows(RoundEvent event, Round round) {
        return round.phase().accepts(event) && (finished.isEmpty() || round.phase() == Phase.DONE);
    }

    Progress after(GameEvent event, Instant at) {
        if (event instanceof RoundEvent ofRound) {
            return after(ofRound, at);
        }
        if (event instanceof PlayerSeated seated) {
            Seat before = seats.get(seated.player());
            RoundNumber since = before == null ? joining() : before.since();
            return with(new Seat(seated.player(), seated.table(), seated.name(), since, Optional.empty()));
        }
        if (event instanceof PlayerLeft left) {
            return with(Optional.ofNullable(seats.get(left.player()))
                    .orElseThrow()
                    .leaving(current().number()));
        }
        if (event instanceof PlayerWarned warned) {
            return with(discipline.after(warned));
        }
        if (event instanceof WarningLifted lifted) {
            return with(discipline.after(lifted));
        }
        return ended(event, at);
    }

    private Progress ended(GameEvent event, Instant at) {
        Optional<GameFinished> end = event instanceof GameFinished over ? Optional.of(over) : Optional.empty();
        Progress ended = new Progress(opened, rules, seats, rounds, discipline, end);
        return end.isPresent() ? ended.with(current().standing(at)) : ended;
    }

    /** A player who comes once the round in play is closed plays from the next one. */
    private RoundNumber joining() {
        return current().phase().isClosed()
                ? current().number().next()
                : current().number();
    }

    private Progress after(RoundEvent event, Instant at) {
        Round round = round(event.round());
        if (event instanceof RoundCancelled) {
            Aftermath nothing = new Aftermath(round.board(), Rack.EMPTY);
            return with(begin(round.number(), round.attempt() + 1, nothing, Optional.of(round.rack())));
        }
        Progress after = with(round.with(event, at));
        return event instanceof SolutionAnnounced ? after.with(following(round)) : after;
    }

    private Round following(Round round) {
        Aftermath left = Aftermath.of(round, bag(round), rules.jokers());
        boolean goBack = opened.rules().draw().lettersGoBack();
        Aftermath start = goBack ? new Aftermath(left.board(), Rack.EMPTY) : left;
        return begin(round.number().next(), 1, start, Optional.empty());
    }

    private Round begin(RoundNumber number, int attempt, Aftermath from, Optional<Rack> forbidden) {
        Duration length = Duration.ofSeconds(opened.settings().roundSeconds());
        return new Round(number, attempt, from.board(), from.kept(), forbidden, length);
    }

    /**
     * Slips of a cancelled attempt change nothing.
     *
     * @param slips all of the same attempt of the same round, at least one
     */
    Progress with(List<Slip> slips) {
        Slip first = slips.get(0);
        Round round = round(first.round());
        return round.attempt() == first.attempt() ? with(round.with(slips)) : this;
    }

    private Progress with(Round round) {
        List<Round> changed = new ArrayList<>(rounds);
        int index = round.number().value() - 1;
        if (index == changed.size()) {
            changed.add(round);
        } else {
            changed.set(index, round);
        }
        return new Progress(opened, rules, seats, List.copyOf(changed), discipline, finished);
    }

    private Progress with(Discipline changed) {
        return new Progress(opened, rules, seats, rounds, changed, finished);
    }

    private Progress with(Seat seat) {
        Map<PlayerId, Seat> changed = new LinkedHashMap<>(seats);
        changed.put(seat.player(), seat);
        return new Progress(opened, rules, changed, rounds, discipline, finished);
    }
}
