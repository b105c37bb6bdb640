package org.chevalet.language;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.chevalet.core.answer.Answer;

/**
 * Text as people's programs write it: the encoding is found out, never asked for. UTF-8 with or without a byte order
 * mark, UTF-16 with one, else Windows-1252, of which the printable part of ISO-8859-1 is a subset.
 *
 * @param encoding what the bytes turned out to be
 * @param lines without their ends, whether LF, CR LF or CR
 */
public record WrittenText(Charset encoding, List<String> lines) {

    private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern KEY = Pattern.compile("[\\w-]+(\\.[\\w-]+)+");
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    public WrittenText {
        lines = List.copyOf(lines);
    }

    /** @return the text, or {@code text.binary} when the bytes are no text at all (a NUL among them) */
    public static Answer<WrittenText> read(byte[] bytes) {
        Charset encoding = encoding(bytes);
        String text = new String(bytes, encoding);
        if (!text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK) {
            text = text.substring(1);
        }
        return text.indexOf('\0') >= 0
                ? Answer.refuse("text.binary")
                : Answer.of(new WrittenText(encoding, text.lines().toList()));
    }

    private static Charset encoding(byte[] bytes) {
        if (startsWith(bytes, 0xFF, 0xFE)) {
            return StandardCharsets.UTF_16LE;
        }
        if (startsWith(bytes, 0xFE, 0xFF)) {
            return StandardCharsets.UTF_16BE;
        }
        return isUtf8(bytes) ? StandardCharsets.UTF_8 : WINDOWS_1252;
    }

    private static boolean startsWith(byte[] bytes, int first, int second) {
        return bytes.length >= 2 && (bytes[0] & 0xFF) == first && (bytes[1] & 0xFF) == second;
    }

    /** A character cut short by the end of the file is forgiven: the file was UTF-8 before it was cut. */
    private static boolean isUtf8(byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        CoderResult result = decoder.decode(ByteBuffer.wrap(bytes), CharBuffer.allocate(bytes.length + 1), false);
        return !result.isError();
    }

    /** The beginning of what was written, where it is long: as much of it as is read at a glance. */
    public static String beginning(String text, int most) {
        return text.codePointCount(0, text.length()) > most
                ? text.substring(0, text.offsetByCodePoints(0, most)) + "…"
                : text;
    }

    /** What a person wrote where the program may give a message key: kept so that it is no key, whatever he wrote. */
    public static String asWritten(String text) {
        return KEY.matcher(text).matches() ? text + " " : text;
    }

    /** Capitals without accents, ligatures in two letters: {@code Bœuf} is BOEUF, {@code béarnais} is BEARNAIS. */
    public static String fold(String word) {
        return foldKeepingCase(word).toUpperCase(Locale.ROOT);
    }

    /** The same without touching the case. */
    public static String foldKeepingCase(String word) {
        if (word.chars().allMatch(letter -> letter < 128)) {
            return word;
        }
        String letters =
                word.replace("œ", "oe").replace("Œ", "OE").replace("æ", "ae").replace("Æ", "AE");
        return MARKS.matcher(Normalizer.normalize(letters, Normalizer.Form.NFD)).replaceAll("");
    }
}
