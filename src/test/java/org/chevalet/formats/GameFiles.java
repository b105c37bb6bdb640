package org.chevalet.formats;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.language.Language;
import org.chevalet.language.Messages;
import org.chevalet.wiring.Presets;
import org.chevalet.words.EmbeddedLexicon;

/** The files with games the tests open. */
public final class GameFiles {

    public static final String ARBITRATION = "/eliot/arbitration-18players-named.xml";
    static final String JOKER = "/eliot/arbitration-joker-4players.xml";
    static final String EXPLOSIVE = "/eliot/duplicate-explosive-2ai.xml";
    static final String IN_TURNS = "/eliot/freegame-2ai.xml";
    static final String TOPPING = "/eliot/topping.xml";
    static final List<String> ELIOT = List.of(ARBITRATION, JOKER, EXPLOSIVE, IN_TURNS, TOPPING);

    /** A short game in English: a blank, a challenge, a bonus, letters left; its places are written the English way. */
    static final String GCG = """
            #character-encoding UTF-8
            #player1 ann Ann Smith
            #player2 bob Bob
            #title Club night
            >ann: AEINRST 8D NASTIER +66 66
            >bob: ?AEDLOZ -ADL +0 0
            >ann: OUIDLVQ F8 .OLID +8 74
            >bob: ?EKINZB 12C KIN. +18 18
            >bob: ?EKINZB -- -18 0
            >ann: UVQEEAH (challenge) +5 79
            >ann: UVQEEAH - +0 79
            >bob: ?EKINZB 12C KIN. +18 18 kind to all
            """;

    private static final Lexicon SMALL = Lexicon.of("small", List.of("CHAT", "NO", "ON"));
    private static final GameFileReader READER =
            new GameFileReader(Presets.ruleSet("fisf-2023"), Presets.englishTiles());

    private GameFiles() {}

    public static byte[] bytes(String resource) {
        return PublishedGames.bytes(resource);
    }

    public static Answer<List<ReplayableGame>> open(byte[] file) {
        return READER.read(file, EmbeddedLexicon.french());
    }

    /** Quick enough for thousands of broken files. */
    static Answer<List<ReplayableGame>> openQuickly(byte[] file) {
        return READER.read(file, SMALL);
    }

    public static ReplayableGame game(String resource) {
        return open(bytes(resource)).value().get(0);
    }

    static ReplayableGame gameOf(String text) {
        return open(text.getBytes(UTF_8)).value().get(0);
    }

    /** The sentence of a refusal, which must be one in both languages. */
    static String sentence(Refusal refusal) {
        assertThat(Messages.in(Language.EN).text(refusal)).isNotBlank().doesNotContain("\n");
        String french = Messages.in(Language.FR).text(refusal);
        assertThat(french).isNotBlank().doesNotContain("\n");
        return french;
    }
}
