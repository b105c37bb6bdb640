package org.chevalet.arbitration;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Score;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameEvent.GameReopened;
import org.chevalet.core.game.GameEvent.RackRejected;
import org.chevalet.core.game.GameEvent.RoundCancelled;
import org.chevalet.core.game.GameEvent.RoundCorrected;
import org.chevalet.core.game.MasterMove;
import org.chevalet.core.game.Phase;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Points;
import org.chevalet.live.Change;
import org.chevalet.live.Moment;
import org.jspecify.annotations.Nullable;

/** Letters or master move of a round already played, corrected in a running or finished game. */
final class PastRoundCommands {

    private PastRoundCommands() {}

    /**
     * What is left out stays as it was.
     *
     * @param force true: although a word the move makes is not admitted
     * @param cancelLater true: the rounds that would not stand any more are cancelled
     */
    record TypedCorrection(
            int round,
            @Nullable String letters,
            @Nullable String coord,
            @Nullable String word,
            boolean force,
            boolean cancelLater,
            @Nullable String reason) {

        private static boolean isTyped(@Nullable String text) {
            return text != null && !text.isBlank();
        }
    }

    /** A round as it should have been. */
    record Right(Round round, Draw draw, Score move, String reason) {}

    /**
     * @return the correction, or {@code correction.not-played} (round), {@code correction.nothing}, {@code
     *     correction.breaks} (round, those that would not stand) unless {@code cancelLater}, {@code master.not-admitted}
     *     (words) unless {@code force}, {@code ruling.reason-missing}, {@code reason.too-long}, or what is wrong with the
     *     letters ({@code draw.*}) or the move ({@code placement.*}, {@code master.not-in-rack}, {@code
     *     master.across-first})
     */
    static Answer<Change> correct(Moment moment, TypedCorrection typed) {
        return played(moment.game(), typed.round())
                .then(round -> WrittenReason.required(typed.reason())
                        .then(reason -> draw(moment, round, typed)
                                .then(draw -> move(moment, round, draw, typed)
                                        .then(move -> decide(moment, new Right(round, draw, move, reason), typed)))));
    }

    private static Answer<Round> played(Game game, int number) {
        return game.find(number)
                .then(round -> round.phase() == Phase.DONE
                        ? Answer.of(round)
                        : Answer.refuse("correction.not-played", number));
    }

    private static Answer<Draw> draw(Moment moment, Round round, TypedCorrection typed) {
        Draw before = round.draw().orElseThrow();
        if (!TypedCorrection.isTyped(typed.letters())) {
            return Answer.of(before);
        }
        String letters = Objects.requireNonNull(typed.letters()).strip();
        boolean thrownBack = before.rejected() && !letters.startsWith("-");
        return DrawCommands.read(moment, round, thrownBack ? "-" + letters : letters)
                .map(draw -> moment.referee().shown(moment.game(), round, draw))
                .map(draw -> draw.rack().equals(before.rack()) ? before : draw);
    }

    private static Answer<Score> move(Moment moment, Round round, Draw draw, TypedCorrection typed) {
        Placement before = round.master().orElseThrow().placement();
        boolean other = TypedCorrection.isTyped(typed.coord()) || TypedCorrection.isTyped(typed.word());
        Answer<Placement> wanted = other
                ? MasterCommands.placement(
                        TypedCorrection.isTyped(typed.coord())
                                ? Objects.requireNonNull(typed.coord())
                                : before.coord().toString(),
                        TypedCorrection.isTyped(typed.word())
                                ? Objects.requireNonNull(typed.word())
                                : before.spelling().printed())
                : Answer.of(before);
        return wanted.then(
                placement -> round.board().isEmpty() && !placement.coord().isAcross()
                        ? Answer.refuse("master.across-first")
                        : moment.referee().other(round, draw.rack(), placement));
    }

