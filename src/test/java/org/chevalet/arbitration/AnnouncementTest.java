package org.chevalet.arbitration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent.RackRejected;
import org.chevalet.core.game.GameScript;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.PlayForm;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.rules.variant.Variants;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;
import org.chevalet.language.Language;
import org.chevalet.language.Messages;
import org.chevalet.wiring.Presets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the arbiter reads aloud of a rack, in the order of the rulebook (R§3.1). */
class AnnouncementTest {

    private static final Messages FRENCH = Messages.in(Language.FR);
    private static final RoundNumber ONE = new RoundNumber(1);
    private static final RoundNumber TWO = new RoundNumber(2);

    private final GameScript script = new GameScript("MARE").round(ONE, "", "MEE?SAR", "H5", "MARE", 12);

    private static Announcement announcement(Variant variant, int seconds) {
        return new Announcement(FRENCH, new GameSettings(variant, seconds, false, false));
    }

    private static Draw drawn(Rack kept, String drawn, boolean rejected) {
        List<Tile> inOrder = Stream.of(drawn.split(""))
                .map(letter -> Rack.ofText(letter).tiles().get(0))
                .toList();
        return new Draw(kept.tiles(), inOrder, rejected);
    }

    @Test
    void keptLettersByTheAlphabetJokerLastThenNewOnesAsDrawnThenTheWholeRack() {
        Round second = script.game().current();
        Draw draw = drawn(second.kept(), "TBAE", false);
        assertThat(announcement(Variant.NORMAL, 180).text(script.game(), second, draw))
                .isEqualTo("Coup 2. Reliquat de 3 lettre(s) : E S lettre blanche."
                        + " Nouvelles lettres : T comme Tunisie, B comme Belgique, A comme Algérie, E comme Égypte."
                        + " Tirage complet : Algérie, Belgique, Égypte, Égypte, Suisse, Tunisie, lettre blanche.");
    }

    @Test
    void inBlitzLettersAlone() {
        Round second = script.game().current();
        assertThat(announcement(Variant.NORMAL, 60).text(script.game(), second, drawn(second.kept(), "TBAE", false)))
                .endsWith("Nouvelles lettres : T, B, A, E. Tirage complet : A, B, E, E, S, T, lettre blanche.");
    }

    /** The arbiter goes on with the letters in hand when the bag is empty. */
    @Test
    void withoutNewLettersThatIsSaid() {
        Round second = script.game().current();
        Draw draw = new Draw(second.kept().tiles(), List.of(), false);
        assertThat(draw).hasToString("ES?");
        assertThat(announcement(Variant.NORMAL, 60).text(script.game(), second, draw))
                .endsWith("Aucune nouvelle lettre. Tirage complet : E, S, lettre blanche.");
    }

    @Test
    void lettersThrownBackAreCounted() {
        Draw first = drawn(script.game().current().kept(), "UUOA", false);
        script.event(new RackRejected(TWO, first, true));
        Game game = script.game();
        assertThat(announcement(Variant.NORMAL, 180).text(game, game.current(), drawn(Rack.EMPTY, "BNISRAA", true)))
                .startsWith(
                        "Coup 2. 3 lettre(s) rejetée(s) : toutes les lettres sont nouvelles. Nouvelles lettres : B");
    }

    @ParameterizedTest
    @CsvSource({
        "joker+seven-of-eight, 120, Formule : partie joker 7 sur 8; semi-rapide; 2 min par coup.",
        "normal, 60, Formule : partie normale; blitz; 1 min par coup.",
        "normal, 180, Coup 1."
    })
    void anOriginalFormatOrAReducedTimeIsAnnouncedBeforeTheGame(String variant, int seconds, String said) {
        Game game = new GameScript("MARE").game();
        assertThat(announcement(Variants.named(variant).value(), seconds)
                        .text(game, game.current(), drawn(Rack.EMPTY, "MEEISAR", false)))
                .startsWith(said.replace(';', ','));
    }

    @Test
    void aSuddenDeathIsAnnouncedWithoutASingleTime() {
        Game game = new GameScript("MARE").game();
        GameSettings settings = new GameSettings(Variant.NORMAL, 180, false, false, PlayForm.SUDDEN_DEATH, List.of());
        assertThat(new Announcement(FRENCH, settings).text(game, game.current(), drawn(Rack.EMPTY, "MEEISAR", false)))
                .startsWith("Formule : mort subite. Coup 1.");
    }

    /** The official words of the rulebook. */
    @Test
    void everyLetterHasItsSpellingWord() {
        String all = Presets.frenchTiles().kinds().stream()
                .filter(kind -> kind.tile() != '?')
                .map(kind -> FRENCH.text("spell." + kind.tile()))
                .reduce("", (words, word) -> words + " " + word);
        assertThat(all.strip())
                .isEqualTo("Algérie Belgique Canada Danemark Égypte France Grèce Hongrie Italie Jordanie Kenya"
                        + " Luxembourg Maroc Norvège Océanie Portugal Québec Roumanie Suisse Tunisie Uruguay"
                        + " Venezuela Wallonie Xénophon Yougoslavie Zambie");
    }
}
