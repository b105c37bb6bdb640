package org.chevalet.tournament;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chevalet.core.board.Direction;
import org.chevalet.core.rules.ConnectingLetter;
import org.chevalet.core.rules.SlipDetails;
import org.chevalet.core.rules.SlipMark;
import org.chevalet.core.rules.WrittenSlip;

/** What else was noted about a slip, as JSON in the database, in files and for the console: only what there is. */
public final class SlipDetailsJson {

    private static final JsonMapper JSON = GameEventJson.mapper()
            .rebuild()
            .disable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .build();

    private SlipDetailsJson() {}

    /** The details of a slip, or of one solution on it. */
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    public record DetailsPart(
            Optional<Direction> direction,

            @JsonSetter(nulls = Nulls.AS_EMPTY, contentNulls = Nulls.FAIL)
            List<LetterPart> connecting,

            @JsonSetter(nulls = Nulls.AS_EMPTY, contentNulls = Nulls.FAIL)
            List<SlipMark> marks,

            @JsonSetter(nulls = Nulls.AS_EMPTY, contentNulls = Nulls.FAIL)
            List<SolutionPart> others) {

        public static DetailsPart of(SlipDetails details) {
            return new DetailsPart(
                    details.direction(),
                    details.connecting().stream().map(LetterPart::of).toList(),
                    sorted(details.marks()),
                    details.others().stream().map(SolutionPart::of).toList());
        }

        /** @throws IllegalArgumentException when these cannot be details of a slip */
        public SlipDetails details() {
            return new SlipDetails(
                    direction,
                    connecting.stream().map(LetterPart::letter).toList(),
                    Set.copyOf(marks),
                    others.stream().map(SolutionPart::written).toList());
        }
    }

    /** A letter of the board copied beside the word, counted from the word's first letter. */
    public record LetterPart(int along, int aside, char symbol) {

        static LetterPart of(ConnectingLetter letter) {
            return new LetterPart(letter.along(), letter.aside(), letter.letter());
        }

        /** @throws IllegalArgumentException for what is no capital */
        public ConnectingLetter letter() {
            return new ConnectingLetter(along, aside, symbol);
        }
    }

    /**
     * A further solution on the same slip.
     *
     * @param claim as {@link ClaimJson} writes it
     * @param details its own direction, connecting letters and marks
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record SolutionPart(
            String word, String reference, String claim, Optional<Integer> score, Optional<DetailsPart> details) {

        static SolutionPart of(WrittenSlip slip) {
            return new SolutionPart(
                    slip.word(),
                    slip.reference(),
                    ClaimJson.name(slip.claim()),
                    ClaimJson.score(slip.claim()),
                    part(slip.details()));
        }

        WrittenSlip written() {
            return new WrittenSlip(word, reference, ClaimJson.read(claim, score), read(details));
        }
    }

    private static List<SlipMark> sorted(Set<SlipMark> marks) {
        return marks.isEmpty() ? List.of() : List.copyOf(EnumSet.copyOf(marks));
    }

    /** Empty when nothing was noted. */
    public static Optional<DetailsPart> part(SlipDetails details) {
        return details.equals(SlipDetails.NONE) ? Optional.empty() : Optional.of(DetailsPart.of(details));
    }

    /** @throws IllegalArgumentException when these cannot be details of a slip */
    public static SlipDetails read(Optional<DetailsPart> part) {
        return part.map(DetailsPart::details).orElse(SlipDetails.NONE);
    }

    /** The text for the database; empty when nothing was noted. */
    static Optional<String> write(SlipDetails details) {
        return part(details).map(noted -> {
            try {
                return JSON.writeValueAsString(noted);
            } catch (JsonProcessingException unwritable) {
                throw new IllegalStateException("cannot write " + noted, unwritable);
            }
        });
    }

    static SlipDetails parse(String text) {
        try {
            return JSON.readValue(text, DetailsPart.class).details();
        } catch (JsonProcessingException malformed) {
            throw new IllegalStateException("no details of a slip: " + text, malformed);
        }
    }
}
