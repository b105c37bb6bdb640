package org.chevalet;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A bad network between browsers and the server: it passes, it cuts with a reset, or it swallows everything without
 * closing anything, as a dead access point does.
 */
public final class DroppingProxy implements AutoCloseable {

    private enum Mode {
        PASS,
        CUT,
        SWALLOW
    }

    private final ServerSocket door;
    private final int server;
    private final Set<Link> links = ConcurrentHashMap.newKeySet();
    private volatile Mode mode = Mode.PASS;

    private DroppingProxy(ServerSocket door, int server) {
        this.door = door;
        this.server = server;
    }

    /** @param server the port of the server on this machine */
    public static DroppingProxy to(int server) {
        try {
            ServerSocket door = new ServerSocket(0, 500, InetAddress.getLoopbackAddress());
            DroppingProxy proxy = new DroppingProxy(door, server);
            start("proxy", proxy::listen);
            return proxy;
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    public int port() {
        return door.getLocalPort();
    }

    /** Everything goes through again, on new connections: those that lost something are reset. */
    public void pass() {
        mode = Mode.PASS;
        links.stream().filter(link -> link.spoiled).forEach(Link::reset);
    }

    /** Every connection is reset, and every new one too. */
    public void cut() {
        mode = Mode.CUT;
        links.forEach(Link::reset);
    }

    /** Nothing gets through any more, and nobody is told. */
    public void swallow() {
        mode = Mode.SWALLOW;
    }

    private void listen() {
        while (!door.isClosed()) {
            try {
                open(door.accept());
            } catch (IOException closed) {
                return;
            }
        }
    }

    private void open(Socket client) {
        Link link = new Link(client);
        links.add(link);
        if (mode == Mode.CUT) {
            link.reset();
        } else {
            start("proxy in", () -> link.run(true));
        }
    }

    private static void start(String name, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
    }

    /** One connection of a browser, and the one to the server made for it. */
    private final class Link {
        private final Socket client;
        private Socket target;
        private volatile boolean spoiled;

        Link(Socket client) {
            this.client = client;
        }

        void run(boolean inward) {
            try {
                if (inward) {
                    target = new Socket(InetAddress.getLoopbackAddress(), server);
                    start("proxy out", () -> run(false));
                }
                pump(
                        inward ? client.getInputStream() : target.getInputStream(),
                        inward ? target.getOutputStream() : client.getOutputStream());
                close();
            } catch (IOException gone) {
                reset();
            }
        }

        private void pump(InputStream from, OutputStream to) throws IOException {
            byte[] some = new byte[8192];
            int read = from.read(some);
            while (read >= 0) {
                if (mode == Mode.PASS && !spoiled) {
                    to.write(some, 0, read);
                    to.flush();
                } else {
                    spoiled = true;
                }
                read = from.read(some);
            }
        }

        /** One side has ended; while nothing gets through the other does not hear of it. */
        private void close() throws IOException {
            if (mode == Mode.SWALLOW) {
                spoiled = true;
                return;
            }
            links.remove(this);
            client.close();
            target.close();
        }

        void reset() {
            links.remove(this);
            for (Socket side : new Socket[] {client, target}) {
                try {
                    if (side != null) {
                        side.setSoLinger(true, 0);
                        side.close();
                    }
                } catch (IOException gone) {
                    // nothing is left to reset
                }
            }
        }
    }

    @Override
    public void close() {
        try {
            door.close();
        } catch (IOException gone) {
            // nobody can come in any more
        }
        links.forEach(Link::reset);
    }
}
