package org.chevalet.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Direction;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.rules.ConnectingLetter;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.ScoreClaim;
import org.chevalet.core.rules.SlipContext;
import org.chevalet.core.rules.SlipDetails;
import org.chevalet.core.rules.SlipMark;
import org.chevalet.core.rules.SlipRule;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.rules.Verdict;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.core.rules.variant.Variants;
import org.chevalet.core.tile.Points;
import org.chevalet.core.tile.Rack;
import org.chevalet.formats.BoardReader;
import org.chevalet.wiring.Presets;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code judge}: the verdict on a slip, for trying out the rules. */
@Command(name = "judge")
final class JudgeCommand implements Callable<Integer> {

    /** A verdict does not depend on the time of a round. */
    private static final int SECONDS = 180;

    private static final Pattern CONNECTING = Pattern.compile("-?\\d{1,2},-?\\d{1,2},[A-Za-z]");

    private static final Pattern SOLUTION = Pattern.compile("[^,]+(,[^,]*(,\\d{1,4})?)?");

    @Option(names = "--board", paramLabel = "FILE", descriptionKey = "board")
    @Nullable
    Path board;

    @Option(names = "--rack", required = true, paramLabel = "LETTERS", descriptionKey = "rack")
    String rack = "";

    @Option(names = "--word", required = true, paramLabel = "WORD", descriptionKey = "judge-word")
    String word = "";

    @Option(names = "--ref", paramLabel = "H4", descriptionKey = "judge-ref")
    String reference = "";

    @Option(names = "--score", paramLabel = "N", descriptionKey = "judge-score")
    @Nullable
    Integer score;

    @Option(names = "--score-missing", descriptionKey = "judge-score-missing")
    boolean scoreMissing;

    @Option(names = "--direction", paramLabel = "across|down", descriptionKey = "judge-direction")
    @Nullable
    Direction direction;

    @Option(names = "--connect", paramLabel = "ALONG,ASIDE,LETTER", descriptionKey = "judge-connect")
    List<String> connecting = List.of();

    @Option(names = "--mark", paramLabel = "MARK", descriptionKey = "judge-mark")
    List<SlipMark> marks = List.of();

    @Option(names = "--other", paramLabel = "WORD,H4,SCORE", descriptionKey = "judge-other")
    List<String> others = List.of();

    @Option(names = "--crossed-out", paramLabel = "WORD,H4,SCORE", descriptionKey = "judge-crossed-out")
    List<String> crossedOut = List.of();

    @Option(names = "--round", paramLabel = "N", descriptionKey = "judge-round")
    int round = 3;

    @Option(names = "--variant", paramLabel = "NAME", descriptionKey = "judge-variant")
    String variant = Variant.NORMAL.name();

    @Option(names = "--json", descriptionKey = "json")
    boolean json;

    @Mixin
    WordSource words = new WordSource();

    private final Terminal terminal;

    JudgeCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Optional<String> unread = connecting.stream()
                .filter(letter -> !CONNECTING.matcher(letter).matches())
                .findFirst();
        if (unread.isPresent()) {
            return terminal.refuse("cli.judge.connect", unread.get());
        }
        Optional<String> unsolved = Stream.concat(others.stream(), crossedOut.stream())
                .filter(solution -> !SOLUTION.matcher(solution).matches())
                .findFirst();
        if (unsolved.isPresent()) {
            return terminal.refuse("cli.judge.solution", unsolved.get());
        }
        Answer<Verdict> verdict = position().then(this::judge);
        if (!verdict.isAccepted()) {
            return terminal.refuse(verdict.refusal());
        }
        JudgeReport report = new JudgeReport(terminal.messages());
        terminal.out().println(json ? report.json(verdict.value()) : report.text(verdict.value()));
        return Cli.DONE;
    }

    private Answer<Board> position() {
        Path file = board;
        return file == null
                ? Answer.of(Board.empty())
                : Terminal.read(file, Terminal.GAME_MEGABYTES).then(BoardReader::read);
    }

    private Answer<Verdict> judge(Board drawn) {
        return Variants.named(variant)
                .then(format -> TypedRack.parse(rack, format.limits().rackSize())
                        .then(letters -> claim().then(claimed ->
                                words.lexicon().map(lexicon -> judge(drawn, letters, claimed, lexicon, format)))));
    }

    private Verdict judge(Board drawn, Rack letters, ScoreClaim claimed, Lexicon lexicon, Variant format) {
        GameSettings settings = new GameSettings(format, SECONDS, true, false);
        RoundNumber number = new RoundNumber(drawn.isEmpty() ? 1 : Math.max(2, round));
        List<ConnectingLetter> copied =
                connecting.stream().map(JudgeCommand::connecting).toList();
        List<WrittenSlip> solutions = Stream.concat(
                        others.stream().map(JudgeCommand::solution),
                        crossedOut.stream()
                                .map(JudgeCommand::solution)
                                .map(slip -> slip.with(SlipDetails.marked(SlipMark.CROSSED_OUT))))
                .toList();
        SlipDetails details = new SlipDetails(Optional.ofNullable(direction), copied, Set.copyOf(marks), solutions);
        WrittenSlip slip = new WrittenSlip(word, reference, claimed, details);
        return new SlipRule(Presets.ruleSet(Presets.RULE_SETS.get(0)), settings)
                .judge(new SlipContext(number, drawn, letters, lexicon::contains), slip);
    }

    /** A further solution: its word, then its reference and its score where they were written. */
    private static WrittenSlip solution(String written) {
        String[] parts = written.split(",");
        ScoreClaim claim = parts.length > 2
                ? new ScoreClaim.Given(Points.of(Integer.parseInt(parts[2])))
                : new ScoreClaim.NotAsked();
        return new WrittenSlip(parts[0], parts.length > 1 ? parts[1] : "", claim);
    }

    private static ConnectingLetter connecting(String written) {
        String[] parts = written.toUpperCase(Locale.ROOT).split(",");
        return new ConnectingLetter(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), parts[2].charAt(0));
    }

    private Answer<ScoreClaim> claim() {
        Integer claimed = score;
        if (claimed == null) {
            return Answer.of(scoreMissing ? new ScoreClaim.Missing() : new ScoreClaim.NotAsked());
        }
        return claimed < 0 || claimed > ScoreClaim.HIGHEST
                ? Answer.refuse("slip.score", ScoreClaim.HIGHEST)
                : Answer.of(new ScoreClaim.Given(Points.of(claimed)));
    }
}
