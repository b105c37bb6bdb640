package org.chevalet.welcome;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.QRCodeWriter;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import java.util.Map;

/** A QR code as a drawing: one unit a module, four units of quiet around, black on white in every colour scheme. */
final class QrCode {

    /** Characters at most: what a phone still reads across a table. */
    static final int LONGEST = 300;

    private static final int QUIET = 4;

    private QrCode() {}

    static String svg(String text) {
        BitMatrix modules = modules(text);
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < modules.getHeight(); y++) {
            row(modules, y, path);
        }
        int side = modules.getWidth();
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + side + " " + side
                + "\" shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h" + side + "v" + side
                + "H0z\"/><path fill=\"#000\" d=\"" + path + "\"/></svg>";
    }

    /** One rectangle a run, so that no hair line shows between modules. */
    private static void row(BitMatrix modules, int y, StringBuilder path) {
        int x = 0;
        while (x < modules.getWidth()) {
            int start = x;
            while (x < modules.getWidth() && modules.get(x, y)) {
                x++;
            }
            if (x > start) {
                int run = x - start;
                path.append("M%d %dh%dv1h-%dz".formatted(start, y, run, run));
            }
            x++;
        }
    }

    private static BitMatrix modules(String text) {
        Map<EncodeHintType, Object> hints = Map.of(
                EncodeHintType.CHARACTER_SET,
                "UTF-8",
                EncodeHintType.ERROR_CORRECTION,
                ErrorCorrectionLevel.M,
                EncodeHintType.MARGIN,
                QUIET);
        try {
            return new QRCodeWriter().encode(text, BarcodeFormat.QR_CODE, 0, 0, hints);
        } catch (WriterException tooLong) {
            throw new IllegalArgumentException(tooLong);
        }
    }
}
