package org.chevalet;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.BooleanSupplier;
import org.chevalet.core.answer.Answer;
import org.jspecify.annotations.Nullable;

/**
 * The folder that holds everything the program keeps, locked for this process: two servers on one folder would undo each
 * other's work. The lock goes with the process, however it ends.
 */
final class DataFolder {

    private static final String LOCK = "chevalet.lock";

    /** Where the server that holds the lock answers, for the one who tries a second time. */
    private static final String ADDRESS = "chevalet.address";

    private final Path folder;

    @SuppressWarnings("unused") // held, never read: closing it would let the folder go
    private final FileLock lock;

    private DataFolder(Path folder, FileLock lock) {
        this.folder = folder;
        this.lock = lock;
    }

    /**
     * @param waits called while another process holds the folder: lets a moment pass, and says whether to look again. One
     *     that was killed holds it until the system has cleared it away
     * @return the folder, created when absent; or {@code start.data-*} in words
     */
    static Answer<DataFolder> open(Path folder, BooleanSupplier waits) {
        if (folder.toString().contains(";")) {
            // the database would read the rest of the name as its settings
            return Answer.refuse("start.data-semicolon", folder.toString());
        }
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            return Answer.refuse("start.data-not-folder", folder.toString());
        }
        try {
            Files.createDirectories(folder);
            FileChannel channel =
                    FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            return locked(folder, channel, waits);
        } catch (IOException refused) {
            return Answer.refuse("start.data-not-writable", folder.toString());
        }
    }

    private static Answer<DataFolder> locked(Path folder, FileChannel channel, BooleanSupplier waits)
            throws IOException {
        @Nullable FileLock lock = tryLock(channel);
        while (lock == null && waits.getAsBoolean()) {
            lock = tryLock(channel);
        }
        if (lock == null) {
            channel.close();
            return Answer.refuse("start.data-in-use", folder.toString(), otherAddress(folder));
        }
        return Answer.of(new DataFolder(folder, lock));
    }

    private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException sameProcess) {
            return null;
        }
    }

    private static String otherAddress(Path folder) {
        try {
            return Files.readString(folder.resolve(ADDRESS)).strip();
        } catch (IOException unknown) {
            return "http://localhost:8080";
        }
    }

    void tellAddress(String address) throws IOException {
        Files.writeString(folder.resolve(ADDRESS), address + "\n");
    }

    Path path() {
        return folder;
    }
}
