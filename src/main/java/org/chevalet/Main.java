package org.chevalet;

import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.annotations.QuarkusMain;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chevalet.cli.Cli;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.language.Language;
import org.chevalet.language.Messages;
import org.chevalet.language.TerminalText;
import org.jspecify.annotations.Nullable;

/**
 * The entry point. Commands of the terminal are answered without starting the server; else the data folder and the port
 * are checked first, because what goes wrong there must be told in a sentence and not in a stack trace.
 */
@QuarkusMain
public final class Main {

    private static final int MISUSE = 2;
    private static final int NO_DATA_FOLDER = 3;
    private static final int NO_PORT = 4;
    private static final int NOT_STARTED = 5;

    private Main() {}

    public static void main(String... args) {
        if (Cli.isCommand(args)) {
            System.exit(Cli.run(args));
        }
        Language system = StartOptions.systemLanguage(System.getenv(), Locale.getDefault());
        Answer<StartOptions> read = StartOptions.read(List.of(args), System.getenv(), system);
        if (!read.isAccepted()) {
            fail(MISUSE, read.refusal(), system);
        }
        StartOptions options = read.value();
        if (options.help()) {
            System.exit(Cli.run("--lang=" + options.language().code(), "--help"));
        }
        serve(options);
    }

    private static void serve(StartOptions options) {
        Answer<DataFolder> folder = DataFolder.open(options.data(), new ShortWait());
        if (!folder.isAccepted()) {
            fail(NO_DATA_FOLDER, folder.refusal(), options.language());
        }
        DataFile.refusal(options.data()).ifPresent(refusal -> fail(NOT_STARTED, refusal, options.language()));
        Optional<Refusal> noPort = Port.refusal(options.port());
        noPort.ifPresent(refusal -> fail(NO_PORT, refusal, options.language()));
        tellAddress(folder.value(), options.port());
        configure(options);
        System.out.println(Messages.in(options.language()).text("start.starting"));
        Quarkus.run(Server.class, (code, failure) -> ended(code, failure, options.language()));
    }

    private static void tellAddress(DataFolder folder, int port) {
        try {
            folder.tellAddress("http://localhost:" + port);
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    /** Quarkus reads these as settings, above those of application.properties. */
    private static void configure(StartOptions options) {
        System.setProperty("quarkus.http.port", String.valueOf(options.port()));
        System.setProperty("chevalet.data", options.data().toString());
        System.setProperty("chevalet.language", options.language().code());
        System.setProperty("chevalet.forget-password", String.valueOf(options.forgetPassword()));
        // Quarkus would answer what is no address by nothing at all: Guard does it, with a sentence
        System.setProperty("vertx.disableURIValidation", "true");
    }

    private static void ended(int code, @Nullable Throwable failure, Language language) {
        if (failure != null) {
            fail(NOT_STARTED, NotStarted.because(failure, System.getProperty("chevalet.data", "")), language);
        }
        System.exit(code);
    }

    private static void fail(int code, Refusal refusal, Language language) {
        TerminalText.writer(System.err).println(Messages.in(language).text(refusal));
        System.exit(code);
    }
}
