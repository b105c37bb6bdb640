package org.chevalet.sheets;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Games laid out on pages, each front followed by its back. A back has its columns in the other order, so that printed on
 * both sides and cut, every card carries its own solutions.
 */
final class PaperPages {

    /** Height of a page inside its margins, in millimetres; so are the others. */
    private static final double HEIGHT = 264;

    private static final double HEAD = 13;

    /** The empty board below a single game. */
    private static final double BOARD = 92;

    private static final double TALLEST_ROW = 7.5;

    private final int perPage;

    PaperPages(int perPage) {
        this.perPage = perPage;
    }

    /**
     * @param solutions the back of a page
     * @param cells games in reading order, two columns when there are four
     */
    public record Page(boolean solutions, List<Cell> cells) {}

    /**
     * @param game null where a page has fewer games than places
     * @param row height of a round's line, in millimetres
     */
    public record Cell(@Nullable PaperGame game, String row) {}

    List<Page> of(List<PaperGame> games) {
        List<Page> pages = new ArrayList<>();
        for (int from = 0; from < games.size(); from += perPage) {
            List<PaperGame> together = games.subList(from, Math.min(from + perPage, games.size()));
            List<Cell> front = new ArrayList<>();
            together.forEach(game -> front.add(new Cell(game, row(game))));
            while (front.size() < perPage) {
                front.add(new Cell(null, ""));
            }
            pages.add(new Page(false, front));
            pages.add(new Page(true, perPage == 4 ? turned(front) : front));
        }
        return pages;
    }

    private static List<Cell> turned(List<Cell> front) {
        return List.of(front.get(1), front.get(0), front.get(3), front.get(2));
    }

    private String row(PaperGame game) {
        int rows = perPage == 4 ? 2 : perPage;
        double height = (HEIGHT / rows - HEAD - (perPage == 1 ? BOARD : 0))
                / (game.rounds().size() + 1);
        return String.format(Locale.ROOT, "%.2f", Math.min(TALLEST_ROW, height));
    }
}
