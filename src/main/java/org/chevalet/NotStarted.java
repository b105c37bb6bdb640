package org.chevalet;

import java.nio.file.Path;
import org.chevalet.core.answer.Refusal;
import org.jspecify.annotations.Nullable;

/** Puts what stopped the start into a sentence. */
final class NotStarted {

    private static final String DATABASE = "org.h2.";

    private NotStarted() {}

    /** @return {@code start.damaged} when the database could not be opened, else {@code start.failed} */
    static Refusal because(Throwable failure, String data) {
        Throwable deepest = failure;
        boolean database = false;
        for (@Nullable Throwable cause = failure; cause != null; cause = cause.getCause()) {
            deepest = cause;
            database |= cause.getClass().getName().startsWith(DATABASE);
        }
        String detail = String.valueOf(deepest.getMessage());
        return database
                ? Refusal.of("start.damaged", DataFile.in(Path.of(data)).toString(), detail)
                : Refusal.of("start.failed", detail);
    }
}
