package org.chevalet.replay;

import java.util.List;
import org.chevalet.core.movegen.Play;

/**
 * All plays of a round as one text, a tenth of what they take as objects: a line for each score, best first, then its
 * plays apart by blanks, each the reference and the word with jokers in lower case: {@code 76 H4ChACUNE 4HCHACUNe}.
 */
final class PackedSolutions {

    private PackedSolutions() {}

    /** @param plays highest score first */
    static String of(List<Play> plays) {
        StringBuilder text = new StringBuilder();
        int points = -1;
        for (Play play : plays) {
            if (play.points().value() != points) {
                points = play.points().value();
                text.append(text.isEmpty() ? "" : "\n").append(points);
            }
            text.append(' ')
                    .append(play.placement().coord())
                    .append(play.placement().spelling());
        }
        return text.toString();
    }
}
