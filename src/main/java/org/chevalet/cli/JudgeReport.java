package org.chevalet.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.chevalet.core.rules.Ground;
import org.chevalet.core.rules.Reading;
import org.chevalet.core.rules.Verdict;
import org.chevalet.language.Messages;

/** What {@code judge} prints about a verdict: one line of JSON for programs, or lines for people. */
record JudgeReport(Messages messages) {

    String json(Verdict verdict) {
        ObjectNode report = JsonNodeFactory.instance.objectNode();
        report.put("paid", verdict.paid().value());
        report.put("beforePenalty", verdict.beforePenalty().value());
        report.put("sanction", verdict.sanction().name());
        report.put("warnings", verdict.warnings());
        verdict.reading().ifPresent(reading -> put(report, reading));
        putReasons(report, verdict.grounds());
        list(report.putArray("considered"), verdict.considered());
        list(report.putArray("doubtful"), verdict.doubtful());
        return report.toString();
    }

    private void putReasons(ObjectNode node, List<Ground> grounds) {
        ArrayNode reasons = node.putArray("reasons");
        for (Ground ground : grounds) {
            reasons.addObject()
                    .put("code", ground.reason().name())
                    .put("section", ground.reason().section())
                    .put("text", sentence(ground));
        }
    }

    private void list(ArrayNode array, List<Reading> readings) {
        for (Reading reading : readings) {
            ObjectNode node = array.addObject();
            put(node, reading);
            putReasons(node, reading.grounds());
        }
    }

    private static void put(ObjectNode node, Reading reading) {
        node.put("word", reading.score().placement().spelling().text());
        node.put("coord", reading.score().placement().coord().toString());
        node.put("points", reading.score().points().value());
    }

    String text(Verdict verdict) {
        StringJoiner lines = new StringJoiner("\n");
        lines.add(messages.text(
                "cli.judge.paid",
                verdict.paid(),
                messages.text("sanction." + verdict.sanction().name())));
        verdict.reading().ifPresent(reading -> lines.add(place("cli.judge.read", reading)));
        for (Ground ground : verdict.grounds()) {
            lines.add(messages.text(
                    "cli.judge.reason", sentence(ground), ground.reason().section()));
        }
        verdict.doubtful()
                .forEach(reading -> lines.add(place("cli.judge.doubtful", reading)
                        + reading.grounds().stream()
                                .map(ground -> " " + sentence(ground))
                                .collect(Collectors.joining())));
        return lines.toString();
    }

    private String place(String key, Reading reading) {
        return messages.text(
                key,
                reading.score().placement().spelling().printed(),
                reading.score().placement().coord(),
                reading.score().points());
    }

    private String sentence(Ground ground) {
        return messages.text("reason." + ground.reason().name(), ground.args().toArray());
    }
}
