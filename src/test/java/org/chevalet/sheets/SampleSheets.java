package org.chevalet.sheets;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Notation;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Score;
import org.chevalet.core.lexicon.LexiconIdentity;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.Ground;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.Reading;
import org.chevalet.core.rules.Reason;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Sanction;
import org.chevalet.core.rules.ScoreClaim;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.rules.Verdict;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Points;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;
import org.chevalet.wiring.Presets;

/** A real game (scrabble-hiersac.org, 7 July 2018) with invented players, as the documents see it. */
final class SampleSheets {

    static final List<String> ROUNDS = List.of(
            "AECC?NU|ChACUNE|H4|76",
            "EIOLMLS|MOLLIES|G8|68",
            "IARERIS|CRIERAIS|4H|72",
            "UKERVAD|VEDIKA|12D|58",
            "RU+ZXTEU|TRIEZ|N2|68",
            "UUX+EHVP|VEUX|13B|48",
            "-BNISRAA|BEARNAIS|K3|70",
            "UTOLRNG|LUREX|E9|28",
            "GNOT+UOE|EGOUT|11K|34",
            "NO+DQUES|DUQUONS|N8|62",
            "E+HLA?NI|aNHELAI|A8|97",
            "LWEMAIJ|JAIS|O1|37",
            "ELMW+YES|SEME|15A|48",
            "-DERSETY|YET|O7|47",
            "DERS+GTO|SODE|J12|29",
            "GRT+PEHI|THEIER|15H|30",
            "GP+ELBOM|BOP|M7|25",
            "EGLM+AAN|GAMELAN|B2|73",
            "WNTUFEF|AFFUTE|3B|26",
            "NW+OITP|TWIN|D7|27",
            "OP|PRO|6J|11");

    private SampleSheets() {}

    static Letterhead head(String tournament, int players) {
        return new Letterhead(
                tournament,
                LocalDateTime.of(2018, 7, 7, 14, 0),
                "fisf-2023",
                Notation.LETTER_FIRST,
                new GameSettings(Variant.NORMAL, 180, false, false),
                new LexiconIdentity("Liste française", 407_781, "0123456789abcdef".repeat(4)),
                players,
                false,
                true,
                Optional.empty(),
                LocalDateTime.of(2018, 7, 7, 17, 5));
    }

    static Letterhead corrected(Letterhead head) {
        return new Letterhead(
                head.tournament(),
                head.opened(),
                head.ruleSet(),
                head.notation(),
                head.settings(),
                head.lexicon(),
                head.players(),
                head.adaptedTime(),
                head.finished(),
                Optional.of(LocalDateTime.of(2018, 7, 7, 16, 41)),
                head.printed());
    }

    static Draw draw(String text) {
        boolean rejected = text.startsWith("-");
        String[] parts = text.replace("-", "").split("\\+");
        List<Tile> last = tiles(parts[parts.length - 1]);
        return new Draw(parts.length == 2 ? tiles(parts[0]) : List.of(), last, rejected);
    }

    private static List<Tile> tiles(String letters) {
        return letters.chars().mapToObj(letter -> new Tile((char) letter)).toList();
    }

    static GameSheet game(Letterhead head) {
        List<GameSheet.Line> lines = new ArrayList<>();
        Board board = Board.empty();
        Points total = Points.ZERO;
        for (String round : ROUNDS) {
            String[] cells = round.split("\\|");
            int number = lines.size() + 1;
            Placement move = Placement.of(cells[2], cells[1]);
            Points points = Points.of(Integer.parseInt(cells[3]));
            total = total.plus(points);
            board = board.with(move);
            lines.add(new GameSheet.Line(
                    new RoundNumber(number),
                    draw(cells[0]),
                    move,
                    points,
                    total,
                    number == 8 ? Points.of(31) : points,
                    (number * 7) % 11,
                    number % 6 == 0 ? List.of(new TableNumber(number)) : List.of(),
                    number == 5 ? List.of(new TableNumber(3), new TableNumber(14)) : List.of(),
                    number == 8));
        }
        return new GameSheet(head, lines, board, Presets.ruleSet("fisf-2023"));
    }

