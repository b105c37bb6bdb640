package org.chevalet.arbitration;

import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.chevalet.arbitration.ConsoleSeats.Seating;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Round;
import org.chevalet.core.movegen.Play;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.http.RequestLanguage;
import org.chevalet.language.WrittenText;
import org.chevalet.live.LiveGame;
import org.chevalet.live.LiveProtocol.Console;
import org.chevalet.live.LiveProtocol.ConsoleVerdict;
import org.chevalet.live.LiveProtocol.PlayPart;
import org.chevalet.live.LiveProtocol.RoundSlips;
import org.chevalet.live.LiveProtocol.SolutionsPage;
import org.chevalet.live.LiveScreens;
import org.chevalet.live.MailParts;
import org.chevalet.live.SeatAsks;
import org.chevalet.live.SeatMail;
import org.chevalet.live.SeatTokens;
import org.jspecify.annotations.Nullable;

/** What the console reads: its snapshot, the solutions, the journal in words. */
@ApplicationScoped
public class ConsoleService {

    private static final int LARGEST_PAGE = 500;

    private final LiveScreens screens;
    private final SeatTokens seats;
    private final SeatMail mail;
    private final SeatAsks asks;
    private final RequestLanguage language;

    @Inject
    ConsoleService(LiveScreens screens, SeatTokens seats, SeatMail mail, SeatAsks asks, RequestLanguage language) {
        this.mail = mail;
        this.asks = asks;
        this.screens = screens;
        this.seats = seats;
        this.language = language;
    }

    Console snapshot(LiveGame live) {
        return new ConsoleSnapshot(live, seating(live), MailParts.all(mail, asks, live), language.messages()).build();
    }

    private Seating seating(LiveGame live) {
        long game = live.header().gameId();
        return new Seating(screens.online(game, live.now()), seats.bound(game), screens.activities(game));
    }

    /** @return everybody's slip of a round, past or present, or {@code round.unknown} */
    Answer<RoundSlips> slips(LiveGame live, int number) {
        return live.game()
                .find(number)
                .map(round -> new ConsoleSeats(live, round, seating(live), language.messages()))
                .map(list -> new RoundSlips(number, list.concerned()));
    }

    /** The verdict on a table's slip of a round; null while it may not be seen. */
    @Nullable
    ConsoleVerdict verdict(LiveGame live, int number, int table) {
        Game game = live.game();
        Round round = game.round(new RoundNumber(number));
        return game.seat(new TableNumber(table))
                .flatMap(seat -> new Verdicts(live, game, round, language.messages()).of(seat.player()))
                .orElse(null);
    }

    /** @return a page of the solutions, or {@code round.unknown}, {@code solutions.hidden} */
    Answer<SolutionsPage> solutions(LiveGame live, int number, String filter, int from, int size) {
        return ConsoleSnapshot.shown(live.game(), number)
                .then(round -> live.solutions(round)
                        .map(found -> Answer.of(page(live, round, found.join().plays(), filter, from, size)))
                        .orElseGet(() -> Answer.refuse(
                                "game.word-list-missing", live.game().lexicon().name())));
    }

    private static SolutionsPage page(LiveGame live, Round round, List<Play> plays, String filter, int from, int size) {
        String wanted = WrittenText.fold(filter.strip());
        List<Play> kept = wanted.isEmpty()
                ? plays
                : plays.stream().filter(play -> matches(play, wanted)).toList();
        List<PlayPart> shown = kept.stream()
                .skip(Math.max(0, from))
                .limit(Math.min(LARGEST_PAGE, Math.max(0, size)))
                .map(play -> part(play, live.today(round, play.placement())))
                .toList();
        return new SolutionsPage(kept.size(), shown);
    }

    /** By points, by reference, or by letters the word holds side by side. */
    private static boolean matches(Play play, String wanted) {
        return wanted.equals(String.valueOf(play.points().value()))
                || wanted.equals(play.placement().coord().toString())
                || play.placement().spelling().word().contains(wanted);
    }

    private static PlayPart part(Play play, Optional<Boolean> today) {
        return new PlayPart(
                play.placement().coord().toString(),
                play.placement().spelling().text(),
                play.points().value(),
                today.orElse(null));
    }

    List<JournalReading.Line> journal(LiveGame live, JournalReading.Search search) {
        List<HandTakingEntity> takings = QuarkusTransaction.requiringNew()
                .call(() -> HandTakingEntity.of(live.header().gameId()));
        return new JournalReading(live, language.messages()).lines(search, takings);
    }
}
