package org.chevalet.entry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Round;
import org.chevalet.core.game.RoundResult;
import org.chevalet.core.game.RoundResults;
import org.chevalet.core.game.Seat;
import org.chevalet.core.ranking.Ranked;
import org.chevalet.core.rules.PlayForm;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.WarningRule;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Points;
import org.chevalet.language.Messages;
import org.chevalet.live.LiveGame;
import org.chevalet.live.LiveProtocol;
import org.chevalet.live.LiveProtocol.ResultPart;
import org.chevalet.live.LiveProtocol.SeatPart;
import org.chevalet.live.LiveProtocol.ToppingPart;
import org.chevalet.live.LiveProtocol.VerdictPart;
import org.chevalet.live.LiveProtocol.WrittenPart;
import org.chevalet.live.MailParts;
import org.chevalet.live.SeatMail;
import org.chevalet.live.SeatProtocol.WarningsPart;
import org.chevalet.live.SnapshotParts;
import org.chevalet.live.TabletParts;

/** What a player's tablet shows: the hall's screen, and of the players himself alone. */
final class SeatSnapshots {

    private final LiveGame live;
    private final SnapshotParts parts;
    private final Game game;
    private final Seat seat;
    private final SeatMail mail;
    private final Messages messages;

    SeatSnapshots(LiveGame live, Seat seat, SeatMail mail, Messages messages) {
        this.mail = mail;
        this.live = live;
        this.parts = SnapshotParts.of(live);
        this.game = parts.game();
        this.seat = seat;
        this.messages = messages;
    }

    LiveProtocol.Seat build() {
        Optional<Ranked> own = parts.scores().line(seat.player());
        return new LiveProtocol.Seat(
                parts.shared(seat),
                new SeatPart(seat.table().value(), seat.name(), seat.player().value()),
                game.current().settings().scoresAsked(),
                TabletParts.of(game, seat),
                MailParts.own(mail, live.header().gameId(), seat.player()),
                game.current().slip(seat.player()).map(SnapshotParts::received).orElse(null),
                results(),
                warnings(own),
                own.map(line -> line.player().total().value()).orElse(0),
                parts.scores().shownRank(seat.player()).orElse(null),
                seat.out().map(RoundNumber::value).orElse(null),
                topping(own).orElse(null),
                SnapshotParts.corrections(live, seat.player(), messages));
    }

    private WarningsPart warnings(Optional<Ranked> own) {
        WarningRule rule = new WarningRule(game.ruleSet().slips(), game.settings());
        int given = own.map(line -> line.player().warnings()).orElse(0);
        return new WarningsPart(given, rule.firstCostly(), rule.each().value());
    }

    private Optional<ToppingPart> topping(Optional<Ranked> own) {
        if (game.settings().form() != PlayForm.TOPPING) {
            return Optional.empty();
        }
        Round round = game.current();
        int guesses = (int) round.slips().stream()
                .filter(slip -> slip.player().equals(seat.player()))
                .count();
        long time = own.map(line -> line.player().time().toMillis()).orElse(0L);
        return Optional.of(new ToppingPart(guesses, guesses > 0 && live.hasTopped(round, seat.player()), time));
    }

    private List<ResultPart> results() {
        List<ResultPart> results = new ArrayList<>();
        List<Round> played = game.played();
        List<Points> running = game.running(seat);
        for (int index = 0; index < played.size(); index++) {
            Round round = played.get(index);
            int total = running.get(index).value();
            game.results(round).map(all -> result(round, all, total)).ifPresent(results::add);
        }
        return results;
    }

    private ResultPart result(Round round, RoundResults all, int total) {
        Optional<RoundResult> own = all.of(seat.player());
        Optional<WrittenPart> written = own.flatMap(RoundResult::slip)
                .map(Slip::written)
                .map(slip -> new WrittenPart(slip.word(), slip.reference()));
        return new ResultPart(
                round.number().value(),
                round.draw().map(Draw::toString).orElse(""),
                parts.move(round),
                written.orElse(null),
                own.map(result -> verdict(all, result)).orElse(null),
                total);
    }

    private VerdictPart verdict(RoundResults all, RoundResult own) {
        boolean solo = all.isSolo(seat.player());
        return SnapshotParts.verdict(own.verdict(), solo, own.ruled(), messages);
    }
}
