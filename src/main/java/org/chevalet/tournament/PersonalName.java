package org.chevalet.tournament;

import java.util.regex.Pattern;
import org.chevalet.core.answer.Answer;
import org.chevalet.language.WrittenText;

/** Names as people type them. Letters and signs stay as they are; pages escape what they show. */
public final class PersonalName {

    /** Characters a name of a player or a tournament may have. */
    public static final int LONGEST = 100;

    /** Turn the text around them, on every screen and sheet; half a character is none. */
    private static final Pattern STRAY = Pattern.compile("[\\u202A-\\u202E\\u2066-\\u2069\\p{Cs}]");

    private static final Pattern GAP = Pattern.compile("[\\p{Cc}\\p{Zl}\\p{Zp}\\s]+");
    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}]+");
    private static final Pattern INVISIBLE = Pattern.compile("[\\p{Cf}\\p{Z}]*");

    private PersonalName() {}

    /** What two ways of typing one name have in common: no accents, no capitals, no signs between the words. */
    public static String alike(String name) {
        return BETWEEN.matcher(WrittenText.fold(name)).replaceAll(" ").strip();
    }

    /** @return the name on one line, blanks around it and signs that turn the text dropped, or {@code missing}, or {@code name.too-long} (most) */
    public static Answer<String> parse(String text, String missing) {
        String kept = STRAY.matcher(text).replaceAll("");
        String name = GAP.matcher(kept).replaceAll(" ").strip();
        if (INVISIBLE.matcher(name).matches()) {
            return Answer.refuse(missing);
        }
        boolean tooLong = name.codePointCount(0, name.length()) > LONGEST;
        return tooLong ? Answer.refuse("name.too-long", LONGEST) : Answer.of(name);
    }
}
