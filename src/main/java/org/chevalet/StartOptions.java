package org.chevalet;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.chevalet.core.answer.Answer;
import org.chevalet.language.Language;
import org.jspecify.annotations.Nullable;

/**
 * How the server is started: {@code --port}, {@code --data}, {@code --lang}, {@code --forget-password}, {@code --help};
 * else {@code CHEVALET_PORT} and {@code CHEVALET_DATA}; else port 8080 and the folder {@code data}.
 *
 * @param data absolute
 */
record StartOptions(int port, Path data, Language language, boolean forgetPassword, boolean help) {

    private static final int HIGHEST_PORT = 65_535;

    /** @return the options, or {@code start.unknown-option}, {@code start.no-value}, {@code start.bad-port} or {@code start.bad-language} */
    static Answer<StartOptions> read(List<String> args, Map<String, String> environment, Language system) {
        Draft draft = new Draft(environment, system);
        Deque<String> rest = new ArrayDeque<>(args);
        while (!rest.isEmpty()) {
            String option = rest.pop();
            int equals = option.indexOf('=');
            if (option.startsWith("--") && equals > 0) {
                rest.push(option.substring(equals + 1));
                option = option.substring(0, equals);
            }
            Answer<Draft> taken = draft.take(option, rest);
            if (!taken.isAccepted()) {
                return Answer.refuse(taken.refusal());
            }
        }
        return draft.finish();
    }

    /** French, unless the system is set to English. */
    static Language systemLanguage(Map<String, String> environment, Locale java) {
        for (String name : List.of("LC_ALL", "LC_MESSAGES", "LANG")) {
            @Nullable String value = environment.get(name);
            if (value != null && !value.isBlank()) {
                return Language.of(value);
            }
        }
        // a bare Unix terminal makes Java say English though nobody chose it
        boolean unix = environment.containsKey("PATH") && environment.containsKey("HOME");
        return unix ? Language.FR : Language.of(java.getLanguage());
    }

    private static final class Draft {

        private String port;
        private String data;
        private String language;
        private boolean forgetPassword;
        private boolean help;

        Draft(Map<String, String> environment, Language system) {
            port = environment.getOrDefault("CHEVALET_PORT", "8080");
            data = environment.getOrDefault("CHEVALET_DATA", "data");
            language = system.code();
        }

        Answer<Draft> take(String option, Deque<String> rest) {
            switch (option) {
                case "serve" -> {}
                case "--help", "-h" -> help = true;
                case "--forget-password" -> forgetPassword = true;
                case "--port", "--data", "--lang" -> {
                    if (rest.isEmpty()) {
                        return Answer.refuse("start.no-value", option);
                    }
                    set(option, rest.pop());
                }
                default -> {
                    return Answer.refuse("start.unknown-option", option);
                }
            }
            return Answer.of(this);
        }

        private void set(String option, String value) {
            switch (option) {
                case "--port" -> port = value;
                case "--data" -> data = value;
                default -> language = value;
            }
        }

        Answer<StartOptions> finish() {
            if (!port.matches("\\d{1,5}") || Integer.parseInt(port) == 0 || Integer.parseInt(port) > HIGHEST_PORT) {
                return Answer.refuse("start.bad-port", port);
            }
            if (!language.matches("(?i)(fr|en)([-_].*)?")) {
                return Answer.refuse("start.bad-language", language);
            }
            Path folder = Path.of(data).toAbsolutePath().normalize();
            return Answer.of(
                    new StartOptions(Integer.parseInt(port), folder, Language.of(language), forgetPassword, help));
        }
    }
}