    private static Answer<Change> decide(Moment moment, Right right, TypedCorrection typed) {
        Round round = right.round();
        Placement before = round.master().orElseThrow().placement();
        boolean sameMove = right.move().placement().equals(before);
        if (sameMove && round.draw().filter(right.draw()::equals).isPresent()) {
            return Answer.refuse("correction.nothing");
        }
        List<String> strange = sameMove ? List.of() : MasterCommands.notAdmitted(moment, right.move());
        if (!strange.isEmpty() && !typed.force()) {
            return Answer.refuse("master.not-admitted", String.join(", ", strange));
        }
        List<RoundNumber> broken =
                moment.game().broken(event(right, right.move().points(), Map.of(), Map.of()));
        return broken.isEmpty() || typed.cancelLater()
                ? Answer.of(Change.of(events(moment, right, broken)))
                : Answer.refuse(breaks(round.number(), broken));
    }

    private static Refusal breaks(RoundNumber corrected, List<RoundNumber> broken) {
        List<Integer> rounds = broken.stream().map(RoundNumber::value).toList();
        String named = rounds.stream().map(String::valueOf).collect(Collectors.joining(", "));
        return Refusal.of("correction.breaks", corrected, named).with("rounds", rounds);
    }

    private static List<GameEvent> events(Moment moment, Right right, List<RoundNumber> broken) {
        List<GameEvent> events = new ArrayList<>();
        if (!broken.isEmpty()) {
            events.addAll(withoutLater(moment.game(), broken, right.reason()));
        }
        Game base = moment.game().apart();
        for (GameEvent event : events) {
            base = Moment.after(base, event, moment.now());
        }
        events.add(correction(moment, base, right));
        return events;
    }

    /** What makes the rounds that would not stand fall; letters nobody has seen are thrown back. */
    private static List<GameEvent> withoutLater(Game game, List<RoundNumber> broken, String reason) {
        List<GameEvent> events = new ArrayList<>();
        game.finished().ifPresent(end -> events.add(new GameReopened(reason)));
        Round first = game.round(broken.get(0));
        if (first.phase() == Phase.DRAWN) {
            events.add(new RackRejected(first.number(), first.draw().orElseThrow(), false));
        } else {
            events.add(new RoundCancelled(first.number(), broken.get(broken.size() - 1), reason));
        }
        return events;
    }

    /** The correction, its top and what the slips need to know then, on a game whose later rounds all stand. */
    static RoundCorrected correction(Moment moment, Game game, Right right) {
        Points points = right.move().points();
        Game would = Moment.after(game.apart(), event(right, points, Map.of(), Map.of()), moment.now());
        Round corrected = would.round(right.round().number());
        Map<String, Boolean> further = moment.reception(would).further(corrected.number());
        boolean sameRack = right.draw().equals(right.round().draw().orElseThrow());
        Points top = sameRack
                ? right.round().master().orElseThrow().top()
                : moment.choices(would, corrected).tops().points();
        return event(right, top.compareTo(points) < 0 ? points : top, tops(moment, game, would, corrected), further);
    }

    /** The tops of later rounds that are played on another board now. */
    private static Map<RoundNumber, Points> tops(Moment moment, Game before, Game would, Round corrected) {
        Map<RoundNumber, Points> tops = new HashMap<>();
        for (Round later : would.rounds()) {
            boolean moved = later.number().compareTo(corrected.number()) > 0
                    && later.master().isPresent()
                    && !later.board().equals(before.round(later.number()).board());
            if (moved) {
                MasterMove move = later.master().get();
                Points best = moment.choices(would, later).tops().points();
                tops.put(later.number(), best.compareTo(move.points()) < 0 ? move.points() : best);
            }
        }
        return tops;
    }

    private static RoundCorrected event(
            Right right, Points top, Map<RoundNumber, Points> tops, Map<String, Boolean> further) {
        return new RoundCorrected(
                right.round().number(),
                right.draw(),
                right.move().placement(),
                right.move().points(),
                top,
                tops,
                further,
                right.reason());
    }
}
