package org.chevalet.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.StringJoiner;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.movegen.MoveGenerator;
import org.chevalet.core.movegen.Play;
import org.chevalet.core.movegen.Tops;
import org.chevalet.formats.Position;
import org.chevalet.language.Messages;

/** What {@code top} prints about a position: one line of JSON for programs, or lines for people. */
final class TopReport {

    private final MoveGenerator generator;
    private final Messages messages;
    private final boolean all;

    /** @param all true: every play, not only the best */
    TopReport(MoveGenerator generator, Messages messages, boolean all) {
        this.generator = generator;
        this.messages = messages;
        this.all = all;
    }

    String json(Position position, PlayLimits limits) {
        Tops tops = generator.tops(position.board(), position.rack(), limits);
        List<Play> plays = generator.plays(position.board(), position.rack(), limits);
        ObjectNode report = JsonNodeFactory.instance.objectNode();
        if (!position.id().isEmpty()) {
            report.put("id", position.id());
        }
        report.put("score", tops.points().value());
        report.put("count", plays.size());
        report.put("scoresum", scoreSum(plays));
        list(report.putArray("tops"), tops.plays());
        if (all) {
            list(report.putArray("plays"), plays);
        }
        return report.toString();
    }

    private static long scoreSum(List<Play> plays) {
        return plays.stream().mapToLong(play -> play.points().value()).sum();
    }

    private static void list(ArrayNode array, List<Play> plays) {
        for (Play play : plays) {
            array.addObject()
                    .put("word", play.placement().spelling().text())
                    .put("coord", play.placement().coord().toString())
                    .put("score", play.points().value());
        }
    }

    String text(Position position, PlayLimits limits) {
        Tops tops = generator.tops(position.board(), position.rack(), limits);
        List<Play> plays = generator.plays(position.board(), position.rack(), limits);
        StringJoiner lines = new StringJoiner("\n");
        if (!position.id().isEmpty()) {
            lines.add(position.id());
        }
        lines.add(
                plays.isEmpty()
                        ? messages.text("cli.top.none")
                        : messages.text("cli.top.summary", tops.points(), plays.size()));
        for (Play play : all ? plays : tops.plays()) {
            lines.add(String.format(
                    "%-4s %-21s %4s",
                    play.placement().coord(), play.placement().spelling().printed(), play.points()));
        }
        return lines.toString();
    }
}
