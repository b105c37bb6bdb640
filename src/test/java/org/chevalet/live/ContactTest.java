package org.chevalet.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Optional;
import org.chevalet.live.Contact.Cut;
import org.junit.jupiter.api.Test;

/** When contact with a device was lost and came back, as the server saw it. Times are seconds of one clock. */
class ContactTest {

    private final Contact contact = new Contact(at(0));

    private static Instant at(double seconds) {
        return Instant.parse("2026-03-01T14:00:00Z").plusMillis((long) (seconds * 1000));
    }

    private Optional<Cut> cut(double moment, double now) {
        return contact.cutAt(at(moment), at(now));
    }

    @Test
    void aDeviceThatAnswersEveryPingWasNeverLost() {
        contact.opened(at(0));
        for (int second = 5; second <= 60; second += 5) {
            contact.heard(at(second));
        }
        assertThat(cut(31, 60)).isEmpty();
        assertThat(contact.isOnline(at(60))).isTrue();
    }

    @Test
    void aClosedConnectionIsLostWhenItClosesAndBackWhenTheNextOneOpens() {
        contact.opened(at(0));
        contact.heard(at(5));
        contact.closed(at(8));
        assertThat(contact.isOnline(at(8))).isFalse();
        assertThat(cut(9, 20)).contains(new Cut(at(8), Optional.empty()));
        contact.opened(at(25));
        assertThat(cut(9, 30)).contains(new Cut(at(8), Optional.of(at(25))));
        assertThat(cut(8, 30)).as("the moment it was lost").isEmpty();
        assertThat(cut(25, 30)).as("the moment it was back").isPresent();
        assertThat(cut(26, 30)).isEmpty();
    }

    @Test
    void aHalfOpenConnectionIsLostWhereItWasHeardLast() {
        contact.opened(at(0));
        contact.heard(at(10));
        assertThat(cut(11, 17)).as("no ping is overdue yet").isEmpty();
        assertThat(cut(11, 17.1)).contains(new Cut(at(10), Optional.empty()));
        assertThat(contact.isOnline(at(22))).isTrue();
        assertThat(contact.isOnline(at(22.1))).isFalse();
        contact.closed(at(40));
        contact.opened(at(45));
        assertThat(cut(11, 50)).contains(new Cut(at(10), Optional.of(at(45))));
    }

    @Test
    void aSecondDeviceOfTheSamePlayerKeepsTheContact() {
        contact.opened(at(0));
        contact.opened(at(1));
        contact.closed(at(2));
        assertThat(cut(3, 5)).isEmpty();
        assertThat(contact.isOnline(at(5))).isTrue();
    }

    @Test
    void aRequestIsASignOfLifeToo() {
        contact.opened(at(0));
        contact.closed(at(3));
        contact.heard(at(9));
        assertThat(cut(5, 12)).contains(new Cut(at(3), Optional.of(at(9))));
        assertThat(contact.isOnline(at(9)))
                .as("but no connection, so nothing reaches it")
                .isFalse();
    }

    @Test
    void theConsoleIsToldOnceOfEachTurn() {
        contact.opened(at(0));
        assertThat(contact.turned(at(0))).contains(true);
        assertThat(contact.turned(at(5))).isEmpty();
        assertThat(contact.turned(at(13))).contains(false);
        contact.heard(at(14));
        assertThat(contact.turned(at(14))).contains(true);
    }
}
