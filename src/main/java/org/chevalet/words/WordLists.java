package org.chevalet.words;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.lexicon.LexiconIdentity;
import org.chevalet.words.WordListReader.WordListRead;
import org.jspecify.annotations.Nullable;

/**
 * The word lists at hand: the one the program brings, and those a club imported, kept as files in a folder so that the
 * terminal imports without a database and a running server finds the list at once.
 *
 * <p>List {@code n} is {@code n.txt} (the canonical list, readable for ever), {@code n.lexicon} (packed, made again from
 * the text when a later version packs otherwise) and {@code n.json} (its name and identity), written last: a list whose
 * import was cut off does not exist. Safe for all threads and for two processes.
 */
public final class WordLists {

    /** The number of the embedded list; imported ones come after. */
    public static final int EMBEDDED = 1;

    private static final int LONGEST_NAME = 60;

    /** Line breaks and signs that turn the text around them have no place in a name. */
    private static final Pattern UNSEEN = Pattern.compile("[\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]+");

    private static final ObjectMapper JSON = new ObjectMapper().findAndRegisterModules();

    /** Of ten words of a French list the embedded one knows nearly all; of an English list, two. */
    private static final double KNOWN = 0.75;

    private final Path folder;
    private final Map<Integer, Lexicon> loaded = new ConcurrentHashMap<>();
    private final Map<String, Boolean> french = new ConcurrentHashMap<>();

    public WordLists(Path folder) {
        this.folder = folder;
    }

    /** A list at hand; {@code importedAt} is null for the embedded one. */
    public record WordList(
            int id, LexiconIdentity identity, @Nullable Instant importedAt) {

        public boolean isEmbedded() {
            return id == EMBEDDED;
        }
    }

    /** A list just imported, and what of the file was left aside. */
    public record Imported(WordList list, WordListRead read) {}

    /** What {@code n.json} holds. */
    record Card(String name, int wordCount, String sha256, String importedAt) {

        WordList list(int id) {
            return new WordList(id, new LexiconIdentity(name, wordCount, sha256), Instant.parse(importedAt));
        }
    }

    /** The embedded list first, then in the order of import. */
    public List<WordList> all() {
        WordList embedded = new WordList(EMBEDDED, EmbeddedLexicon.french().identity(), null);
        return Stream.concat(Stream.of(embedded), imported()).toList();
    }

    public Optional<WordList> find(int id) {
        return all().stream().filter(list -> list.id() == id).findFirst();
    }

    /** The list a game was played with, whatever it is called here. */
    public Optional<WordList> withSha256(String sha256) {
        return all().stream()
                .filter(list -> list.identity().sha256().equals(sha256))
                .findFirst();
    }

    public Lexicon lexicon(WordList list) {
        return list.isEmbedded() ? EmbeddedLexicon.french() : loaded.computeIfAbsent(list.id(), id -> load(list));
    }

    /** Are its words French ones? A list does not say; its words do. */
    public boolean isFrench(WordList list) {
        return list.isEmbedded()
                || french.computeIfAbsent(list.identity().sha256(), words -> knowsMost(EmbeddedLexicon.french(), list));
    }

    private boolean knowsMost(Lexicon dictionary, WordList list) {
        LongAdder known = new LongAdder();
        lexicon(list).forEach(word -> known.add(dictionary.contains(word) ? 1 : 0));
        return known.sum() >= KNOWN * list.identity().wordCount();
    }

    /**
     * Keeps a club's word list.
     *
     * @param file a text file in any encoding the reader detects
     * @return the list, or {@code words.name-needed}, {@code words.name-long}, {@code words.name-taken},
     *     {@code words.already}, or why the file is unreadable
     */
    public Answer<Imported> importList(String name, byte[] file, Instant now) {
        String named =
                UNSEEN.matcher(name).replaceAll(" ").replaceAll(" +", " ").strip();
        if (named.isEmpty()) {
            return Answer.refuse("words.name-needed");
        }
        if (named.length() > LONGEST_NAME) {
            return Answer.refuse("words.name-long", LONGEST_NAME);
        }
        return WordListReader.read(file).then(read -> keep(named, read, now));
    }

    private Answer<Imported> keep(String name, WordListRead read, Instant now) {
        // told apart before the lexicon is made, which takes seconds for a long list
        LexiconIdentity identity = LexiconIdentity.of(name, read.words());
        for (WordList other : all()) {
            if (other.identity().sha256().equals(identity.sha256())) {
                return Answer.refuse("words.already", other.identity().name());
            }
            if (other.identity().name().equalsIgnoreCase(name)) {
                return Answer.refuse("words.name-taken", name);
            }
        }
        try {
            Lexicon lexicon = Lexicon.of(name, read.words());
            WordList list = write(lexicon, read.words(), now);
            loaded.put(list.id(), lexicon);
            return Answer.of(new Imported(list, read));
        } catch (IOException full) {
            return Answer.refuse("words.not-kept", folder.toString());
        }
    }

    private WordList write(Lexicon lexicon, List<String> words, Instant now) throws IOException {
        Files.createDirectories(folder);
        int id = claim();
        String text = String.join("\n", words) + "\n";
        sure(file(id, "txt"), text.getBytes(StandardCharsets.US_ASCII));
        pack(id, lexicon);
        LexiconIdentity identity = lexicon.identity();
        Card card = new Card(
                identity.name(),
                identity.wordCount(),
                identity.sha256(),
                now.truncatedTo(ChronoUnit.SECONDS).toString());
        sure(file(id, "json"), JSON.writeValueAsBytes(card));
        return card.list(id);
    }

    /** Takes the next free number, against another process too. */
    private int claim() throws IOException {
        for (int id = EMBEDDED + 1; ; id++) {
            try {
                Files.createFile(file(id, "txt"));
                return id;
            } catch (FileAlreadyExistsException taken) {
                continue;
            }
        }
    }

    /** Writes beside, forces to the disk, then renames: the file is whole or absent. */
    private void sure(Path file, byte[] content) throws IOException {
        Path draft = folder.resolve(file.getFileName() + ".draft");
        Files.write(draft, content);
        try (FileChannel channel = FileChannel.open(draft, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
        Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    private void pack(int id, Lexicon lexicon) throws IOException {
        try (OutputStream out = Files.newOutputStream(file(id, "lexicon"))) {
            lexicon.save(out);
        }
    }

    private Lexicon load(WordList list) {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file(list.id(), "lexicon")))) {
            Lexicon packed = Lexicon.load(in);
            if (packed.identity().equals(list.identity())) {
                return packed;
            }
        } catch (IOException packedOtherwise) {
            // an older or broken packing: the text below is the list
        }
        try {
            List<String> words = Files.readAllLines(file(list.id(), "txt"), StandardCharsets.US_ASCII);
            Lexicon lexicon = Lexicon.of(list.identity().name(), words);
            pack(list.id(), lexicon);
            return lexicon;
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    private Stream<WordList> imported() {
        if (!Files.isDirectory(folder)) {
            return Stream.empty();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files
                    .filter(file -> file.getFileName().toString().matches("\\d{1,6}\\.json"))
                    .map(this::read)
                    .sorted(Comparator.comparingInt(WordList::id))
                    .toList()
                    .stream();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private WordList read(Path card) {
        try {
            int id = Integer.parseInt(card.getFileName().toString().replace(".json", ""));
            return JSON.readValue(card.toFile(), Card.class).list(id);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private Path file(int id, String kind) {
        return folder.resolve(id + "." + kind);
    }
}
