package org.chevalet.sheets.braille;

/** The signs of one word; there is none before the first and behind the last. */
final class WordSigns {

    private final int[] signs;

    WordSigns(String word) {
        signs = word.codePoints().toArray();
    }

    int size() {
        return signs.length;
    }

    int at(int place) {
        return signs[place];
    }

    boolean isCapital(int place) {
        return isThere(place) && Character.isUpperCase(signs[place]);
    }

    boolean isLetter(int place) {
        return isThere(place) && Character.isLetter(signs[place]);
    }

    boolean isDigit(int place) {
        return isThere(place) && signs[place] >= '0' && signs[place] <= '9';
    }

    /** Where the capitals end that stand from a place on. */
    int endOfCapitals(int from) {
        int end = from;
        while (isCapital(end)) {
            end++;
        }
        return end;
    }

    private boolean isThere(int place) {
        return place >= 0 && place < signs.length;
    }
}
