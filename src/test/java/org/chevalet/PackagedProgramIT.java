package org.chevalet;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packaged program from a terminal: what it says, and with which exit code it ends. */
class PackagedProgramIT {

    @TempDir
    Path folder;

    private PackagedProgram run(String... args) throws IOException {
        return PackagedProgram.run(folder, List.of(args));
    }

    @Test
    void aCommandAnswersWithoutServerDatabaseOrDataFolder() throws Exception {
        Path board = Files.writeString(folder.resolve("empty.txt"), "...............\n".repeat(15));
        Path elsewhere = folder.resolve("data");
        PackagedProgram top = run("top", "--board", board.toString(), "--rack", "CHEVALT", "--json");
        assertThat(top.exitCode()).as(top::output).isZero();
        JsonNode answer = new ObjectMapper().readTree(top.output());
        assertThat(answer.get("score").asInt()).isPositive();
        assertThat(answer.get("tops")).isNotEmpty();
        assertThat(elsewhere).doesNotExist();

        PackagedProgram nonsense = run("nonsense");
        assertThat(nonsense.exitCode()).isEqualTo(2);
        assertThat(nonsense.output()).contains("nonsense").doesNotContain("Exception");
    }

    @Test
    void theServerSaysWhereItIsAndWithWhichCode() throws Exception {
        int port = PackagedProgram.freePort();
        try (PackagedProgram server = PackagedProgram.serve(folder, folder.resolve("data"), port)) {
            org.awaitility.Awaitility.await()
                    .atMost(PackagedProgram.PATIENCE)
                    .until(() -> server.output().contains("Ctrl+C"));
            assertThat(server.output())
                    .contains("http://localhost:" + port)
                    .containsPattern("ce code est demandé : [A-Z2-9]{8}")
                    .doesNotContain("WARN")
                    .doesNotContain("Quarkus")
                    .doesNotContain("Exception");
        }
    }

    @Test
    void aSecondServerOnTheSameFolderIsSentToTheFirst() throws Exception {
        int port = PackagedProgram.freePort();
        Path data = folder.resolve("data");
        try (PackagedProgram first = PackagedProgram.serve(folder, data, port)) {
            PackagedProgram second =
                    run("--data", data.toString(), "--port", String.valueOf(PackagedProgram.freePort()));
            assertThat(second.exitCode()).isEqualTo(3);
            assertThat(second.output())
                    .contains("Chevalet est déjà ouvert")
                    .contains(data.toString())
                    .contains("http://localhost:" + port)
                    .doesNotContain("\tat ");
            assertThat(first.output()).doesNotContain("Exception");
        }
    }

    @Test
    void aBusyPortIsNamedWithWhatToDo() throws Exception {
        try (ServerSocket other = new ServerSocket(0)) {
            String port = String.valueOf(other.getLocalPort());
            PackagedProgram server =
                    run("--port", port, "--data", folder.resolve("data").toString());
            assertThat(server.exitCode()).isEqualTo(4);
            assertThat(server.output())
                    .contains("Le port " + port + " est déjà pris")
                    .contains("--port 8081")
                    .doesNotContain("\tat ");
        }
    }

    @Test
    void aFolderThatIsAFileAndAnUnknownOptionAreTold() throws Exception {
        Path file = Files.writeString(folder.resolve("a-file"), "x");
        PackagedProgram onFile = run("--data", file.toString(), "--lang", "en");
        assertThat(onFile.exitCode()).isEqualTo(3);
        assertThat(onFile.output()).contains("is not a folder").doesNotContain("\tat ");

        PackagedProgram mistyped = run("--prot", "8080");
        assertThat(mistyped.exitCode()).isEqualTo(2);
        assertThat(mistyped.output()).contains("--prot");
    }

    @Test
    void aDamagedDatabaseIsToldInASentence() throws Exception {
        Path data = Files.createDirectory(folder.resolve("data"));
        Files.write(data.resolve("chevalet.mv.db"), new byte[20_000]);
        PackagedProgram server = run("--data", data.toString(), "--port", String.valueOf(PackagedProgram.freePort()));
        assertThat(server.exitCode()).isEqualTo(5);
        assertThat(server.output())
                .contains("chevalet.mv.db")
                .contains("sauvegarde")
                .doesNotContain("\tat ");
    }
}
