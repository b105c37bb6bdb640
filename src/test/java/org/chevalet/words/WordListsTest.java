package org.chevalet.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import org.chevalet.core.lexicon.LexiconIdentity;
import org.chevalet.words.WordLists.Imported;
import org.chevalet.words.WordLists.WordList;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WordListsTest {

    private static final Instant NOW = Instant.parse("2026-11-30T20:00:00Z");

    /** sha256 of "AVION\nETE\nNO\nOEUF\n", computed apart. */
    private static final String SHA256 = "4235b5a39199323dedcd3f28a6a5a61f35f7261db53e549a0ab80f2a60286976";

    @TempDir
    Path temporary;

    private Path folder;
    private WordLists lists;

    @BeforeEach
    void emptyFolder() {
        folder = temporary.resolve("word-lists");
        lists = new WordLists(folder);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private Imported club() {
        return lists.importList(" Liste du club ", bytes("no\n\nœuf\nété\nÉTÉ\navion\nc’est\nx\n"), NOW)
                .value();
    }

    @Test
    void theEmbeddedListIsAlwaysThere() {
        assertThat(lists.all()).hasSize(1);
        WordList embedded = lists.find(WordLists.EMBEDDED).orElseThrow();
        assertThat(embedded.isEmbedded()).isTrue();
        assertThat(embedded.importedAt()).isNull();
        assertThat(lists.lexicon(embedded).contains("CHANTASSIONS")).isTrue();
    }

    @Test
    void aClubsListIsKeptUnderItsCanonicalIdentity() {
        Imported imported = club();
        assertThat(imported.list().identity()).isEqualTo(new LexiconIdentity("Liste du club", 4, SHA256));
        assertThat(imported.read().ignored()).extracting("text").containsExactly("c’est", "x");

        WordLists later = new WordLists(folder);
        WordList list = later.find(imported.list().id()).orElseThrow();
        assertThat(list).isEqualTo(imported.list());
        assertThat(later.lexicon(list).contains("OEUF")).isTrue();
        assertThat(later.lexicon(list).contains("CHANTASSIONS")).isFalse();
        assertThat(later.withSha256(SHA256)).contains(list);
    }

    @Test
    void whatTheTerminalImportsARunningServerFinds() {
        assertThat(lists.all()).hasSize(1);
        WordList fromTerminal = new WordLists(folder)
                .importList("Terminal", bytes("AA\nBE\n"), NOW)
                .value()
                .list();
        assertThat(lists.all()).hasSize(2).contains(fromTerminal);
        assertThat(lists.lexicon(fromTerminal).contains("BE")).isTrue();
    }

    @Test
    void theTextIsTheListWhenThePackingCannotBeRead() throws IOException {
        WordList list = club().list();
        Path packed = folder.resolve(list.id() + ".lexicon");
        Files.write(packed, new byte[] {1, 2, 3});

        assertThat(new WordLists(folder).lexicon(list).contains("AVION")).isTrue();
        assertThat(Files.size(packed)).isGreaterThan(3);
        assertThat(Files.readString(folder.resolve(list.id() + ".txt"))).isEqualTo("AVION\nETE\nNO\nOEUF\n");
    }

    @Test
    void anImportCutOffLeavesNoListAndNoNameBehind() throws IOException {
        Files.createDirectories(folder);
        Files.createFile(folder.resolve("2.txt"));
        Files.write(folder.resolve("2.lexicon"), new byte[10]);
        assertThat(lists.all()).hasSize(1);
        assertThat(club().list().id()).isEqualTo(3);
    }

    @Test
    void theSameWordsAreNotKeptTwice() {
        club();
        assertThat(lists.importList("Autre nom", bytes("AVION\nETE\nNO\nOEUF\n"), NOW)
                        .refusal())
                .satisfies(refusal -> assertThat(refusal.key()).isEqualTo("words.already"))
                .satisfies(refusal -> assertThat(refusal.args()).containsExactly("Liste du club"));
        assertThat(lists.importList("liste du club", bytes("AA\n"), NOW)
                        .refusal()
                        .key())
                .isEqualTo("words.name-taken");
        assertThat(lists.all()).hasSize(2);
    }

    @Test
    void aListHasANameAndWords() {
        assertThat(lists.importList("  ", bytes("AA\n"), NOW).refusal().key()).isEqualTo("words.name-needed");
        assertThat(lists.importList("n".repeat(61), bytes("AA\n"), NOW)
                        .refusal()
                        .key())
                .isEqualTo("words.name-long");
        assertThat(lists.importList("Vide", bytes("\n\n"), NOW).refusal().key()).isEqualTo("words.none");
        assertThat(folder).doesNotExist();
    }

    @Test
    void aFolderThatCannotBeWrittenIsTold() throws IOException {
        Files.writeString(folder, "a file stands here");
        assertThat(lists.importList("Club", bytes("AA\n"), NOW).refusal().key()).isEqualTo("words.not-kept");
    }
}
