package org.chevalet.core.movegen;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs {@link SideBySide} and {@link TwoThreads}, then the JMH benchmarks, and writes what they measured. */
public final class BenchmarkReport {

    private BenchmarkReport() {}

    /** @param arguments the report to write, then the benchmarks to run, as patterns; without any: all */
    public static void main(String... arguments)
            throws RunnerException, IOException, InterruptedException, ExecutionException {
        OptionsBuilder options = new OptionsBuilder();
        List<String> patterns = List.of(arguments).subList(1, arguments.length);
        String sideBySide = patterns.isEmpty() ? sideBySide() : "";
        System.out.println(sideBySide);
        (patterns.isEmpty() ? List.of("org.chevalet") : patterns).forEach(options::include);
        String report = sideBySide + "\n" + report(new Runner(options.build()).run());
        Files.writeString(Path.of(arguments[0]), report, StandardCharsets.UTF_8);
        System.out.print(report);
    }

    private static String sideBySide() throws IOException, InterruptedException, ExecutionException {
        List<Position> positions = SearchBenchmark.positions();
        return SideBySide.report(positions) + TwoThreads.report(positions);
    }

    private static String report(Collection<RunResult> results) {
        Map<String, Double> microseconds = new TreeMap<>();
        for (RunResult result : results) {
            var params = result.getParams();
            String name = params.getBenchmark().replaceFirst(".*\\.", "");
            for (String param : params.getParamsKeys()) {
                name += " " + param + "=" + params.getParam(param);
            }
            microseconds.put(name, result.getPrimaryResult().getScore());
            if (params.getMode() == Mode.SampleTime) {
                double slowest = result.getPrimaryResult().getStatistics().getPercentile(99);
                microseconds.put(name + " 99th percentile", slowest);
            }
        }
        StringBuilder report = new StringBuilder("Microseconds, mean of all calls. ")
                .append(System.getProperty("os.arch"))
                .append(", ")
                .append(Runtime.getRuntime().availableProcessors())
                .append(" processors, Java ")
                .append(Runtime.version())
                .append("\n\n");
        microseconds.forEach((name, time) -> report.append(String.format(Locale.ROOT, "%-42s %12.1f%n", name, time)));
        return report.toString();
    }
}
