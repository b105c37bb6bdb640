package org.chevalet.core.rules;

import java.util.List;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.board.Notation;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.TileSet;

/**
 * Every figure by which a game is drawn, scored and sanctioned. Data: presets are JSON resources, a club may copy one
 * and change it, and a game's first event embeds the one it was played by. What no source settles is a field too, with
 * the default that {@code docs/rules.md} gives reasons for.
 *
 * @param name for example {@code fisf-2023}
 */
public record RuleSet(
        String name,
        TileSet tiles,
        BoardLayout layout,
        DrawFigures draw,
        JokerFigures joker,
        MasterFigures master,
        SlipFigures slips,
        SoloFigures solo,
        RankingFigures ranking,
        TimeFigures time) {

    private static final int MOST = 1000;

    /** @throws IllegalArgumentException for figures by which no game can be played */
    public RuleSet {
        if (name.isBlank() || name.length() > 100) {
            throw new IllegalArgumentException("no name of a rule set: " + name);
        }
        if (!Bag.full(tiles).covers(Rack.ofText(draw.firstLetters()))) {
            throw new IllegalArgumentException("not in the bag: " + draw.firstLetters());
        }
    }

    /** How references of its games are read and written. */
    public Notation notation() {
        return Notation.of(tiles);
    }

    /** The same, played with other tiles. */
    public RuleSet with(TileSet other) {
        return new RuleSet(name, other, layout, draw, joker, master, slips, solo, ranking, time);
    }

    /** The same, with equal totals separated otherwise. */
    public RuleSet separating(List<TieBreak> tieBreaks) {
        return new RuleSet(name, tiles, layout, draw, joker, master, slips, solo, new RankingFigures(tieBreaks), time);
    }

    /** The same, with the retained word taken from elsewhere. */
    public RuleSet retaining(MasterReference reference) {
        MasterFigures other = new MasterFigures(reference, master.endsGameFirst(), master.preferences());
        return new RuleSet(name, tiles, layout, draw, joker, other, slips, solo, ranking, time);
    }

    /** The same, with solos looked for in each centre apart. */
    public RuleSet withSolosPerCentre() {
        return new RuleSet(
                name, tiles, layout, draw, joker, master, slips, solo.lookedForIn(SoloScope.CENTRE), ranking, time);
    }

    private static void within(int most, int... figures) {
        for (int figure : figures) {
            if (figure < 0 || figure > most) {
                throw new IllegalArgumentException("not from 0 to " + most + ": " + figure);
            }
        }
    }

    /**
     * Vowels and consonants a rack must hold (R§3.2), and what becomes of the letters between rounds.
     *
     * @param strictUntilRound last round of the strict minimum, 15
     * @param strictMinimum vowels, and consonants, required until then, 2
     * @param lateMinimum the same afterwards, and whenever the letters left do not allow the strict minimum, 1
     * @param jokersCountLate do jokers count as vowel or consonant for the late minimum? Not in Spain
     * @param lettersGoBack letters not played go back in the bag each round, as in Flanders
     * @param firstLetters letters that the first rack holds, drawn for everybody beforehand; empty for a free draw
     */
    public record DrawFigures(
            int strictUntilRound,
            int strictMinimum,
            int lateMinimum,
            boolean jokersCountLate,
            boolean lettersGoBack,
            String firstLetters) {
        public DrawFigures {
            within(MOST, strictUntilRound);
            within(PlayLimits.NORMAL.rackSize(), strictMinimum, lateMinimum);
            Answer<Rack> first = Rack.parse(firstLetters);
            if (!first.isAccepted() || first.value().size() > PlayLimits.NORMAL.rackSize()) {
                throw new IllegalArgumentException("no first letters: " + firstLetters);
            }
        }
    }

    /**
     * Joker games (R§3.8.1).
     *
     * @param reserveCounts is the second joker, not yet in play, one of the letters left? By default it is not
     * @param secondReplaced is the second joker replaced by its letter like the first, or does its first use end the
     *     joker phase? Both readings of the text are possible; by default it is replaced
     */
    public record JokerFigures(boolean reserveCounts, boolean secondReplaced) {}

    /**
     * The retained word (R§3.4).
     *
     * @param reference which move goes on the board and is the reference of deficits
     * @param endsGameFirst must a top that ends the game be chosen?
     * @param preferences by what a top is proposed when the obligations leave several, in order
     */
    public record MasterFigures(MasterReference reference, boolean endsGameFirst, List<Preference> preferences) {
        public MasterFigures {
            preferences = List.copyOf(preferences);
        }
    }

    /** Where the retained word comes from. */
    public enum MasterReference {
        /** The maximum, found by players or not (R§3.4). */
        TOP,
        /** The best move of the players, as in Romania. */
        ROOM_BEST
    }

    /** Reasons to propose one top before another; each is the end of a message key {@code master.by-<name>}. */
    public enum Preference {
        /** Single letters to come that make another word in front of or behind the word. */
        EXTENSIONS,
        /** Two or three letters to come that do, such as a prefix or the ending of a verb. */
        LONG_EXTENSIONS,
        /** Triple-word squares within reach of the new letters. */
        TRIPLES,
        /** New letters with nothing beside them, across which a word can run. */
        LINES,
        /** No letter three times or more in what is kept. */
        LEAVE,
        /** As many vowels as consonants in what is kept. */
        BALANCE,
        FEWEST_TILES,
        ALPHABET,
        NEAREST_A1,
        REFERENCE
    }

    /**
     * Warnings, penalties and the limits of the slip table (R§5.3-5.9).
     *
     * @param penalty points a penalty takes off, 5
     * @param freeWarnings warnings of one game that cost nothing, 3
     * @param freeWarningsOriginal the same in a blitz or original game, 5
     * @param warningCost points each further warning costs at the end of the game, 5
     * @param lowestElsewhere lowest score that may be found elsewhere than where it was put, 5: less is a nil
     * @param connectingLetters connecting letters that locate a word, 3; one fewer does with a warning
     * @param lettersInsideConnect do board letters inside the word count as connecting letters, beside those of a word
     *     it extends? By default they do
     * @param lowerOfTwoFirstWords first round, two valid words: the lower counts (default), or the slip is nil
     * @param averageAfterPenalty are the other players' scores taken after their penalties for an average? By default
     */
    public record SlipFigures(
            int penalty,
            int freeWarnings,
            int freeWarningsOriginal,
            int warningCost,
            int lowestElsewhere,
            int connectingLetters,
            boolean lettersInsideConnect,
            boolean lowerOfTwoFirstWords,
            boolean averageAfterPenalty) {
        public SlipFigures {
            within(MOST, penalty, freeWarnings, freeWarningsOriginal, warningCost, lowestElsewhere);
            within(BoardLayout.SIZE, connectingLetters);
        }
    }

    /**
     * The solo bonus (R§3.5).
     *
     * @param definition what makes a solo
     * @param leastPlayers players from which the bonus is paid, 16; with fewer it is only credited
     * @param bonus points, 10
     * @param belowTopBonus points for a solo below the top, 10; 5 in Spain
     * @param most most points a player can get for solos in one game; 0 for no limit
     * @param scrabbleException true: no bonus when the solo earned a bonus for many tiles and nobody else's slip did
     * @param counts whose number is compared with {@code leastPlayers}
     * @param scope among whom a solo is looked for when an event has several centres
     */
    public record SoloFigures(
            SoloDefinition definition,
            int leastPlayers,
            int bonus,
            int belowTopBonus,
            int most,
            boolean scrabbleException,
            SoloCount counts,
            SoloScope scope) {
        public SoloFigures {
            within(TableNumber.HIGHEST, leastPlayers);
            within(MOST, bonus, belowTopBonus, most);
        }

        SoloFigures lookedForIn(SoloScope other) {
            return new SoloFigures(
                    definition, leastPlayers, bonus, belowTopBonus, most, scrabbleException, counts, other);
        }
    }

    /** What makes a solo. */
    public enum SoloDefinition {
        /** The one player strictly above every other, top or not (fisf-2023, R§3.5). */
        ALONE_BEST,
        /** The only player who found the top (booklet). */
        ALONE_TOP
    }

    /** Who is a player for the threshold of the solo bonus. */
    public enum SoloCount {
        /** Those with at least one slip in this game. */
        WITH_SLIP,
        /** Everyone seated. */
        SEATED
    }

    /** How far a solo is looked for. */
    public enum SoloScope {
        EVENT,
        CENTRE
    }

    /**
     * Equal totals.
     *
     * @param tieBreaks what separates them, in order; none: they share the rank
     */
    public record RankingFigures(List<TieBreak> tieBreaks) {
        public RankingFigures {
            tieBreaks = List.copyOf(tieBreaks);
        }
    }

    /** What may separate equal totals. */
    public enum TieBreak {
        /** More tops found (world duplicate of the Spanish federation, 2009). */
        TOPS,
        /** The best single move (same). */
        BEST_MOVE,
        /** The last round, then the round before, and so on (Quebec schools). */
        LAST_ROUNDS,
        /** A sudden death played by those concerned; entered by hand (R§3.8.3). */
        SUDDEN_DEATH
    }

    /**
     * Times of a round, in seconds (R§1.3, 3.1, 3.3).
     *
     * @param signalBeforeEnd when the one signal before the end sounds, 30
     * @param signalBeforeEndBlitz the same in blitz, 20
     * @param betweenAnnouncements least time from the end of one announcement to the next draw, 20
     * @param transitGrace how long after the time a slip sent in time may arrive unless a game chooses otherwise, 2
     */
    public record TimeFigures(
            int signalBeforeEnd, int signalBeforeEndBlitz, int betweenAnnouncements, int transitGrace) {
        public TimeFigures {
            within(MOST, signalBeforeEnd, signalBeforeEndBlitz, betweenAnnouncements, transitGrace);
        }

        /** When the signal before the end sounds in a game with these settings. */
        public int signal(GameSettings settings) {
            return settings.isBlitz() ? signalBeforeEndBlitz : signalBeforeEnd;
        }
    }
}
