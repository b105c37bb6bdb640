package org.chevalet.core.game;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.chevalet.core.board.Board;
import org.chevalet.core.game.GameEvent.ActionUndone;
import org.chevalet.core.game.GameEvent.ExtraTimeGiven;
import org.chevalet.core.game.GameEvent.GameFinished;
import org.chevalet.core.game.GameEvent.GameOpened;
import org.chevalet.core.game.GameEvent.GameReopened;
import org.chevalet.core.game.GameEvent.LettersPlayedAgain;
import org.chevalet.core.game.GameEvent.PlayerLeft;
import org.chevalet.core.game.GameEvent.PlayerSeated;
import org.chevalet.core.game.GameEvent.PlayerWarned;
import org.chevalet.core.game.GameEvent.RoundCancelled;
import org.chevalet.core.game.GameEvent.RoundCorrected;
import org.chevalet.core.game.GameEvent.RoundEvent;
import org.chevalet.core.game.GameEvent.SettingsChanged;
import org.chevalet.core.game.GameEvent.SolutionAnnounced;
import org.chevalet.core.game.GameEvent.SolutionWithdrawn;
import org.chevalet.core.game.GameEvent.TiesSettled;
import org.chevalet.core.game.GameEvent.WarningLifted;
import org.chevalet.core.game.GameEvent.WordRuled;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Rack;

/**
 * What the events of a game change: who sits where, the rounds, the end. Immutable.
 *
 * @param attempts how often each round was begun, cancelled attempts included
 * @param settled places in sudden deaths played to separate equal totals
 */
