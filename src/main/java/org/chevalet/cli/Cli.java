package org.chevalet.cli;

import java.io.PrintWriter;
import java.time.InstantSource;
import org.chevalet.language.Language;
import org.chevalet.language.Messages;
import org.chevalet.language.TerminalText;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/**
 * The program from a terminal: commands that need neither server nor database, answered at once. Nothing of Quarkus is
 * started for them.
 */
@Command(name = "chevalet")
public final class Cli {

    /** Everything went well. */
    static final int DONE = 0;

    /** The file was read and contradicts itself. */
    static final int CONTRADICTED = 1;

    /** Not understood: unknown file, option or command, or an unreadable file. */
    static final int NOT_UNDERSTOOD = 2;

    private static final String LANGUAGE_OPTION = "--lang";

    @Option(names = LANGUAGE_OPTION, paramLabel = "fr|en", scope = ScopeType.INHERIT)
    Language language = Language.FR;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT)
    boolean help;

    private Cli() {}

    /** True when these arguments ask for a command of the terminal, not for the server and its options. */
    public static boolean isCommand(String... args) {
        int first = args.length > 0 && args[0].equals(LANGUAGE_OPTION) ? 2 : 0;
        if (args.length <= first) {
            return false;
        }
        String word = args[first];
        return word.matches("-h|--help") || (!word.startsWith("-") && !word.equals("serve"));
    }

    /** Runs a command on the standard streams and returns the exit code: 0, 1 or 2. */
    public static int run(String... args) {
        PrintWriter out = TerminalText.writer(System.out);
        PrintWriter err = TerminalText.writer(System.err);
        return run(out, err, args);
    }

    static int run(PrintWriter out, PrintWriter err, String... args) {
        Terminal terminal = new Terminal(out, err, Messages.in(Language.of(languageOf(args))));
        CommandLine commands = new CommandLine(new Cli())
                .addSubcommand("check", new CheckCommand(terminal))
                .addSubcommand("judge", new JudgeCommand(terminal))
                .addSubcommand("top", new TopCommand(terminal))
                .addSubcommand("sheets", new SheetsCommand(terminal, InstantSource.system()))
                .addSubcommand("words", words(terminal))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(out)
                .setErr(err)
                .setParameterExceptionHandler((wrong, rest) -> terminal.refuse(Misuse.of(wrong)));
        commands.setResourceBundle(new HelpTexts(terminal.messages()));
        int code = commands.execute(args);
        out.flush();
        err.flush();
        return code;
    }

    private static CommandLine words(Terminal terminal) {
        return new CommandLine(new WordsCommand(terminal))
                .addSubcommand("import", new WordsImportCommand(terminal, InstantSource.system()));
    }

    /** The language is wanted before the arguments are read: their own errors are told in it. */
    private static String languageOf(String... args) {
        for (int index = 0; index < args.length; index++) {
            if (args[index].equals(LANGUAGE_OPTION) && index + 1 < args.length) {
                return args[index + 1];
            }
            if (args[index].startsWith(LANGUAGE_OPTION + "=")) {
                return args[index].substring(LANGUAGE_OPTION.length() + 1);
            }
        }
        return "fr";
    }
}
