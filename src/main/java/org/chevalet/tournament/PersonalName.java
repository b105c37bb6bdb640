package org.chevalet.tournament;

import org.chevalet.core.answer.Answer;

/** Names as people type them. Any characters stay as they are; pages escape what they show. */
public final class PersonalName {

    /** Characters a name of a player or a tournament may have. */
    public static final int LONGEST = 100;

    private PersonalName() {}

    /** @return the name on one line, blanks around it dropped, or {@code missing}, or {@code name.too-long} (most) */
    public static Answer<String> parse(String text, String missing) {
        String name = text.replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
        if (name.isEmpty()) {
            return Answer.refuse(missing);
        }
        boolean tooLong = name.codePointCount(0, name.length()) > LONGEST;
        return tooLong ? Answer.refuse("name.too-long", LONGEST) : Answer.of(name);
    }
}
