package org.chevalet.http;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Under which name a browser keeps a file: what it is and whose, in the words of the page.
 *
 * @param parts joined by a hyphen; signs no file system takes are left out
 */
public record FileName(List<String> parts, String extension) {

    private static final String FORBIDDEN = "[\\p{Cntrl}<>:\"/\\\\|?*]+";

    public static FileName of(String extension, String... parts) {
        return new FileName(List.of(parts), extension);
    }

    /** The name itself, {@code Séance du mardi - Palmarès.pdf}. */
    public String text() {
        String joined = String.join(" - ", parts)
                .replaceAll(FORBIDDEN, " ")
                .replaceAll("\\s+", " ")
                .strip();
        return joined + "." + extension;
    }

    /** Value of the header, names beyond ASCII included (RFC 6266). */
    public String header(String disposition) {
        String encoded = URLEncoder.encode(text(), StandardCharsets.UTF_8).replace("+", "%20");
        return disposition + "; filename*=UTF-8''" + encoded;
    }
}
