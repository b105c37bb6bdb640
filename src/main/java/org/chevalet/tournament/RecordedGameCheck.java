package org.chevalet.tournament;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameEvent.AverageGranted;
import org.chevalet.core.game.GameEvent.GameOpened;
import org.chevalet.core.game.GameEvent.LateSlipDecided;
import org.chevalet.core.game.GameEvent.MasterMoveChosen;
import org.chevalet.core.game.GameEvent.PlayerLeft;
import org.chevalet.core.game.GameEvent.PlayerSeated;
import org.chevalet.core.game.GameEvent.ReadingChosen;
import org.chevalet.core.game.GameEvent.RoundClosed;
import org.chevalet.core.game.GameEvent.RoundCorrected;
import org.chevalet.core.game.GameEvent.SlipReplaced;
import org.chevalet.core.game.GameEvent.SlipRuled;
import org.chevalet.core.game.GameEvent.SlipWithdrawn;
import org.chevalet.core.game.JournalEntry;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.SlipDetails;
import org.chevalet.core.rules.SlipId;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.core.rules.variant.Variants;
import org.chevalet.core.tile.Points;
import org.chevalet.tournament.WholeTournament.RecordedGame;

/** The part of {@link DocumentCheck} about one game: what its fold alone does not see. */
final class RecordedGameCheck {

    /** No move, and no correction of one, comes near: the record of the game is below 2,000. */
    private static final int MOST_POINTS = 10_000;

    private final RecordedGame game;
    private final Set<PlayerId> players;
    private final Set<SlipId> slips;
    private final Map<PlayerId, TableNumber> seated = new HashMap<>();

    RecordedGameCheck(RecordedGame game, Set<PlayerId> players) {
        this.game = game;
        this.players = players;
        this.slips = game.slips().stream().map(received -> received.slip().id()).collect(Collectors.toSet());
    }

    /** The place of the first thing wrong, within the game. */
    Optional<String> wrong() {
        if (!DocumentCheck.isTime(game.openedAt())) {
            return Optional.of("/openedAt");
        }
        if (!game.joinCode().matches("\\d{1,10}")) {
            return Optional.of("/joinCode");
        }
        return DocumentCheck.first(game.journal(), "/journal", this::entry).or(this::slips);
    }

    private Optional<String> entry(JournalEntry entry) {
        if (!DocumentCheck.isTime(entry.at())) {
            return Optional.of("/at");
        }
        if (!fits(entry.actor(), JournalEntryEntity.LONGEST_ACTOR)
                || entry.actor().isBlank()) {
            return Optional.of("/actor");
        }
        boolean sound = knowsEveryone(entry)
                && !contradictsItself(entry.event())
                && GameEventJson.write(entry.event()).body().length() <= JournalEntryEntity.LONGEST_BODY;
        return sound ? Optional.empty() : Optional.of("/event");
    }

    /** Renumbering meets every player an event speaks of. */
    private boolean knowsEveryone(JournalEntry entry) {
        Set<PlayerId> named = new HashSet<>();
        new Renumbering(player -> {
                    named.add(player);
                    return player;
                })
                .of(entry);
        return players.containsAll(named);
    }

    private boolean contradictsItself(GameEvent event) {
        if (event instanceof GameOpened opened) {
            return !Variants.named(opened.settings().variant().name()).isAccepted();
        }
        if (event instanceof PlayerSeated came) {
            return !DocumentCheck.isName(came.name()) || isTaken(came);
        }
        if (event instanceof PlayerLeft left) {
            return seated.remove(left.player()) == null;
        }
        return points(event).anyMatch(RecordedGameCheck::isBeyond) || !slips.containsAll(counted(event));
    }

    private boolean isTaken(PlayerSeated came) {
        seated.remove(came.player());
        boolean taken = seated.containsValue(came.table());
        seated.put(came.player(), came.table());
        return taken;
    }

    private static Stream<Points> points(GameEvent event) {
        if (event instanceof SlipRuled ruled) {
            return Stream.of(ruled.paid());
        }
        if (event instanceof ReadingChosen chosen) {
            return Stream.of(chosen.paid());
        }
        if (event instanceof AverageGranted granted) {
            return granted.most().stream();
        }
        if (event instanceof RoundCorrected corrected) {
            return Stream.of(corrected.points(), corrected.top());
        }
        return event instanceof MasterMoveChosen chosen ? Stream.of(chosen.points(), chosen.top()) : Stream.empty();
    }

    private static boolean isBeyond(Points points) {
        return Math.abs((long) points.value()) > MOST_POINTS;
    }

    private static Collection<SlipId> counted(GameEvent event) {
        if (event instanceof RoundClosed closed) {
            return closed.counted().values();
        }
        if (event instanceof SlipWithdrawn withdrawn) {
            return List.of(withdrawn.slip());
        }
        if (event instanceof LateSlipDecided late) {
            return List.of(late.slip());
        }
        return event instanceof SlipReplaced replaced
                ? replaced.counted().stream().toList()
                : List.of();
    }

    private Optional<String> slips() {
        Set<SlipId> ids = new HashSet<>();
        Set<String> keys = new HashSet<>();
        return DocumentCheck.first(game.slips(), "/slips", received -> {
            if (received.slip().id().value() < 1 || !ids.add(received.slip().id())) {
                return Optional.of("/id");
            }
            boolean fresh =
                    fits(received.idempotencyKey(), ReceivedSlip.LONGEST_KEY) && keys.add(received.idempotencyKey());
            return fresh ? slip(received) : Optional.of("/key");
        });
    }

    private Optional<String> slip(ReceivedSlip received) {
        Slip slip = received.slip();
        if (!players.contains(slip.player())) {
            return Optional.of("/player");
        }
        if (slip.attempt() < 1) {
            return Optional.of("/attempt");
        }
        if (!fits(slip.written().word(), SlipEntity.LONGEST_WORD)) {
            return Optional.of("/word");
        }
        if (!fits(slip.written().reference(), SlipEntity.LONGEST_REFERENCE)) {
            return Optional.of("/reference");
        }
        if (!fit(slip.written().details())) {
            return Optional.of("/details");
        }
        if (received.evidence()
                .filter(seen -> !fits(SlipEvidenceJson.write(seen), SlipEntity.LONGEST_DETAILS))
                .isPresent()) {
            return Optional.of("/evidence");
        }
        boolean timely = DocumentCheck.isTime(slip.receivedAt())
                && received.tappedAt().map(DocumentCheck::isTime).orElse(true);
        return timely ? Optional.empty() : Optional.of("/receivedAt");
    }

    private static boolean fit(SlipDetails details) {
        return details.others().stream().allMatch(other -> fits(other.word(), SlipEntity.LONGEST_WORD))
                && SlipDetailsJson.write(details)
                        .filter(text -> text.length() > SlipEntity.LONGEST_DETAILS)
                        .isEmpty();
    }

    private static boolean fits(String text, int longest) {
        return text.length() <= longest && text.indexOf('\0') < 0;
    }
}
