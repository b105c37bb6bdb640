package org.chevalet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataFolderTest {

    private static final BooleanSupplier AT_ONCE = () -> false;

    @TempDir
    Path temporary;

    @Test
    void itIsCreatedWithTheFoldersAboveIt() {
        Path folder = temporary.resolve("club/données");
        assertThat(DataFolder.open(folder, AT_ONCE).value().path()).isEqualTo(folder);
        assertThat(folder).isDirectory();
    }

    @Test
    void aSecondServerIsSentToTheFirst() throws IOException {
        DataFolder first = DataFolder.open(temporary, AT_ONCE).value();
        first.tellAddress("http://localhost:8083");
        assertThat(DataFolder.open(temporary, AT_ONCE).refusal().key()).isEqualTo("start.data-in-use");
        assertThat(DataFolder.open(temporary, AT_ONCE).refusal().args())
                .containsExactly(temporary.toString(), "http://localhost:8083");
    }

    @Test
    void aKilledServerMayHoldTheFolderForAMoment() throws IOException {
        try (FileChannel killed = FileChannel.open(
                temporary.resolve("chevalet.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            killed.lock();
            AtomicInteger moments = new AtomicInteger();
            BooleanSupplier waits = () -> {
                if (moments.incrementAndGet() == 3) {
                    clearAway(killed);
                }
                return true;
            };
            assertThat(DataFolder.open(temporary, waits).isAccepted()).isTrue();
            assertThat(moments).hasValue(3);
        }
    }

    private static void clearAway(FileChannel killed) {
        try {
            killed.close();
        } catch (IOException never) {
            throw new UncheckedIOException(never);
        }
    }

    @Test
    void aFileIsNotAFolder() throws IOException {
        Path file = Files.writeString(temporary.resolve("data"), "x");
        assertThat(DataFolder.open(file, AT_ONCE).refusal().key()).isEqualTo("start.data-not-folder");
        assertThat(DataFolder.open(file.resolve("below"), AT_ONCE).refusal().key())
                .isEqualTo("start.data-not-writable");
    }

    @Test
    void aNameTheDatabaseWouldMisreadIsRefused() {
        assertThat(DataFolder.open(temporary.resolve("a;b"), AT_ONCE).refusal().key())
                .isEqualTo("start.data-semicolon");
    }
}
