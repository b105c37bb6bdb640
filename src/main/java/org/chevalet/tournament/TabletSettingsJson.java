package org.chevalet.tournament;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.rules.Assistance;
import org.chevalet.core.rules.RankingShown;
import org.chevalet.core.rules.TabletSettings;
import org.jspecify.annotations.Nullable;

/** What tablets do, as one JSON object: in the database, and as the arbiter's pages send and show it. */
public final class TabletSettingsJson {

    private static final JsonMapper JSON = GameEventJson.mapper();

    private TabletSettingsJson() {}

    /**
     * As a form has it; what is left out stays as it is.
     *
     * @param assistance 0 to 3
     * @param ranking a name of {@link RankingShown.When}
     * @param rankingRounds the N of some of them
     */
    public record TabletsPart(
            @Nullable Integer assistance,
            @Nullable Boolean draftTaken,
            @Nullable Integer transitSeconds,
            @Nullable Integer cutSeconds,
            @Nullable Boolean writesEarly,
            @Nullable Boolean replaces,
            @Nullable Boolean lettersLeft,
            @Nullable Boolean pauseHides,
            @Nullable String ranking,
            @Nullable Integer rankingRounds) {

        public static TabletsPart of(TabletSettings settings) {
            return new TabletsPart(
                    settings.assistance().level(),
                    settings.draftTaken(),
                    settings.transitSeconds(),
                    settings.cutSeconds(),
                    settings.writesEarly(),
                    settings.replaces(),
                    settings.lettersLeft(),
                    settings.pauseHides(),
                    settings.ranking().when().name(),
                    settings.ranking().rounds());
        }
    }

    /**
     * @param before what holds for anything left out
     * @return the settings, or {@code tablets.assistance}, {@code tablets.grace} (highest), {@code tablets.ranking}
     */
    public static Answer<TabletSettings> read(@Nullable TabletsPart chosen, TabletSettings before) {
        if (chosen == null) {
            return Answer.of(before);
        }
        return assistance(chosen, before)
                .then(assistance -> ranking(chosen, before).then(ranking -> {
                    int transit = Objects.requireNonNullElse(chosen.transitSeconds(), before.transitSeconds());
                    int cut = Objects.requireNonNullElse(chosen.cutSeconds(), before.cutSeconds());
                    return transit < 0 || cut < transit || cut > TabletSettings.LONGEST_GRACE
                            ? Answer.refuse(Refusal.of("tablets.grace", TabletSettings.LONGEST_GRACE)
                                    .with("field", "cutSeconds"))
                            : Answer.of(new TabletSettings(
                                    assistance,
                                    Objects.requireNonNullElse(chosen.draftTaken(), before.draftTaken()),
                                    transit,
                                    cut,
                                    Objects.requireNonNullElse(chosen.writesEarly(), before.writesEarly()),
                                    Objects.requireNonNullElse(chosen.replaces(), before.replaces()),
                                    Objects.requireNonNullElse(chosen.lettersLeft(), before.lettersLeft()),
                                    Objects.requireNonNullElse(chosen.pauseHides(), before.pauseHides()),
                                    ranking));
                }));
    }

    private static Answer<Assistance> assistance(TabletsPart chosen, TabletSettings before) {
        int level = Objects.requireNonNullElse(
                chosen.assistance(), before.assistance().level());
        return level < 0 || level >= Assistance.values().length
                ? Answer.refuse(Refusal.of("tablets.assistance").with("field", "assistance"))
                : Answer.of(Assistance.ofLevel(level));
    }

    private static Answer<RankingShown> ranking(TabletsPart chosen, TabletSettings before) {
        if (chosen.ranking() == null) {
            return Answer.of(before.ranking());
        }
        Optional<RankingShown.When> when = Arrays.stream(RankingShown.When.values())
                .filter(known -> known.name().equals(chosen.ranking()))
                .findFirst();
        int rounds = Objects.requireNonNullElse(chosen.rankingRounds(), 0);
        return when.flatMap(known -> RankingShown.of(known, rounds))
                .map(Answer::of)
                .orElseGet(() -> Answer.refuse(Refusal.of("tablets.ranking").with("field", "rankingRounds")));
    }

    static String write(TabletSettings settings) {
        try {
            return JSON.writeValueAsString(settings);
        } catch (JsonProcessingException unwritable) {
            throw new IllegalStateException("cannot write " + settings, unwritable);
        }
    }

    /** @throws IllegalStateException for a text that {@link #write} did not write */
    static TabletSettings read(String json) {
        try {
            return JSON.readValue(json, TabletSettings.class);
        } catch (JsonProcessingException malformed) {
            throw new IllegalStateException("no settings of tablets: " + json, malformed);
        }
    }
}
