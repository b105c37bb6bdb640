package org.chevalet.tournament;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.language.Messages;
import org.chevalet.tournament.TournamentJson.FilePlayer;
import org.chevalet.tournament.TournamentJson.NewPlayer;
import org.chevalet.tournament.TournamentJson.PlayersRead;
import org.chevalet.tournament.TournamentJson.RefusedLine;

/**
 * The list of players of a tournament: rows only. Called inside a transaction; a game that is open is told by the caller
 * in the same one.
 */
@ApplicationScoped
public class PlayerService {

    /** @return the new row, or {@code player.name-missing}, {@code name.too-long}, {@code table.*} */
    public Answer<PlayerEntity> add(long tournament, NewPlayer typed) {
        return fill(new PlayerEntity(), tournament, typed).map(player -> {
            player.tournamentId = tournament;
            player.persist();
            return player;
        });
    }

    /** @return the changed row, or {@code player.unknown}, or what {@link #add} refuses */
    public Answer<PlayerEntity> change(long tournament, long id, NewPlayer typed) {
        return find(tournament, id).then(player -> fill(player, tournament, typed));
    }

    public Answer<PlayerEntity> find(long tournament, long id) {
        return PlayerEntity.<PlayerEntity>findByIdOptional(id)
                .filter(player -> player.tournamentId == tournament && player.table != null)
                .map(Answer::of)
                .orElseGet(() -> Answer.refuse("player.unknown"));
    }

    private static Answer<PlayerEntity> fill(PlayerEntity player, long tournament, NewPlayer typed) {
        String written = Objects.requireNonNullElse(typed.name(), "");
        return PersonalName.parse(written, "player.name-missing")
                .then(name -> table(player, tournament, typed).map(table -> {
                    player.name = name;
                    player.table = table.value();
                    return player;
                }));
    }

    private static Answer<TableNumber> table(PlayerEntity player, long tournament, NewPlayer typed) {
        if (typed.table() == null) {
            return Answer.of(player.table == null ? next(taken(tournament)) : new TableNumber(player.table));
        }
        Answer<TableNumber> table = TableNumber.parse(typed.table().toString());
        return table.then(wanted -> {
            Optional<PlayerEntity> there = PlayerEntity.at(tournament, wanted.value());
            boolean free = there.isEmpty() || Objects.equals(there.get().id, player.id);
            return free ? Answer.of(wanted) : Answer.refuse("table.taken", wanted.toString(), there.get().name);
        });
    }

    private static Set<Integer> taken(long tournament) {
        Set<Integer> tables = new HashSet<>();
        PlayerEntity.seated(tournament).forEach(player -> tables.add(player.table));
        return tables;
    }

    private static TableNumber next(Set<Integer> taken) {
        int table = 1;
        while (taken.contains(table)) {
            table++;
        }
        return new TableNumber(table);
    }

    /** Which lines of a file can be added, and why the others cannot. Changes nothing. */
    public Answer<PlayersRead> read(long tournament, byte[] file, Messages messages) {
        return PlayerFile.read(file).map(contents -> sort(tournament, contents, messages));
    }

    private static PlayersRead sort(long tournament, PlayerFile.Contents contents, Messages messages) {
        Set<Integer> taken = taken(tournament);
        List<RefusedLine> refused = new ArrayList<>();
        contents.refused()
                .forEach(line -> refused.add(new RefusedLine(line.number(), line.text(), messages.text(line.why()))));
        Set<Integer> promised = new HashSet<>(taken);
        contents.lines().forEach(line -> line.table().ifPresent(table -> promised.add(table.value())));
        List<FilePlayer> players = new ArrayList<>();
        for (PlayerFile.Line line : contents.lines()) {
            TableNumber table = line.table().orElseGet(() -> next(promised));
            Optional<PlayerEntity> there = PlayerEntity.at(tournament, table.value());
            if (there.isPresent()) {
                String why = messages.text("table.taken", table, there.get().name);
                refused.add(new RefusedLine(line.number(), table + " ; " + line.name(), why));
            } else {
                promised.add(table.value());
                players.add(new FilePlayer(table.value(), line.name(), line.number()));
            }
        }
        return new PlayersRead(players, refused);
    }
}
