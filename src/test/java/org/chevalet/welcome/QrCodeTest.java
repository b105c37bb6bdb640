package org.chevalet.welcome;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.ChecksumException;
import com.google.zxing.FormatException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.decoder.Decoder;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QrCodeTest {

    private static final int QUIET = 4;
    private static final Pattern RUN = Pattern.compile("M(\\d+) (\\d+)h(\\d+)v1h-\\d+z");
    private static final Pattern SIDE = Pattern.compile("viewBox=\"0 0 (\\d+) \\d+\"");

    @ParameterizedTest
    @ValueSource(strings = {"http://192.168.1.20:8080/jouer/4821", "Écran de la salle", "http://[fd00::1]:8080/jouer"})
    void whatIsDrawnIsReadBack(String text) throws FormatException, ChecksumException {
        assertThat(new Decoder().decode(modules(QrCode.svg(text))).getText()).isEqualTo(text);
    }

    /** The modules without the quiet zone, read from the drawing. */
    private static BitMatrix modules(String svg) {
        Matcher side = SIDE.matcher(svg);
        assertThat(side.find()).isTrue();
        BitMatrix modules = new BitMatrix(Integer.parseInt(side.group(1)) - 2 * QUIET);
        Matcher run = RUN.matcher(svg);
        while (run.find()) {
            int left = Integer.parseInt(run.group(1)) - QUIET;
            int top = Integer.parseInt(run.group(2)) - QUIET;
            modules.setRegion(left, top, Integer.parseInt(run.group(3)), 1);
        }
        return modules;
    }
}