record Progress(
        GameOpened opened,
        GameRules rules,
        Seats seats,
        List<Round> rounds,
        Map<RoundNumber, Integer> attempts,
        Discipline discipline,
        Map<PlayerId, Integer> settled,
        Optional<GameFinished> finished) {

    static Progress of(GameOpened opened) {
        GameRules rules = GameRules.of(opened.rules(), opened.settings());
        Progress empty = new Progress(
                opened, rules, Seats.NONE, List.of(), Map.of(), Discipline.NONE, Map.of(), Optional.empty());
        return empty.with(empty.begin(RoundNumber.FIRST, new Aftermath(Board.empty(), Rack.EMPTY), Optional.empty()));
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
            return warned.round().value() <= rounds.size()
                    && seats.of(warned.player()).isPresent();
        }
        if (event instanceof WarningLifted lifted) {
            return discipline.allows(lifted);
        }
        if (event instanceof ExtraTimeGiven given) {
            return finished.isEmpty() && seats.of(given.player()).isPresent();
        }
        if (event instanceof WordRuled || event instanceof ActionUndone) {
            return true;
        }
        if (event instanceof TiesSettled settles) {
            return seats.know(settles.order());
        }
        boolean reopens = event instanceof GameReopened;
        return !(event instanceof GameOpened)
                && (finished.isPresent() == reopens || event instanceof PlayerSeated && !reopens);
    }

    /** Once the game is over only what is paid may be corrected. */
    private boolean allows(RoundEvent event, Round round) {
        boolean takesBack = event instanceof RoundCancelled || event instanceof SolutionWithdrawn;
        boolean corrects = round.phase() == Phase.DONE && !takesBack;
        return round.phase().accepts(event) && (finished.isEmpty() || corrects) && standsAfter(event, round);
    }

    /** What comes after the round is not contradicted. */
    private boolean standsAfter(RoundEvent event, Round round) {
        if (event instanceof SolutionWithdrawn) {
            return round.number().next().equals(current().number()) && current().isFresh();
        }
        return !(event instanceof RoundCorrected corrected) || broken(corrected).isEmpty();
    }

    /** Rounds that could not have been played so after this correction: the first, and all after it. */
    List<RoundNumber> broken(RoundCorrected corrected) {
        Instant anyTime = Instant.EPOCH;
        return new Rebuilding(this, anyTime).broken(round(corrected.round()).with(corrected, anyTime));
    }

    /** @param results those of this game known already; they only save work */
    Progress after(GameEvent event, Instant at, ResultsCache results) {
        if (event instanceof RoundEvent ofRound) {
            return after(ofRound, at, results);
        }
        if (event instanceof PlayerSeated seated) {
            Optional<Seat> before = seats.of(seated.player());
            RoundNumber since = before.map(Seat::since).orElseGet(this::joining);
            Optional<RoundNumber> out = before.flatMap(Seat::out);
            Duration extra = before.map(Seat::extra).orElse(Duration.ZERO);
            return with(new Seat(seated.player(), seated.table(), seated.name(), since, Optional.empty(), out, extra));
        }
        if (event instanceof ExtraTimeGiven given) {
            return with(seats.of(given.player()).orElseThrow().having(given.extra()));
        }
        if (event instanceof PlayerLeft left) {
            return with(seats.of(left.player()).orElseThrow().leaving(current().number()));
        }
        if (event instanceof PlayerWarned warned) {
            return with(discipline.after(warned)).eliminated(results);
        }
        if (event instanceof WarningLifted lifted) {
            return with(discipline.after(lifted)).eliminated(results);
        }
        if (event instanceof TiesSettled settles) {
            return settling(settles.order());
        }
        if (event instanceof SettingsChanged changed) {
            return playedBy(changed.settings());
        }
        if (event instanceof WordRuled ruled) {
            List<Round> judged =
                    rounds.stream().map(round -> round.with(ruled, at)).toList();
            return with(judged, attempts).eliminated(results);
        }
        return event instanceof ActionUndone ? this : ended(event, at);
    }

    private Progress playedBy(GameSettings settings) {
        GameOpened changed = new GameOpened(opened.rules(), settings, opened.lexicon());
        GameRules others = GameRules.of(changed.rules(), settings);
        Progress after = new Progress(changed, others, seats, rounds, attempts, discipline, settled, finished);
        return after.with(current().by(settings));
    }

    private Progress ended(GameEvent event, Instant at) {
        Optional<GameFinished> end = event instanceof GameFinished over ? Optional.of(over) : Optional.empty();
        Progress ended = new Progress(opened, rules, seats, rounds, attempts, discipline, settled, end);
        return end.isPresent() ? ended.with(current().standing(at)) : ended;
    }

    private Progress settling(List<PlayerId> order) {
        Map<PlayerId, Integer> places = new HashMap<>();
        order.forEach(player -> places.put(player, places.size() + 1));
        return new Progress(
                opened, rules, seats, rounds, attempts, discipline, Copies.merged(settled, places), finished);
    }

    /** A player who comes once the round in play is closed plays from the next one. */
    private RoundNumber joining() {
        return current().phase().isClosed()
                ? current().number().next()
                : current().number();
    }

    private Progress after(RoundEvent event, Instant at, ResultsCache results) {
        Round round = round(event.round());
        if (event instanceof RoundCancelled) {
            Aftermath nothing = new Aftermath(round.board(), Rack.EMPTY);
            return upTo(round)
                    .with(begin(round.number(), nothing, Optional.of(round.rack())))
                    .eliminated(results);
        }
        if (event instanceof LettersPlayedAgain) {
            return upTo(round)
                    .with(begin(round.number(), new Aftermath(round.board(), round.rack()), Optional.empty()));
        }
        if (event instanceof SolutionWithdrawn) {
            return withdrawing(round.with(event, at)).eliminated(results);
        }
        if (event instanceof RoundCorrected) {
            List<Round> from = new Rebuilding(this, at)
                    .from(round.with(event, at)).stream()
                            .map(later -> later.following((RoundCorrected) event))
                            .toList();
            List<Round> earlier = rounds.subList(0, round.number().value() - 1);
            return with(Stream.concat(earlier.stream(), from.stream()).toList(), attempts)
                    .eliminated(results);
        }
        Progress after = with(round.with(event, at));
        Progress moved = event instanceof SolutionAnnounced ? after.with(following(round)) : after;
        return moved.round(round.number()).phase() == Phase.DONE ? moved.eliminated(results) : moved;
    }

    /** In a sudden death every change of a round played may put somebody out, or in again. */
    private Progress eliminated(ResultsCache results) {
        return rules.suddenDeath()
                .map(suddenDeath -> new Elimination(seats, rules, suddenDeath, discipline, results).after(rounds))
                .map(there -> new Progress(opened, rules, there, rounds, attempts, discipline, settled, finished))
                .orElse(this);
    }

    /** Without a round and those after it; who came or left since did so before it is played again. */
    private Progress upTo(Round round) {
        Seats there = seats.each(seat -> seat.before(round.number()));
        List<Round> earlier = rounds.subList(0, round.number().value() - 1);
        return new Progress(opened, rules, there, List.copyOf(earlier), attempts, discipline, settled, finished);
    }

    private Round following(Round round) {
        return begin(round.number().next(), leftBy(round), Optional.empty());
    }

    /** The board after a round and the letters it leaves in hand. */
    Aftermath leftBy(Round round) {
        Aftermath left = Aftermath.of(round, bag(round), rules.jokers());
        return opened.rules().draw().lettersGoBack() ? new Aftermath(left.board(), Rack.EMPTY) : left;
    }

    /** The round after it had not begun: it is forgotten. */
    private Progress withdrawing(Round round) {
        RoundNumber next = round.number().next();
        Map<RoundNumber, Integer> begun = new HashMap<>(attempts);
        begun.merge(next, -1, Integer::sum);
        List<Round> kept = List.copyOf(rounds.subList(0, round.number().value()));
        return with(kept, Map.copyOf(begun)).with(round);
    }

    /** The words the arbiter ruled about, with what holds. */
    Map<String, Boolean> words() {
        return rounds.isEmpty() ? Map.of() : current().words().ruled();
    }

    private Round begin(RoundNumber number, Aftermath from, Optional<Rack> forbidden) {
        int attempt = attempts.getOrDefault(number, 0) + 1;
        return new Round(number, attempt, from, forbidden, opened.settings(), new KnownWords(Map.of(), words()));
    }

    /**
     * Slips of a cancelled attempt change nothing.
     *
     * @param slips all of the same attempt of the same round, at least one
     */
    Progress with(List<Slip> slips) {
        Slip first = slips.get(0);
        boolean exists = first.round().value() <= rounds.size();
        return exists && round(first.round()).attempt() == first.attempt()
                ? with(round(first.round()).with(slips))
                : this;
    }

    private Progress with(Round round) {
        List<Round> changed = new ArrayList<>(rounds);
        int index = round.number().value() - 1;
        if (index == changed.size()) {
            changed.add(round);
        } else {
            changed.set(index, round);
        }
        Map<RoundNumber, Integer> begun = Copies.merged(attempts, Map.of(round.number(), round.attempt()));
        return with(changed, begun);
    }

    private Progress with(List<Round> changed, Map<RoundNumber, Integer> begun) {
        return new Progress(opened, rules, seats, List.copyOf(changed), begun, discipline, settled, finished);
    }

    private Progress with(Discipline changed) {
        return new Progress(opened, rules, seats, rounds, attempts, changed, settled, finished);
    }

    private Progress with(Seat seat) {
        return new Progress(opened, rules, seats.with(seat), rounds, attempts, discipline, settled, finished);
    }
}
