package org.chevalet.arbitration;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.JournalEntry;
import org.chevalet.core.game.Seat;
import org.chevalet.core.rules.Slip;
import org.chevalet.language.Messages;
import org.chevalet.language.WrittenText;
import org.chevalet.live.EvidenceParts;
import org.chevalet.live.LiveGame;
import org.chevalet.live.SeatProtocol.EvidencePart;
import org.jspecify.annotations.Nullable;

/** The journal of a game for its arbiter: who, when, what, before, after, why; with the slips, and searched. */
final class JournalReading {

    /**
     * A line of the journal.
     *
     * @param number of the entry; 0 for what is kept beside the journal: a slip, a console that took the game over
     * @param who the arbiter, the clock and so on, in words; a slip of a tablet says its table
     * @param before what the event changed as it was; null where nothing is compared
     * @param why what the arbiter wrote, empty when he wrote nothing
     * @param table the table concerned; null for all
     * @param rounds the rounds concerned
     */
    record Line(
            int number,
            long at,
            String who,
            String type,
            String text,
            @Nullable String before,
            @Nullable String after,
            String why,
            @Nullable Integer table,
            List<Integer> rounds) {}

    /**
     * What is looked for; null and empty look for everything.
     *
     * @param slips true: every slip is a line too
     * @param most the latest lines that match, no more
     */
    record Search(
            String text, @Nullable Integer table, @Nullable Integer round, boolean slips, int most) {}

    private final LiveGame live;
    private final Messages messages;
    private final Game game;
    private final JournalText text;
    private final JournalSides sides;

    JournalReading(LiveGame live, Messages messages) {
        this.live = live;
        this.messages = messages;
        this.game = live.game();
        this.text = new JournalText(game, messages);
        this.sides = new JournalSides(messages);
    }

    /**
     * In the order things happened.
     *
     * @param takings when one console took the game over from another
     */
    List<Line> lines(Search search, List<HandTakingEntity> takings) {
        List<Line> lines = new ArrayList<>();
        List<JournalEntry> journal = live.journal();
        List<Slip> slips = live.slips();
        lines.add(line(journal.get(0), Optional.empty(), Optional.empty()));
        Game.replay(
                journal,
                slips,
                (before, entry, after) ->
                        lines.add(line(entry, sides.of(entry.event(), before), sides.of(entry.event(), after))));
        Stream<Line> typed = search.slips() ? slips.stream().map(this::line) : Stream.empty();
        Stream<Line> beside = Stream.concat(typed, takings.stream().map(this::line));
        List<Line> found = Stream.concat(lines.stream(), beside)
                .filter(line -> matches(line, search))
                .sorted(Comparator.comparingLong(Line::at))
                .toList();
        return found.subList(Math.max(0, found.size() - search.most()), found.size());
    }

    private Line line(JournalEntry entry, Optional<String> before, Optional<String> after) {
        boolean same = before.equals(after);
        return new Line(
                entry.number(),
                entry.at().toEpochMilli(),
                actor(entry.actor()),
                JournalText.type(entry.event()),
                text.of(entry.event()),
                same ? null : before.orElse(null),
                same ? null : after.orElse(null),
                text.why(entry.event()),
                JournalSides.named(entry.event())
                        .flatMap(game::seat)
                        .map(seat -> seat.table().value())
                        .orElse(null),
                JournalSides.rounds(entry.event()));
    }

    private Line line(HandTakingEntity taking) {
        return new Line(
                0,
                taking.takenAt.toEpochMilli(),
                actor(taking.actor),
                "hand-taken",
                messages.text("journal.hand-taken"),
                null,
                null,
                "",
                null,
                List.of());
    }

    private Line line(Slip slip) {
        Optional<Seat> seat = game.seat(slip.player());
        String whose = text.who(slip.player());
        boolean paper = slip.source() == Slip.Source.PAPER;
        String written = sides.written(slip);
        return new Line(
                0,
                slip.receivedAt().toEpochMilli(),
                paper ? actor("arbiter") : whose,
                "slip",
                messages.text(
                        "journal.slip." + slip.source().name(),
                        slip.round(),
                        whose,
                        written.isEmpty() ? messages.text("journal.no-slip") : written),
                null,
                null,
                came(slip),
                seat.map(known -> known.table().value()).orElse(null),
                List.of(slip.round().value()));
    }

    private String came(Slip slip) {
        if (slip.late()) {
            return messages.text("journal.slip.late");
        }
        return EvidenceParts.of(live, slip)
                .map(EvidencePart::arrival)
                .map(arrival -> switch (arrival) {
                    case "TRANSIT" -> messages.text("journal.slip.transit");
                    case "AFTER_CUT" -> messages.text("journal.slip.after-cut");
                    default -> "";
                })
                .orElse("");
    }

    private String actor(String actor) {
        int device = actor.indexOf(' ');
        String key = "journal.actor." + (device < 0 ? actor : actor.substring(0, device));
        String who = messages.has(key) ? messages.text(key) : actor;
        return device < 0 || !messages.has(key)
                ? who
                : messages.text("journal.actor.at", who, actor.substring(device + 1));
    }

    private static boolean matches(Line line, Search search) {
        boolean here = search.table() == null || search.table().equals(line.table());
        boolean then = search.round() == null || line.rounds().contains(search.round());
        return here
                && then
                && Stream.of(WrittenText.fold(search.text().strip()).split(" "))
                        .allMatch(WrittenText.fold(words(line))::contains);
    }

    private static String words(Line line) {
        return String.join(
                " ",
                line.who(),
                line.text(),
                Optional.ofNullable(line.before()).orElse(""),
                Optional.ofNullable(line.after()).orElse(""),
                line.why());
    }
}
