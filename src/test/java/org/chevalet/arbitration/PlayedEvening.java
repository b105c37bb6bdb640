package org.chevalet.arbitration;

import java.time.Duration;
import java.util.Random;
import java.util.function.Function;
import org.chevalet.arbitration.MasterCommands.Choice;
import org.chevalet.arbitration.SlipCommands.PaperSlip;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Round;
import org.chevalet.core.game.RoundResult;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.live.Change;
import org.chevalet.live.GameInMemory;
import org.chevalet.live.Moment;

/** A game in memory played by an arbiter's commands, some seconds between any two of them. */
final class PlayedEvening {

    private final GameInMemory game;
    private final DrawCommands draws = new DrawCommands(new Random(1));
    private final RoundCommands rounds = new RoundCommands("test");
    private final SlipCommands slips = new SlipCommands();

    PlayedEvening(int players) {
        game = new GameInMemory(players);
    }

    GameInMemory inMemory() {
        return game;
    }

    Game game() {
        return game.live().game();
    }

    private int now() {
        return game().current().number().value();
    }

    Round round(int round) {
        return game().round(new RoundNumber(round));
    }

    RoundResult result(int round, int table) {
        return game().results(round(round))
                .orElseThrow()
                .of(new PlayerId(table))
                .orElseThrow();
    }

    int paid(int round, int table) {
        return result(round, table).verdict().paid().value();
    }

    int total(int table) {
        return game().total(game().seat(new PlayerId(table)).orElseThrow(), game().played())
                .total()
                .value();
    }

    Answer<Game> ask(Function<Moment, Answer<Change>> command) {
        game.clock().advance(Duration.ofSeconds(5));
        return game.write(command);
    }

    PlayedEvening done(Function<Moment, Answer<Change>> command) {
        game.clock().advance(Duration.ofSeconds(5));
        game.done(command);
        return this;
    }

    /** Letters typed, announced, the clock running. */
    PlayedEvening start(String letters) {
        return done(moment -> draws.typed(moment, now(), letters, true))
                .done(moment -> draws.announce(moment, now(), true))
                .done(moment -> ClockCommands.start(moment, now()));
    }

    PlayedEvening slip(int table, String word, String reference) {
        return slip(now(), table, word, reference);
    }

    PlayedEvening slip(int round, int table, String word, String reference) {
        PaperSlip paper = new PaperSlip(round, table, word, reference, null, null, "", false, true);
        return done(moment -> slips.type(moment, paper));
    }

    PlayedEvening end() {
        return done(moment -> ClockCommands.end(moment, now(), true));
    }

    PlayedEvening close() {
        return done(moment -> rounds.close(moment, now(), true));
    }

    /** The end of the time, the close, this word on the board. */
    PlayedEvening finish(String coord, String word) {
        end().close();
        done(moment -> MasterCommands.choose(moment, now(), new Choice(coord, word, "choisi", true)));
        return announce();
    }

    PlayedEvening announce() {
        return done(moment -> rounds.announceSolution(moment, now()));
    }

    PlayedEvening over() {
        return done(moment -> rounds.finish(moment, now(), ""));
    }
}
