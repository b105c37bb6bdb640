package org.chevalet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.Arrays;
import org.chevalet.core.answer.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DataFileTest {

    @TempDir
    Path folder;

    private void database(String sql) throws Exception {
        String url = "jdbc:h2:file:" + folder.resolve("chevalet");
        try (Connection database = DriverManager.getConnection(url)) {
            database.createStatement().execute(sql);
        }
    }

    @Test
    void aFolderWithoutFileAndAFileWithTablesCanServe() throws Exception {
        assertThat(DataFile.refusal(folder)).isEmpty();
        database("create table kept (id int)");
        assertThat(DataFile.refusal(folder)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 4096, 8192, 9000})
    void aFileCutShortIsDamagedAndLeftAsItIs(int size) throws Exception {
        database("create table kept (id int)");
        Path file = DataFile.in(folder);
        byte[] cut = Arrays.copyOf(Files.readAllBytes(file), size);
        Files.write(file, cut);
        assertThat(DataFile.refusal(folder)).get().extracting(Refusal::key).isEqualTo("start.damaged");
        assertThat(file).hasBinaryContent(cut);
    }

    @Test
    void aDatabaseWithoutAnyTableIsDamaged() throws Exception {
        database("select 1");
        assertThat(DataFile.refusal(folder)).get().extracting(Refusal::key).isEqualTo("start.damaged");
    }

    @Test
    void aFileThatCannotBeWrittenIsTold() throws Exception {
        database("create table kept (id int)");
        Path file = DataFile.in(folder);
        // the administrator of a system may write everything
        assumeThat(file.toFile().setWritable(false) && !Files.isWritable(file)).isTrue();
        assertThat(DataFile.refusal(folder)).get().extracting(Refusal::key).isEqualTo("start.file-not-writable");
    }
}
