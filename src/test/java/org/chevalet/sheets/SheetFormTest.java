package org.chevalet.sheets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.Stream;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.chevalet.language.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What every document has in common: paper, fonts, tags, language, title. */
class SheetFormTest {

    private static final ScoreSheets SHEETS = new ScoreSheets();
    private static final Letterhead HEAD = SampleSheets.head("Tournoi de l’été", 18);

    static Stream<Arguments> documents() {
        return Stream.of(Language.values())
                .flatMap(language -> Stream.of(
                        Arguments.of("game", language, SHEETS.gameSheet(SampleSheets.game(HEAD), language)),
                        Arguments.of(
                                "players",
                                language,
                                SHEETS.playerSheets(List.of(SampleSheets.player(HEAD, 6, "Joueur 06")), language)),
                        Arguments.of(
                                "standings", language, SHEETS.standings(SampleSheets.standings(HEAD, 18), language))));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("documents")
    void isA4WithItsFontsInside(String kind, Language language, byte[] pdf) {
        ReadPdf.read(pdf, document -> {
            assertThat(document.getPages()).allSatisfy(page -> {
                assertThat(page.getMediaBox().getWidth()).isCloseTo(595.3f, within(0.5f));
                assertThat(page.getMediaBox().getHeight()).isCloseTo(841.9f, within(0.5f));
            });
            assertThat(ReadPdf.fonts(document)).isNotEmpty().allMatch(PDFont::isEmbedded);
            return kind;
        });
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("documents")
    void isTaggedWithLanguageAndTitle(String kind, Language language, byte[] pdf) {
        ReadPdf.read(pdf, document -> {
            assertThat(document.getDocumentCatalog().getMarkInfo().isMarked()).isTrue();
            assertThat(document.getDocumentCatalog().getStructureTreeRoot().getKids())
                    .isNotEmpty();
            assertThat(document.getDocumentCatalog().getLanguage()).isEqualTo(language.code());
            assertThat(document.getDocumentInformation().getTitle()).contains("Tournoi de l’été");
            return kind;
        });
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("documents")
    void saysWhichGameByWhichRulesWithWhichWordsAndWhenPrinted(String kind, Language language, byte[] pdf) {
        String text = ReadPdf.text(pdf);
        boolean french = language == Language.FR;
        assertThat(text)
                .contains("Tournoi de l’été")
                .contains(french ? "7 juillet 2018" : "7 July 2018")
                .contains(french ? "Règlement FISF 2023" : "FISF rules 2023")
                .contains(french ? "Liste française, 407 781 mots" : "Liste française, 407,781 words")
                .contains("sha256 0123456789ab")
                .contains(french ? "imprimé le 7 juillet 2018 à 17:05" : "printed on 7 July 2018, 17:05")
                .contains("Page 1 / 1");
    }
}
