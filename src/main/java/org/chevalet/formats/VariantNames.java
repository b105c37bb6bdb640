package org.chevalet.formats;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.chevalet.core.rules.Variant;
import org.chevalet.language.WrittenText;

/** The names the field gives to the variants, beside our own closed list. */
final class VariantNames {

    private static final Map<String, Variant> NAMES = Map.ofEntries(
            Map.entry("normal", Variant.NORMAL),
            Map.entry("normale", Variant.NORMAL),
            Map.entry("classique", Variant.NORMAL),
            Map.entry("joker", Variant.JOKER),
            Map.entry("bingo", Variant.JOKER),
            Map.entry("seven-of-eight", Variant.SEVEN_OF_EIGHT),
            Map.entry("7among8", Variant.SEVEN_OF_EIGHT),
            Map.entry("7sur8", Variant.SEVEN_OF_EIGHT),
            Map.entry("seven-and-eight", Variant.SEVEN_AND_EIGHT),
            Map.entry("7et8", Variant.SEVEN_AND_EIGHT),
            Map.entry("7/8", Variant.SEVEN_AND_EIGHT),
            Map.entry("seven-eight-nine", Variant.SEVEN_EIGHT_NINE),
            Map.entry("7,8et9", Variant.SEVEN_EIGHT_NINE),
            Map.entry("7-8-9", Variant.SEVEN_EIGHT_NINE),
            Map.entry("explosive", Variant.EXPLOSIVE),
            Map.entry("detonante", Variant.EXPLOSIVE));

    private VariantNames() {}

    /** The variant of a name in any case, with or without accents, blanks and the word {@code partie}. */
    static Optional<Variant> read(String text) {
        String name = WrittenText.fold(text).toLowerCase(Locale.ROOT).replaceAll("\\s", "");
        String key = name.startsWith("partie") ? name.substring("partie".length()) : name;
        int plus = key.indexOf('+');
        return plus < 0 ? Optional.ofNullable(NAMES.get(key)) : both(key.substring(0, plus), key.substring(plus + 1));
    }

    /** A joker game with a larger rack, in either order. */
    private static Optional<Variant> both(String first, String second) {
        Optional<Variant> one = read(first);
        Optional<Variant> other = read(second);
        if (one.equals(other) || one.isEmpty() || other.isEmpty()) {
            return Optional.empty();
        }
        Variant rack = one.get().jokerGame() ? other.get() : one.get();
        boolean combines = (one.get().jokerGame() || other.get().jokerGame()) && rack.original() && !rack.explosive();
        return combines
                ? Optional.of(new Variant("joker+" + rack.name(), rack.limits(), true, false, true))
                : Optional.empty();
    }
}
