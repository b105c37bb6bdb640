package org.chevalet.core.lexicon;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * The packed form of a lexicon: the mark {@code CHVLEX} and the version as one long; name, word count,
 * sha256; then the automaton read forwards, the one read outwards, and the groups, completions (two arrays) and
 * words of the anagrams, each as number of bytes, bytes; numbers are little-endian, as the processors at hand have them.
 */
final class PackedLexicon {

    private static final long MARK = 0x4348_564C_4558_0005L;
    private static final int MOST_BYTES = 1 << 26;
    private static final int PIECE = 1 << 15;

    private PackedLexicon() {}

    static void write(Lexicon lexicon, OutputStream to) throws IOException {
        DataOutputStream out = new DataOutputStream(to);
        out.writeLong(MARK);
        out.writeUTF(lexicon.identity().name());
        out.writeInt(lexicon.identity().wordCount());
        out.writeUTF(lexicon.identity().sha256());
        writeLongs(lexicon.graph().arcs(), out);
        writeLongs(lexicon.gaddag().arcs(), out);
        writeLongs(lexicon.anagrams().groups().entries(), out);
        writeInts(lexicon.anagrams().completions().named(), out);
        writeLongs(lexicon.anagrams().completions().any(), out);
        writeBytes(lexicon.anagrams().words(), out);
        out.flush();
    }

    static Lexicon read(InputStream from) throws IOException {
        DataInputStream in = new DataInputStream(from);
        if (in.readLong() != MARK) {
            throw new IOException("not a packed lexicon of this version");
        }
        LexiconIdentity identity = new LexiconIdentity(in.readUTF(), in.readInt(), in.readUTF());
        WordGraph graph = new WordGraph(readLongs(in));
        Gaddag gaddag = new Gaddag(readLongs(in));
        KeyTable groups = new KeyTable(readLongs(in));
        Completions completions = new Completions(readInts(in), readLongs(in));
        return new Lexicon(identity, graph, gaddag, new Anagrams(groups, completions, readBytes(in)));
    }

    private static void writeBytes(byte[] bytes, DataOutputStream out) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static void writeLongs(long[] longs, DataOutputStream out) throws IOException {
        ByteBuffer bytes = littleEndian(longs.length * Long.BYTES);
        bytes.asLongBuffer().put(longs);
        writeBytes(bytes.array(), out);
    }

    private static void writeInts(int[] ints, DataOutputStream out) throws IOException {
        ByteBuffer bytes = littleEndian(ints.length * Integer.BYTES);
        bytes.asIntBuffer().put(ints);
        writeBytes(bytes.array(), out);
    }

    private static ByteBuffer littleEndian(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static byte[] readBytes(DataInputStream in) throws IOException {
        byte[] bytes = new byte[readSize(in)];
        in.readFully(bytes);
        return bytes;
    }

    private static int readSize(DataInputStream in) throws IOException {
        int size = in.readInt();
        if (size < 0 || size > MOST_BYTES) {
            throw new IOException("not a packed lexicon: " + size + " bytes");
        }
        return size;
    }

    private static int[] readInts(DataInputStream in) throws IOException {
        int[] ints = new int[readSize(in) / Integer.BYTES];
        ByteBuffer piece = littleEndian(PIECE);
        for (int read = 0; read < ints.length; ) {
            int count = Math.min(ints.length - read, PIECE / Integer.BYTES);
            in.readFully(piece.array(), 0, count * Integer.BYTES);
            piece.asIntBuffer().get(ints, read, count);
            read += count;
        }
        return ints;
    }

    /** Piece by piece, so that the bytes are still in the cache when they become longs. */
    private static long[] readLongs(DataInputStream in) throws IOException {
        long[] longs = new long[readSize(in) / Long.BYTES];
        ByteBuffer piece = littleEndian(PIECE);
        for (int read = 0; read < longs.length; ) {
            int count = Math.min(longs.length - read, PIECE / Long.BYTES);
            in.readFully(piece.array(), 0, count * Long.BYTES);
            piece.asLongBuffer().get(longs, read, count);
            read += count;
        }
        return longs;
    }
}
