package org.chevalet.language;

import java.io.Console;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Writes sentences to a terminal so that their accents arrive: Java alone turns them into ? where no locale is set. */
public final class TerminalText {

    private TerminalText() {}

    /** A writer that flushes each line. */
    public static PrintWriter writer(OutputStream terminal) {
        return new PrintWriter(terminal, true, charset());
    }

    /** UTF-8, but what the window shows when a person looks at a Windows console. */
    private static Charset charset() {
        Console console = System.console();
        boolean windows = System.getProperty("os.name", "").startsWith("Windows");
        return windows && console != null ? console.charset() : StandardCharsets.UTF_8;
    }
}
