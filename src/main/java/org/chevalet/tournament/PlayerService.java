package org.chevalet.tournament;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
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
import org.jspecify.annotations.Nullable;

/**
 * The list of players of a tournament: rows only. Called inside a transaction; a game that is open is told by the caller
 * in the same one.
 */
@ApplicationScoped
public class PlayerService {

    /** Refused lines of a file told one by one; of the others only how many they are. */
    private static final int MOST_REFUSED = 100;

    /**
     * A new player; one of that name who left comes back to what he has played, unless a namesake is meant.
     *
     * @return the row, or {@code player.name-missing}, {@code name.too-long}, {@code table.*}, {@code player.same-name}
     *     (name, table) unless a namesake is meant
     */
    public Answer<PlayerEntity> add(long tournament, NewPlayer typed) {
        PlayerEntity row = comingBack(tournament, typed).orElseGet(PlayerEntity::new);
        return fill(row, tournament, typed).map(player -> {
            player.tournamentId = tournament;
            player.persist();
            return player;
        });
    }

    private static Optional<PlayerEntity> comingBack(long tournament, NewPlayer typed) {
        String asked = PersonalName.alike(Objects.requireNonNullElse(typed.name(), ""));
        return typed.namesake()
                ? Optional.empty()
                : PlayerEntity.gone(tournament).stream()
                        .filter(player -> PersonalName.alike(player.name).equals(asked))
                        .findFirst();
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
                .then(name -> typed.namesake() ? Answer.of(name) : alone(player, tournament, name))
                .then(name -> table(player, tournament, typed).map(table -> {
                    player.name = name;
                    player.table = table.value();
                    return player;
                }));
    }

    /** Somebody typed twice, or two people? Only the arbiter knows. */
    private static Answer<String> alone(PlayerEntity player, long tournament, String name) {
        String asked = PersonalName.alike(name);
        return PlayerEntity.seated(tournament).stream()
                .filter(other -> !Objects.equals(other.id, player.id))
                .filter(other -> PersonalName.alike(other.name).equals(asked))
                .findFirst()
                .map(other -> Answer.<String>refuse("player.same-name", other.name, String.valueOf(other.table)))
                .orElseGet(() -> Answer.of(name));
    }

    private static Answer<TableNumber> table(PlayerEntity player, long tournament, NewPlayer typed) {
        if (typed.table() == null) {
            return player.table == null ? next(tournament) : Answer.of(new TableNumber(player.table));
        }
        Answer<TableNumber> table = TableNumber.parse(typed.table().toString());
        return table.then(wanted -> {
            Optional<PlayerEntity> there = PlayerEntity.at(tournament, wanted.value());
            boolean free = there.isEmpty() || Objects.equals(there.get().id, player.id);
            return free ? Answer.of(wanted) : Answer.refuse("table.taken", wanted.toString(), there.get().name);
        });
    }

    private static Answer<TableNumber> next(long tournament) {
        FreeTables free = new FreeTables(taken(tournament).keySet());
        return free.next().map(Answer::of).orElseGet(PlayerService::noneFree);
    }

    private static Map<Integer, String> taken(long tournament) {
        Map<Integer, String> names = new HashMap<>();
        PlayerEntity.seated(tournament).forEach(player -> names.put(player.table, player.name));
        return names;
    }

    /** Hands out the tables nobody has, lowest first. */
    private static final class FreeTables {
        private final Set<Integer> taken;
        private int next = 1;

        FreeTables(Set<Integer> taken) {
            this.taken = taken;
        }

        Optional<TableNumber> next() {
            while (taken.contains(next)) {
                next++;
            }
            return next > TableNumber.HIGHEST ? Optional.empty() : Optional.of(new TableNumber(next++));
        }
    }

    /** Which lines of a file can be added, and why the others cannot. Changes nothing. */
    public Answer<PlayersRead> read(long tournament, byte[] file, Messages messages) {
        return PlayerFile.read(file).map(contents -> sort(taken(tournament), contents, messages));
    }

    private static PlayersRead sort(Map<Integer, String> taken, PlayerFile.Contents contents, Messages messages) {
        List<RefusedLine> refused = new ArrayList<>();
        contents.refused()
                .forEach(line -> refused.add(new RefusedLine(line.number(), line.text(), messages.text(line.why()))));
        Set<Integer> promised = new HashSet<>(taken.keySet());
        contents.lines().forEach(line -> line.table().ifPresent(table -> promised.add(table.value())));
        FreeTables free = new FreeTables(promised);
        List<FilePlayer> players = new ArrayList<>();
        Map<String, Integer> known = new HashMap<>();
        taken.forEach((table, name) -> known.putIfAbsent(PersonalName.alike(name), table));
        for (PlayerFile.Line line : contents.lines()) {
            Answer<TableNumber> table = table(line, taken, free);
            if (table.isAccepted()) {
                int at = table.value().value();
                @Nullable Integer namesake = known.putIfAbsent(PersonalName.alike(line.name()), at);
                players.add(new FilePlayer(at, line.name(), line.number(), namesake));
            } else {
                refused.add(new RefusedLine(line.number(), text(line), messages.text(table.refusal())));
            }
        }
        List<RefusedLine> told = refused.stream().limit(MOST_REFUSED).toList();
        return new PlayersRead(players, told, refused.size() - told.size());
    }

    private static Answer<TableNumber> table(PlayerFile.Line line, Map<Integer, String> taken, FreeTables free) {
        if (line.table().isEmpty()) {
            return free.next().map(Answer::of).orElseGet(PlayerService::noneFree);
        }
        TableNumber wanted = line.table().get();
        return Optional.ofNullable(taken.get(wanted.value()))
                .map(name -> Answer.<TableNumber>refuse("table.taken", wanted.toString(), name))
                .orElseGet(() -> Answer.of(wanted));
    }

    private static Answer<TableNumber> noneFree() {
        return Answer.refuse("table.none-free");
    }

    private static String text(PlayerFile.Line line) {
        return line.table().map(table -> table + " ; ").orElse("") + line.name();
    }

    /** Adds the players {@link #read} found, in the same transaction. */
    public List<PlayerEntity> addAll(long tournament, List<FilePlayer> players) {
        return players.stream().map(player -> keep(tournament, player)).toList();
    }

    private static PlayerEntity keep(long tournament, FilePlayer read) {
        PlayerEntity player = new PlayerEntity();
        player.tournamentId = tournament;
        player.table = read.table();
        player.name = read.name();
        player.persist();
        return player;
    }
}
