package org.chevalet.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A page that asks for a sentence by its whole key finds one: nobody reads a key on his screen. */
class PageSentencesTest {

    private static final Path PAGES = Path.of("src/main/resources/web");
    private static final Pattern ASKED = Pattern.compile("\\b(t|plural)\\(\\s*['\"]([a-z][\\w.-]*)['\"]\\s*[,)]");

    @Test
    void everyKeyWrittenInAPageHasItsSentence() throws IOException {
        Set<String> known = new HashSet<>();
        Messages.ROOMS.forEach(
                room -> known.addAll(Messages.in(Language.FR).room(room).keySet()));
        List<String> asked;
        try (Stream<Path> files = Files.walk(PAGES)) {
            asked = files.filter(file -> file.toString().endsWith(".ts"))
                    .flatMap(PageSentencesTest::asked)
                    .distinct()
                    .toList();
        }
        assertThat(asked).hasSizeGreaterThan(500);
        assertThat(asked).allSatisfy(key -> assertThat(known).contains(key));
    }

    private static Stream<String> asked(Path page) {
        try {
            return ASKED.matcher(Files.readString(page))
                    .results()
                    .flatMap(found -> found.group(1).equals("t")
                            ? Stream.of(found.group(2))
                            : Stream.of(found.group(2) + ".one", found.group(2) + ".many"));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
