package org.chevalet.tournament;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.rules.Centre;
import org.chevalet.core.rules.PlayForm;
import org.chevalet.core.rules.RuleSet.MasterReference;
import org.chevalet.core.rules.RuleSet.TieBreak;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.rules.variant.Variants;
import org.chevalet.tournament.TournamentJson.Settings;
import org.jspecify.annotations.Nullable;

/** Reads the formula of a tournament as a page sends it: names of closed lists, and centres as they are typed. */
final class FormulaReader {

    private static final Pattern CENTRE = Pattern.compile("(.*\\S)\\s+(\\d{1,4})");

    private FormulaReader() {}

    /**
     * @return the formula, or {@code variant.*}, {@code form.unknown}, {@code tie-break.unknown},
     *     {@code master.reference-unknown} (each with the name), {@code centre.format}, {@code centre.twice} (table), or a
     *     refusal of {@link Formula#checked}
     */
    static Answer<Formula> read(Settings settings) {
        Answer<PlayForm> form = form(settings.form());
        Answer<List<TieBreak>> breaks = tieBreaks(settings.tieBreaks());
        Answer<Optional<MasterReference>> reference = reference(settings.reference());
        return Variants.named(Objects.requireNonNullElse(settings.variant(), Variant.NORMAL.name()))
                .then(variant ->
                        form.then(played -> breaks.then(separating -> reference.then(from -> centres(settings.centres())
                                .map(places -> new Formula(variant.name(), played, separating, from, places))))))
                .then(Formula::checked);
    }

    private static Answer<PlayForm> form(@Nullable String name) {
        return named(PlayForm.values(), Objects.requireNonNullElse(name, PlayForm.DUPLICATE.name()), "form.unknown");
    }

    private static Answer<Optional<MasterReference>> reference(@Nullable String name) {
        return name == null || name.isBlank()
                ? Answer.of(Optional.empty())
                : named(MasterReference.values(), name, "master.reference-unknown")
                        .map(Optional::of);
    }

    private static Answer<List<TieBreak>> tieBreaks(@Nullable List<@Nullable String> names) {
        List<TieBreak> chain = new ArrayList<>();
        for (@Nullable String name : Objects.requireNonNullElse(names, List.<@Nullable String>of())) {
            Answer<TieBreak> next = named(TieBreak.values(), Objects.requireNonNullElse(name, ""), "tie-break.unknown");
            if (!next.isAccepted()) {
                return Answer.refuse(next.refusal());
            }
            if (!chain.contains(next.value())) {
                chain.add(next.value());
            }
        }
        return Answer.of(chain);
    }

    private static <E extends Enum<E>> Answer<E> named(E[] all, String name, String refusal) {
        return Arrays.stream(all)
                .filter(one -> one.name().equals(name))
                .findFirst()
                .map(Answer::of)
                .orElseGet(() -> Answer.refuse(refusal, name));
    }

    /** "Nantes 1, Rennes 51": each centre with its first table. */
    private static Answer<List<Centre>> centres(@Nullable String typed) {
        List<Centre> centres = new ArrayList<>();
        Set<TableNumber> firsts = new HashSet<>();
        for (String one : Objects.requireNonNullElse(typed, "").split("[,;\\n]")) {
            if (one.isBlank()) {
                continue;
            }
            Answer<Centre> centre = centre(one.strip());
            if (!centre.isAccepted()) {
                return Answer.refuse(centre.refusal());
            }
            if (!firsts.add(centre.value().first())) {
                return Answer.refuse("centre.twice", centre.value().first());
            }
            centres.add(centre.value());
        }
        return Answer.of(centres);
    }

    private static Answer<Centre> centre(String typed) {
        Matcher read = CENTRE.matcher(typed);
        if (!read.matches()) {
            return Answer.refuse("centre.format", typed);
        }
        return TableNumber.parse(read.group(2))
                .then(table ->
                        PersonalName.parse(read.group(1), "centre.format").map(name -> new Centre(name, table)));
    }

    /** Centres as they are typed. */
    static String written(List<Centre> centres) {
        return centres.stream()
                .map(centre -> centre.name() + " " + centre.first())
                .collect(Collectors.joining(", "));
    }
}
