package org.chevalet.core.rules;

/**
 * A letter of the board copied on a slip beside the word (lettre de raccord), where it stands from the word's first
 * letter.
 *
 * @param along squares further along the word: 0 beside the first letter, -1 before it
 * @param aside lines away: -1 above a word written across or left of one written down, +1 below or right of it
 * @param letter capital A-Z
 */
public record ConnectingLetter(int along, int aside, char letter) {

    public ConnectingLetter {
        if (letter < 'A' || letter > 'Z') {
            throw new IllegalArgumentException("not a letter: " + letter);
        }
    }
}
