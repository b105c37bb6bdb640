package org.chevalet.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.PlayForm;
import org.chevalet.core.rules.Variant;

/** The format of a game in words: {@code partie joker 7 sur 8, mort subite}. */
public final class FormulaText {

    private static final int MINUTE = 60;
    private static final int SEMI_RAPID = 120;

    private static final Pattern OWN = Pattern.compile("(\\d+)-of-(\\d+)");

    private FormulaText() {}

    public static String of(GameSettings settings, Messages messages) {
        List<String> parts = new ArrayList<>();
        boolean normal = settings.variant().name().equals(Variant.NORMAL.name());
        if (!normal || settings.form() == PlayForm.DUPLICATE) {
            parts.add(variant(settings.variant().name(), messages));
        }
        if (settings.form() != PlayForm.DUPLICATE) {
            parts.add(messages.text("form." + settings.form()));
        }
        return String.join(", ", parts);
    }

    /** The same with the time of a round, where it is always the same: {@code partie joker, 2 min par coup}. */
    public static String withTime(GameSettings settings, Messages messages) {
        String formula = of(settings, messages);
        if (settings.form() == PlayForm.SUDDEN_DEATH) {
            return formula;
        }
        String paced = pace(settings.roundSeconds())
                .map(pace -> formula + ", " + messages.text(pace))
                .orElse(formula);
        return messages.text("formula.time", paced, time(settings.roundSeconds(), messages));
    }

    /** The names of reduced times (R§1.3). */
    private static Optional<String> pace(int seconds) {
        if (seconds <= MINUTE) {
            return Optional.of("formula.blitz");
        }
        return seconds == SEMI_RAPID ? Optional.of("formula.semi-rapid") : Optional.empty();
    }

    private static String time(int seconds, Messages messages) {
        if (seconds < MINUTE) {
            return messages.text("formula.seconds", seconds);
        }
        return seconds % MINUTE == 0
                ? messages.text("formula.minutes", seconds / MINUTE)
                : messages.text("formula.minutes-seconds", seconds / MINUTE, seconds % MINUTE);
    }

    /** A variant by its name; one made of several parts is said part by part. */
    public static String variant(String name, Messages messages) {
        List<String> parts = new ArrayList<>();
        for (String part : name.split("\\+", -1)) {
            Matcher own = OWN.matcher(part);
            parts.add(
                    own.matches()
                            ? messages.text("variant.own", own.group(1), own.group(2))
                            : messages.text("variant." + part));
        }
        return String.join(" ", parts);
    }
}
