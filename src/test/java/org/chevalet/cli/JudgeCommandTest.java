package org.chevalet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgeCommandTest {

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        List<String> all = new ArrayList<>(List.of("judge"));
        Collections.addAll(all, args);
        return Cli.run(new PrintWriter(out), new PrintWriter(err), all.toArray(String[]::new));
    }

    /** VERITE at H4. */
    private String board() throws IOException {
        List<String> rows = new ArrayList<>(Collections.nCopies(15, "..............."));
        rows.set(7, "...VERITE......");
        return Files.write(folder.resolve("board.txt"), rows).toString();
    }

    @Test
    void theFirstRoundIsPaidItsMaximum() {
        assertThat(run("--rack", "FEDAYIN", "--word", "fédayin", "--ref", "H4", "--score", "98", "--json"))
                .isZero();
        assertThat(out.toString())
                .contains("\"paid\":110", "\"sanction\":\"WARNING\"", "\"section\":\"R§5.4.2.a\"", "\"coord\":\"H8\"");
    }

    @Test
    void aPersonReadsWhyWithTheSection() throws IOException {
        assertThat(run("--board", board(), "--rack", "VERBEAT", "--word", "VERBE", "--ref", "D5", "--score", "20"))
                .isZero();
        assertThat(out.toString()).contains("20 points, avertissement", "Référence inversée", "R§5.3-5.8");
    }

    @Test
    void paperSlipsShowMore() throws IOException {
        assertThat(run(
                        "--board",
                        board(),
                        "--rack",
                        "VERBEAT",
                        "--word",
                        "VERBE",
                        "--score",
                        "20",
                        "--connect",
                        "4,-1,V",
                        "--connect",
                        "4,1,r",
                        "--mark",
                        "talking"))
                .isZero();
        assertThat(out.toString()).contains("20 points", "disciplinaire");
    }

    @Test
    void furtherSolutionsAreTriedToo() throws IOException {
        String[] verbe = {"--board", board(), "--rack", "VERBEAT", "--word", "VERBE", "--ref", "5D", "--score", "20"};
        assertThat(run(with(verbe, "--other", "BEAT,G8"))).isZero();
        assertThat(out.toString()).contains("0 points, zéro", "Plusieurs solutions");
        assertThat(run(with(verbe, "--crossed-out", "BEAT,G8,12"))).isZero();
        assertThat(out.toString()).contains("20 points, sans sanction");
        assertThat(run(with(verbe, "--other", "BEAT,G8,x"))).isEqualTo(2);
        assertThat(err.toString()).contains("« BEAT,G8,x » ne se lit pas comme une solution");
    }

    private static String[] with(String[] args, String... more) {
        return Stream.concat(Stream.of(args), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void whatCannotBeReadIsRefused() throws IOException {
        assertThat(run("--rack", "FED4YIN", "--word", "FEDAYIN")).isEqualTo(2);
        assertThat(run("--rack", "FEDAYIN", "--word", "FEDAYIN", "--variant", "9 sur 10"))
                .isEqualTo(2);
        assertThat(run("--rack", "FEDAYIN", "--word", "FEDAYIN", "--connect", "x"))
                .isEqualTo(2);
        assertThat(run("--rack", "FEDAYIN", "--word", "FEDAYIN", "--board", "no-such-file"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("« 4 »", "« 9 sur 10 »", "« x »", "no-such-file");
    }
}
