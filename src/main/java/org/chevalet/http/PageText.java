package org.chevalet.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.qute.RawString;
import io.quarkus.qute.TemplateData;
import java.util.Map;
import java.util.TreeMap;
import org.chevalet.language.Language;
import org.chevalet.language.Messages;

/** The sentences of one page: {@code {page.t('key')}} in templates, and the bundles its scripts read as JSON. */
@TemplateData
public final class PageText {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String NO_BREAK = "\u00a0";

    private final Messages messages;
    private final Map<String, String> forScripts = new TreeMap<>();

    public PageText(Messages messages, String... rooms) {
        this.messages = messages;
        for (String room : rooms) {
            messages.room(room).forEach((key, sentence) -> forScripts.put(key, unbroken(sentence)));
        }
    }

    public String getLang() {
        return messages.language().code();
    }

    public boolean isFrench() {
        return messages.language() == Language.FR;
    }

    public String t(String key, Object... args) {
        return unbroken(messages.text(key, args));
    }

    /** In French the spaces of « », before : ; ? ! keep a sign with its word at the end of a line. */
    private String unbroken(String sentence) {
        return isFrench() ? sentence.replaceAll(" (?=[:;?!»])", NO_BREAK).replaceAll("(?<=«) ", NO_BREAK) : sentence;
    }

    /** Safe inside a script element: no {@code <} is left that could close it. */
    public RawString getMessages() {
        try {
            return new RawString(JSON.writeValueAsString(forScripts).replace("<", "\\u003c"));
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
