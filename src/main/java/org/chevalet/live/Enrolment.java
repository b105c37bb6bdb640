package org.chevalet.live;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameEvent.PlayerLeft;
import org.chevalet.core.game.GameEvent.PlayerSeated;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.language.Messages;
import org.chevalet.tournament.GameRepository;
import org.chevalet.tournament.PlayerEntity;
import org.chevalet.tournament.PlayerService;
import org.chevalet.tournament.TournamentJson.NewPlayer;
import org.chevalet.tournament.TournamentJson.PlayerLine;
import org.chevalet.tournament.TournamentJson.PlayersRead;
import org.chevalet.tournament.TournamentService;

/** Who plays: before the game a list, during the game also an event, both written at once. */
@ApplicationScoped
public class Enrolment {

    private final TournamentService tournaments;
    private final PlayerService players;
    private final GameRepository repository;
    private final LiveGames games;
    private final SeatTokens seats;

    @Inject
    Enrolment(
            TournamentService tournaments,
            PlayerService players,
            GameRepository repository,
            LiveGames games,
            SeatTokens seats) {
        this.tournaments = tournaments;
        this.players = players;
        this.repository = repository;
        this.games = games;
        this.seats = seats;
    }

    /** @return the player, or what {@link PlayerService#add} refuses */
    public synchronized Answer<PlayerLine> add(long tournament, NewPlayer typed) {
        return change(tournament, () -> players.add(tournament, typed));
    }

    public synchronized Answer<PlayerLine> change(long tournament, long player, NewPlayer typed) {
        return change(tournament, () -> players.change(tournament, player, typed));
    }

    private Answer<PlayerLine> change(long tournament, Supplier<Answer<PlayerEntity>> work) {
        return writeOne(tournament, work, Enrolment::seated).then(Enrolment::line);
    }

    private static Answer<PlayerLine> line(PlayerEntity player) {
        return player.line().map(Answer::of).orElseGet(() -> Answer.refuse("player.unknown"));
    }

    private static GameEvent seated(PlayerEntity player) {
        PlayerLine line = line(player).value();
        return new PlayerSeated(player.playerId(), new TableNumber(line.table()), line.name());
    }

    /** A player of an open game leaves it: what he did stays. Before the game his name is struck out. */
    public synchronized Answer<Long> remove(long tournament, long player) {
        return writeOne(
                        tournament,
                        () -> players.find(tournament, player)
                                .map(row -> leave(
                                        row, repository.ofTournament(tournament).isPresent())),
                        row -> new PlayerLeft(row.playerId()))
                .map(row -> {
                    repository.ofTournament(tournament).ifPresent(id -> seats.release(id, row.playerId()));
                    return row.id;
                });
    }

    private static PlayerEntity leave(PlayerEntity row, boolean open) {
        if (open) {
            row.table = null;
        } else {
            row.delete();
        }
        return row;
    }

    /** Adds the lines of a file that can be added, all in one write, unless it is only looked at. */
    public synchronized Answer<PlayersRead> file(long tournament, byte[] file, boolean preview, Messages messages) {
        if (preview) {
            return tournaments.with(tournament, row -> players.read(tournament, file, messages));
        }
        return write(
                tournament,
                () -> players.read(tournament, file, messages)
                        .map(read -> new Written<>(read, players.addAll(tournament, read.players()))),
                Enrolment::seated);
    }

    /** Changed rows, and what the caller is told of them. */
    private record Written<T>(T told, List<PlayerEntity> rows) {}

    /** What was found in the tournament: its open game, else what was written to the list already. */
    private record Listed<T>(Optional<Long> game, Optional<T> told) {}

    private Answer<PlayerEntity> writeOne(
            long tournament, Supplier<Answer<PlayerEntity>> work, Function<PlayerEntity, GameEvent> event) {
        return write(tournament, () -> work.get().map(player -> new Written<>(player, List.of(player))), event);
    }

    /** Changes the list; in the transaction of the game as soon as there is one, even opened this very moment. */
    private <T> Answer<T> write(
            long tournament, Supplier<Answer<Written<T>>> work, Function<PlayerEntity, GameEvent> event) {
        Answer<Listed<T>> listed = tournaments.with(tournament, row -> {
            Optional<Long> game = repository.ofTournament(tournament);
            return game.isPresent()
                    ? Answer.of(new Listed<>(game, Optional.empty()))
                    : work.get().map(written -> new Listed<>(Optional.empty(), Optional.of(written.told())));
        });
        return listed.then(found -> found.game()
                .map(game -> writeDuring(game, work, event))
                .orElseGet(() -> Answer.of(found.told().orElseThrow())));
    }

    private <T> Answer<T> writeDuring(
            long game, Supplier<Answer<Written<T>>> work, Function<PlayerEntity, GameEvent> event) {
        AtomicReference<T> told = new AtomicReference<>();
        return games.find(game)
                .then(live -> live.write(
                        GameRepository.ARBITER,
                        moment -> work.get().map(written -> {
                            told.set(written.told());
                            return Change.of(written.rows().stream().map(event).toList());
                        })))
                .map(after -> told.get());
    }
}
