package org.chevalet.live;

import static org.chevalet.access.TestArbiter.asArbiter;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A club's own small English list, and games played with it. */
public final class EnglishWords {

    /** TOPAZ scores most across from the star, its Z on a double letter; TRAIN goes down from its T. */
    public static final List<String> ALL = List.of("TOPAZ", "TRAIN", "AIR", "RAN", "AN", "IN", "AT", "IT");

    /** Letters of the first round: TOPAZ is the top. */
    public static final String FIRST = "TOPAZIN";

    /** Letters of the second round: TRAIN is the top. */
    public static final String SECOND = "INRASEL";

    private EnglishWords() {}

    /** @return the number of the list, imported anew */
    public static int imported() {
        return asArbiter()
                .contentType("text/plain")
                .body(String.join("\n", ALL))
                .queryParam("name", "Small English list")
                .post("/api/word-lists")
                .then()
                .statusCode(201)
                .extract()
                .path("id");
    }

    /** An English game with players at tables 1, 2..., open. */
    public static TestSession open(int players, Object... settings) {
        Map<String, Object> all = new HashMap<>(Map.of("ruleSet", "english", "wordList", imported()));
        for (int index = 0; index < settings.length; index += 2) {
            all.put((String) settings[index], settings[index + 1]);
        }
        return TestSession.open(all, players);
    }

    /** No imported list is left for other tests. */
    public static void forget(String data) throws IOException {
        Path folder = Path.of(data, "word-lists");
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
                for (Path file : files) {
                    Files.delete(file);
                }
            }
        }
    }
}
