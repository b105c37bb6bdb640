package org.chevalet.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.language.Messages;

/** Where a command prints, and in which language. */
record Terminal(PrintWriter out, PrintWriter err, Messages messages) {

    /** No word list is larger; a film dropped by mistake is. */
    private static final int MOST_MEGABYTES = 64;

    /** No published game, drawn board or file of positions comes near. */
    static final int GAME_MEGABYTES = 5;

    void print(String key, Object... args) {
        out.println(messages.text(key, args));
    }

    /** Tells why not, and gives the exit code for that. */
    int refuse(Refusal refusal) {
        err.println(messages.text(refusal));
        return Cli.NOT_UNDERSTOOD;
    }

    int refuse(String key, Object... args) {
        return refuse(Refusal.of(key, args));
    }

    /**
     * The bytes of a file.
     *
     * @return the bytes, or {@code cli.no-file}, {@code cli.folder}, {@code cli.large} or {@code cli.unreadable}
     */
    static Answer<byte[]> read(Path file) {
        return read(file, MOST_MEGABYTES);
    }

    /** The same for a file of which so many megabytes at most are sensible. */
    static Answer<byte[]> read(Path file, int most) {
        if (!Files.exists(file)) {
            return Answer.refuse("cli.no-file", file.toString());
        }
        if (Files.isDirectory(file)) {
            return Answer.refuse("cli.folder", file.toString());
        }
        try {
            return Files.size(file) > (long) most << 20
                    ? Answer.refuse("cli.large", file.toString(), most)
                    : Answer.of(Files.readAllBytes(file));
        } catch (IOException unreadable) {
            return Answer.refuse("cli.unreadable", file.toString());
        }
    }
}
