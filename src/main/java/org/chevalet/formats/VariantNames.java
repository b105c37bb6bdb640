package org.chevalet.formats;

import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.rules.variant.Variants;

/** The name of a variant on a line that may be something else. */
final class VariantNames {

    private VariantNames() {}

    /** The variant of a name or alias; empty for any other text. */
    static Optional<Variant> read(String text) {
        Answer<Variant> variant = Variants.named(text);
        return variant.isAccepted() ? Optional.of(variant.value()) : Optional.empty();
    }
}
