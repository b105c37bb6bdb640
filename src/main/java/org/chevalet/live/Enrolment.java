package org.chevalet.live;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
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
import org.chevalet.tournament.TournamentJson.FilePlayer;
import org.chevalet.tournament.TournamentJson.NewPlayer;
import org.chevalet.tournament.TournamentJson.PlayerLine;
import org.chevalet.tournament.TournamentJson.PlayersRead;
import org.chevalet.tournament.TournamentService;

/** Who plays: before the game a list, during the game also an event, both written at once. */
@ApplicationScoped
public class Enrolment {

    private static final String ARBITER = "arbiter";

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
        return write(tournament, work, Enrolment::seated).then(Enrolment::line);
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
        return write(
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

    /** Adds the lines of a file that can be added, unless it is only looked at. */
    public synchronized Answer<PlayersRead> file(long tournament, byte[] file, boolean preview, Messages messages) {
        Answer<PlayersRead> read = tournaments.with(tournament, row -> players.read(tournament, file, messages));
        if (!preview && read.isAccepted()) {
            for (FilePlayer line : read.value().players()) {
                Answer<PlayerLine> added = add(tournament, new NewPlayer(line.table(), line.name()));
                if (!added.isAccepted()) {
                    return Answer.refuse(added.refusal());
                }
            }
        }
        return read;
    }

    /** What was found in the tournament: its open game, else the player, listed already. */
    private record Listed(Optional<Long> game, Optional<PlayerEntity> player) {}

    /** Changes the list; in the transaction of the game as soon as there is one, even opened this very moment. */
    private Answer<PlayerEntity> write(
            long tournament, Supplier<Answer<PlayerEntity>> work, Function<PlayerEntity, GameEvent> event) {
        Answer<Listed> listed = tournaments.with(tournament, row -> {
            Optional<Long> game = repository.ofTournament(tournament);
            return game.isPresent()
                    ? Answer.of(new Listed(game, Optional.empty()))
                    : work.get().map(player -> new Listed(Optional.empty(), Optional.of(player)));
        });
        return listed.then(found -> found.game()
                .map(game -> writeDuring(game, work, event))
                .orElseGet(() -> Answer.of(found.player().orElseThrow())));
    }

    private Answer<PlayerEntity> writeDuring(
            long game, Supplier<Answer<PlayerEntity>> work, Function<PlayerEntity, GameEvent> event) {
        AtomicReference<PlayerEntity> changed = new AtomicReference<>();
        return games.find(game)
                .then(live -> live.write(
                        ARBITER,
                        moment -> work.get().map(player -> {
                            changed.set(player);
                            return Change.of(event.apply(player));
                        })))
                .map(after -> changed.get());
    }
}
