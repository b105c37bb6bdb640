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

    private final Messages messages;
    private final Map<String, String> forScripts = new TreeMap<>();

    public PageText(Messages messages, String... rooms) {
        this.messages = messages;
        for (String room : rooms) {
            forScripts.putAll(messages.room(room));
        }
    }

    public String getLang() {
        return messages.language().code();
    }

    public boolean isFrench() {
        return messages.language() == Language.FR;
    }

    public String t(String key, Object... args) {
        return messages.text(key, args);
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
