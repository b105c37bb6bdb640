package org.chevalet.sheets.braille;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** What cells each sign of a braille code has, read from {@code sheets/braille/<code>.tsv}: sign, tab, dots. */
final class SignTable {

    private final Map<Integer, String> cells = new HashMap<>();

    private SignTable() {}

    static SignTable read(String code) {
        SignTable table = new SignTable();
        String path = "/sheets/braille/" + code + ".tsv";
        try (InputStream in = Objects.requireNonNull(SignTable.class.getResourceAsStream(path), path);
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            lines.lines().filter(line -> line.indexOf('\t') > 0).forEach(table::add);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return table;
    }

    private void add(String line) {
        int tab = line.indexOf('\t');
        cells.put(line.codePointAt(0), Cells.ofDots(line.substring(tab + 1).strip()));
    }

    /** @param sign a code point; of a letter the small one */
    Optional<String> of(int sign) {
        return Optional.ofNullable(cells.get(sign));
    }
}
