package org.chevalet.words;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.chevalet.core.answer.Answer;
import org.chevalet.language.WrittenText;

/**
 * Reads a club's own word list: plain text, one word a line, in any encoding and case, accents or none. Every word is a
 * word: NO, NULL, NAN and VRAI too.
 */
public final class WordListReader {

    /** Lines told back to the person at most; all are counted. */
    public static final int MOST_IGNORED_TOLD = 1000;

    private static final int MOST_TEXT_TOLD = 60;
    private static final int SHORTEST = 2;
    private static final int LONGEST = 15;
    private static final Pattern LETTERS = Pattern.compile("[A-Z]+");

    private WordListReader() {}

    /**
     * A line that is no word.
     *
     * @param line from 1
     * @param text as it stands in the file, shortened when very long
     * @param reason a message key
     */
    public record Ignored(int line, String text, String reason) {}

    /**
     * What a file held.
     *
     * @param words capitals A-Z, 2 to 15 letters, distinct, in ASCII order: the canonical list
     * @param ignored the first lines that are no words, at most {@link #MOST_IGNORED_TOLD}; blank lines are no fault
     * @param ignoredCount how many such lines there are in all
     */
    public record WordListRead(List<String> words, List<Ignored> ignored, int ignoredCount) {
        public WordListRead {
            words = List.copyOf(words);
            ignored = List.copyOf(ignored);
        }
    }

    /** @return the words, or {@code text.binary} or {@code words.none} when the file holds none */
    public static Answer<WordListRead> read(byte[] file) {
        return WrittenText.read(file).then(text -> read(text.lines()));
    }

    private static Answer<WordListRead> read(List<String> lines) {
        TreeSet<String> words = new TreeSet<>();
        List<Ignored> ignored = new ArrayList<>();
        int ignoredCount = 0;
        for (int index = 0; index < lines.size(); index++) {
            String written = lines.get(index).strip();
            String word = WrittenText.fold(written);
            if (isWord(word)) {
                words.add(word);
            } else if (!written.isEmpty()) {
                ignoredCount++;
                if (ignored.size() < MOST_IGNORED_TOLD) {
                    ignored.add(new Ignored(index + 1, WrittenText.beginning(written, MOST_TEXT_TOLD), reason(word)));
                }
            }
        }
        return words.isEmpty()
                ? Answer.refuse("words.none")
                : Answer.of(new WordListRead(List.copyOf(words), ignored, ignoredCount));
    }

    private static boolean isWord(String word) {
        return word.length() >= SHORTEST
                && word.length() <= LONGEST
                && LETTERS.matcher(word).matches();
    }

    private static String reason(String word) {
        if (!LETTERS.matcher(word).matches()) {
            return "words.ignored-not-letters";
        }
        return word.length() < SHORTEST ? "words.ignored-too-short" : "words.ignored-too-long";
    }
}
