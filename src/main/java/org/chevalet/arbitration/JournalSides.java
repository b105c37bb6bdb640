package org.chevalet.arbitration;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameEvent.MasterMoveChosen;
import org.chevalet.core.game.GameEvent.OfPlayer;
import org.chevalet.core.game.GameEvent.PlayerSeated;
import org.chevalet.core.game.GameEvent.PlayerWarned;
import org.chevalet.core.game.GameEvent.RackCorrected;
import org.chevalet.core.game.GameEvent.RackDrawn;
import org.chevalet.core.game.GameEvent.RoundCorrected;
import org.chevalet.core.game.GameEvent.RoundEvent;
import org.chevalet.core.game.GameEvent.SettingsChanged;
import org.chevalet.core.game.GameEvent.WarningLifted;
import org.chevalet.core.game.GameEvent.WordRuled;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RankingShown;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.TabletSettings;
import org.chevalet.core.rules.Verdict;
import org.chevalet.language.FormulaText;
import org.chevalet.language.Messages;

/** What an event changed, as it was on one side of it: asked of the game before and of the game after. */
final class JournalSides {

    private final Messages messages;

    JournalSides(Messages messages) {
        this.messages = messages;
    }

    /** Empty for events that change nothing a person would compare, and where nothing was there yet. */
    Optional<String> of(GameEvent event, Game side) {
        if (event instanceof WordRuled ruled) {
            String key = Optional.ofNullable(side.words().get(ruled.word()))
                    .map(String::valueOf)
                    .orElse("listed");
            return Optional.of(messages.text("journal.word." + key));
        }
        if (event instanceof SettingsChanged) {
            return Optional.of(settings(side.settings()));
        }
        if (event instanceof PlayerSeated seated) {
            return side.seat(seated.player()).map(seat -> messages.text("journal.who", seat.table(), seat.name()));
        }
        if (event instanceof RoundEvent ofRound) {
            return Optional.of(ofRound.round())
                    .filter(side::exists)
                    .map(side::round)
                    .flatMap(round -> ofRound(ofRound, side, round));
        }
        return Optional.empty();
    }

    private String settings(GameSettings settings) {
        return String.join(
                ", ",
                FormulaText.withTime(settings, messages),
                messages.text("journal.scores-asked." + settings.scoresAsked()),
                messages.text("journal.arbiter-plays." + settings.arbiterPlays()),
                tablets(settings.tablets()));
    }

    private String tablets(TabletSettings tablets) {
        RankingShown ranking = tablets.ranking();
        return String.join(
                ", ",
                messages.text("journal.assistance", tablets.assistance().level()),
                messages.text("journal.draft-taken." + tablets.draftTaken()),
                messages.text("journal.grace", tablets.transitSeconds(), tablets.cutSeconds()),
                messages.text("journal.writes-early." + tablets.writesEarly()),
                messages.text("journal.replaces." + tablets.replaces()),
                messages.text("journal.letters-left." + tablets.lettersLeft()),
                messages.text("journal.pause-hides." + tablets.pauseHides()),
                messages.text("journal.ranking." + ranking.when(), ranking.rounds()));
    }

    private Optional<String> ofRound(RoundEvent event, Game side, Round round) {
        if (event instanceof RackDrawn || event instanceof RackCorrected) {
            return round.draw().map(Object::toString);
        }
        if (event instanceof MasterMoveChosen) {
            return move(round);
        }
        if (event instanceof RoundCorrected) {
            return round.draw().flatMap(draw -> move(round).map(move -> draw + ", " + move));
        }
        return named(event).flatMap(player -> slip(side, round, player));
    }

    private Optional<String> move(Round round) {
        return round.master()
                .map(move -> messages.text(
                        "journal.move",
                        move.placement().spelling().printed(),
                        move.placement().coord(),
                        move.points()));
    }

    /** The slip that counts and what is paid for it. */
    private Optional<String> slip(Game side, Round round, PlayerId player) {
        String written =
                round.slip(player).map(slip -> written(slip)).orElseGet(() -> messages.text("journal.no-slip"));
        Optional<Verdict> verdict = side.results(round)
                .flatMap(results -> results.of(player))
                .map(result -> result.verdict())
                .or(() -> side.ruled(round, player));
        return Optional.of(verdict.map(paid -> messages.text("journal.paid", written, paid.paid(), sanction(paid)))
                .orElse(written));
    }

    private String sanction(Verdict verdict) {
        return messages.text("console.sanction." + verdict.sanction().name());
    }

    String written(Slip slip) {
        String reference = messages.notation().rewritten(slip.written().reference());
        return (slip.written().word() + " " + reference).strip();
    }

    /** Whom an event names; empty when it concerns everybody. */
    static Optional<PlayerId> named(GameEvent event) {
        return event instanceof OfPlayer own ? Optional.of(own.player()) : Optional.empty();
    }

    /** Rounds an event concerns by its number. */
    static List<Integer> rounds(GameEvent event) {
        if (event instanceof GameEvent.RoundCancelled cancelled) {
            return Stream.iterate(cancelled.round().value(), round -> round + 1)
                    .limit(cancelled.through().value() - cancelled.round().value() + 1L)
                    .toList();
        }
        if (event instanceof RoundEvent ofRound) {
            return List.of(ofRound.round().value());
        }
        if (event instanceof PlayerWarned warned) {
            return List.of(warned.round().value());
        }
        return event instanceof WarningLifted lifted ? List.of(lifted.round().value()) : List.of();
    }
}
