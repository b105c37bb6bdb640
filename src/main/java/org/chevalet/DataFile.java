package org.chevalet;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.chevalet.core.answer.Refusal;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;

/**
 * Looks at the database's file before the database does: of a file cut short the database sees an empty one, writes over
 * it and starts as if nothing had ever been kept.
 */
final class DataFile {

    private static final String NAME = "chevalet.mv.db";

    private DataFile() {}

    static Path in(Path folder) {
        return folder.resolve(NAME);
    }

    /** @return nothing when the file can serve or is still to be made, else {@code start.file-not-writable} or
     *     {@code start.damaged} */
    static Optional<Refusal> refusal(Path folder) {
        Path file = in(folder);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        if (!Files.isWritable(file)) {
            return Optional.of(Refusal.of("start.file-not-writable", file.toString()));
        }
        return damage(file).map(detail -> Refusal.of("start.damaged", file.toString(), detail));
    }

    private static Optional<String> damage(Path file) {
        try {
            return Files.size(file) == 0 || holdsTables(file) ? Optional.empty() : Optional.of("no table");
        } catch (IOException | MVStoreException unreadable) {
            return Optional.of(String.valueOf(unreadable.getMessage()));
        }
    }

    /** Whether there is any table, that of the schema's history first; {@code table.0} only lists the others. */
    private static boolean holdsTables(Path file) {
        try (MVStore store =
                new MVStore.Builder().fileName(file.toString()).readOnly().open()) {
            return store.getMapNames().stream().anyMatch(map -> map.matches("table\\.[1-9]\\d*"));
        }
    }
}
