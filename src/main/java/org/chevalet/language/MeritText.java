package org.chevalet.language;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.chevalet.core.ranking.Separation;
import org.chevalet.core.rules.PlayForm;
import org.chevalet.core.rules.RoundNumber;

/** What beside the total gave a player his rank, in words. */
public final class MeritText {

    private final Messages messages;

    public MeritText(Messages messages) {
        this.messages = messages;
    }

    /** @return empty in a game of duplicate whose totals differ */
    public String of(PlayForm form, Optional<RoundNumber> out, Duration time, Optional<Separation> separated) {
        String alone = switch (form) {
            case DUPLICATE -> "";
            case SUDDEN_DEATH ->
                out.map(round -> messages.text("merit.out", round)).orElseGet(() -> messages.text("merit.in"));
            case TOPPING -> messages.text("merit.time", face(time));
        };
        String tie = separated.map(this::separation).orElse("");
        return alone.isEmpty() || tie.isEmpty() ? alone + tie : alone + ", " + tie;
    }

    private String separation(Separation separated) {
        return messages.text(
                "separation." + separated.by(),
                separated.value(),
                separated.round().map(RoundNumber::value).orElse(0));
    }

    /** Minutes, seconds and tenths. */
    private String face(Duration time) {
        Locale locale = messages.language().locale();
        return time.toMinutes() + ":" + String.format(locale, "%04.1f", time.toMillis() % 60_000 / 1000.0);
    }
}
