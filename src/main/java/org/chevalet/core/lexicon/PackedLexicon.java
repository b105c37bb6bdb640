package org.chevalet.core.lexicon;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;

/**
 * The packed form of a lexicon, big-endian: the mark {@code CHVLEX} and the version as one long; name, word count,
 * sha256; then the automaton: root, number of ints, ints.
 */
final class PackedLexicon {

    private static final long MARK = 0x4348_564C_4558_0001L;
    private static final int MOST_INTS = 1 << 24;

    private PackedLexicon() {}

    static void write(LexiconIdentity identity, WordGraph graph, OutputStream to) throws IOException {
        DataOutputStream out = new DataOutputStream(to);
        out.writeLong(MARK);
        out.writeUTF(identity.name());
        out.writeInt(identity.wordCount());
        out.writeUTF(identity.sha256());
        out.writeInt(graph.root());
        writeInts(graph.states(), out);
        out.flush();
    }

    static Lexicon read(InputStream from) throws IOException {
        DataInputStream in = new DataInputStream(from);
        if (in.readLong() != MARK) {
            throw new IOException("not a packed lexicon of this version");
        }
        LexiconIdentity identity = new LexiconIdentity(in.readUTF(), in.readInt(), in.readUTF());
        int root = in.readInt();
        return new Lexicon(identity, new WordGraph(readInts(in), root));
    }

    private static void writeInts(int[] ints, DataOutputStream out) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(ints.length * Integer.BYTES);
        bytes.asIntBuffer().put(ints);
        out.writeInt(ints.length);
        out.write(bytes.array());
    }

    private static int[] readInts(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > MOST_INTS) {
            throw new IOException("not a packed lexicon: " + length + " ints");
        }
        byte[] bytes = in.readNBytes(length * Integer.BYTES);
        if (bytes.length < length * Integer.BYTES) {
            throw new EOFException("packed lexicon cut short");
        }
        int[] ints = new int[length];
        ByteBuffer.wrap(bytes).asIntBuffer().get(ints);
        return ints;
    }
}
