package org.chevalet.formats;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.JournalEntry;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.SlipId;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.tournament.ClaimJson;
import org.chevalet.tournament.GameEventJson;
import org.chevalet.tournament.ReceivedSlip;
import org.chevalet.tournament.SlipDetailsJson;
import org.chevalet.tournament.SlipDetailsJson.DetailsPart;
import org.chevalet.tournament.SlipEvidence;
import org.chevalet.tournament.WholeTournament;
import org.chevalet.tournament.WholeTournament.Participant;
import org.chevalet.tournament.WholeTournament.Preparation;
import org.chevalet.tournament.WholeTournament.RecordedGame;
import org.jspecify.annotations.Nullable;

/** The parts of a tournament document, field by field as they stand in the file. */
final class DocumentShape {

    private static final String MALFORMED = "document.malformed";

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

        Answer<RecordedGame> recorded(String place) {
            return each(journal, place + "/journal", EventPart::entry)
                    .then(entries -> each(slips, place + "/slips", (part, at) -> Answer.of(part.received()))
                            .map(received -> new RecordedGame(openedAt, joinCode, entries, received)));
        }
    }

    /** @param version of this type of event */
    record EventPart(int number, Instant at, String actor, String type, int version, JsonNode event) {

        static EventPart of(JournalEntry entry) {
            GameEventJson.Written written = GameEventJson.write(entry.event());
            JsonNode body = TournamentDocument.tree(written.body());
            return new EventPart(entry.number(), entry.at(), entry.actor(), written.type(), written.version(), body);
        }

        Answer<JournalEntry> entry(String place) {
            Answer<GameEvent> read = GameEventJson.read(new GameEventJson.Written(type, version, event.toString()));
            boolean malformed = !read.isAccepted() && read.refusal().key().equals("journal.malformed");
            return malformed
                    ? Answer.refuse(MALFORMED, place + "/event")
                    : read.map(happened -> new JournalEntry(number, at, actor, happened));
        }
    }

    /**
     * @param claim {@code not-asked}, {@code missing} or {@code given}
     * @param score the score written, when one is
     * @param details what else was noted about the slip, when anything was
     * @param evidence what the server saw of its way, of a slip that was not simply in time
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
            Optional<DetailsPart> details,
            String source,
            Instant receivedAt,
            boolean late,
            String key,
            Optional<Instant> tappedAt,
            Optional<SlipEvidence> evidence) {

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
                    ClaimJson.name(written.claim()),
                    ClaimJson.score(written.claim()),
                    SlipDetailsJson.part(written.details()),
                    slip.source().name(),
                    slip.receivedAt(),
                    slip.late(),
                    received.idempotencyKey(),
                    received.tappedAt(),
                    received.evidence());
        }

        ReceivedSlip received() {
            Slip slip = new Slip(
                    new SlipId(id),
                    new RoundNumber(round),
                    attempt,
                    new PlayerId(player),
                    new WrittenSlip(word, reference, ClaimJson.read(claim, score), SlipDetailsJson.read(details)),
                    Slip.Source.valueOf(source),
                    receivedAt,
                    late);
            return new ReceivedSlip(slip, key, tappedAt, evidence);
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
        return each(document.games(), "/games", GamePart::recorded)
                .then(games -> each(document.players(), "/players", (part, at) -> Answer.of(part.participant()))
                        .map(players -> new WholeTournament(document.tournament(), players, games)));
    }

    /** The core value of every part, or why one part cannot be one, with its place. */
    private static <P extends @Nullable Object, T> Answer<List<T>> each(
            List<P> parts, String place, BiFunction<P, String, Answer<T>> read) {
        List<T> values = new ArrayList<>();
        for (int index = 0; index < parts.size(); index++) {
            Answer<T> value = one(parts.get(index), place + "[" + (index + 1) + "]", read);
            if (!value.isAccepted()) {
                return Answer.refuse(value.refusal());
            }
            values.add(value.value());
        }
        return Answer.of(values);
    }

    private static <P extends @Nullable Object, T> Answer<T> one(
            P part, String place, BiFunction<P, String, Answer<T>> read) {
        try {
            return part == null ? Answer.refuse(MALFORMED, place) : read.apply(part, place);
        } catch (IllegalArgumentException notACoreValue) {
            return Answer.refuse(MALFORMED, place);
        }
    }
}
