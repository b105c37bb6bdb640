package org.chevalet.tournament;

import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.core.rules.TabletSettings;
import org.chevalet.tournament.WholeTournament.Participant;
import org.chevalet.tournament.WholeTournament.Preparation;
import org.chevalet.tournament.WholeTournament.RecordedGame;
import org.chevalet.words.WordLists;

/** Takes whole tournaments out of the database and puts them in. */
@ApplicationScoped
public class TournamentStore {

    private final GameRepository games;
    private final WordLists wordLists;
    private final JoinCodes codes;

    @Inject
    TournamentStore(GameRepository games, WordLists wordLists, JoinCodes codes) {
        this.games = games;
        this.codes = codes;
        this.wordLists = wordLists;
    }

    /** Where a tournament was put: its number, and those of its games. */
    public record Kept(long id, List<Long> games) {}

    /** @return the tournament, or {@code tournament.unknown}, or why a journal cannot be read */
    public Answer<WholeTournament> take(long id) {
        return QuarkusTransaction.requiringNew().call(() -> {
            Optional<TournamentEntity> row = TournamentEntity.findByIdOptional(id);
            return row.map(this::take).orElseGet(() -> Answer.refuse("tournament.unknown"));
        });
    }

    private Answer<WholeTournament> take(TournamentEntity row) {
        List<PlayerEntity> players = PlayerEntity.list("tournamentId = ?1 order by id", row.id);
        Map<PlayerId, PlayerId> numbers = new HashMap<>();
        players.forEach(player -> numbers.put(player.playerId(), new PlayerId(numbers.size() + 1)));
        Renumbering renumbering = new Renumbering(player -> Objects.requireNonNull(numbers.get(player)));
        List<RecordedGame> recorded = new ArrayList<>();
        for (GameEntity game : GameEntity.<GameEntity>list("tournamentId = ?1 order by id", row.id)) {
            Answer<StoredGame> stored = games.load(game.id);
            if (!stored.isAccepted()) {
                return Answer.refuse(stored.refusal());
            }
            recorded.add(renumbering.of(recorded(stored.value())));
        }
        List<Participant> participants = players.stream()
                .map(player -> participant(player, Objects.requireNonNull(numbers.get(player.playerId()))))
                .toList();
        return Answer.of(new WholeTournament(preparation(row), participants, recorded));
    }

    private static RecordedGame recorded(StoredGame stored) {
        GameHeader header = stored.header();
        return new RecordedGame(header.openedAt(), header.joinCode(), stored.journal(), stored.slips());
    }

    private static Participant participant(PlayerEntity player, PlayerId number) {
        return new Participant(number, Optional.ofNullable(player.table).map(TableNumber::new), player.name);
    }

    private static Preparation preparation(TournamentEntity row) {
        return new Preparation(
                row.name,
                row.createdAt,
                row.ruleSet,
                row.roundSeconds,
                row.scoresAsked,
                row.arbiterPlays,
                Optional.of(row.formula()).filter(formula -> !formula.equals(Formula.USUAL)),
                Optional.of(row.tablets()).filter(tablets -> !tablets.equals(TabletSettings.USUAL)));
    }

    /**
     * Puts a tournament in as a new one. A game keeps its join code unless a game here has it already.
     *
     * @return where it is, or why one of its games cannot be folded
     */
    public Answer<Kept> keep(WholeTournament whole) {
        List<Game> folded = new ArrayList<>();
        for (RecordedGame game : whole.games()) {
            Answer<Game> fold = game.fold();
            if (!fold.isAccepted()) {
                return Answer.refuse(fold.refusal());
            }
            folded.add(fold.value());
        }
        return Answer.of(QuarkusTransaction.requiringNew().call(() -> keep(whole, folded)));
    }

    private Kept keep(WholeTournament whole, List<Game> folded) {
        TournamentEntity row = row(whole.preparation());
        row.wordList = folded.isEmpty()
                ? Integer.valueOf(WordLists.EMBEDDED)
                : wordList(folded.get(0)).orElse(null);
        row.persist();
        Map<PlayerId, PlayerId> numbers = new HashMap<>();
        whole.players().forEach(player -> numbers.put(player.id(), keep(row, player)));
        Renumbering renumbering = new Renumbering(player -> Objects.requireNonNull(numbers.get(player)));
        List<Long> ids = new ArrayList<>();
        for (int index = 0; index < folded.size(); index++) {
            ids.add(keep(row, renumbering.of(whole.games().get(index)), folded.get(index)));
        }
        return new Kept(row.id, ids);
    }

    private Optional<Integer> wordList(Game game) {
        return wordLists.withSha256(game.lexicon().sha256()).map(WordLists.WordList::id);
    }

    private static TournamentEntity row(Preparation preparation) {
        TournamentEntity row = new TournamentEntity();
        row.name = preparation.name();
        row.createdAt = preparation.createdAt();
        row.ruleSet = preparation.ruleSet();
        row.roundSeconds = preparation.roundSeconds();
        row.scoresAsked = preparation.scoresAsked();
        row.arbiterPlays = preparation.arbiterPlays();
        row.playing(preparation.formula().orElse(Formula.USUAL));
        row.doing(preparation.tablets().orElse(TabletSettings.USUAL));
        return row;
    }

    private static PlayerId keep(TournamentEntity tournament, Participant participant) {
        PlayerEntity player = new PlayerEntity();
        player.tournamentId = tournament.id;
        player.table = participant.table().map(TableNumber::value).orElse(null);
        player.name = participant.name();
        player.persist();
        return player.playerId();
    }

    private long keep(TournamentEntity tournament, RecordedGame recorded, Game folded) {
        GameEntity row = new GameEntity();
        row.tournamentId = tournament.id;
        row.joinCode = codes.freshUnlessFree(recorded.joinCode());
        row.openedAt = recorded.openedAt();
        row.phase = folded.finished().isPresent()
                ? "FINISHED"
                : folded.current().phase().name();
        row.round = folded.current().number().value();
        row.persist();
        recorded.journal().forEach(entry -> JournalEntryEntity.of(row.id, entry).persist());
        recorded.slips().forEach(slip -> SlipEntity.of(row.id, slip).persist());
        return row.id;
    }
}
