package org.chevalet.sheets;

import com.openhtmltopdf.extend.FSTextBreaker;
import java.text.BreakIterator;

/**
 * Where a line may end: after a space or a hyphen inside a word. Java's own line breaks would part {@code l’annonce}
 * after its apostrophe and {@code C(H)ACUNE} after its joker.
 */
final class WordBreaks implements FSTextBreaker {

    private String text = "";
    private int at;

    @Override
    public void setText(String newText) {
        text = newText;
        at = 0;
    }

    @Override
    public int next() {
        if (at >= text.length()) {
            return BreakIterator.DONE;
        }
        at++;
        while (at < text.length() && !mayBreak()) {
            at++;
        }
        return at;
    }

    private boolean mayBreak() {
        char before = text.charAt(at - 1);
        char after = text.charAt(at);
        boolean afterSpace = isSpace(before) && !isSpace(after);
        return afterSpace
                || before == '-' && at > 1 && Character.isLetter(text.charAt(at - 2)) && Character.isLetter(after);
    }

    /** A no-break space is no space here. */
    private static boolean isSpace(char character) {
        return character == ' ' || character == '\n' || character == '\t';
    }
}
