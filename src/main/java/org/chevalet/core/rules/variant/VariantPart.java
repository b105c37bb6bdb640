package org.chevalet.core.rules.variant;

import java.util.List;
import java.util.Optional;
import org.chevalet.core.answer.Phrase;
import org.chevalet.core.rules.Variant;

/**
 * One departure from the normal game (R§3.8), stated in its own small file. Parts combine unless two of them are about
 * the same {@link #matter}.
 */
sealed interface VariantPart permits ExplosivePart, JokerPart, SevenAndEight, SevenEightNine, SevenOfEight, OwnLimits {

    /** What a part decides: no two parts of one game may decide the same. */
    enum Matter {
        LETTERS,
        JOKER
    }

    /** The name in our files. */
    String name();

    /** Names the field gives it, in lower case, without accents, blanks and the word {@code partie}. */
    List<String> aliases();

    Matter matter();

    /** The game with this part's difference; its name is not this part's affair. */
    Variant changed(Variant game);

    /** The name in a sentence. */
    default Phrase phrase() {
        return Phrase.of("variant." + name());
    }

    default boolean isNamed(String name) {
        return name().equals(name) || aliases().contains(name);
    }

    /** The part that stands in the way of this one, if any. */
    default Optional<VariantPart> against(List<VariantPart> others) {
        return others.stream()
                .filter(other -> !other.equals(this) && other.matter() == matter())
                .findFirst();
    }
}
