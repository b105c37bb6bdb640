package org.chevalet.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.StringJoiner;
import org.chevalet.core.board.Placement;
import org.chevalet.formats.CheckedGame;
import org.chevalet.formats.CheckedRound;
import org.chevalet.formats.Finding;
import org.chevalet.language.Messages;

/** What {@code check} prints: one line of JSON for programs, or a table and the findings for people. */
final class CheckReport {

    private static final String ROW = "%3s  %-10s %-17s %-4s %6s %6s %5s";

    private final CheckedGame checked;
    private final Messages messages;

    CheckReport(CheckedGame checked, Messages messages) {
        this.checked = checked;
        this.messages = messages.by(checked.game().written().notation());
    }

    String json() {
        ObjectNode report = JsonNodeFactory.instance.objectNode();
        report.put("rounds", checked.rounds().size());
        report.put("total", checked.total());
        report.put("consistent", checked.isConsistent());
        ArrayNode findings = report.putArray("findings");
        for (Finding finding : checked.findings()) {
            findings.addObject()
                    .put("round", finding.round())
                    .put("severity", finding.severity().name().toLowerCase(Locale.ROOT))
                    .put("code", finding.code())
                    .put("message", finding.text(messages));
        }
        return report.toString();
    }

    String table() {
        StringJoiner lines = new StringJoiner("\n");
        lines.add(
                String.format(ROW, (Object[]) messages.text("cli.check.columns").split("\\|", -1)));
        int number = 0;
        for (CheckedRound round : checked.rounds()) {
            lines.add(row(++number, round));
        }
        checked.findings().forEach(finding -> lines.add(sentence(finding)));
        lines.add(messages.text(
                checked.isConsistent() ? "cli.check.consistent" : "cli.check.inconsistent",
                checked.rounds().size(),
                checked.total()));
        return lines.toString();
    }

    private String row(int number, CheckedRound round) {
        return String.format(
                ROW,
                number,
                round.printed().draw(),
                round.printed().move().map(move -> move.spelling().printed()).orElse(""),
                round.printed()
                        .move()
                        .map(Placement::coord)
                        .map(messages.notation()::written)
                        .orElse(""),
                figure(round.printed().points()),
                round.total(),
                round.tops().plays().isEmpty() ? "" : round.tops().points());
    }

    private static String figure(OptionalInt figure) {
        return figure.isPresent() ? Integer.toString(figure.getAsInt()) : "";
    }

    private String sentence(Finding finding) {
        String kind = finding.isContradiction() ? "contradiction" : "remark";
        String place = finding.round() == 0 ? "whole" : "round";
        return messages.text(
                "cli.check." + place, messages.text("cli.check." + kind), finding.text(messages), finding.round());
    }
}
