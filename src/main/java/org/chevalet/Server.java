package org.chevalet;

import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.QuarkusApplication;
import jakarta.inject.Inject;
import org.chevalet.language.TerminalText;
import org.chevalet.welcome.Greeting;

/** The server once it answers: says where, then serves until the process is stopped. */
public class Server implements QuarkusApplication {

    private final Greeting greeting;

    @Inject
    Server(Greeting greeting) {
        this.greeting = greeting;
    }

    @Override
    public int run(String... args) {
        TerminalText.writer(System.out).println(greeting.text());
        Quarkus.waitForExit();
        return 0;
    }
}
