package org.chevalet.http;

import static java.util.Map.entry;

import java.util.Map;
import org.chevalet.core.answer.Refusal;

/** The HTTP status of each refusal. One table, so that two rooms never answer the same thing differently. */
final class RefusalStatus {

    /** What was sent was understood and cannot be accepted: the status of every refusal not listed. */
    private static final int UNPROCESSABLE = 422;

    private static final Map<String, Integer> STATUS = Map.ofEntries(
            entry("http.bad-json", 400),
            entry("http.bad-number", 400),
            entry("access.login-needed", 401),
            entry("access.wrong-password", 401),
            entry("seat.unknown-token", 401),
            entry("access.forbidden", 403),
            entry("access.code-needed", 403),
            entry("access.wrong-code", 403),
            entry("solutions.hidden", 403),
            entry("tournament.unknown", 404),
            entry("player.unknown", 404),
            entry("game.unknown", 404),
            entry("round.unknown", 404),
            entry("word-list.unknown", 404),
            entry("sample.unknown", 404),
            entry("replay.unknown", 404),
            entry("replay.not-finished", 409),
            entry("replay.round-in-play", 409),
            entry("replay.busy", 429),
            entry("join.unknown-code", 404),
            entry("join.unknown-table", 404),
            entry("sheets.no-players", 404),
            entry("sheets.nobody-there", 404),
            entry("access.already-chosen", 409),
            entry("words.already", 409),
            entry("words.name-taken", 409),
            entry("game.moved-on", 409),
            entry("game.already-open", 409),
            entry("table.taken", 409),
            entry("console.conducted-elsewhere", 409),
            entry("player.same-name", 409),
            entry("table.unknown", 404),
            entry("seat.taken", 409),
            entry("seat.asked", 409),
            entry("seat.not-asked", 409),
            entry("seat.free", 409),
            entry("announce.too-soon", 409),
            entry("average.not-due", 409),
            entry("rack.slips-in", 409),
            entry("correction.breaks", 409),
            entry("correction.not-played", 409),
            entry("undo.nothing", 409),
            entry("undo.impossible", 409),
            entry("clock.missing-slips", 409),
            entry("close.missing-slips", 409),
            entry("slip.too-early", 409),
            entry("game.over", 409),
            entry("slip.too-late", 410),
            entry("slip.after-cut-arbiter", 410),
            entry("slip.after-solution", 410),
            entry("slip.other-round", 412),
            entry("slip.cancelled-round", 412),
            entry("message.unknown", 404),
            entry("access.too-many", 429),
            entry("call.too-many", 429),
            entry("http.too-many", 429),
            entry("join.too-many", 429),
            entry("seat.many-asks", 429),
            entry("store.unavailable", 503),
            entry("http.disk-full", 507));

    private RefusalStatus() {}

    static int of(Refusal refusal) {
        return STATUS.getOrDefault(refusal.key(), UNPROCESSABLE);
    }
}
