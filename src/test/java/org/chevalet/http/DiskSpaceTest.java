package org.chevalet.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiskSpaceTest {

    @TempDir
    Path folder;

    @Test
    void aDiskWithLessThanTheLeastIsShort() {
        assertThat(new DiskSpace(folder, Long.MAX_VALUE).isShort()).isTrue();
        assertThat(new DiskSpace(folder, 1).isShort()).isFalse();
    }

    @Test
    void beforeTheFolderIsMadeTheDiskItWillBeOnCounts() {
        Path later = folder.resolve("data").resolve("club");
        assertThat(new DiskSpace(later, Long.MAX_VALUE).isShort()).isTrue();
        assertThat(new DiskSpace(later, 1).isShort()).isFalse();
    }
}
