package org.chevalet;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.chevalet.core.answer.Answer;
import org.chevalet.language.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StartOptionsTest {

    private static Answer<StartOptions> read(Map<String, String> environment, String... args) {
        return StartOptions.read(List.of(args), environment, Language.FR);
    }

    @Test
    void withoutOptions() {
        StartOptions options = read(Map.of()).value();
        assertThat(options.port()).isEqualTo(8080);
        assertThat(options.data()).isEqualTo(Path.of("data").toAbsolutePath());
        assertThat(options.language()).isEqualTo(Language.FR);
        assertThat(options.forgetPassword()).isFalse();
    }

    @Test
    void theEnvironmentThenTheOptionsDecide() {
        Map<String, String> environment = Map.of("CHEVALET_PORT", "9000", "CHEVALET_DATA", "/srv/club");
        assertThat(read(environment).value().port()).isEqualTo(9000);
        assertThat(read(environment).value().data()).isEqualTo(Path.of("/srv/club"));

        StartOptions options = read(environment, "--port", "9001", "--data=/srv/autre", "--lang", "en")
                .value();
        assertThat(options.port()).isEqualTo(9001);
        assertThat(options.data()).isEqualTo(Path.of("/srv/autre"));
        assertThat(options.language()).isEqualTo(Language.EN);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "65536", "-1", "80a", "", "999999999999"})
    void aPortIsANumberThatExists(String port) {
        assertThat(read(Map.of(), "--port", port).refusal().key()).isEqualTo("start.bad-port");
    }

    @Test
    void aLanguageNotSpokenIsToldAndARegionIsNoMatter() {
        assertThat(read(Map.of(), "--lang", "xx").refusal().key()).isEqualTo("start.bad-language");
        assertThat(read(Map.of(), "--lang=").refusal().key()).isEqualTo("start.bad-language");
        assertThat(read(Map.of(), "--lang", "EN-gb").value().language()).isEqualTo(Language.EN);
    }

    @Test
    void whatIsNotUnderstoodIsNamed() {
        assertThat(read(Map.of(), "--prot", "8080").refusal().key()).isEqualTo("start.unknown-option");
        assertThat(read(Map.of(), "--prot", "8080").refusal().args()).containsExactly("--prot");
        assertThat(read(Map.of(), "--data").refusal().key()).isEqualTo("start.no-value");
    }

    @ParameterizedTest
    @CsvSource({"fr_FR.UTF-8, FR", "en_GB.UTF-8, EN", "C.UTF-8, FR", "POSIX, FR", "de_DE, FR"})
    void aUnixTerminalTellsTheLanguage(String locale, Language language) {
        Map<String, String> environment = Map.of("LANG", locale, "HOME", "/root", "PATH", "/bin");
        assertThat(StartOptions.systemLanguage(environment, Locale.ENGLISH)).isEqualTo(language);
    }

    @Test
    void aBareUnixTerminalIsFrenchAndWindowsSpeaksItsOwnLanguage() {
        assertThat(StartOptions.systemLanguage(Map.of("HOME", "/root", "PATH", "/bin"), Locale.ENGLISH))
                .isEqualTo(Language.FR);
        assertThat(StartOptions.systemLanguage(Map.of("Path", "C:\\"), Locale.UK))
                .isEqualTo(Language.EN);
        assertThat(StartOptions.systemLanguage(Map.of("Path", "C:\\"), Locale.FRANCE))
                .isEqualTo(Language.FR);
    }
}
