package org.chevalet.sheets;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Games laid out on sheets: draws on each front, the solutions of the same rounds on its back, however long a game is. A
 * back has its columns in the other order, so that printed on both sides and cut, every card carries its own solutions.
 */
final class PaperPages {

    private final PaperKind kind;
    private final PaperLines lines;
    private final Print print;

    PaperPages(PaperKind kind, SheetFonts fonts, Print print) {
        this.kind = kind;
        this.lines = new PaperLines(fonts);
        this.print = print;
    }

    /**
     * @param solutions the back of a sheet
     * @param cells cards in reading order, two columns when there are four; null where there is none
     */
    public record Page(boolean solutions, List<@Nullable Cell> cells) {}

    /**
     * Rounds of a game that stand together.
     *
     * @param total of the whole game
     * @param head height of what stands above the rounds, in millimetres; {@code row} that of a round's line
     */
    public record Cell(String title, int total, List<PaperGame.Round> rounds, String head, String row) {}

    List<Page> of(List<PaperGame> games) {
        List<Page> pages = new ArrayList<>();
        for (int from = 0; from < games.size(); from += kind.games()) {
            List<List<Cell>> together = games.subList(from, Math.min(from + kind.games(), games.size())).stream()
                    .map(this::cells)
                    .toList();
            int sheets = together.stream().mapToInt(List::size).max().orElse(0);
            for (int sheet = 0; sheet < sheets; sheet++) {
                addSheet(sheet, together, pages);
            }
        }
        return pages;
    }

    private void addSheet(int sheet, List<List<Cell>> together, List<Page> pages) {
        List<@Nullable Cell> front = new ArrayList<>();
        for (int place = 0; place < kind.games(); place++) {
            boolean there =
                    place < together.size() && sheet < together.get(place).size();
            front.add(there ? together.get(place).get(sheet) : null);
        }
        pages.add(new Page(false, front));
        pages.add(new Page(true, kind == PaperKind.CARDS ? turned(front) : front));
    }

    private static List<@Nullable Cell> turned(List<@Nullable Cell> front) {
        List<@Nullable Cell> back = new ArrayList<>();
        for (int place = 0; place < front.size(); place++) {
            back.add(front.get(place % 2 == 0 ? place + 1 : place - 1));
        }
        return back;
    }

    /** The game in parts of about the same length, each as long as a card has room for at most. */
    private List<Cell> cells(PaperGame game) {
        int rounds = game.rounds().size();
        double whole = head(game.title(), game.total());
        double cut = head(title(game, 1, rounds), game.total());
        int parts = rounds <= kind.mostRounds(whole) ? 1 : (rounds - 1) / kind.mostRounds(cut) + 1;
        List<Cell> cells = new ArrayList<>();
        for (int part = 0; part < parts; part++) {
            int from = part * rounds / parts;
            int to = (part + 1) * rounds / parts;
            List<PaperGame.Round> some = game.rounds().subList(from, to);
            String title = parts == 1
                    ? game.title()
                    : title(
                            game,
                            some.get(0).number(),
                            some.get(some.size() - 1).number());
            double head = parts == 1 ? whole : cut;
            // the longest part gives its rows their height, so that all parts look alike
            double row = kind.row(head, (rounds + parts - 1) / parts);
            cells.add(new Cell(title, game.total(), some, millimetres(head), millimetres(row)));
        }
        return cells;
    }

    private String title(PaperGame game, int first, int last) {
        return game.title() + " – " + print.text("paper.part", first, last);
    }

    private double head(String title, int total) {
        return Math.max(
                kind.head(lines, title, print.text("paper.draws")),
                kind.head(lines, title, print.text("paper.solutions", total)));
    }

    private static String millimetres(double length) {
        return String.format(Locale.ROOT, "%.2f", length);
    }
}
