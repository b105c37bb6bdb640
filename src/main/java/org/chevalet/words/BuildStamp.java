package org.chevalet.words;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/**
 * Spares a build the derivation of the word list (seconds) when nothing it depends on has changed: the overlays, the
 * dictionary's version, and the classes that derive and pack it.
 */
final class BuildStamp {

    private final Path file;
    private final Path lexicon;
    private final String content;

    private BuildStamp(Path file, Path lexicon, String content) {
        this.file = file;
        this.lexicon = lexicon;
        this.content = content;
    }

    /**
     * @param classes where the compiled classes and the overlays stand
     * @param target where the stamp stands, outside of what is packaged
     */
    static BuildStamp of(Path classes, Path target, String dictionaryVersion) throws IOException {
        Path folder = classes.resolve("lexicon");
        StringBuilder content = new StringBuilder(dictionaryVersion);
        for (Path source : sources(folder, classes)) {
            content.append('\n').append(source.getFileName()).append(' ').append(checksum(source));
        }
        return new BuildStamp(
                target.resolve("french-lexicon.stamp"), folder.resolve(EmbeddedLexicon.FILE), content.toString());
    }

    private static List<Path> sources(Path folder, Path classes) throws IOException {
        try (Stream<Path> overlays = Files.list(folder);
                Stream<Path> packing = Files.list(classes.resolve("org/chevalet/core/lexicon"));
                Stream<Path> deriving = Files.list(classes.resolve("org/chevalet/words"))) {
            return Stream.concat(
                            overlays.filter(path -> path.toString().endsWith(".txt")),
                            Stream.concat(
                                    packing,
                                    deriving.filter(path -> path.toString().contains("French"))))
                    .sorted()
                    .toList();
        }
    }

    private static String checksum(Path path) {
        try {
            CRC32 crc = new CRC32();
            crc.update(Files.readAllBytes(path));
            return Long.toHexString(crc.getValue());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    boolean isFresh() throws IOException {
        return Files.exists(lexicon)
                && Files.exists(file)
                && Files.readString(file, StandardCharsets.UTF_8).equals(content);
    }

    void write() throws IOException {
        Files.writeString(file, content, StandardCharsets.UTF_8);
    }
}
