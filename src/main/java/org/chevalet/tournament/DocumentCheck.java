package org.chevalet.tournament;

import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.tournament.WholeTournament.Participant;
import org.chevalet.tournament.WholeTournament.Preparation;

/**
 * What must hold of a tournament from outside before anything of it is written: its names fit, its players are told
 * apart, and its games speak of these players only.
 */
public final class DocumentCheck {

    private static final Instant EARLIEST = Instant.parse("0001-01-01T00:00:00Z");
    private static final Instant LATEST = Instant.parse("9999-12-31T23:59:59Z");

    private DocumentCheck() {}

    /** @return the tournament, or {@code document.malformed} (where) */
    public static Answer<WholeTournament> check(WholeTournament whole) {
        return wrong(whole)
                .<Answer<WholeTournament>>map(place -> Answer.refuse("document.malformed", place))
                .orElseGet(() -> Answer.of(whole));
    }

    private static Optional<String> wrong(WholeTournament whole) {
        Set<PlayerId> players = new HashSet<>();
        whole.players().forEach(player -> players.add(player.id()));
        return preparation(whole.preparation())
                .or(() -> players(whole.players()))
                .or(() -> first(whole.games(), "/games", game -> new RecordedGameCheck(game, players).wrong()));
    }

    /** The place of the first thing wrong in a list, {@code /games[2]/joinCode}; what is wrong within one it is told. */
    static <T> Optional<String> first(List<T> all, String place, Function<T, Optional<String>> wrong) {
        for (int index = 0; index < all.size(); index++) {
            String here = place + "[" + (index + 1) + "]";
            Optional<String> inside = wrong.apply(all.get(index)).map(rest -> here + rest);
            if (inside.isPresent()) {
                return inside;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> preparation(Preparation chosen) {
        if (!isName(chosen.name())) {
            return Optional.of("/tournament/name");
        }
        if (!isTime(chosen.createdAt())) {
            return Optional.of("/tournament/createdAt");
        }
        if (!TournamentService.isRoundTime(chosen.roundSeconds())) {
            return Optional.of("/tournament/roundSeconds");
        }
        return chosen.formula()
                        .map(Formula::checked)
                        .filter(answer -> !answer.isAccepted())
                        .isPresent()
                ? Optional.of("/tournament/formula")
                : Optional.empty();
    }

    private static Optional<String> players(List<Participant> players) {
        Set<PlayerId> known = new HashSet<>();
        Map<TableNumber, PlayerId> tables = new HashMap<>();
        return first(players, "/players", player -> {
            if (player.id().value() < 1 || !known.add(player.id())) {
                return Optional.of("/id");
            }
            if (!isName(player.name())) {
                return Optional.of("/name");
            }
            boolean taken = player.table()
                    .map(table -> tables.put(table, player.id()) != null)
                    .orElse(false);
            return taken ? Optional.of("/table") : Optional.empty();
        });
    }

    static boolean isName(String name) {
        return PersonalName.parse(name, "player.name-missing").isAccepted();
    }

    /** A time that every database and every calendar can hold. */
    static boolean isTime(Instant time) {
        return !time.isBefore(EARLIEST) && !time.isAfter(LATEST);
    }
}
