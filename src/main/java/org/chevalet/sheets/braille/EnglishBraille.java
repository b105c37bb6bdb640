package org.chevalet.sheets.braille;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Unified English Braille, uncontracted (grade 1): a capital letter is preceded by dot 6, capitals in a row by two of them,
 * three words of capitals or more by three; digits are the letters a to j behind dots 3456, and a letter that could be
 * read as one of them is preceded by dots 56.
 */
final class EnglishBraille implements BrailleCode {

    static final BrailleCode CODE = new EnglishBraille();

    private static final String CAPITAL = Cells.ofDots("6");
    private static final String SMALL_AGAIN = Cells.ofDots("6-3");
    private static final String FIGURES = Cells.ofDots("3456");
    private static final String LETTER = Cells.ofDots("56");
    private static final String CLOSING_QUOTE = Cells.ofDots("356");
    private static final String UNKNOWN = Cells.ofDots("236");
    private static final int PASSAGE = 3;

    /** Signs written like letters or quotation marks when they do not stand behind a word. */
    private static final String LOWERED = "?!,;:";

    /** Accents stand before their letter. */
    private static final Map<Integer, String> ACCENTS = Map.of(
            0x0300, Cells.ofDots("45-16"),
            0x0301, Cells.ofDots("45-34"),
            0x0302, Cells.ofDots("45-146"),
            0x0303, Cells.ofDots("45-12456"),
            0x0304, Cells.ofDots("4-36"),
            0x0306, Cells.ofDots("4-346"),
            0x0308, Cells.ofDots("45-25"),
            0x030A, Cells.ofDots("45-1246"),
            0x030C, Cells.ofDots("45-346"),
            0x0327, Cells.ofDots("45-12346"));

    private final SignTable signs = SignTable.read("en");

    private EnglishBraille() {}

    @Override
    public String cells(String text) {
        String[] words = Normalizer.normalize(text, Normalizer.Form.NFC).split("[ \u00a0\u202f]");
        StringBuilder cells = new StringBuilder();
        int passage = 0;
        for (int at = 0; at < words.length; at++) {
            boolean opens = at >= passage && endOfPassage(words, at) > at;
            passage = opens ? endOfPassage(words, at) : passage;
            cells.append(at == 0 ? "" : " ").append(new Word(words[at], at < passage, opens).cells());
            cells.append(at == passage - 1 ? SMALL_AGAIN : "");
        }
        return cells.toString();
    }

    /** Where a row of three words or more in capitals ends that begins here; the same place when none does. */
    private static int endOfPassage(String[] words, int from) {
        int end = from;
        int capitals = 0;
        for (int at = from; at < words.length && isCapitals(words[at], capitals == 0); at++) {
            if (isCapitals(words[at], true)) {
                capitals++;
                end = at + 1;
            }
        }
        return capitals >= PASSAGE ? end : from;
    }

    private static boolean isCapitals(String word, boolean withLetters) {
        return word.codePoints().noneMatch(Character::isLowerCase)
                && (!withLetters || word.codePoints().anyMatch(Character::isUpperCase));
    }

    /** One word on its way to cells; the sign for figures holds while digits come, the one for capitals to {@code capitals}. */
    private final class Word {

        private final WordSigns signsOfWord;
        private final boolean inPassage;
        private final StringBuilder cells = new StringBuilder();
        private boolean opens;
        private boolean figures;
        private int capitals;

        Word(String word, boolean inPassage, boolean opens) {
            this.signsOfWord = new WordSigns(word);
            this.inPassage = inPassage;
            this.opens = opens;
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
                figures = false;
            } else if (signsOfWord.isDigit(at)) {
                cells.append(figures ? "" : FIGURES).append(cellsOf(sign));
                figures = true;
            } else if (sign == '"' && at > 0) {
                cells.append(CLOSING_QUOTE);
                figures = false;
            } else {
                cells.append(isAmongLetters(at, sign) ? LETTER : "").append(cellsOf(sign));
                figures = figures && (sign == '.' || sign == ',');
            }
        }

        /** Would the sign be read as something else where it stands? */
        private boolean isAmongLetters(int at, int sign) {
            boolean between = signsOfWord.isLetter(at - 1) && signsOfWord.isLetter(at + 1);
            boolean alone = sign == '?' && (at == 0 || !Character.isLetterOrDigit(signsOfWord.at(at - 1)));
            return LOWERED.indexOf(sign) >= 0 && (between || alone);
        }

        private void addLetter(int at, int letter) {
            if (opens && Character.isUpperCase(letter)) {
                cells.append(CAPITAL.repeat(PASSAGE));
                opens = false;
            } else if (Character.isUpperCase(letter) && at >= capitals && !inPassage) {
                capitals = signsOfWord.endOfCapitals(at);
                cells.append(CAPITAL).append(capitals > at + 1 ? CAPITAL : "");
            } else if (at == capitals && at > 1 && signsOfWord.isCapital(at - 1) && signsOfWord.isCapital(at - 2)) {
                cells.append(SMALL_AGAIN);
            } else if (figures && letter >= 'a' && letter <= 'j') {
                cells.append(LETTER);
            }
            cells.append(cellsOf(Character.toLowerCase(letter)));
        }
    }

    private String cellsOf(int sign) {
        return signs.of(sign).orElseGet(() -> {
            String parts = Normalizer.normalize(Character.toString(sign), Normalizer.Form.NFKD)
                    .toLowerCase(Locale.ROOT);
            String accents = parts.codePoints()
                    .mapToObj(part -> ACCENTS.getOrDefault(part, ""))
                    .collect(Collectors.joining());
            String letters = parts.codePoints()
                    .filter(part -> Character.getType(part) != Character.NON_SPACING_MARK)
                    .mapToObj(part -> signs.of(part).orElse(UNKNOWN))
                    .collect(Collectors.joining());
            return letters.isEmpty() ? UNKNOWN : accents + letters;
        });
    }
}
