package org.chevalet.arbitration;

import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.game.GameEvent.SettingsChanged;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.PlayForm;
import org.chevalet.live.Change;
import org.chevalet.live.Moment;
import org.chevalet.tournament.TabletSettingsJson;
import org.chevalet.tournament.TabletSettingsJson.TabletsPart;
import org.chevalet.tournament.TournamentService;
import org.jspecify.annotations.Nullable;

/** Settings of a game put right while it is played; format, rules and word list are those it was opened with. */
final class SettingsCommands {

    private SettingsCommands() {}

    /** @param roundSeconds left out in a sudden death and in topping, which have times of their own */
    record TypedSettings(
            @Nullable Integer roundSeconds,
            boolean scoresAsked,
            boolean arbiterPlays,
            @Nullable TabletsPart tablets,
            @Nullable String reason) {}

    /**
     * @return the change, or {@code tournament.round-seconds}, {@code tournament.round-signal}, {@code tablets.*}, {@code ruling.reason-missing}, {@code reason.too-long},
     *     {@code game.moved-on} once the game is over; nothing to do when that holds already
     */
    static Answer<Change> change(Moment moment, TypedSettings typed) {
        GameSettings now = moment.game().settings();
        Integer seconds = now.form() == PlayForm.DUPLICATE ? typed.roundSeconds() : null;
        int time = seconds == null ? now.roundSeconds() : seconds;
        if (time != now.roundSeconds() && !TournamentService.isRoundTime(time)) {
            return Answer.refuse(Refusal.of("tournament.round-seconds").with("field", "roundSeconds"));
        }
        return TabletSettingsJson.read(typed.tablets(), now.tablets())
                .map(tablets -> new GameSettings(
                        now.variant(),
                        time,
                        typed.scoresAsked(),
                        typed.arbiterPlays(),
                        now.form(),
                        now.centres(),
                        tablets))
                .then(wanted -> time == now.roundSeconds() ? Answer.of(wanted) : signalled(moment, wanted))
                .then(wanted -> WrittenReason.required(typed.reason())
                        .map(reason ->
                                wanted.equals(now) ? Change.NONE : Change.of(new SettingsChanged(wanted, reason))));
    }

    private static Answer<GameSettings> signalled(Moment moment, GameSettings wanted) {
        Answer<GameSettings> signalled =
                TournamentService.signalled(wanted, moment.game().ruleSet());
        return signalled.isAccepted()
                ? signalled
                : Answer.refuse(signalled.refusal().with("field", "roundSeconds"));
    }
}
