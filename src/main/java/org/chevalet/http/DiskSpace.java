package org.chevalet.http;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jspecify.annotations.Nullable;

/**
 * Room left where the data are kept. A database that runs into a full disk in the midst of a write answers nobody any
 * more, so nothing is begun that it might not be able to end.
 */
@ApplicationScoped
public class DiskSpace {

    /** In bytes: far more than an evening writes, so that there is time to say so. */
    private static final long LEAST = 32L << 20;

    private final Path folder;
    private final long least;
    private volatile @Nullable FileStore store;

    @Inject
    DiskSpace(@ConfigProperty(name = "chevalet.data") String data) {
        this(Path.of(data), LEAST);
    }

    DiskSpace(Path folder, long least) {
        this.folder = folder.toAbsolutePath();
        this.least = least;
    }

    /** A disk that is never full. */
    public static DiskSpace endless() {
        return new DiskSpace(Path.of(""), 0);
    }

    /** True when the room left is too small to begin anything; false too where the system does not tell it. */
    public boolean isShort() {
        try {
            return store().getUsableSpace() < least;
        } catch (IOException untold) {
            return false;
        }
    }

    /** Found once: to find it reads the table of all disks. */
    private FileStore store() throws IOException {
        FileStore known = store;
        if (known == null) {
            known = Files.getFileStore(existing());
            store = known;
        }
        return known;
    }

    /** The folder itself, or before it is made what it will stand in. */
    private Path existing() throws IOException {
        @Nullable Path place = folder;
        while (place != null && !Files.exists(place)) {
            place = place.getParent();
        }
        if (place == null) {
            throw new IOException("no such place: " + folder);
        }
        return place;
    }
}
