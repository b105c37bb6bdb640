package org.chevalet.sheets.braille;

import java.text.Normalizer;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The uniform French braille code (Code braille français uniformisé, second edition), uncontracted: a capital letter is
 * preceded by dots 46, capitals in a row by two of them; digits are those of Antoine behind dot 6.
 */
final class FrenchBraille implements BrailleCode {

    static final BrailleCode CODE = new FrenchBraille();

    private static final String CAPITAL = Cells.ofDots("46");
    private static final String SMALL_AGAIN = Cells.ofDots("6-3");
    private static final String FIGURES = Cells.ofDots("6");
    private static final String DASH = Cells.ofDots("36-36");
    private static final String UNKNOWN = Cells.ofDots("26");

    /** Signs that braille writes close to the word before them, and « to the one after it. */
    private static final String LOOSE = "[ \u00a0\u202f]+([:;!?%»]+)(?=[ \u00a0\u202f.,)]|$)";

    private final SignTable signs = SignTable.read("fr");

    private FrenchBraille() {}

    @Override
    public String cells(String text) {
        String close = Normalizer.normalize(text, Normalizer.Form.NFC)
                .replaceAll("«[ \u00a0\u202f]+", "«")
                .replaceAll(LOOSE, "$1");
        return Stream.of(close.split("[ \u00a0\u202f]"))
                .map(word -> new Word(word).cells())
                .collect(Collectors.joining(" "));
    }

    /** One word on its way to cells; the sign for figures holds until a letter comes, the one for capitals to {@code capitals}. */
    private final class Word {

        private final WordSigns signsOfWord;
        private final StringBuilder cells = new StringBuilder();
        private boolean figures;
        private int capitals;

        Word(String word) {
            this.signsOfWord = new WordSigns(word);
        }

        String cells() {
            for (int at = 0; at < signsOfWord.size(); at++) {
                add(at, signsOfWord.at(at));
            }
            return cells.toString();
        }

        private void add(int at, int sign) {
            if (Character.isLetter(sign)) {
                addLetter(at, sign);
            } else if (signsOfWord.isDigit(at) || sign == '+' || sign == '=') {
                startFigures();
                cells.append(cellsOf(sign));
            } else if ("-−(".indexOf(sign) >= 0 && signsOfWord.isDigit(at + 1)) {
                startFigures();
                cells.append(cellsOf(sign));
            } else if (sign == '–' || sign == '—') {
                cells.append(at == 0 ? DASH : cellsOf('-'));
                figures = false;
            } else {
                cells.append(cellsOf(sign));
                figures = figures && ".,:/-)".indexOf(sign) >= 0;
            }
        }

        private void startFigures() {
            if (!figures) {
                cells.append(FIGURES);
                figures = true;
            }
        }

        private void addLetter(int at, int letter) {
            figures = false;
            if (Character.isUpperCase(letter) && at >= capitals) {
                capitals = endOfCapitals(at);
                cells.append(CAPITAL).append(capitals > at + 1 ? CAPITAL : "");
            } else if (at == capitals && at > 1 && signsOfWord.isCapital(at - 1) && signsOfWord.isCapital(at - 2)) {
                cells.append(SMALL_AGAIN);
            }
            cells.append(cellsOf(Character.toLowerCase(letter)));
        }

        /** Where the capitals end that one double sign stands for: {@code SAINT-JEAN} has one, {@code Saint-Jean} two. */
        private int endOfCapitals(int from) {
            int end = signsOfWord.endOfCapitals(from);
            int next = end;
            while (next < signsOfWord.size() && "-./".indexOf(signsOfWord.at(next)) >= 0) {
                next++;
            }
            int letters = next;
            while (next > end && signsOfWord.isCapital(letters)) {
                letters++;
            }
            boolean whole = letters > next && !signsOfWord.isLetter(letters);
            return whole ? endOfCapitals(next) : end;
        }
    }

    /** A letter of another language is written as the letter below its accent. */
    private String cellsOf(int sign) {
        return signs.of(sign).orElseGet(() -> {
            String plain = Normalizer.normalize(Character.toString(sign), Normalizer.Form.NFKD)
                    .replaceAll("\\p{M}", "")
                    .toLowerCase(Locale.ROOT);
            String cells = plain.codePoints()
                    .mapToObj(part -> signs.of(part).orElse(UNKNOWN))
                    .collect(Collectors.joining());
            return cells.isEmpty() ? UNKNOWN : cells;
        });
    }
}
