package org.chevalet.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/**
 * The pages' code: types checked and unit tests run by the very programs that bundled it, which the build unpacks into
 * {@code node_modules}. Where they are missing the tests are skipped, and say so.
 */
class BrowserCodeIT {

    private static final Path MODULES = Path.of("node_modules");
    private static final Path BUNDLES = Path.of("target/web-bundler/prod/dist/static/bundle");
    private static final Path SOURCES = Path.of("src/main/resources/web");
    private static final Path TESTS = Path.of("src/test/web");
    private static final String CONFIG = "--config=" + TESTS.resolve("deno.json");

    /** What a player's tablet downloads, compressed: ux budget for a tablet of 2017. */
    private static final int MOST_BYTES = 60_000;

    @Test
    void theTypesHold() throws Exception {
        List<String> command = new ArrayList<>(List.of(deno(), "check", CONFIG));
        command.addAll(filesUnder(SOURCES, ".ts"));
        command.addAll(filesUnder(TESTS, ".ts"));
        run(command);
    }

    @Test
    void theUnitTestsPass() throws Exception {
        assertThat(run(List.of(deno(), "test", "--no-check", "--no-remote", CONFIG, TESTS.toString())))
                .contains("passed | 0 failed");
    }

    /**
     * Lowering a script to ES2019 changes nothing in one that is already ES2019. The bundler has no setting for it, so
     * the sources keep to it: no {@code ?.}, no {@code ??}, fields of classes {@code declare}d.
     */
    @Test
    void playersAndScreensGetScriptsThatOldBrowsersRead() throws Exception {
        for (String page : List.of("entry", "projection")) {
            for (Path script : scriptsOf(page)) {
                assertThat(printed(script, "es2019"))
                        .as(script.getFileName().toString())
                        .isEqualTo(printed(script, "esnext"));
            }
        }
    }

    @Test
    void aTabletHasLittleToDownload() throws Exception {
        int bytes = 0;
        for (Path script : scriptsOf("entry")) {
            bytes += compressed(Files.readAllBytes(script));
        }
        System.out.println("Scripts of the player's page: " + bytes + " bytes compressed");
        assertThat(bytes).isBetween(1_000, MOST_BYTES);
    }

    private static String printed(Path script, String target) throws Exception {
        return run(List.of(esbuild(), script.toString(), "--target=" + target));
    }

    /** The page's script and all it imports. */
    private static Set<Path> scriptsOf(String page) throws IOException {
        Assumptions.assumeTrue(Files.isDirectory(BUNDLES), "nothing bundled here");
        Set<Path> found = new HashSet<>();
        try (Stream<Path> files = Files.list(BUNDLES)) {
            files.filter(file -> file.getFileName().toString().matches(page + "-[A-Z0-9]+\\.js"))
                    .forEach(found::add);
        }
        assertThat(found).hasSize(1);
        List<Path> toRead = new ArrayList<>(found);
        Pattern imported = Pattern.compile("/static/bundle/([^\"]+\\.js)\"");
        while (!toRead.isEmpty()) {
            Matcher names = imported.matcher(Files.readString(toRead.remove(0)));
            while (names.find()) {
                Path script = BUNDLES.resolve(names.group(1));
                if (found.add(script)) {
                    toRead.add(script);
                }
            }
        }
        return found;
    }

    private static int compressed(byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        }
        return out.size();
    }

    private static String run(List<String> command) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("NO_COLOR", "1");
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).as(output).isZero();
        return output;
    }

    private static String deno() throws IOException {
        return tool("@deno", "deno");
    }

    private static String esbuild() throws IOException {
        return tool("@esbuild", "bin/esbuild");
    }

    /** The tool for this machine: the one folder there is under its name. */
    private static String tool(String family, String program) throws IOException {
        Path home = MODULES.resolve(family);
        List<Path> found = List.of();
        if (Files.isDirectory(home)) {
            try (Stream<Path> kinds = Files.list(home)) {
                found = kinds.map(kind -> kind.resolve(program))
                        .filter(Files::isExecutable)
                        .toList();
            }
        }
        if (found.isEmpty()) {
            System.out.println("Tests of the pages' code skipped: the build has not unpacked " + home + ".");
        }
        Assumptions.assumeFalse(found.isEmpty(), "no " + family);
        return found.get(0).toString();
    }

    private static List<String> filesUnder(Path root, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(Path::toString)
                    .filter(file -> file.endsWith(ending))
                    .sorted()
                    .toList();
        }
    }
}
