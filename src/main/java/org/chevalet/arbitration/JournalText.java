package org.chevalet.arbitration;

import java.time.Duration;
import java.util.stream.Collectors;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameEvent.RoundEvent;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.language.Messages;
import org.chevalet.tournament.GameEventJson;

/** The journal in words, for the arbiter. */
final class JournalText {

    private final Game game;
    private final Messages messages;

    JournalText(Game game, Messages messages) {
        this.game = game;
        this.messages = messages;
    }

    static String type(GameEvent event) {
        return GameEventJson.type(event);
    }

    String of(GameEvent event) {
        return event instanceof RoundEvent round ? ofRound(round) : ofGame(event);
    }

    /** What was written beside the event; empty where nothing was. */
    String why(GameEvent event) {
        return event instanceof GameEvent.Reasoned reasoned ? said(reasoned.reason()) : "";
    }

    private String ofGame(GameEvent event) {
        if (event instanceof GameEvent.GameOpened opened) {
            return text(event, opened.rules().name(), opened.lexicon().name());
        }
        if (event instanceof GameEvent.SettingsChanged changed) {
            return text(event, changed.reason());
        }
        if (event instanceof GameEvent.PlayerSeated seated) {
            return text(event, seated.table(), seated.name());
        }
        if (event instanceof GameEvent.PlayerLeft left) {
            return text(event, who(left.player()));
        }
        if (event instanceof GameEvent.ExtraTimeGiven given) {
            return text(event, who(given.player()), given.extra().toSeconds(), said(given.reason()));
        }
        if (event instanceof GameEvent.GameFinished finished) {
            return text(event, said(finished.reason()));
        }
        if (event instanceof GameEvent.PlayerWarned warned) {
            return text(event, warned.round(), who(warned.player()), said(warned.reason()));
        }
        if (event instanceof GameEvent.WarningLifted lifted) {
            return text(event, lifted.round(), who(lifted.player()));
        }
        if (event instanceof GameEvent.TiesSettled settled) {
            String order = settled.order().stream().map(this::who).collect(Collectors.joining(", "));
            return text(event, order, said(settled.reason()));
        }
        if (event instanceof GameEvent.WordRuled ruled) {
            return messages.text(
                    "journal.word-ruled." + ruled.counts().map(String::valueOf).orElse("listed"),
                    ruled.word(),
                    said(ruled.reason()));
        }
        if (event instanceof GameEvent.ActionUndone undone) {
            return undone.first() == 0 ? messages.text("journal.slips-undone") : text(event, undone.first());
        }
        return event instanceof GameEvent.GameReopened reopened ? text(event, said(reopened.reason())) : text(event);
    }

    private String ofRound(RoundEvent event) {
        int round = event.round().value();
        if (event instanceof GameEvent.RackDrawn drawn) {
            return text(event, round, drawn.draw());
        }
        if (event instanceof GameEvent.RackRejected rejected) {
            return text(event, round, rejected.draw());
        }
        if (event instanceof GameEvent.ClockPaused paused) {
            return text(event, round, face(paused.remaining()));
        }
        if (event instanceof GameEvent.TimeAdded more) {
            return text(event, round, more.added().toSeconds());
        }
        if (event instanceof GameEvent.RoundClosed closed) {
            return text(event, round, closed.counted().size());
        }
        if (event instanceof GameEvent.MasterMoveChosen chosen) {
            return text(
                    event,
                    round,
                    chosen.placement().spelling().printed(),
                    chosen.placement().coord(),
                    chosen.points());
        }
        if (event instanceof GameEvent.RoundCancelled cancelled) {
            int through = cancelled.through().value();
            return through == round
                    ? text(event, round, said(cancelled.reason()))
                    : messages.text("journal.rounds-cancelled", round, through, said(cancelled.reason()));
        }
        return event instanceof GameEvent.TimeGivenBack given
                ? text(event, round, face(given.remaining()))
                : ofCorrection(event);
    }

    private String ofCorrection(RoundEvent event) {
        int round = event.round().value();
        if (event instanceof GameEvent.RackCorrected corrected) {
            return text(event, round, corrected.draw(), said(corrected.reason()));
        }
        if (event instanceof GameEvent.RoundCorrected corrected) {
            return text(
                    event,
                    round,
                    corrected.draw(),
                    corrected.placement().spelling().printed(),
                    corrected.placement().coord(),
                    corrected.points(),
                    said(corrected.reason()));
        }
        return event instanceof GameEvent.SlipWithdrawn withdrawn
                ? text(event, round, who(withdrawn.player()))
                : ofSlip(event);
    }

    private String ofSlip(RoundEvent event) {
        int round = event.round().value();
        if (event instanceof GameEvent.SlipReplaced replaced) {
            return text(event, round, who(replaced.player()), said(replaced.reason()));
        }
        if (event instanceof GameEvent.LateSlipDecided late) {
            String key = "journal.late-slip-decided." + late.counts();
            return messages.text(key, round, who(late.player()), said(late.reason()));
        }
        if (event instanceof GameEvent.Ruling ruling) {
            return ofRuling(ruling, round, who(ruling.player()), said(ruling.reason()));
        }
        return event instanceof GameEvent.RulingLifted lifted
                ? text(event, round, who(lifted.player()))
                : text(event, round);
    }

    private String ofRuling(GameEvent.Ruling ruling, int round, String who, String why) {
        if (ruling instanceof GameEvent.SlipRuled ruled) {
            return text(ruling, round, who, ruled.paid(), why);
        }
        if (ruling instanceof GameEvent.ReadingChosen chosen) {
            return text(
                    ruling,
                    round,
                    who,
                    chosen.reading().spelling().printed(),
                    chosen.reading().coord(),
                    chosen.paid(),
                    why);
        }
        return text(ruling, round, who, why);
    }

    private String text(GameEvent event, Object... args) {
        return messages.text("journal." + type(event), args);
    }

    private String said(String reason) {
        return messages.said(reason);
    }

    String who(PlayerId player) {
        return game.seat(player)
                .map(seat -> messages.text("journal.who", seat.table(), seat.name()))
                .orElseGet(player::toString);
    }

    private static String face(Duration left) {
        return "%d:%02d".formatted(left.toMinutes(), left.toSecondsPart());
    }
}
