package org.chevalet.sheets.braille;

import org.chevalet.language.Language;

/** An uncontracted braille code: how the words of a language are written letter by letter. */
public interface BrailleCode {

    /** Dot 5, before a letter that a joker stands for. */
    String JOKER = Cells.ofDots("5");

    static BrailleCode of(Language language) {
        return language == Language.EN ? EnglishBraille.CODE : FrenchBraille.CODE;
    }

    /**
     * Cells of a text.
     *
     * @param text words apart by spaces; a sign the code lacks becomes a question mark, so that nothing is silently
     *     shortened
     * @return signs of North American ASCII braille, a space for each space
     */
    String cells(String text);

    /**
     * A word that was played, with its capital sign.
     *
     * @param printed capitals, joker letters in parentheses, {@code C(H)ACUNE}; anything else is read as a text
     */
    default String word(String printed) {
        if (!printed.matches("([A-Z]|\\([A-Z]\\))+")) {
            return cells(printed);
        }
        String letters = printed.replaceAll("[()]", "");
        String capital = cells(letters);
        StringBuilder cells = new StringBuilder(capital.substring(0, capital.length() - letters.length()));
        for (char letter : printed.toCharArray()) {
            if (letter == '(') {
                cells.append(JOKER);
            } else if (letter != ')') {
                cells.append(letter);
            }
        }
        return cells.toString();
    }
}
