package org.chevalet.formats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.rules.variant.Variants;
import org.chevalet.formats.EliotSave.EliotMove;
import org.chevalet.formats.EliotSave.EliotPlayer;
import org.chevalet.formats.EliotSave.EliotTurn;

/** Gathers a save while its elements go by. */
final class EliotSaveParts {

    private static final List<String> MODES = List.of("training", "freegame", "duplicate", "arbitration", "topping");
    private static final int MOST_TURNS = 200;
    private static final int MOST_PLAYERS = 3000;

    private final StringBuilder text = new StringBuilder();
    private final List<String> variants = new ArrayList<>();
    private final Map<Integer, EliotPlayer> players = new LinkedHashMap<>();
    private final List<EliotTurn> turns = new ArrayList<>();
    private String mode = "";
    private String wordList = "";
    private OptionalInt wordCount = OptionalInt.empty();
    private OptionalInt rounds = OptionalInt.empty();
    private OptionalInt total = OptionalInt.empty();
    private boolean inPlayer;
    private int player;
    private String name = "";
    private int table;
    private boolean finished;
    private TurnParts turn = new TurnParts(0);

    private static final class TurnParts {
        private final int line;
        private String rack = "";
        private boolean played;
        private final Map<Integer, EliotMove> moves = new LinkedHashMap<>();
        private final Map<Integer, Integer> adjustments = new LinkedHashMap<>();
        private final Map<Integer, Integer> lettersLeft = new LinkedHashMap<>();
        private EliotMove master = EliotMove.NONE;
        private EliotMove game = EliotMove.NONE;

        TurnParts(int line) {
            this.line = line;
        }

        EliotTurn turn() {
            return new EliotTurn(line, rack, moves, master, game, adjustments, lettersLeft);
        }
    }

    /**
     * An element begins.
     *
     * @param attribute gives the value of an attribute, empty when there is none
     * @return {@code eliot.bad-number} (line, what stands there), {@code eliot.too-many} (line) or nothing
     */
    Optional<Refusal> start(String element, int line, UnaryOperator<String> attribute) {
        text.setLength(0);
        try {
            switch (element) {
                case "Player" -> {
                    inPlayer = true;
                    player = number(line, attribute.apply("id"));
                    name = "";
                    table = 0;
                }
                case "Turn" -> turn = new TurnParts(line);
                case "PlayerMove" -> {
                    // in a game for one the file may not say whose move it is
                    String id = attribute.apply("playerId");
                    turn.moves.put(id.isEmpty() ? 0 : number(line, id), move(line, attribute));
                }
                case "MasterMove" -> turn.master = move(line, attribute);
                case "GameMove" -> {
                    turn.game = move(line, attribute);
                    turn.played = true;
                }
                case "Penalty", "Solo" -> add(turn.adjustments, line, attribute);
                case "EndGame" -> add(turn.lettersLeft, line, attribute);
                case "GameStats" -> total = OptionalInt.of(number(line, attribute.apply("totalScore")));
                case "PlayerStats" -> claim(line, attribute);
                default -> {
                    // what this program does not know says nothing about the moves
                }
            }
        } catch (NotANumber bad) {
            return Optional.of(Refusal.of("eliot.bad-number", bad.line, bad.text));
        }
        return turns.size() > MOST_TURNS || players.size() > MOST_PLAYERS
                ? Optional.of(Refusal.of("eliot.too-many", line))
                : Optional.empty();
    }

    void text(String more) {
        text.append(more);
    }

    void end(String element) {
        String value = text.toString().strip();
        text.setLength(0);
        switch (element) {
            case "Name" -> {
                if (inPlayer) {
                    name = value;
                } else {
                    wordList = value;
                }
            }
            case "WordNb" -> wordCount = OptionalInt.of(whole(value));
            case "TableNb" -> table = whole(value);
            case "Mode" -> mode = value;
            case "Variant" -> variants.add(value);
            case "Turns" -> rounds = value.matches("\\d{1,4}") ? OptionalInt.of(whole(value)) : OptionalInt.empty();
            case "Player" -> {
                inPlayer = false;
                players.put(player, new EliotPlayer(name, table, OptionalInt.empty()));
            }
            // after the move of a game in turns the next player's letters are told: those are of the next turn
            case "GameRack" -> {
                if (turn.played) {
                    nextRack = value;
                } else {
                    turn.rack = value;
                }
            }
            case "Turn" -> {
                if (turn.rack.isEmpty()) {
                    turn.rack = rackBefore;
                }
                rackBefore = nextRack;
                nextRack = "";
                turns.add(turn.turn());
            }
            case "EliotGame" -> finished = true;
            default -> {
                // see start
            }
        }
    }

    private String nextRack = "";
    private String rackBefore = "";

    /**
     * The whole save.
     *
     * @return it, or {@code eliot.mode} (mode), {@code eliot.variant} (variant), {@code eliot.no-turn},
     *     {@code eliot.cut} (line)
     */
    Answer<EliotSave> save() {
        if (!finished) {
            return Answer.refuse("eliot.cut", 1);
        }
        if (!MODES.contains(mode)) {
            return Answer.refuse("eliot.mode", mode);
        }
        if (turns.isEmpty()) {
            return Answer.refuse("eliot.no-turn");
        }
        String joined = variants.isEmpty() ? Variant.NORMAL.name() : String.join("+", variants);
        Answer<Variant> variant = Variants.named(joined);
        return variant.isAccepted()
                ? Answer.of(new EliotSave(
                        mode, variant.value(), wordList, wordCount.orElse(0), players, rounds, turns, total))
                : Answer.refuse("eliot.variant", joined);
    }

    private void claim(int line, UnaryOperator<String> attribute) throws NotANumber {
        int claimed = number(line, attribute.apply("totalScore"));
        players.computeIfPresent(
                number(line, attribute.apply("playerId")),
                (id, known) -> new EliotPlayer(known.name(), known.table(), OptionalInt.of(claimed)));
    }

    private static void add(Map<Integer, Integer> points, int line, UnaryOperator<String> attribute) throws NotANumber {
        points.merge(number(line, attribute.apply("playerId")), number(line, attribute.apply("points")), Integer::sum);
    }

    private static EliotMove move(int line, UnaryOperator<String> attribute) throws NotANumber {
        String type = attribute.apply("type");
        return new EliotMove(
                line,
                type.isEmpty() ? "none" : type,
                attribute.apply("word"),
                attribute.apply("coord"),
                attribute.apply("letters"),
                number(line, attribute.apply("points")));
    }

    /** A figure without which nothing could be told; told apart from one that is only informative. */
    private static int number(int line, String value) throws NotANumber {
        if (!value.strip().matches("[-+]?\\d{1,6}")) {
            throw new NotANumber(line, value);
        }
        return Integer.parseInt(value.strip());
    }

    private static int whole(String value) {
        return value.matches("\\d{1,9}") ? Integer.parseInt(value) : 0;
    }

    private static final class NotANumber extends Exception {
        private static final long serialVersionUID = 1;
        private final int line;
        private final String text;

        NotANumber(int line, String text) {
            super(text);
            this.line = line;
            this.text = text;
        }
    }
}
