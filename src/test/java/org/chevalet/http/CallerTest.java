package org.chevalet.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CallerTest {

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1", "127.8.8.8", "::1", "0:0:0:0:0:0:0:1", "::ffff:127.0.0.1"})
    void theLoopbackIsThisMachine(String address) {
        assertThat(Caller.startsHere(address)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"203.0.113.9", "2001:db8::1", "::ffff:203.0.113.9"})
    void anAddressThatIsNotOursIsNot(String address) {
        assertThat(Caller.startsHere(address)).isFalse();
    }
}
