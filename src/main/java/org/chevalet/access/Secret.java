package org.chevalet.access;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.random.RandomGenerator;

/** Makes secrets and tells them apart without letting time betray them. */
public final class Secret {

    private static final int TOKEN_BYTES = 32;

    private static final int CODE_LENGTH = 8;

    /** Letters and digits that are not mistaken for one another when read from a terminal. */
    private static final String CODE_SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

    private Secret() {}

    /** 256 random bits, fit for a cookie or a header. */
    public static String token(RandomGenerator random) {
        byte[] bytes = new byte[TOKEN_BYTES];
        random.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** A code a person copies from the terminal, such as {@code K7PM2XQ9}. */
    static String code(RandomGenerator random) {
        StringBuilder code = new StringBuilder();
        random.ints(CODE_LENGTH, 0, CODE_SIGNS.length()).forEach(sign -> code.append(CODE_SIGNS.charAt(sign)));
        return code.toString();
    }

    /** Lower-case hexadecimal SHA-256: what is kept of a token. */
    public static String digest(String token) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    static boolean same(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }
}
