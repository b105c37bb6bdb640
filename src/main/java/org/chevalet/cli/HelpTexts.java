package org.chevalet.cli;

import java.util.Collections;
import java.util.Enumeration;
import java.util.ResourceBundle;
import org.chevalet.language.Messages;
import org.jspecify.annotations.Nullable;

/** Gives picocli its help texts out of our own message bundles: its key {@code k} is our {@code cli.help.k}. */
final class HelpTexts extends ResourceBundle {

    private static final String PREFIX = "cli.help.";

    private final Messages messages;

    HelpTexts(Messages messages) {
        this.messages = messages;
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
        return messages.has(PREFIX + key) ? messages.text(PREFIX + key) : null;
    }

    @Override
    public Enumeration<String> getKeys() {
        return Collections.enumeration(messages.room("cli").keySet().stream()
                .filter(key -> key.startsWith(PREFIX))
                .map(key -> key.substring(PREFIX.length()))
                .toList());
    }
}
