package org.chevalet.live;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.chevalet.Patience;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Seat;
import org.chevalet.core.rules.TableNumber;

/** What the server has heard of words not sent yet: a test that cuts the network or lets time pass waits for it here. */
@ApplicationScoped
public class HeardDrafts {

    @Inject
    LiveGames games;

    /** Until the server knows that this word, written as the tablet tells it, stands on the device of this table. */
    public void await(long game, int table, String word) {
        LiveGame live = games.find(game).value();
        Seat seat = live.game().seats().stream()
                .filter(one -> one.table().equals(new TableNumber(table)))
                .findFirst()
                .orElseThrow();
        Patience.await()
                .until(() -> live.decide(moment -> Answer.of(moment.witness(seat.player(), moment.round())
                                .filter(draft -> draft.word().equals(word))
                                .isPresent()))
                        .value());
    }
}
