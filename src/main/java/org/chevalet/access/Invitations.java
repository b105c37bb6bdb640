package org.chevalet.access;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the QR code carries beside the code on the wall: a sign nobody guesses. Whoever comes by the QR code is let in at
 * once, however many wrong codes are typed behind the same address; a typed code waits its turn. The sign is another after
 * each start of the program; an older one is worth the code it stands beside.
 */
@ApplicationScoped
public class Invitations {

    private static final int SIGN_LENGTH = 16;
    private static final Pattern INVITATION = Pattern.compile("(\\d{4})-([0-9a-f]{" + SIGN_LENGTH + "})");

    private final String secret;

    @Inject
    Invitations(SecureRandom random) {
        this.secret = Secret.token(random);
    }

    /** The end of the address in the QR code of a game with this code, such as {@code 3023-9f2c41d07be855a1}. */
    public String of(String code) {
        return code + "-" + sign(code);
    }

    /** The code an invitation of this program stands for; nothing for what somebody made up. */
    public Optional<String> code(String invitation) {
        Matcher parts = INVITATION.matcher(invitation);
        return parts.matches() && Secret.same(parts.group(2), sign(parts.group(1)))
                ? Optional.of(parts.group(1))
                : Optional.empty();
    }

    private String sign(String code) {
        return Secret.digest(secret + code).substring(0, SIGN_LENGTH);
    }
}
