package org.chevalet.cli;

import java.util.List;
import java.util.stream.Collectors;
import org.chevalet.core.answer.Refusal;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in one sentence what is wrong with the arguments of a command. */
final class Misuse {

    private Misuse() {}

    static Refusal of(ParameterException wrong) {
        if (wrong instanceof UnmatchedArgumentException unmatched) {
            return Refusal.of("cli.unknown-argument", unmatched.getUnmatched().get(0));
        }
        if (wrong instanceof MissingParameterException missing) {
            List<ArgSpec> absent = missing.getMissing().stream()
                    .filter(argument -> !isGiven(wrong.getCommandLine(), argument))
                    .toList();
            return absent.isEmpty()
                    ? Refusal.of("cli.missing-value", names(missing.getMissing()))
                    : Refusal.of("cli.missing-argument", names(absent));
        }
        String value = wrong.getValue();
        return value == null ? Refusal.of("cli.no-command") : Refusal.of("cli.bad-value", value);
    }

    /** Of a group that belongs together picocli names all, those given too. */
    private static boolean isGiven(CommandLine command, ArgSpec argument) {
        return argument instanceof OptionSpec option
                && command.getParseResult().originalArgs().stream()
                        .map(given -> given.replaceFirst("=.*", ""))
                        .anyMatch(List.of(option.names())::contains);
    }

    private static String names(List<ArgSpec> arguments) {
        return arguments.stream().map(Misuse::name).collect(Collectors.joining(", "));
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }
}
