package org.chevalet.formats;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.JournalEntry;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.ScoreClaim;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.SlipId;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.core.tile.Points;
import org.chevalet.tournament.GameEventJson;
import org.chevalet.tournament.ReceivedSlip;
import org.chevalet.tournament.WholeTournament;
import org.chevalet.tournament.WholeTournament.Participant;
import org.chevalet.tournament.WholeTournament.Preparation;
import org.chevalet.tournament.WholeTournament.RecordedGame;

/** The parts of a tournament document, field by field as they stand in the file. */
final class DocumentShape {

    private DocumentShape() {}

    record Document(
            String format, int version, Preparation tournament, List<PlayerPart> players, List<GamePart> games) {}

    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record PlayerPart(int id, Optional<Integer> table, String name) {

        static PlayerPart of(Participant player) {
            return new PlayerPart(player.id().value(), player.table().map(TableNumber::value), player.name());
        }

        Participant participant() {
            return new Participant(new PlayerId(id), table.map(TableNumber::new), name);
        }
    }

    record GamePart(Instant openedAt, String joinCode, List<EventPart> journal, List<SlipPart> slips) {

        static GamePart of(RecordedGame game) {
            return new GamePart(
                    game.openedAt(),
                    game.joinCode(),
                    game.journal().stream().map(EventPart::of).toList(),
                    game.slips().stream().map(SlipPart::of).toList());
        }

        Answer<RecordedGame> recorded() {
            List<JournalEntry> entries = new ArrayList<>();
            for (EventPart part : journal) {
                Answer<JournalEntry> entry = part.entry();
                if (!entry.isAccepted()) {
                    return Answer.refuse(entry.refusal());
                }
                entries.add(entry.value());
            }
            List<ReceivedSlip> received = slips.stream().map(SlipPart::received).toList();
            return Answer.of(new RecordedGame(openedAt, joinCode, entries, received));
        }
    }

    /** @param version of this type of event */
    record EventPart(int number, Instant at, String actor, String type, int version, JsonNode event) {

        static EventPart of(JournalEntry entry) {
            GameEventJson.Written written = GameEventJson.write(entry.event());
            JsonNode body = TournamentDocument.tree(written.body());
            return new EventPart(entry.number(), entry.at(), entry.actor(), written.type(), written.version(), body);
        }

        Answer<JournalEntry> entry() {
            Answer<GameEvent> read = GameEventJson.read(new GameEventJson.Written(type, version, event.toString()));
            return read.map(happened -> new JournalEntry(number, at, actor, happened));
        }
    }

    /**
     * @param claim {@code not-asked}, {@code missing} or {@code given}
     * @param score the score written, when one is
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record SlipPart(
            long id,
            int round,
            int attempt,
            int player,
            String word,
            String reference,
            String claim,
            Optional<Integer> score,
            String source,
            Instant receivedAt,
            boolean late,
            String key,
            Optional<Instant> tappedAt) {

        private static final String NOT_ASKED = "not-asked";
        private static final String MISSING = "missing";
        private static final String GIVEN = "given";

        static SlipPart of(ReceivedSlip received) {
            Slip slip = received.slip();
            WrittenSlip written = slip.written();
            return new SlipPart(
                    slip.id().value(),
                    slip.round().value(),
                    slip.attempt(),
                    slip.player().value(),
                    written.word(),
                    written.reference(),
                    name(written.claim()),
                    score(written.claim()),
                    slip.source().name(),
                    slip.receivedAt(),
                    slip.late(),
                    received.idempotencyKey(),
                    received.tappedAt());
        }

        private static String name(ScoreClaim claim) {
            if (claim instanceof ScoreClaim.Given) {
                return GIVEN;
            }
            return claim instanceof ScoreClaim.Missing ? MISSING : NOT_ASKED;
        }

        private static Optional<Integer> score(ScoreClaim claim) {
            return claim instanceof ScoreClaim.Given given
                    ? Optional.of(given.points().value())
                    : Optional.empty();
        }

        private ScoreClaim scoreClaim() {
            return switch (claim) {
                case GIVEN -> new ScoreClaim.Given(Points.of(score.orElseThrow(IllegalArgumentException::new)));
                case MISSING -> new ScoreClaim.Missing();
                case NOT_ASKED -> new ScoreClaim.NotAsked();
                default -> throw new IllegalArgumentException("no such claim: " + claim);
            };
        }

        ReceivedSlip received() {
            Slip slip = new Slip(
                    new SlipId(id),
                    new RoundNumber(round),
                    attempt,
                    new PlayerId(player),
                    new WrittenSlip(word, reference, scoreClaim()),
                    Slip.Source.valueOf(source),
                    receivedAt,
                    late);
            return new ReceivedSlip(slip, key, tappedAt);
        }
    }

    static Document of(WholeTournament tournament) {
        return new Document(
                TournamentDocument.FORMAT,
                TournamentDocument.VERSION,
                tournament.preparation(),
                tournament.players().stream().map(PlayerPart::of).toList(),
                tournament.games().stream().map(GamePart::of).toList());
    }

    static Answer<WholeTournament> tournament(Document document) {
        List<RecordedGame> games = new ArrayList<>();
        for (GamePart part : document.games()) {
            Answer<RecordedGame> game = part.recorded();
            if (!game.isAccepted()) {
                return Answer.refuse(game.refusal());
            }
            games.add(game.value());
        }
        List<Participant> players =
                document.players().stream().map(PlayerPart::participant).toList();
        return Answer.of(new WholeTournament(document.tournament(), players, games));
    }
}
