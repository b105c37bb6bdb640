package org.chevalet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataFolderTest {

    @TempDir
    Path temporary;

    @Test
    void itIsCreatedWithTheFoldersAboveIt() {
        Path folder = temporary.resolve("club/données");
        assertThat(DataFolder.open(folder).value().path()).isEqualTo(folder);
        assertThat(folder).isDirectory();
    }

    @Test
    void aSecondServerIsSentToTheFirst() throws IOException {
        DataFolder first = DataFolder.open(temporary).value();
        first.tellAddress("http://localhost:8083");
        assertThat(DataFolder.open(temporary).refusal().key()).isEqualTo("start.data-in-use");
        assertThat(DataFolder.open(temporary).refusal().args())
                .containsExactly(temporary.toString(), "http://localhost:8083");
    }

    @Test
    void aFileIsNotAFolder() throws IOException {
        Path file = Files.writeString(temporary.resolve("data"), "x");
        assertThat(DataFolder.open(file).refusal().key()).isEqualTo("start.data-not-folder");
        assertThat(DataFolder.open(file.resolve("below")).refusal().key()).isEqualTo("start.data-not-writable");
    }

    @Test
    void aNameTheDatabaseWouldMisreadIsRefused() {
        assertThat(DataFolder.open(temporary.resolve("a;b")).refusal().key()).isEqualTo("start.data-semicolon");
    }
}
