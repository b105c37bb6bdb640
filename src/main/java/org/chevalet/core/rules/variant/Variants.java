package org.chevalet.core.rules.variant;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.rules.Variant;

/** The registry of variants: names in, a game's format out; pairs that cannot be played are refused. */
public final class Variants {

    private static final List<VariantPart> PARTS = List.of(
            new JokerPart(), new ExplosivePart(), new SevenOfEight(), new SevenAndEight(), new SevenEightNine());

    /** Bonuses of a club's own rack size, where it places as many tiles. */
    private static final Map<Integer, Integer> BONUSES = Map.of(7, 50, 8, 75, 9, 100);

    private static final Pattern OWN = Pattern.compile("([2-9])-?(?:of|sur)-?([2-9])");

    private static final List<String> NORMAL = List.of("normal", "normale", "classique");

    private Variants() {}

    /** The names of the parts, {@code normal} first: what a screen offers. */
    public static List<String> names() {
        List<String> names = new ArrayList<>(List.of(Variant.NORMAL.name()));
        PARTS.forEach(part -> names.add(part.name()));
        return names;
    }

    /**
     * Reads a name of the closed list, an alias of the field ({@code bingo}, {@code 7 sur 8}, {@code Partie détonante})
     * or several joined by {@code +}, in any case, with or without accents. A club's own {@code 7 sur 9} has the usual
     * bonuses as far as tiles are placed.
     *
     * @return the variant, or {@code variant.unknown} (name), {@code variant.limits} (tiles placed, letters drawn),
     *     {@code variant.impossible-pair} (two phrases)
     */
    public static Answer<Variant> named(String text) {
        List<VariantPart> parts = new ArrayList<>();
        for (String name : fold(text).split("\\+", -1)) {
            Answer<Optional<VariantPart>> part = read(name, text);
            if (!part.isAccepted()) {
                return Answer.refuse(part.refusal());
            }
            part.value().ifPresent(parts::add);
        }
        return combine(parts);
    }

    /**
     * A club's own rack size, tiles placed and bonuses (« 8 sur 9 », « 7 et 9 »), alone or in a joker or explosive game.
     *
     * @param bonuses points by number of tiles placed
     * @return the variant, or {@code variant.limits} (tiles placed, letters drawn), or a refusal of {@link #named}
     */
    public static Answer<Variant> own(int rackSize, int mostPlaced, Map<Integer, Integer> bonuses, String with) {
        if (rackSize < 2 || mostPlaced < 2 || mostPlaced > rackSize) {
            return Answer.refuse("variant.limits", mostPlaced, rackSize);
        }
        List<VariantPart> parts =
                new ArrayList<>(List.of(new OwnLimits(new PlayLimits(rackSize, mostPlaced, bonuses))));
        part(fold(with)).ifPresent(parts::add);
        return combine(parts);
    }

    /** Empty for the normal game. */
    private static Answer<Optional<VariantPart>> read(String name, String text) {
        Optional<VariantPart> part = part(name);
        if (part.isPresent() || NORMAL.contains(name)) {
            return Answer.of(part);
        }
        Matcher own = OWN.matcher(name);
        if (!own.matches()) {
            return Answer.refuse("variant.unknown", text.strip());
        }
        int placed = Integer.parseInt(own.group(1));
        int drawn = Integer.parseInt(own.group(2));
        return placed > drawn
                ? Answer.refuse("variant.limits", placed, drawn)
                : Answer.of(Optional.of(new OwnLimits(new PlayLimits(drawn, placed, bonuses(placed)))));
    }

    private static Map<Integer, Integer> bonuses(int mostPlaced) {
        return BONUSES.entrySet().stream()
                .filter(bonus -> bonus.getKey() <= mostPlaced)
                .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    private static Optional<VariantPart> part(String name) {
        return PARTS.stream().filter(part -> part.isNamed(name)).findFirst();
    }

    private static Answer<Variant> combine(List<VariantPart> parts) {
        for (VariantPart part : parts) {
            Optional<VariantPart> other = part.against(parts);
            if (other.isPresent()) {
                return Answer.refuse(
                        "variant.impossible-pair", part.phrase(), other.get().phrase());
            }
        }
        Variant game = Variant.NORMAL;
        for (VariantPart part : parts) {
            game = part.changed(game);
        }
        return Answer.of(new Variant(name(parts), game.limits(), game.jokerGame(), game.explosive(), game.original()));
    }

    /** What concerns the joker first: {@code joker+seven-of-eight}. */
    private static String name(List<VariantPart> parts) {
        return parts.stream()
                .distinct()
                .sorted(Comparator.comparing(VariantPart::matter).reversed())
                .map(VariantPart::name)
                .reduce((one, other) -> one + "+" + other)
                .orElse(Variant.NORMAL.name());
    }

    private static String fold(String text) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFD)
                .replaceAll("[\\p{M}\\s]", "")
                .toLowerCase(Locale.ROOT);
        return plain.startsWith("partie") ? plain.substring("partie".length()) : plain;
    }
}
