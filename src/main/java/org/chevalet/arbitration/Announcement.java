package org.chevalet.arbitration;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chevalet.core.board.Coord;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Scorer;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.MasterMove;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Tile;
import org.chevalet.language.FormulaText;
import org.chevalet.language.Messages;

/** What the arbiter reads aloud, in the order of the rulebook (R§3.1, 3.4). */
final class Announcement {

    private static final int USUAL_SECONDS = 180;

    private final Messages messages;
    private final GameSettings settings;

    /** @param settings in blitz only letters are called, without their spelling words */
    Announcement(Messages messages, GameSettings settings) {
        this.messages = messages;
        this.settings = settings;
    }

    /** The new letters in drawn order: {@code R comme Roumanie}. */
    List<String> letters(Draw draw) {
        return draw.drawn().stream().map(this::spelled).toList();
    }

    private String spelled(Tile tile) {
        if (tile.isJoker()) {
            return messages.text("spell.joker");
        }
        String letter = tile.toString();
        return settings.isBlitz() ? letter : messages.text("spell.letter", letter, messages.text("spell." + letter));
    }

    /**
     * Number of letters kept or rejected, those kept, the new ones, then the whole rack with equal letters together;
     * before the first round an original format or a reduced time (R§3, 3.1).
     */
    String text(Game game, Round round, Draw draw) {
        List<String> sentences = new ArrayList<>();
        if (round.number().isFirst() && (settings.isOriginal() || settings.roundSeconds() < USUAL_SECONDS)) {
            sentences.add(messages.text("announce.format", FormulaText.withTime(settings, messages)));
        }
        sentences.add(messages.text("announce.round", round.number().value()));
        if (draw.rejected()) {
            sentences.add(
                    messages.text("announce.rejected", game.leftBefore(round).size()));
        } else if (!draw.kept().isEmpty()) {
            sentences.add(messages.text("announce.kept", draw.kept().size(), spaced(draw.kept())));
        }
        sentences.add(
                draw.drawn().isEmpty()
                        ? messages.text("announce.none-new")
                        : messages.text("announce.new", String.join(", ", letters(draw))));
        sentences.add(messages.text("announce.whole", whole(draw.rack().tiles())));
        return String.join(" ", sentences);
    }

    private String spaced(List<Tile> tiles) {
        return tiles.stream()
                .map(tile -> tile.isJoker() ? messages.text("spell.joker") : tile.toString())
                .collect(Collectors.joining(" "));
    }

    /** By country alone, twice the same letter said together; letters in blitz. */
    private String whole(List<Tile> tiles) {
        return tiles.stream().map(this::name).collect(Collectors.joining(", "));
    }

    private String name(Tile tile) {
        if (tile.isJoker()) {
            return messages.text("spell.joker");
        }
        return settings.isBlitz() ? tile.toString() : messages.text("spell." + tile);
    }

    /** Points, direction and place, word, spelling, new words, and the whole once more. */
    String solution(Game game, Round round, MasterMove move) {
        Placement placement = move.placement();
        String word = placement.spelling().word();
        String place = place(placement.coord());
        List<String> crossWords = crossWords(game, round, placement);
        Stream<String> formed = crossWords.isEmpty()
                ? Stream.empty()
                : Stream.of(messages.text("announce.formed", String.join(", ", crossWords)));
        return Stream.of(
                        Stream.of(messages.text(
                                "announce.points", move.points().value(), place, word, spelled(placement))),
                        formed,
                        Stream.of(messages.text(
                                "announce.again",
                                word,
                                placement.coord(),
                                move.points().value())))
                .flatMap(part -> part)
                .collect(Collectors.joining(" "));
    }

    /** Direction first, as the rulebook has it announced. */
    private String place(Coord coord) {
        return messages.text(
                coord.isAcross() ? "announce.across" : "announce.down",
                messages.notation().row(coord.row()),
                messages.notation().column(coord.column()));
    }

    private String spelled(Placement placement) {
        return placement
                .spelling()
                .text()
                .chars()
                .mapToObj(letter -> Character.isLowerCase(letter)
                        ? messages.text("announce.joker", String.valueOf((char) Character.toUpperCase(letter)))
                        : String.valueOf((char) letter))
                .collect(Collectors.joining(" "));
    }

    private static List<String> crossWords(Game game, Round round, Placement placement) {
        Scorer scorer = new Scorer(
                game.ruleSet().layout(),
                game.ruleSet().tiles(),
                game.settings().variant().limits());
        return scorer.score(round.board(), placement).value().crossWords().stream()
                .map(cross -> cross.placement().spelling().word())
                .toList();
    }
}
