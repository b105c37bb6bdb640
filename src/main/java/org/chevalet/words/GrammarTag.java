package org.chevalet.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.chevalet.language.Messages;

/**
 * Puts a grammatical tag of the French dictionary into words: {@code V sub impa 1 p} is « verbe, subjonctif imparfait,
 * 1re personne du pluriel ».
 */
final class GrammarTag {

    private static final Set<String> AUXILIARIES = Set.of("avoir", "etre");
    private static final Set<String> MOODS = Set.of("ind", "con", "sub", "imp");
    private static final Set<String> TENSES = Set.of("pres", "impa", "psim", "futu");
    private static final Set<String> FORMS_WITHOUT_PERSON = Set.of("inf", "ppr", "ppa");
    private static final Set<String> GENDERS = Set.of("m", "f", "e");
    private static final Set<String> NUMBERS = Set.of("s", "p", "sp");

    private final List<String> rest;
    private final Messages messages;
    private final String kind;

    private GrammarTag(String tag, Messages messages) {
        this.rest = new ArrayList<>(List.of(tag.trim().split("\\s+")));
        this.messages = messages;
        this.kind = rest.remove(0);
        rest.removeAll(AUXILIARIES);
    }

    static String inWords(String tag, Messages messages) {
        return new GrammarTag(tag, messages).sentence();
    }

    private String sentence() {
        boolean verb = kind.equals("V");
        StringBuilder head = new StringBuilder("words.tag." + kind);
        while (!verb && !rest.isEmpty() && messages.has(head + "." + rest.get(0))) {
            head.append('.').append(rest.remove(0));
        }
        String tense = verb ? tense() : "";
        String person = takeOne(Set.of("1", "2", "3"));
        String gender = takeOne(GENDERS);
        String number = takeOne(NUMBERS);
        String named = messages.text(head.toString());
        if (!tense.isEmpty()) {
            named = messages.text("words.tag.and", named, messages.text("words.tense." + tense));
        }
        if (!person.isEmpty()) {
            return messages.text("words.tag.and", named, messages.text("words.person." + person + "." + number));
        }
        return withForm(named, gender, number);
    }

    private String tense() {
        String plain = takeOne(FORMS_WITHOUT_PERSON);
        if (!plain.isEmpty()) {
            return plain;
        }
        String mood = takeOne(MOODS);
        return mood + "." + takeOne(TENSES);
    }

    private String withForm(String named, String gender, String number) {
        if (number.isEmpty()) {
            return named;
        }
        String form = messages.text("words.form." + (gender.isEmpty() ? "e" : gender) + "." + number);
        return messages.text(rest.isEmpty() && kind.equals("V") ? "words.tag.and" : "words.tag.with", named, form);
    }

    /** Takes the next part of the tag when it is one of these. */
    private String takeOne(Set<String> wanted) {
        return !rest.isEmpty() && wanted.contains(rest.get(0)) ? rest.remove(0) : "";
    }
}
