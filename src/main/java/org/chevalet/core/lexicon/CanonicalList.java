package org.chevalet.core.lexicon;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Counts and digests a canonical word list as it passes: one LF after each word. */
final class CanonicalList {

    private final MessageDigest digest = sha256();
    private int count;

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }

    void add(String word) {
        digest.update(word.getBytes(StandardCharsets.US_ASCII));
        digest.update((byte) '\n');
        count++;
    }

    LexiconIdentity identity(String name) {
        return new LexiconIdentity(name, count, HexFormat.of().formatHex(digest.digest()));
    }
}