    static PlayerSheet player(Letterhead head, int table, String name) {
        GameSheet game = game(head);
        List<PlayerSheet.Line> lines = new ArrayList<>();
        Points total = Points.ZERO;
        Points tops = Points.ZERO;
        for (GameSheet.Line line : game.lines()) {
            Verdict verdict = verdict(line, table);
            total = total.plus(verdict.paid());
            tops = tops.plus(line.top());
            boolean solo = line.round().value() == 6 && table == 6;
            lines.add(new PlayerSheet.Line(
                    line.round(),
                    line.draw(),
                    line.master(),
                    line.top(),
                    verdict.paid().value() == 0 && line.round().value() % 2 == 0
                            ? Optional.empty()
                            : Optional.of(new WrittenSlip("chacuneriez", "H9", new ScoreClaim.NotAsked())),
                    Optional.of(verdict),
                    total,
                    total.minus(tops),
                    solo ? Optional.of(Points.of(10)) : Optional.empty(),
                    List.of(),
                    line.corrected()));
        }
        return new PlayerSheet(head, standing(table, name, total, game.topTotal()), lines, game.topTotal());
    }

    private static Verdict verdict(GameSheet.Line line, int table) {
        int seed = line.round().value() * 31 + table * 17;
        int paid = Math.max(0, line.top().value() - seed % 3 * (seed % 7));
        Score score = new Score(line.master(), Points.of(paid), List.of(), Rack.EMPTY, Points.ZERO);
        return switch (seed % 13) {
            case 4 -> Verdict.nil(Ground.of(Reason.WORD_NOT_ADMITTED, "CHACUNERIEZ"));
            case 7 ->
                new Verdict(
                        Points.of(paid),
                        Points.of(paid),
                        Sanction.WARNING,
                        List.of(Ground.of(Reason.SCORE_WRONG, "75", String.valueOf(paid))),
                        Optional.of(new Reading(score)),
                        List.of());
            default ->
                new Verdict(
                        Points.of(paid),
                        Points.of(paid),
                        Sanction.NONE,
                        List.of(Ground.of(Reason.VALID)),
                        Optional.of(new Reading(score)),
                        List.of());
        };
    }

    static Standings.Line standing(int table, String name, Points points, Points top) {
        return new Standings.Line(
                table,
                false,
                new PlayerId(table),
                new TableNumber(table),
                name,
                points,
                table == 6 ? 1 : 0,
                table == 6 ? Points.of(10) : Points.ZERO,
                table == 4 ? Points.of(5) : Points.ZERO,
                points.plus(Points.of(table == 6 ? 10 : 0)),
                points.minus(top),
                percent(points, top),
                Optional.empty(),
                Optional.empty(),
                Duration.ZERO,
                Optional.empty());
    }

    /** Invented players by rank; every third shares the rank of the one before. */
    static Standings standings(Letterhead head, int players) {
        List<Standings.Line> lines = new ArrayList<>();
        for (int place = 1; place <= players; place++) {
            boolean second = place % 3 == 0;
            boolean shared = second || place % 3 == 2 && place < players;
            Points points = Points.of(Math.max(0, 1020 - (second ? place - 1 : place)));
            int table = (place * 7) % players + 1;
            lines.add(new Standings.Line(
                    second ? place - 1 : place,
                    shared,
                    new PlayerId(table),
                    new TableNumber(table),
                    "Joueur %02d".formatted(table),
                    points,
                    place % 9 == 1 ? 1 : 0,
                    place % 9 == 1 ? Points.of(10) : Points.ZERO,
                    place % 11 == 4 ? Points.of(5) : Points.ZERO,
                    points,
                    points.minus(Points.of(1037)),
                    percent(points, Points.of(1037)),
                    Optional.empty(),
                    Optional.empty(),
                    Duration.ZERO,
                    Optional.empty()));
        }
        return new Standings(head, 21, Points.of(1037), lines);
    }

    private static BigDecimal percent(Points points, Points top) {
        return BigDecimal.valueOf(100L * points.value())
                .divide(BigDecimal.valueOf(top.value()), 2, RoundingMode.HALF_UP);
    }
}
